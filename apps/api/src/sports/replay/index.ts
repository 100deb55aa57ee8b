export { createReplay } from './create-replay.ts';
export { commentatorsOf, styleWords } from './commentators.ts';
export { slotOfFixtureId } from './slots.ts';
