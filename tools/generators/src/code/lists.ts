import ts from 'typescript';
import type { Splice } from './source.ts';

type List = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;
type Item = ts.ObjectLiteralElementLike | ts.Expression;

const itemsOf = (list: List): ts.NodeArray<Item> => (ts.isObjectLiteralExpression(list) ? list.properties : list.elements);

/** Adds an item at the end of an object or an array, written as its neighbours are: on the same line or on one of its own. */
export function appended(list: List, item: string): Splice {
  const text = list.getSourceFile().text;
  const items = itemsOf(list);
  const last = items.at(-1);
  const close = list.end - 1;
  if (!last) return { from: list.getStart() + 1, to: close, text: isJson(list) ? `\n  ${item}\n` : ts.isObjectLiteralExpression(list) ? ` ${item} ` : item };
  const lead = text.slice(list.getStart() + 1, items[0]?.getStart());
  const end = items.hasTrailingComma ? text.indexOf(',', last.end) + 1 : last.end;
  if (!lead.includes('\n')) return { from: last.end, to: end, text: `, ${item}` };
  const indent = /[^\n]*$/.exec(text.slice(0, last.getStart()))?.[0].match(/^\s*/)?.[0] ?? '  ';
  const comma = isJson(list) ? '' : ',';
  return { from: last.end, to: end, text: `,\n${indent}${item}${comma}` };
}

/** Takes an item out, with its comma and the comment above it. */
export function removed(list: List, item: Item): Splice {
  const items = itemsOf(list);
  const place = items.indexOf(item);
  if (place < 0) throw new Error('the item is of another list');
  const next = items[place + 1];
  const before = items[place - 1];
  // The first of a line leaves no gap behind its bracket.
  if (next && !before && !list.getText().includes('\n')) return { from: item.getStart(), to: next.getStart(), text: '' };
  if (next) return { from: item.getFullStart(), to: next.getFullStart(), text: '' };
  if (before) return { from: before.end, to: item.end, text: '' };
  return { from: item.getFullStart(), to: items.hasTrailingComma ? list.getSourceFile().text.indexOf(',', item.end) + 1 : item.end, text: '' };
}

const isJson = (list: List): boolean => list.getSourceFile().fileName.endsWith('.json');
