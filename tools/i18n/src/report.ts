import { asked, type Texts } from '@portal/testing/text-keys';
import { isUsed, type Asked, type Usage } from '@portal/testing/text-uses';
import { compare, type Differences } from './locales.ts';

export interface Namespace {
  readonly name: string;
  /** By language; `vi` is the source. */
  readonly texts: Readonly<Record<string, Texts>>;
  readonly usage: Usage;
  /** Calls whose key is of this namespace or of one of `also`. */
  readonly asked: readonly Asked[];
  readonly also: readonly Texts[];
}

export interface Finding {
  readonly namespace: string;
  readonly language: string;
  readonly kind: keyof Differences | 'unused';
  readonly key: string;
  readonly where?: string;
}

/** What is wrong with a namespace, and (kind `unused`) what is left over. */
export function findings({ name, texts, usage, asked: calls, also }: Namespace): Finding[] {
  const source = texts['vi'] ?? new Map<string, string>();
  const found: Finding[] = [];
  for (const [language, other] of Object.entries(texts)) {
    const differences = compare(source, other);
    for (const kind of ['missing', 'extra', 'placeholders'] as const) for (const key of differences[kind]) found.push({ namespace: name, language, kind, key });
  }
  const known = [source, ...also].flatMap((each) => [...each.keys()].flatMap((key) => [key, asked(key)]));
  const isKnown = new Set(known);
  for (const { key, where } of calls) {
    if (typeof key === 'string' ? isKnown.has(key) : known.some((each) => key.test(each))) continue;
    found.push({ namespace: name, language: 'vi', kind: 'missing', key: typeof key === 'string' ? key : key.source, where });
  }
  for (const key of new Set([...source.keys()]))
    if (!isUsed(key, usage) && !isUsed(asked(key), usage)) found.push({ namespace: name, language: 'vi', kind: 'unused', key });
  return found;
}

/** The report in lines, and whether it is a failure: something unused is none. */
export function told(namespaces: readonly Namespace[]): { lines: string[]; failed: boolean } {
  const all = namespaces.flatMap(findings);
  const lines = namespaces.map(({ name, texts }) => {
    const own = all.filter(({ namespace }) => namespace === name);
    const count = (kind: Finding['kind']) => own.filter((each) => each.kind === kind).length;
    return `${name}: ${Object.entries(texts)
      .map(([language, { size }]) => `${language} ${size}`)
      .join(', ')}; missing ${count('missing')}, extra ${count('extra')}, placeholders ${count('placeholders')}, unused ${count('unused')}`;
  });
  lines.push(
    ...all.map(
      ({ namespace, language, kind, key, where }) =>
        `  ${kind}${kind === 'unused' ? ' (warning)' : ''}: ${namespace} ${language} ${key}${where ? ` (${where})` : ''}`,
    ),
  );
  return { lines, failed: all.some(({ kind }) => kind !== 'unused') };
}
