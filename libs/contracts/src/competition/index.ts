export * from './competition.ts';
export * from './calls.ts';
