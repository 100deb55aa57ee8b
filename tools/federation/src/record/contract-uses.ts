import type { CallShape } from '@portal/contracts';
import { idIn, isLinkName, isTable, shapeIn, type Noun } from '@portal/contracts/record';

/** What a program uses of the contract, by name. A problem is one line: something whose name nobody can tell before it runs. */
export interface Uses {
  /** By what records call them (`chat.messages`), with their shapes. Topics and destinations of the socket too: `topics.live`. */
  calls: Map<string, CallShape>;
  links: Set<string>;
  slots: Set<string>;
  problems: Set<string>;
}
export const noUses = (): Uses => ({ calls: new Map(), links: new Set(), slots: new Set(), problems: new Set() });

/** One reference to something of the contract, as webpack resolved it: scopes, renamed imports and namespaces are its work. */
export interface Reference {
  /** `@portal/contracts`, or a part of it: `@portal/contracts/chat`. */
  from: string;
  /** `specifier`: an imported name with the members behind it. `export`: handed on to other modules. `import()`: the whole package. */
  kind: 'specifier' | 'export' | 'import()';
  /** `['chatCalls', 'messages']`. Empty: everything. */
  ids: readonly string[];
  /** Taken out of it by a destructuring assignment: paths further down. */
  destructured?: readonly (readonly string[])[] | undefined;
}

export const CONTRACTS = '@portal/contracts';
/** Names all there is: for the api and for tools, not for what is released. */
const ALL = `${CONTRACTS}/all`;
const LINKS = 'links';

/** Whether a name stands for more than one thing of a record. */
const isGathered = (name: string): boolean => name === LINKS || isTable(name);

/**
 * Notes a reference, or why nobody can tell what it uses. `file` is for the line. `noun`: what the part referred to exports; handed in, so that a build depends on no noun but those that its
 * sources import.
 */
export function noteReference({ kind, from, ids, destructured = [[]] }: Reference, noun: Noun, file: string, uses: Uses): void {
  const vague = (what: string, instead: string) => uses.problems.add(`${file}: ${what}, so the record of this build cannot name what it uses; ${instead}`);
  if (from === ALL) return void vague(`imports ${from}`, 'import the noun that it needs');
  if (kind === 'import()') return void vague(`imports ${from} as a whole`, 'import the names at the top of the file');
  if (kind === 'export') {
    if (ids.length === 0 || isGathered(ids[0] ?? ''))
      vague(`hands on ${ids[0] ? `'${ids[0]}'` : 'everything'} of ${from}`, `let each file import from ${from} itself`);
    return;
  }
  for (const [root, ...path] of destructured.map((more) => [...ids, ...more])) {
    if (root === undefined) vague(`uses ${from} as a whole`, 'import the names it needs');
    else if (root === LINKS) noteLink(path, uses, vague);
    else if (isTable(root)) noteOfTable({ noun, table: root, path }, uses, vague);
  }
}

type Vague = (what: string, instead: string) => void;

function noteOfTable({ noun, table, path: [name, part] }: { noun: Noun; table: string; path: string[] }, uses: Uses, vague: Vague): void {
  if (name === undefined) return vague(`uses '${table}' as a whole (passed on, renamed, or by a computed name)`, `write ${table}.<name> where it is used`);
  const id = idIn(noun, table, name);
  const shape = shapeIn(noun, table, name);
  if (id === undefined || !shape) return vague(`uses '${table}.${name}', which the contract does not have`, 'use one that it has');
  // The id alone is a word, as in the key of a query: nothing is asked for.
  if (part !== 'id') uses.calls.set(id, shape);
}

function noteLink([name]: string[], uses: Uses, vague: Vague): void {
  if (name === undefined) vague("uses 'links' as a whole (passed on, renamed, or by a computed name)", 'write links.<name>(…) where it is used');
  else if (isLinkName(name)) uses.links.add(name);
  else vague(`uses 'links.${name}', which the contract does not have`, 'use one that it has');
}
