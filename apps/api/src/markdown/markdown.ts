import type { BlockContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { ArticleBlock, TextMark } from '@portal/contracts/article';

/** A body of Markdown that becomes these blocks. */
export function markdownOf(blocks: readonly ArticleBlock[]): string {
  const children = blocks.flatMap(nodeOf);
  return toMarkdown({ type: 'root', children }, { extensions: [gfmTableToMarkdown()], bullet: '-', rule: '-', emphasis: '_' });
}

const paragraph = (text: string, marks: readonly TextMark[] = []): Paragraph => ({ type: 'paragraph', children: phrasing(text, 0, text.length, marks) });

function nodeOf(block: ArticleBlock): RootContent[] {
  switch (block.type) {
    case 'paragraph':
      return [isCode(block) ? { type: 'code', value: block.text } : paragraph(block.text, block.marks)];
    case 'heading':
      return [{ type: 'heading', depth: 2, children: [{ type: 'text', value: block.text }] }];
    case 'quote':
      return [{ type: 'blockquote', children: quoted(block) }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: block.ordered,
          spread: false,
          children: block.items.map((item, index): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(item, block.marks?.[index])] })),
        },
      ];
    case 'table':
      return [
        {
          type: 'table',
          children: [block.head, ...block.rows].map((row) => ({
            type: 'tableRow',
            children: row.map((cell) => ({ type: 'tableCell', children: [{ type: 'text', value: cell }] })),
          })),
        },
      ];
    case 'match':
      return [
        { type: 'paragraph', children: [{ type: 'link', url: `/truc-tiep/bong-da/${block.fixtureId}`, children: [{ type: 'text', value: block.title }] }] },
      ];
    case 'picture':
      return [{ type: 'paragraph', children: [{ type: 'image', url: block.url, alt: block.alt, title: block.caption }] }];
    // A kind of a newer contract.
    default:
      return [];
  }
}

const isCode = ({ text, marks = [] }: { text: string; marks?: readonly TextMark[] | undefined }): boolean =>
  text.includes('\n') && marks.some(({ kind, from, to }) => kind === 'code' && from === 0 && to === text.length);

/** Its paragraphs, and whose words they are. */
function quoted({ text, marks = [], by }: ArticleBlock & { type: 'quote' }): BlockContent[] {
  const parts: Paragraph[] = [];
  let at = 0;
  for (const part of text.split('\n\n')) {
    const [from, to] = [at, at + part.length];
    parts.push({ type: 'paragraph', children: phrasing(text, from, to, marks) });
    at = to + 2;
  }
  return by === null ? parts : [...parts, paragraph(`— ${by}`)];
}

/** A stretch of a text with its marks as nodes, the outermost first. */
function phrasing(text: string, from: number, to: number, marks: readonly TextMark[]): PhrasingContent[] {
  const within = marks
    .map((mark) => ({ ...mark, from: Math.max(mark.from, from), to: Math.min(mark.to, to) }))
    .filter((mark) => mark.to > mark.from)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const [outer, ...rest] = within;
  if (!outer) return lines(text.slice(from, to));
  const inner = phrasing(
    text,
    outer.from,
    outer.to,
    rest.filter((mark) => mark.from < outer.to),
  );
  const after = phrasing(text, outer.to, to, rest);
  return [...lines(text.slice(from, outer.from)), ...node(outer, text, inner), ...after];
}

function node({ kind, href = '', from, to }: TextMark, text: string, children: PhrasingContent[]): PhrasingContent[] {
  switch (kind) {
    case 'strong':
      return [{ type: 'strong', children }];
    case 'emphasis':
      return [{ type: 'emphasis', children }];
    case 'link':
      return [{ type: 'link', url: href, children }];
    case 'code':
      return [{ type: 'inlineCode', value: text.slice(from, to) }];
    default:
      return children;
  }
}

/** The end of a line within a paragraph is said. */
const lines = (text: string): PhrasingContent[] =>
  text === ''
    ? []
    : text
        .split('\n')
        .flatMap((line, index): PhrasingContent[] => [
          ...(index > 0 ? [{ type: 'break' } as const] : []),
          ...(line === '' ? [] : [{ type: 'text', value: line } as const]),
        ]);
