export * from './calls.ts';
export * from './privacy.ts';
