import type { AuditEntry, RemoteName } from '@portal/contracts';
import { emptyRemote, remoteOf, type Book, type KeptPointer, type RemoteEntry } from './book.ts';
import { movePointer } from './pointer-list.ts';

/** A change of what visitors get, with its versions looked up. */
export type Step =
  | { do: 'promote' | 'rollback' | 'auto-rollback'; set: Partial<Record<RemoteName, KeptPointer>> }
  | { do: 'canary'; remote: RemoteName; release: KeptPointer; percent: number }
  | { do: 'abort' | 'freeze' | 'thaw'; remote: RemoteName }
  | { do: 'auto-rollback'; abort: RemoteName };
export interface Stamp {
  at: string;
  by: string;
  note: string;
}
export interface Stepped {
  book: Book;
  moves: AuditEntry['moves'];
}

/** The book after a step, and what moved; undefined: it is so already. Pure: versions exist and are sound, the gate is asked by the caller. */
export function takeStep(book: Book, step: Step, stamp: Stamp): Stepped | undefined {
  if ('set' in step) return moveSet(book, step.do, step.set, stamp);
  if (step.do === 'canary') return startCanary(book, step, stamp);
  if (step.do === 'auto-rollback') return endCanary(book, step.abort);
  if (step.do === 'abort') return endCanary(book, step.remote);
  return freeze(book, step.remote, step.do === 'freeze' ? stamp : null);
}

function changed(book: Book, entries: Partial<Record<RemoteName, RemoteEntry>>, moves: AuditEntry['moves']): Stepped {
  return { book: { ...book, revision: book.revision + 1, remotes: { ...book.remotes, ...entries } }, moves };
}

function moveSet(book: Book, how: 'promote' | 'rollback' | 'auto-rollback', set: Partial<Record<RemoteName, KeptPointer>>, stamp: Stamp): Stepped | undefined {
  const entries: Partial<Record<RemoteName, RemoteEntry>> = {};
  const moves: AuditEntry['moves'] = [];
  for (const [name, to] of Object.entries(set)) {
    const remote = name as RemoteName;
    const before = remoteOf(book, remote);
    const from = before.pointers[0]?.version ?? null;
    if (from === to.version) continue;
    entries[remote] = {
      ...before,
      pointers: movePointer(before.pointers, to, how === 'promote' ? 'forward' : 'back'),
      moved: { revision: book.revision + 1, automatic: how === 'auto-rollback', ...stamp },
      // Everybody gets it now: there is nobody left to try it.
      canary: before.canary?.release.version === to.version ? null : before.canary,
    };
    moves.push({ program: remote, from, to: to.version });
  }
  return moves.length > 0 ? changed(book, entries, moves) : undefined;
}

function startCanary(book: Book, { remote, release, percent }: Extract<Step, { do: 'canary' }>, stamp: Stamp): Stepped | undefined {
  const before = remoteOf(book, remote);
  const running = before.canary;
  const same = running?.release.version === release.version;
  if (same && running.percent === percent) return undefined;
  // The same salt for the same release: whoever has it keeps it when the share grows.
  const canary = same ? { ...running, percent } : { release, percent, salt: `${remote}@${release.version}`, revision: book.revision + 1, at: stamp.at };
  return changed(book, { [remote]: { ...before, canary } }, [{ program: remote, from: running?.release.version ?? null, to: release.version, percent }]);
}

function endCanary(book: Book, remote: RemoteName): Stepped | undefined {
  const before = remoteOf(book, remote);
  if (!before.canary) return undefined;
  return changed(book, { [remote]: { ...before, canary: null } }, [{ program: remote, from: before.canary.release.version, to: null }]);
}

function freeze(book: Book, remote: RemoteName, frozen: Stamp | null): Stepped | undefined {
  const before = book.remotes[remote] ?? emptyRemote;
  if ((before.frozen === null) === (frozen === null)) return undefined;
  const current = before.pointers[0]?.version ?? null;
  return changed(book, { [remote]: { ...before, frozen } }, [{ program: remote, from: current, to: current }]);
}
