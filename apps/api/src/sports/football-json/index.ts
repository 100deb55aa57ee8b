export { holdsMatches, readFootballJson } from './read.ts';
export type { FootballJsonOptions, FootballJsonResult } from './read.ts';
export { parseJson } from './parse.ts';
export { salvageMatches } from './salvage.ts';
export { readReference } from './reference.ts';
export type { ReferenceResult } from './reference.ts';
export type { JsonProblem } from './problem.ts';
