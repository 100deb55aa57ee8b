import type { Blockquote, Heading, List, ListItem, Paragraph, Root, RootContent, Table, TableCell } from 'mdast';
import type { ArticleBlock } from '@portal/contracts/article';
import type { DraftWarning } from '@portal/contracts/draft';
import { joined, marked, type Ground, type Marked } from './inline.ts';
import { definitionsOf, lineOf, nodesOf } from './tree.ts';

/** A picture that may be shown. Pixels. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}
export interface Written {
  readonly blocks: ArticleBlock[];
  readonly warnings: DraftWarning[];
}

/** So many warnings are enough to know that something is wrong. */
const MOST_WARNINGS = 100;
/** What of something is told. Characters. */
const MOST_TOLD = 120;
/** A page of a match: all of its addresses end so. */
const MATCH = /^\/truc-tiep\/[a-z-]+\/([1-9]\d{0,14})$/;

/** Addresses of the pictures in a body, as they are written. */
export const picturesIn = (tree: Root): string[] => {
  const definitions = definitionsOf(tree);
  return [...nodesOf(tree)].flatMap((node) => {
    if (node.type === 'image') return [node.url];
    if (node.type === 'imageReference') return definitions.get(node.identifier)?.url ?? [];
    return [];
  });
};

/**
 * The blocks that a body of Markdown becomes. Blocks are plain text with marks, so nothing that an author writes becomes markup; HTML is shown as it was typed.
 * `pictures`: those that may be shown, by their addresses.
 */
export function blocksOf(tree: Root, pictures: ReadonlyMap<string, Picture>): Written {
  const warnings: DraftWarning[] = [];
  const ground: Ground = {
    definitions: definitionsOf(tree),
    warn: (kind, node, what) => {
      if (warnings.length < MOST_WARNINGS) warnings.push({ kind, line: lineOf(node), what: what.slice(0, MOST_TOLD) });
    },
  };
  const blocks = tree.children.flatMap((node) => block(node, ground, pictures));
  return { blocks, warnings };
}

const withMarks = ({ text, marks }: Marked) => ({ text, ...(marks.length > 0 && { marks }) });

function block(node: RootContent, ground: Ground, pictures: ReadonlyMap<string, Picture>): ArticleBlock[] {
  switch (node.type) {
    case 'paragraph':
      return alone(node, ground, pictures) ?? paragraph(marked(node.children, ground));
    case 'heading': {
      const text = unmarked(node, ground);
      return text === '' ? [] : [{ type: 'heading', text }];
    }
    case 'blockquote':
      return quote(node, ground);
    case 'list':
      return list(node, ground);
    case 'table':
      return table(node, ground);
    case 'code':
      return node.value.trim() === '' ? [] : [{ type: 'paragraph', text: node.value, marks: [{ kind: 'code', from: 0, to: node.value.length }] }];
    case 'html':
      ground.warn('html', node, node.value);
      return paragraph({ text: node.value.trim(), marks: [] });
    case 'definition':
    case 'thematicBreak':
      return [];
    default:
      ground.warn('kind', node, node.type);
      return [];
  }
}

const paragraph = (words: Marked): ArticleBlock[] => (words.text === '' ? [] : [{ type: 'paragraph', ...withMarks(words) }]);

/** A paragraph of a picture alone, or of a way to a match. */
function alone({ children }: Paragraph, ground: Ground, pictures: ReadonlyMap<string, Picture>): ArticleBlock[] | undefined {
  const [only, ...more] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!only || more.length > 0) return undefined;
  if (only.type === 'image' || only.type === 'imageReference') {
    const { url = '', title = null } = only.type === 'image' ? only : (ground.definitions.get(only.identifier) ?? {});
    const picture = pictures.get(url);
    if (picture) return [{ type: 'picture', ...picture, alt: only.alt ?? '', caption: title?.trim() || null }];
    ground.warn('picture', only, url);
    return paragraph({ text: (only.alt ?? '').trim(), marks: [] });
  }
  const fixtureId = only.type === 'link' ? MATCH.exec(only.url)?.[1] : undefined;
  if (only.type === 'link' && fixtureId !== undefined) {
    const { text } = marked(only.children, ground);
    if (text !== '') return [{ type: 'match', fixtureId: Number(fixtureId), title: text }];
  }
  return undefined;
}

/** Whose words they are stands in a paragraph of its own, after a dash. */
const BY = /^(?:—|–|--)\s*(\S.*)$/su;

function quote(node: Blockquote, ground: Ground): ArticleBlock[] {
  const paragraphs = node.children.flatMap((child) => flat(child, ground));
  const by = paragraphs.length > 1 ? BY.exec(paragraphs.at(-1)?.text ?? '')?.[1] : undefined;
  const words = joined(by === undefined ? paragraphs : paragraphs.slice(0, -1), '\n\n');
  return words.text === '' ? [] : [{ type: 'quote', ...withMarks(words), by: by ?? null }];
}

function list(node: List, ground: Ground): ArticleBlock[] {
  const { ordered, start, children } = node;
  const items = children.flatMap((item) => entries(item, ground)).filter(({ text }) => text !== '');
  const [first] = items;
  if (!first) return [];
  if (ordered && typeof start === 'number' && start !== 1) {
    // A line that begins with a year is one.
    if (items.length === 1) return paragraph(joined([{ text: `${start}.`, marks: [] }, first], ' '));
    ground.warn('kind', node, `${start}.`);
  }
  const isMarked = items.some(({ marks }) => marks.length > 0);
  return [{ type: 'list', ordered: ordered ?? false, items: items.map(({ text }) => text), ...(isMarked && { marks: items.map(({ marks }) => marks) }) }];
}

/** An entry, and those of a list within it, which stand in the same row. */
function entries({ children }: ListItem, ground: Ground): Marked[] {
  const own: Marked[] = [];
  const below: Marked[] = [];
  for (const child of children) {
    if (child.type !== 'list') own.push(...flat(child, ground));
    else {
      ground.warn('nested', child, '');
      below.push(...child.children.flatMap((item) => entries(item, ground)));
    }
  }
  return [joined(own), ...below];
}

/** What stands in another block, as texts. */
function flat(node: RootContent, ground: Ground): Marked[] {
  if (node.type === 'paragraph') return [marked(node.children, ground)];
  if (node.type === 'definition') return [];
  ground.warn('nested', node, node.type);
  if (node.type === 'heading') return [marked(node.children, ground)];
  if (node.type === 'code' || node.type === 'html') return [{ text: node.value.trim(), marks: [] }];
  if (node.type === 'blockquote') return node.children.flatMap((child) => flat(child, ground));
  if (node.type === 'list') return node.children.flatMap((item) => entries(item, ground));
  if (node.type === 'table')
    return node.children.map((row) =>
      joined(
        row.children.map((cell) => marked(cell.children, ground)),
        ' | ',
      ),
    );
  return [];
}

function table({ children }: Table, ground: Ground): ArticleBlock[] {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => unmarked(cell, ground)));
  // A row that is too short has empty cells, and one that is too long ends with the head.
  const wide = (row: readonly string[], index: number) => {
    const [node, beyond] = [children[index + 1], row.slice(head.length).join(' | ')];
    if (node && beyond !== '') ground.warn('kind', node, beyond);
    return head.map((_, column) => row[column] ?? '');
  };
  return head.length === 0 ? [] : [{ type: 'table', head, rows: rows.map(wide) }];
}

/** What stands where nothing can stand out. */
function unmarked(node: Heading | TableCell, ground: Ground): string {
  const { text, marks } = marked(node.children, ground);
  if (marks.length > 0) ground.warn('kind', node, text);
  return text;
}
