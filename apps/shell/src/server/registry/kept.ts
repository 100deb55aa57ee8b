import { z } from 'zod';
import { registryState, releaseManifest, releasePointer, remoteName, type ReleasePointer, type RemoteName } from '@portal/contracts';

/** Versions of a remote that stay on the disk, so that an old tab finds its lazy chunks while the registry is away. */
export const KEPT_VERSIONS = 5;

/** Last versions of each remote, the newest on air first. */
const keptVersions = z.partialRecord(remoteName, z.array(releasePointer));
export type Kept = z.infer<typeof keptVersions>;
/** `state.json`: the last state of which everything was whole, and what else lies beside it. */
export const snapshotFile = z.object({ format: z.literal(1), state: registryState, kept: keptVersions });
export type SnapshotFile = z.infer<typeof snapshotFile>;

const same = (one: ReleasePointer, other: ReleasePointer) => one.version === other.version && one.integrity === other.integrity;

/** What stays: all that is on air, then what was before, as many versions as are kept. */
export function keepLast(onAir: readonly (readonly [RemoteName, ReleasePointer])[], ...before: readonly Kept[]): Kept {
  const names = new Set([...onAir.map(([name]) => name), ...before.flatMap((kept) => Object.keys(kept) as RemoteName[])]);
  return Object.fromEntries(
    [...names].map((name) => {
      const now = onAir.flatMap(([remote, pointer]) => (remote === name ? [pointer] : []));
      const all = [...now, ...before.flatMap((kept) => kept[name] ?? [])];
      const distinct = all.filter((pointer, index) => all.findIndex((other) => same(pointer, other)) === index);
      return [name, distinct.slice(0, Math.max(KEPT_VERSIONS, now.length))];
    }),
  );
}

/** Hashes of the files of a release, by the bytes of its `release.json`; none when it cannot be read. */
export function hashesOf(manifest: Uint8Array | undefined): string[] {
  if (!manifest) return [];
  try {
    return Object.values(releaseManifest.parse(JSON.parse(Buffer.from(manifest).toString('utf8'))).files);
  } catch {
    return [];
  }
}
