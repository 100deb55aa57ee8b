export * from './event.ts';
export * from './calls.ts';
