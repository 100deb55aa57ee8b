export * from './calls.ts';
export * from './friend.ts';
