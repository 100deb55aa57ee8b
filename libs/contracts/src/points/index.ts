export * from './points.ts';
export * from './calls.ts';
