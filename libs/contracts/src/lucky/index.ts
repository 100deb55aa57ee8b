export * from './calls.ts';
export * from './lucky.ts';
