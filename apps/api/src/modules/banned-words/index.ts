export { WordFilter } from './word-filter.ts';
