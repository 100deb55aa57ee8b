import ts from 'typescript';
import { appended } from '../code/lists.ts';
import { constNamed, parsed, quoted, spliced } from '../code/source.ts';

/** Adds an entry to a top-level list of a module. `where` names the file for the words of an error. */
export function withEntry(source: string, list: string, entry: string, where: string): string {
  const found = constNamed(parsed(source), list);
  if (!found || !ts.isArrayLiteralExpression(found)) throw new Error(`${where} has no list '${list}'`);
  return spliced(source, [appended(found, entry)]);
}

/** A row of the route table. */
export const rowText = (prefix: string, remote: string, layout: string): string => `row(${quoted(prefix)}, ${quoted(remote)}, ${quoted(layout)})`;

/** Prefixes that the route table gives to somebody, pages of the shell among them. */
export const prefixesIn = (table: string): string[] => [...table.matchAll(/\b(?:row|own)\('(\/[^']*)'/g)].map(([, prefix]) => prefix ?? '');

/** What the shell and the api answer themselves. */
const OURS = ['/assets', '/remotes', '/builds', '/au', '/al', '/ac', '/other', '/docs', '/websocket', '/onlineSocket', '/healthz', '/readyz'];
const PREFIX = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** A prefix that is free. Throws with who has it. */
export function freePrefix(prefix: string, table: string): string {
  if (!PREFIX.test(prefix)) throw new Error(`--prefix=${prefix} is no prefix: / and one word in small letters, such as /cua-hang`);
  if (OURS.includes(prefix)) throw new Error(`${prefix} is the shell's or the api's own`);
  if (prefixesIn(table).includes(prefix)) throw new Error(`${prefix} has an owner already in libs/contracts/src/routes.ts`);
  return prefix;
}
