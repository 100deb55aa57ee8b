export * from './article.ts';
export * from './calls.ts';
