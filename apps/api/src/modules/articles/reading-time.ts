import type { ArticleBlock } from '@portal/contracts/article';

/** Syllables of Vietnamese and words of English are read about as fast; a Chinese character stands for about half of one. */
const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 400;

/** Minutes it takes to read an article, at least one. */
export function readingMinutes(blocks: readonly ArticleBlock[]): number {
  const text = textsOf(blocks).join(' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

/** All that an article says, and its pictures under them. */
export const textsOf = (blocks: readonly ArticleBlock[]): string[] => blocks.flatMap(textOf);

function textOf(block: ArticleBlock): string[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'match':
      return [block.title];
    case 'picture':
      return block.caption === null ? [] : [block.caption];
    default:
      return [block.text];
  }
}
