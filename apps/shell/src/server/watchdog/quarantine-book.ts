import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { releaseVersion, remoteName } from '@portal/contracts';
import type { Quarantined } from './messages.ts';

/** Releases that are remembered; the oldest are let go first. */
const MOST = 100;
const entry = z.object({
  kind: z.enum(['hang', 'exit', 'memory']),
  culprit: z.object({ remote: remoteName, version: releaseVersion }),
  message: z.string(),
  at: z.string(),
  since: z.number(),
});

/** The list of quarantined releases on disk, written by the supervisor alone. A file that cannot be read or written is said and lived without: the list in memory holds. */
export function createQuarantineBook({ folder, warn }: { folder: string; warn(error: unknown, what: string): void }) {
  const file = path.join(folder, 'quarantine.json');
  let list = read();

  function read(): Quarantined[] {
    try {
      return z
        .array(entry)
        .parse(JSON.parse(readFileSync(file, 'utf8')))
        .slice(-MOST);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') warn(error, `${file} cannot be read: no release is quarantined from before`);
      return [];
    }
  }

  /** Whole or not at all, also when the machine ends in the middle. */
  function write(): void {
    const fresh = `${file}.${process.pid}`;
    try {
      mkdirSync(folder, { recursive: true });
      const handle = openSync(fresh, 'w', 0o600);
      try {
        writeSync(handle, `${JSON.stringify(list, null, 2)}\n`);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(fresh, file);
    } catch (error) {
      warn(error, `${file} cannot be written: what is quarantined is known until the shell ends`);
    }
  }

  return {
    list: (): readonly Quarantined[] => list,
    add(quarantined: Quarantined): void {
      const { remote, version } = quarantined.culprit;
      list = [...list.filter(({ culprit }) => culprit.remote !== remote || culprit.version !== version), quarantined].slice(-MOST);
      write();
    },
  };
}
export type QuarantineBook = ReturnType<typeof createQuarantineBook>;
