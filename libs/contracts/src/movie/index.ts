export * from './movie.ts';
export * from './calls.ts';
