import type { Visitor } from '../modules/chat/index.ts';
import type { Subscription } from './subscription.ts';

/** Who watches which match: connections that have its room or its scoreboard open, each counted once. `besides`: how many a demonstration adds. */
export class Audience {
  private readonly watching = new Map<number, Map<object, { held: number; readonly visitor: Visitor }>>();

  private readonly besides: (fixtureId: number) => number;

  constructor(besides: (fixtureId: number) => number = () => 0) {
    this.besides = besides;
  }

  count(fixtureId: number): number {
    return (this.watching.get(fixtureId)?.size ?? 0) + this.besides(fixtureId);
  }

  /** Members who watch, a line for each connection and match. */
  *members(): IterableIterator<{ fixtureId: number; accountId: number; network: string }> {
    for (const [fixtureId, connections] of this.watching)
      for (const { visitor } of connections.values())
        if (visitor.caller.kind === 'user') yield { fixtureId, accountId: visitor.caller.userId, network: visitor.network };
  }

  /** Counts a connection in; the answer counts it out again. */
  join(fixtureId: number, { connection, visitor }: Pick<Subscription, 'connection' | 'visitor'>): () => void {
    const connections = this.watching.get(fixtureId) ?? new Map<object, { held: number; readonly visitor: Visitor }>();
    this.watching.set(fixtureId, connections);
    const watcher = connections.get(connection) ?? { held: 0, visitor };
    connections.set(connection, watcher);
    watcher.held += 1;
    let joined = true;
    return () => {
      if (!joined) return;
      joined = false;
      watcher.held -= 1;
      if (watcher.held === 0) connections.delete(connection);
      if (connections.size === 0) this.watching.delete(fixtureId);
    };
  }
}
