import { isLinkName, shapeNamed } from '@portal/contracts/record';

/** What a program uses of the contract, by name. A problem is one line: something whose name nobody can tell before it runs. */
export interface Uses {
  /** Topics and destinations of the socket too: `topics.live`. */
  calls: Set<string>;
  links: Set<string>;
  slots: Set<string>;
  problems: Set<string>;
}
export const noUses = (): Uses => ({ calls: new Set(), links: new Set(), slots: new Set(), problems: new Set() });

/** One reference to something of `@portal/contracts`, as webpack resolved it: scopes, renamed imports and namespaces are its work. */
export interface Reference {
  /** `specifier`: an imported name with the members behind it. `export`: handed on to other modules. `import()`: the whole package. */
  kind: 'specifier' | 'export' | 'import()';
  /** `['calls', 'chat', 'messages']`. Empty: everything. */
  ids: readonly string[];
  /** Taken out of it by a destructuring assignment: paths further down. */
  destructured?: readonly (readonly string[])[] | undefined;
}

/** Names that stand for more than one thing of a record. */
const GATHERED = new Set(['calls', 'links', 'allCalls', 'topics', 'destinations']);

/** Notes a reference, or why nobody can tell what it uses. `file` is for the line. */
export function noteReference({ kind, ids, destructured = [[]] }: Reference, file: string, uses: Uses): void {
  const vague = (what: string, instead: string) => uses.problems.add(`${file}: ${what}, so the record of this build cannot name what it uses; ${instead}`);
  if (kind === 'import()') return void vague('imports @portal/contracts as a whole', 'import the names at the top of the file');
  if (kind === 'export') {
    if (ids.length === 0 || GATHERED.has(ids[0] ?? ''))
      vague(`hands on ${ids[0] ? `'${ids[0]}'` : 'everything'} of @portal/contracts`, 'let each file import from @portal/contracts itself');
    return;
  }
  for (const [root, ...path] of destructured.map((more) => [...ids, ...more])) {
    if (root === undefined) vague('uses @portal/contracts as a whole', 'import the names it needs');
    else if (root === 'allCalls') vague("uses 'allCalls'", 'write calls.<noun>.<name>');
    else if (root === 'calls') noteCall(path, uses, vague);
    else if (root === 'topics' || root === 'destinations') noteOfSocket(root, path, uses, vague);
    else if (root === 'links') noteLink(path, uses, vague);
  }
}

type Vague = (what: string, instead: string) => void;

function noteCall([noun, name, part]: string[], uses: Uses, vague: Vague): void {
  if (noun === undefined || name === undefined)
    return vague(
      `uses '${noun === undefined ? 'calls' : `calls.${noun}`}' as a whole (passed on, renamed, or by a computed name)`,
      'write calls.<noun>.<name> where it is used',
    );
  // The id alone is a word, as in the key of a query: nothing is asked for.
  if (part === 'id') return;
  if (shapeNamed(`${noun}.${name}`)) uses.calls.add(`${noun}.${name}`);
  else vague(`uses 'calls.${noun}.${name}', which the contract does not have`, 'use one that it has');
}

function noteOfSocket(kind: 'topics' | 'destinations', [name]: string[], uses: Uses, vague: Vague): void {
  if (name === undefined) vague(`uses '${kind}' as a whole (passed on, renamed, or by a computed name)`, `write ${kind}.<name> where it is used`);
  else if (shapeNamed(`${kind}.${name}`)) uses.calls.add(`${kind}.${name}`);
  else vague(`uses '${kind}.${name}', which the contract does not have`, 'use one that it has');
}

function noteLink([name]: string[], uses: Uses, vague: Vague): void {
  if (name === undefined) vague("uses 'links' as a whole (passed on, renamed, or by a computed name)", 'write links.<name>(…) where it is used');
  else if (isLinkName(name)) uses.links.add(name);
  else vague(`uses 'links.${name}', which the contract does not have`, 'use one that it has');
}
