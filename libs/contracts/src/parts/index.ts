// What calls of several nouns are made of.
export * from './day.ts';
export * from './joining.ts';
export * from './paging.ts';
export * from './text.ts';
export * from './values.ts';
