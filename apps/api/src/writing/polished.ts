import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import type { ArticleWords } from '../modules/articles/index.ts';

const between = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})/gu;
/** In Chinese a space parts its own characters from Latin letters and figures; phrases need not think of which name comes. */
const spaced = (text: string): string => text.replace(between, ' ');

/** An article as its language is set. */
export function polished(words: ArticleWords, language: Language): ArticleWords {
  if (language !== 'zh') return words;
  const { title, plainTitle, lead, blocks } = words;
  return { title: spaced(title), ...(plainTitle !== undefined && { plainTitle: spaced(plainTitle) }), lead: spaced(lead), blocks: blocks.map(polishedBlock) };
}

function polishedBlock(block: ArticleBlock): ArticleBlock {
  if (block.type === 'list') return { ...block, items: block.items.map(spaced) };
  if (block.type === 'table') return { ...block, head: block.head.map(spaced), rows: block.rows.map((row) => row.map(spaced)) };
  if (block.type === 'match') return { ...block, title: spaced(block.title) };
  if (block.type === 'picture') return { ...block, alt: spaced(block.alt), caption: block.caption === null ? null : spaced(block.caption) };
  return { ...block, text: spaced(block.text) };
}
