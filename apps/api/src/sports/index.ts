export { readSource, reportLines } from './read-source.ts';
export { loadSnapshot } from './snapshot/index.ts';
export { teamFacts } from './teams.ts';
export { stageOf, stageWords } from './stages.ts';
export * from './replay/index.ts';
