export * from './report.ts';
export * from './calls.ts';
