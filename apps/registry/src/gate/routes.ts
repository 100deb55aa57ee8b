import { remoteNames, type ProgramName, type ReleaseRecord } from '@portal/contracts';
import type { OnAir } from './on-air.ts';

const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/** `:id`, `:lang.xml`, `:page?`, `word`, `word?`: as React Router reads one part of a path. Its matching knows no capitals. */
function takes(pattern: string, segment: string): boolean {
  const param = /^:[\w-]+/.exec(pattern)?.[0];
  const rest = pattern
    .slice(param?.length ?? 0)
    .replace(/\?$/, '')
    .toLowerCase();
  return param === undefined ? segment.toLowerCase() === rest : segment.length > rest.length && segment.toLowerCase().endsWith(rest);
}

/** Does the pattern of a route match a path? Query and a slash at the end are of no account. */
export function routeTakes(pattern: string, path: string): boolean {
  const segments = segmentsOf(path);
  // Places in the path that can be reached so far; an optional part may be passed over, so there may be several.
  let reached = new Set([0]);
  for (const part of pattern.split('/').filter(Boolean)) {
    if (part === '*') return reached.size > 0;
    const next = new Set(part.endsWith('?') ? reached : []);
    for (const at of reached) if (at < segments.length && takes(part, segments[at]!)) next.add(at + 1);
    reached = next;
  }
  return reached.has(segments.length);
}

export const offersPath = ({ offers }: ReleaseRecord, path: string): boolean => offers.routes.some((pattern) => routeTakes(pattern, path));

export type OwnerOf = (path: string) => ProgramName | undefined;

/**
 * Whose page a path is. The shell's record says it by prefixes; what no prefix covers is the shell's own. Without that, whoever has routes under the same
 * first part owns them all, and what nobody has is the shell's (its 404), but only once every remote is on air: before, the owner may be yet to come.
 */
export function owners(onAir: readonly OnAir[]): OwnerOf {
  const records = onAir.flatMap(({ record }) => record ?? []);
  const table = records.flatMap((record) => Object.entries(record.owners ?? {})).sort(([one], [other]) => other.length - one.length);
  if (table.length > 0) return (path) => table.find(([prefix]) => routeTakes(`${prefix}/*`, path))?.[1] ?? 'shell';
  const complete = remoteNames.every((remote) => records.some(({ program }) => program === remote));
  const first = (path: string) => segmentsOf(path)[0] ?? '';
  return (path) => records.find(({ offers }) => offers.routes.some((route) => first(route) === first(path)))?.program ?? (complete ? 'shell' : undefined);
}
