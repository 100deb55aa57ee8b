export { mergeReadings } from './merge.ts';
export type { MergedMatch } from './merge.ts';
export { changeLine, changesOf } from './changes.ts';
export { conflictLine } from './conflicts.ts';
export type { Conflict } from './conflicts.ts';
export type { Reading } from './reading.ts';
