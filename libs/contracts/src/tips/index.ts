export * from './tip.ts';
export * from './statistics.ts';
export * from './calls.ts';
