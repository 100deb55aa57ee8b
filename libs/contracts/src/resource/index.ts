export * from './site.ts';
export * from './calls.ts';
