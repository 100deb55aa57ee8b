export { blocksOf, picturesIn, type Picture, type Written } from './blocks.ts';
export { tooMuch } from './limits.ts';
export { markdownOf } from './markdown.ts';
export { parse } from './tree.ts';
