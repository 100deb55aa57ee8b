import type { Move, RemoteName } from '@portal/contracts';
import { remoteOf, type Book, type KeptPointer } from '../book/book.ts';
import type { Step } from '../book/step.ts';
import { notFound, taken } from '../problem.ts';

/** Refusals that need no look at a release: somebody moved meanwhile, or the remote is frozen. Throws a Problem (409). */
export function mayMove(book: Book, move: Move): void {
  if (move.ifRevision !== undefined && move.ifRevision !== book.revision)
    throw taken(`Somebody moved meanwhile: revision is ${book.revision}, not ${move.ifRevision}. Look again, then decide.`);
  const forward = move.do === 'promote' ? (Object.keys(move.set) as RemoteName[]) : move.do === 'canary' ? [move.remote] : [];
  for (const remote of forward) {
    const { frozen } = remoteOf(book, remote);
    if (frozen)
      throw taken(
        `${remote} is frozen by ${frozen.by}${frozen.note ? ` (${frozen.note})` : ''}: no promote and no canary until it is thawed. Rolling back is possible.`,
      );
  }
}

/** A move with its versions looked up. `sound` reads a release back and throws a Problem when it is unknown or damaged. */
export async function stepOf(book: Book, move: Move, sound: (remote: RemoteName, version: string) => Promise<KeptPointer>): Promise<Step> {
  switch (move.do) {
    case 'promote': {
      const set: Partial<Record<RemoteName, KeptPointer>> = {};
      for (const [remote, version] of Object.entries(move.set)) set[remote as RemoteName] = await sound(remote as RemoteName, version);
      return { do: 'promote', set };
    }
    case 'rollback': {
      const {
        pointers: [current, previous],
      } = remoteOf(book, move.remote);
      if (!current) throw notFound(`${move.remote} has no current version to roll back from.`);
      const to = move.to ?? previous?.version;
      if (to === undefined) throw notFound(`${move.remote} has no version before ${current.version}; name one with 'to'.`);
      return { do: 'rollback', set: { [move.remote]: await sound(move.remote, to) } };
    }
    case 'canary': {
      const {
        pointers: [current],
      } = remoteOf(book, move.remote);
      if (!current) throw taken(`${move.remote} has no current version that a canary could be held against; promote one first.`);
      if (current.version === move.version) throw taken(`${move.remote} ${move.version} is what everybody gets already.`);
      return { do: 'canary', remote: move.remote, release: await sound(move.remote, move.version), percent: move.percent };
    }
    default:
      return { do: move.do, remote: move.remote };
  }
}
