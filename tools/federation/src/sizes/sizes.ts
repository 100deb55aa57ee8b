import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** What a release costs a browser, in bytes of minified scripts before they are compressed. */
export interface Sizes {
  /** All scripts of the remote: no page loads more. */
  readonly js: number;
  /** The part of it that is the contract: schemas, calls, links, constants. */
  readonly contracts: number;
  /** That part by the folder it stands in; `.` is what every program knows. */
  readonly nouns: Readonly<Record<string, number>>;
}

const CONTRACTS = /\/libs\/contracts\/src\/(?:([\w-]+)\/)?[^/]*$/;

/** How many characters of a script come from each source. Between two mappings a character belongs to the first; what none covers (webpack's own runtime) to nobody. */
export function bytesBySource(code: string, map: string): Map<string, number> {
  const lengths = code.split('\n').map((line) => line.length);
  const bySource = new Map<string, number>();
  let last: { line: number; column: number; source: string | null } | undefined;
  const upTo = (column: number): void => {
    if (last?.source) bySource.set(last.source, (bySource.get(last.source) ?? 0) + Math.max(0, column - last.column));
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    upTo(last && generatedLine > last.line ? (lengths[last.line - 1] ?? 0) : generatedColumn);
    last = { line: generatedLine, column: generatedColumn, source };
  });
  upTo(last ? (lengths[last.line - 1] ?? 0) : 0);
  return bySource;
}

/** Sizes of a built remote. `folder`: its `dist/client`, with source maps. */
export function sizesOf(folder: string): Sizes {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const nouns: Record<string, number> = {};
  let js = 0;
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    js += Buffer.byteLength(code);
    const map = path.join(folder, `${file}.map`);
    if (!existsSync(map)) continue;
    for (const [source, bytes] of bytesBySource(code, readFileSync(map, 'utf8'))) {
      const found = CONTRACTS.exec(source);
      if (found) nouns[found[1] ?? '.'] = (nouns[found[1] ?? '.'] ?? 0) + bytes;
    }
  }
  return { js, contracts: Object.values(nouns).reduce((sum, bytes) => sum + bytes, 0), nouns };
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const nounsText = ({ nouns }: Sizes): string =>
  Object.entries(nouns)
    .sort(([, one], [, other]) => other - one)
    .map(([noun, bytes]) => `${noun} ${kb(bytes)}`)
    .join(', ');

/** What a remote may cost, in KB (1,000 bytes) of minified scripts before they are compressed. */
export interface Budget {
  readonly js: number;
  readonly contracts: number;
}

/** A line for each part that is dearer than it may be, with what to look at. */
export function overBudget(name: string, sizes: Sizes, budget: Budget): string[] {
  const dear = (part: 'js' | 'contracts', what: string, look: string): string[] =>
    sizes[part] > budget[part] * 1000
      ? [`${name}: ${what} ${kb(sizes[part])}, its budget is ${budget[part]} KB (apps/${name}/webpack.config.ts). ${look}`]
      : [];
  return [
    ...dear('js', 'its scripts are', 'Take something out, load it later, or raise the budget in the same commit and say why.'),
    ...dear('contracts', 'of the contract it holds', `By noun: ${nounsText(sizes)}. Import no more of a noun than is used.`),
  ];
}
