export * from './user.ts';
export * from './calls.ts';
