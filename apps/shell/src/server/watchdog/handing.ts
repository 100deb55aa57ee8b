/** Connections held while no worker can take them; more are turned away, as a full backlog would. */
const MOST_WAITING = 1_024;

/** A worker as far as it takes connections. `give`: false when it could not even be sent; that it arrived, the worker says itself (`taken`). */
export interface Taker<C> {
  give(connection: C): boolean;
}

/**
 * Hands connections to workers, one at a time to each: the next only when the one before has arrived. One that a worker never took (it hangs, or ended) is handed to
 * another, and with no worker there they wait: whoever comes while a worker is replaced is answered late, not refused.
 */
export function createHanding<C>({ turnAway, most = MOST_WAITING }: { turnAway(connection: C): void; most?: number }) {
  const waiting: C[] = [];
  /** The one that was handed something longest ago stands first. `underWay`: the connection that was sent to it. */
  const takers = new Map<Taker<C>, { underWay?: C; last: boolean }>();

  function handOut(): void {
    for (const [taker, at] of [...takers]) {
      if (at.underWay !== undefined || at.last) continue;
      const next = waiting.shift();
      if (next === undefined) return;
      takers.delete(taker);
      if (taker.give(next)) takers.set(taker, { ...at, underWay: next });
      else waiting.unshift(next);
    }
  }

  return {
    add(connection: C): void {
      if (waiting.length >= most) return turnAway(connection);
      waiting.push(connection);
      handOut();
    },
    join(taker: Taker<C>): void {
      takers.set(taker, { last: false });
      handOut();
    },
    /** The connection that has arrived, to be let go of here. */
    taken(taker: Taker<C>): C | undefined {
      const at = takers.get(taker);
      const arrived = at?.underWay;
      if (at) delete at.underWay;
      handOut();
      return arrived;
    },
    /** No more for this one; what is under way to it may still arrive. */
    spare(taker: Taker<C>): void {
      const at = takers.get(taker);
      if (at) at.last = true;
    },
    /** It is gone. */
    leave(taker: Taker<C>): void {
      const underWay = takers.get(taker)?.underWay;
      takers.delete(taker);
      if (underWay === undefined) return;
      waiting.unshift(underWay);
      handOut();
    },
    close(): void {
      for (const connection of waiting.splice(0)) turnAway(connection);
    },
    waiting: (): number => waiting.length,
  };
}
export type Handing<C> = ReturnType<typeof createHanding<C>>;
