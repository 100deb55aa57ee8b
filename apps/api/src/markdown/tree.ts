import type { Definition, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markdown (CommonMark with tables) as a tree. Every text is Markdown; one that holds `tooMuch` takes long, or more of the stack than there is. */
export const parse = (markdown: string): Root => fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** Everything in a tree, from its beginning to its end. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** Addresses that stand apart from where they are used: `[words][name]` and `[name]: address`. The first of a name counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  for (const node of nodesOf(tree)) if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  return found;
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
