export { countsOf, readFootballTxt } from './read.ts';
export type { FootballTxtCounts, FootballTxtOptions, FootballTxtResult } from './read.ts';
export type { Problem } from './source-text.ts';
