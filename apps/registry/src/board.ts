import { hostNames, remoteNames, type ReleaseBoard, type RemoteHealth, type RemoteName } from '@portal/contracts';
import { BEGINNING } from './audit/chain.ts';
import { remoteOf, type Book } from './book/book.ts';
import type { Shelf } from './releases/shelf.ts';

export interface BoardDeps {
  book: () => Book;
  shelf: Pick<Shelf, 'kept'>;
  healthOf: (remote: RemoteName) => RemoteHealth;
  now: () => number;
}

/** Everything that a release manager sees at a glance, as of one revision. */
export const createBoard =
  ({ book: current, shelf, healthOf, now }: BoardDeps) =>
  async (): Promise<ReleaseBoard> => {
    const book = current();
    const kept = async (remote: RemoteName, version: string | undefined) => (version === undefined ? null : ((await shelf.kept(remote, version)) ?? null));

    const remotes = remoteNames.map(async (remote) => {
      const {
        pointers: [first, second],
        moved,
        canary,
        frozen,
      } = remoteOf(book, remote);
      const tried = await kept(remote, canary?.release.version);
      return {
        remote,
        current: await kept(remote, first?.version),
        moved: moved && { at: moved.at, by: moved.by, note: moved.note, automatic: moved.automatic },
        previous: second?.version ?? null,
        canary: canary && tried && { release: tried, percent: canary.percent },
        frozen,
        health: healthOf(remote),
      };
    });
    return {
      revision: book.revision,
      at: new Date(now()).toISOString(),
      remotes: await Promise.all(remotes),
      hosts: hostNames.flatMap((host) => (book.hosts[host] ? [{ host, ...book.hosts[host] }] : [])),
      audit: { n: book.last?.n ?? BEGINNING.n, hash: book.last?.hash ?? BEGINNING.hash },
    };
  };
export type Board = ReturnType<typeof createBoard>;
