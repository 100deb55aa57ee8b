export { createReplay } from './create-replay.ts';
export type { Replay, ReplayChange, ReplayFixture, ReplayOptions } from './create-replay.ts';
export { COMMENTATORS, commentatorsOf, styleWords } from './commentators.ts';
export type { Commentator, CommentatorStyle } from './commentators.ts';
export { fixtureIdOfSlot, slotOfFixtureId } from './slots.ts';
