export * from './tip.ts';
export * from './calls.ts';
