import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePointer, RegistryState, RemoteName } from '@portal/contracts';
import { reasonOf, type Log } from '../log.ts';
import { createBlobs, replaceFile } from './blobs.ts';
import { hashesOf, keepLast, snapshotFile, type Kept, type SnapshotFile } from './kept.ts';
import type { KnownRelease } from './known-release.ts';
import { pointersOf } from './view.ts';

/**
 * The last good state on disk, so that a shell starts without its registry: `state.json`, and `files/` named by hash. A pointer is enough to find a release:
 * its hash is `release.json`'s name, which names the rest. Several render processes share the folder.
 */
export function createSnapshot(folder: string, log: Log, now: () => number = Date.now) {
  const document = path.join(folder, 'state.json');
  const blobs = createBlobs(path.join(folder, 'files'), { now, onDamaged: (file) => log.warn({ file }, 'a file of the snapshot is damaged and is left out') });
  let kept: Kept = {};
  let saved = '';
  let turn: Promise<unknown> = Promise.resolve();

  async function read(): Promise<SnapshotFile | undefined> {
    const text = await readFile(document, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return snapshotFile.parse(JSON.parse(text));
    } catch {
      log.warn({ file: document }, 'the snapshot of releases is damaged and is left out');
      return undefined;
    }
  }

  async function write(state: RegistryState, releases: readonly KnownRelease[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const { pointer, manifestBytes, manifest, files } of releases) {
      await blobs.write(pointer.integrity, manifestBytes);
      for (const [file, bytes] of files) await blobs.write(manifest.files[file] as string, bytes);
    }
    const { first, later } = pointersOf(state);
    kept = keepLast([...first, ...later], kept, (await read())?.kept ?? {});
    await replaceFile(document, JSON.stringify({ format: 1, state, kept } satisfies SnapshotFile));
    const pointers = Object.values(kept).flatMap((list) => list ?? []);
    const named = await Promise.all(pointers.map(async ({ integrity }) => [integrity, ...hashesOf(await blobs.read(integrity))]));
    await blobs.keepOnly(named.flat());
  }

  return {
    /** What was left by the shell that ran before; undefined: nothing, or nothing that can be read. */
    async load(): Promise<SnapshotFile | undefined> {
      const found = await read();
      kept = found?.kept ?? {};
      return found;
    },
    /** Bytes by their hash. */
    bytes: blobs.read,
    /** Where a version lies that was on air not long ago. */
    pointer: (name: RemoteName, version: string): ReleasePointer | undefined => kept[name]?.find((pointer) => pointer.version === version),
    /** Keeps a state of which everything is whole. It never fails: a full disk costs the next start without a registry, not this page. */
    save(state: RegistryState, releases: readonly KnownRelease[]): Promise<void> {
      const text = JSON.stringify(state);
      const next = turn
        .then(async () => {
          if (text === saved) return;
          await write(state, releases);
          saved = text;
        })
        .catch((error: unknown) =>
          log.warn(
            { reason: reasonOf(error), folder },
            'the snapshot of releases cannot be written; without it this shell does not start while the registry is away',
          ),
        );
      turn = next;
      return next;
    },
    /** Nothing is being written any more. */
    settled: async (): Promise<void> => void (await turn),
  };
}
export type Snapshot = ReturnType<typeof createSnapshot>;
