export * from './chat.ts';
export * from './frames.ts';
export * from './calls.ts';
