export * from './draft.ts';
export * from './calls.ts';
