import type { ArticleBlock } from '@portal/contracts/article';

/** How blocks stand in the files of this folder: a text is a paragraph, or a heading after '## '; a list is a list, its items after '1.' numbered. */
export type WrittenBlock = string | string[] | { head: string[]; rows: string[][] };

export const blocksOf = (written: readonly WrittenBlock[]): ArticleBlock[] =>
  written.map((block) => {
    if (typeof block === 'string') return block.startsWith('## ') ? { type: 'heading', text: block.slice(3) } : { type: 'paragraph', text: block };
    if (!Array.isArray(block)) return { type: 'table', ...block };
    const [first, ...items] = block;
    return first === '1.' ? { type: 'list', ordered: true, items } : { type: 'list', ordered: false, items: block };
  });
