export * from './calls.ts';
export * from './referral.ts';
