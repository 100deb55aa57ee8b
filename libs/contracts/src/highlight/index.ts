export * from './highlight.ts';
export * from './calls.ts';
