export * from './odds.ts';
export * from './calls.ts';
