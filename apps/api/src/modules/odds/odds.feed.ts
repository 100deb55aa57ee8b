import { ODDS_FRAME_MOST, oddsTopics, type MatchOdds, type OddsFrame } from '@portal/contracts/odds';
import type { Clock } from '../../clock.ts';
import { Outgoing } from '../../sockets/outgoing.ts';
import type { Feed, Subscription } from '../../sockets/subscription.ts';
import { LOOKED_AT_EVERY, type OddsService } from './odds.service.ts';

type Rows = MatchOdds['rows'];
type Changed = OddsFrame['list'];

interface Parts {
  odds: Pick<OddsService, 'onAir'>;
  clock: Clock;
  onError: (error: unknown) => void;
}

/**
 * `/topic/odds`: all rows of the matches on air at once, then those that changed, looked at every two seconds while somebody listens. Rows are the same for everybody and in every
 * language, so one frame serves all.
 */
export class OddsFeed implements Feed {
  private readonly parts: Parts;
  private readonly listeners = new Set<Subscription>();
  /** What all listeners hold of the matches on air, and the moment it is of. */
  private told = new Map<number, Rows>();
  private at: number;
  private cancel: (() => void) | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.at = parts.clock.now();
  }

  serves(topic: string): boolean {
    return topic === oddsTopics.odds;
  }

  subscribe(_topic: string, subscription: Subscription): () => void {
    // Nobody has been told anything yet: what the first look finds goes out below.
    if (!this.cancel) this.look();
    this.listeners.add(subscription);
    for (const frame of this.frames([...this.told].map(([fixtureId, rows]) => ({ fixtureId, rows })))) subscription.deliver(frame);
    return () => {
      this.listeners.delete(subscription);
      if (this.listeners.size === 0) this.rest();
    };
  }

  dispose(): void {
    this.listeners.clear();
    this.rest();
  }

  private rest(): void {
    this.cancel?.();
    this.cancel = null;
    this.told.clear();
  }

  private look(): void {
    this.cancel = this.parts.clock.after(LOOKED_AT_EVERY, () => this.look());
    let changed: Changed;
    try {
      changed = this.changes();
    } catch (error) {
      // Everybody keeps what they hold; the next look finds what changed since.
      return this.parts.onError(error);
    }
    if (changed.length === 0) return;
    for (const frame of this.frames(changed)) for (const subscription of this.listeners) subscription.deliver(frame);
  }

  private changes(): Changed {
    // Of what has ended meanwhile listeners hold prices that nobody takes any more.
    const { at, list } = this.parts.odds.onAir([...this.told.keys()]);
    const changed = list.flatMap(({ fixtureId, rows }) => {
      const news = rowsBeside(this.told.get(fixtureId), rows);
      return news ? [{ fixtureId, rows: news }] : [];
    });
    this.told = new Map(list.flatMap(({ fixtureId, rows, live }) => (live ? [[fixtureId, rows]] : [])));
    this.at = at;
    return changed;
  }

  /** At least one, also of nothing: who subscribes is answered. */
  private frames(list: Changed): Outgoing[] {
    const serverTime = new Date(this.at).toISOString();
    return Array.from({ length: Math.max(1, Math.ceil(list.length / ODDS_FRAME_MOST)) }, (_, part) => {
      const some = list.slice(part * ODDS_FRAME_MOST, (part + 1) * ODDS_FRAME_MOST);
      return new Outgoing(oddsTopics.odds, { type: 'odds', serverTime, list: some } satisfies OddsFrame, { id: `odds-${this.at}-${part}` });
    });
  }
}

/** The rows that are others than before, or undefined where none are. */
function rowsBeside(before: Readonly<Record<string, string | undefined>> = {}, after: Rows): Rows | undefined {
  const changed = Object.entries(after).filter(([label, row]) => before[label] !== row);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
