export * from './chain.ts';
export * from './tip.ts';
export * from './statistics.ts';
export * from './calls.ts';
export * from './public-tips.ts';
