export * from './match.ts';
export * from './frames.ts';
