import { remoteName, type GateConflict, type RemoteName } from '@portal/contracts';
import { checkGate } from './check-gate.ts';
import type { Accepts } from './conflicts.ts';
import type { OnAir } from './on-air.ts';
import { accepts, type Place } from './schema/accepts.ts';

/** Bounds of the search: the newest so many kept versions of each remote, and so many sets in all. */
export const NEWEST = 20;
export const MOST_SETS = 500;

export type Along = Partial<Record<RemoteName, string>>;

/**
 * The smallest set of other remotes that would have to move along so that the gate passes, by kept versions, newest first; `{}` when it passes as it is, null
 * when there is none (hosts and what moves already stay as they are) or none within the bounds. Remotes that no conflict names are never moved.
 */
export async function smallestSet(moving: readonly OnAir[], staying: readonly OnAir[], kept: (remote: RemoteName) => Promise<OnAir[]>): Promise<Along | null> {
  const compare = remembered(accepts);
  const candidates = new Map<RemoteName, OnAir[]>();
  const versionsOf = async (remote: RemoteName) => {
    const known = candidates.get(remote) ?? (await kept(remote)).slice(0, NEWEST);
    candidates.set(remote, known);
    return known;
  };
  let left = MOST_SETS;

  /** With `along` moving too: what is still missing, `size` remotes more at most. */
  async function search(along: readonly OnAir[], size: number): Promise<readonly OnAir[] | null> {
    if (left-- <= 0) return null;
    const moved = [...moving, ...along];
    const gone = new Set(along.map(({ program }) => program));
    const { ok, conflicts } = checkGate(
      moved,
      staying.filter(({ program }) => !gone.has(program)),
      compare,
    );
    if (ok) return along;
    const next = mustMove(conflicts, moved);
    if (next === null || next.length > size) return null;
    for (const version of await versionsOf(next[0]!)) {
      const found = await search([...along, version], size - 1);
      if (found) return found;
    }
    return null;
  }

  const others = new Set(staying.map(({ program }) => program).filter((program) => remoteName.safeParse(program).success));
  for (let size = 0; size <= others.size && left > 0; size++) {
    const found = await search([], size);
    if (found) return Object.fromEntries(found.map(({ program, version }) => [program, version]));
  }
  return null;
}

/** Remotes that stay and stand in a conflict: each of them has to move. Null when a conflict is between what cannot: hosts, and what moves already. */
function mustMove(conflicts: readonly GateConflict[], moved: readonly OnAir[]): RemoteName[] | null {
  const fixed = new Set(moved.map(({ program }) => program));
  const must = conflicts.map(({ user, offerer }) =>
    [user, offerer].map(({ program }) => remoteName.safeParse(program).data).find((remote) => remote !== undefined && !fixed.has(remote)),
  );
  return must.includes(undefined) ? null : [...new Set(must as RemoteName[])];
}

function remembered(compare: Accepts): Accepts {
  const known = new WeakMap<object, WeakMap<object, readonly Place[]>>();
  return (receiver, sender) => {
    const row = known.get(receiver) ?? new WeakMap<object, readonly Place[]>();
    known.set(receiver, row);
    const places = row.get(sender) ?? compare(receiver, sender);
    row.set(sender, places);
    return places;
  };
}
