export * from './odds.ts';
export * from './season.ts';
export * from './calls.ts';
export * from './frames.ts';
