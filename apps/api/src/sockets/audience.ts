/** Who watches which match: connections that have its room or its scoreboard open, each counted once. `besides`: how many a demonstration adds. */
export class Audience {
  private readonly watching = new Map<number, Map<object, number>>();

  private readonly besides: (fixtureId: number) => number;

  constructor(besides: (fixtureId: number) => number = () => 0) {
    this.besides = besides;
  }

  count(fixtureId: number): number {
    return (this.watching.get(fixtureId)?.size ?? 0) + this.besides(fixtureId);
  }

  /** Counts a connection in; the answer counts it out again. */
  join(fixtureId: number, connection: object): () => void {
    const held = this.watching.get(fixtureId) ?? new Map<object, number>();
    this.watching.set(fixtureId, held);
    held.set(connection, (held.get(connection) ?? 0) + 1);
    let joined = true;
    return () => {
      if (!joined) return;
      joined = false;
      const left = (held.get(connection) ?? 1) - 1;
      if (left > 0) held.set(connection, left);
      else held.delete(connection);
      if (held.size === 0) this.watching.delete(fixtureId);
    };
  }
}
