export * from './comic.ts';
export * from './calls.ts';
