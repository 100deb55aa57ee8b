import type { KeptRelease, ReleaseDiff, ReleaseRecord } from '@portal/contracts';
import { sameJson } from '../gate/index.ts';

/** One side of a comparison. `files`: bytes by path. `record` is missing where its publisher left none: then its offers and uses count as none. */
export interface ComparedRelease {
  release: KeptRelease;
  files: Record<string, number>;
  record: ReleaseRecord | undefined;
}

type Change = 'added' | 'removed' | 'changed';

/** Names of both sides in order, each once. */
const namesOf = (one: object, other: object): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();

/** What is in one of two tables only, or differs; the same on both sides is left out. */
function changes<Value>(before: Record<string, Value>, after: Record<string, Value>): { name: string; change: Change }[] {
  return namesOf(before, after).flatMap((name) => {
    const change = changeOf(Object.hasOwn(before, name), Object.hasOwn(after, name), before[name], after[name]);
    return change ? [{ name, change }] : [];
  });
}

function changeOf(was: boolean, is: boolean, before: unknown, after: unknown): Change | undefined {
  if (was !== is) return is ? 'added' : 'removed';
  return sameJson(before, after) ? undefined : 'changed';
}

const as = <Kind extends string>(kind: Kind, list: { name: string; change: Change }[]) => list.map((entry) => ({ kind, ...entry }));
const routesOf = (record: ReleaseRecord | undefined) => Object.fromEntries((record?.offers.routes ?? []).map((route) => [route, true]));
const own = <Value>(table: Record<string, Value>, name: string): Value | null => (Object.hasOwn(table, name) ? (table[name] ?? null) : null);

/** What differs between two releases of one remote: bytes by file, shared versions, what it offers and uses. What is the same is left out. */
export function diffReleases(from: ComparedRelease, to: ComparedRelease): ReleaseDiff {
  const { record: old } = from;
  const { record: now } = to;
  return {
    from: from.release,
    to: to.release,
    files: namesOf(from.files, to.files)
      .map((file) => ({ file, before: own(from.files, file), after: own(to.files, file) }))
      .filter(({ before, after }) => before !== after),
    shared: namesOf(old?.shared ?? {}, now?.shared ?? {})
      .map((name) => ({ name, before: own(old?.shared ?? {}, name)?.version ?? null, after: own(now?.shared ?? {}, name)?.version ?? null }))
      .filter(({ before, after }) => before !== after),
    offers: [
      ...as('route', changes(routesOf(old), routesOf(now))),
      ...as('slot', changes(old?.offers.slots ?? {}, now?.offers.slots ?? {})),
      ...as('call', changes(old?.offers.calls ?? {}, now?.offers.calls ?? {})),
    ],
    uses: [
      ...as('call', changes(old?.uses.calls ?? {}, now?.uses.calls ?? {})),
      ...as('slot', changes(old?.uses.slots ?? {}, now?.uses.slots ?? {})),
      ...as('link', changes(old?.uses.links ?? {}, now?.uses.links ?? {})),
    ],
  };
}
