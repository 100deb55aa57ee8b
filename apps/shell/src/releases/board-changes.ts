import type { ReleaseBoard, RemoteName } from '@portal/contracts';

type Row = ReleaseBoard['remotes'][number];
/** What happened to a remote between two looks at the board. `by` is '' where the board does not say. */
export type BoardChange =
  | { kind: 'current'; remote: RemoteName; from: string | null; to: string | null; by: string; note: string; automatic: boolean }
  | { kind: 'canary'; remote: RemoteName; version: string; percent: number; by: string }
  | { kind: 'canary-ended'; remote: RemoteName; version: string; by: string; automatic: boolean }
  | { kind: 'frozen' | 'thawed'; remote: RemoteName; by: string; note: string };

/** Changes worth telling, remote by remote. A canary that became the current release is told once, as that. */
export function changesBetween(before: ReleaseBoard, after: ReleaseBoard): BoardChange[] {
  const known = new Map(before.remotes.map((row) => [row.remote, row]));
  return after.remotes.flatMap((now): BoardChange[] => {
    const was = known.get(now.remote);
    return was ? rowChanges(was, now) : now.current ? [current(undefined, now)] : [];
  });
}

function rowChanges(was: Row, now: Row): BoardChange[] {
  const changes: BoardChange[] = [];
  const { remote } = now;
  const moved = was.current?.version !== now.current?.version;
  if (moved) changes.push(current(was, now));
  if (now.canary && (was.canary?.release.version !== now.canary.release.version || was.canary.percent !== now.canary.percent))
    changes.push({ kind: 'canary', remote, version: now.canary.release.version, percent: now.canary.percent, by: '' });
  // An automatic end of a canary leaves the current release as it is: only the verdict tells of it.
  if (was.canary && !now.canary && was.canary.release.version !== now.current?.version)
    changes.push({ kind: 'canary-ended', remote, version: was.canary.release.version, by: '', automatic: now.health.verdict === 'rolled-back' });
  if (now.frozen && !was.frozen) changes.push({ kind: 'frozen', remote, by: now.frozen.by, note: now.frozen.note });
  if (was.frozen && !now.frozen) changes.push({ kind: 'thawed', remote, by: '', note: '' });
  return changes;
}

const current = (was: Row | undefined, { remote, current: release, moved }: Row): BoardChange => ({
  kind: 'current',
  remote,
  from: was?.current?.version ?? null,
  to: release?.version ?? null,
  by: moved?.by ?? '',
  note: moved?.note ?? '',
  automatic: moved?.automatic ?? false,
});

/** Whether what a release manager decided about in this remote is still so. */
export const sameStanding = (one: Row | undefined, other: Row | undefined): boolean =>
  one?.current?.version === other?.current?.version &&
  one?.canary?.release.version === other?.canary?.release.version &&
  one?.canary?.percent === other?.canary?.percent &&
  Boolean(one?.frozen) === Boolean(other?.frozen);
