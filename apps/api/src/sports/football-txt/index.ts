export { readFootballTxt } from './read.ts';
export type { FootballTxtOptions, FootballTxtResult } from './read.ts';
export type { Problem } from './source-text.ts';
