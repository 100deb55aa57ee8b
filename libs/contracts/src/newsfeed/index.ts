export * from './post.ts';
export * from './calls.ts';
