import { liveFrame, matchTopics } from '@portal/contracts/match';
import { oddsFrame, oddsTopics } from '@portal/contracts/odds';
import type { Clock, LiveSocket } from '@portal/platform';
import { ODDS_EVERY } from '../../queries.ts';
import { rowsOf, standingOf, type OddsNews } from './odds-news.ts';

/** Frames tell what moves; what they do not (the minute, who came into the list) is asked for this often, ms. */
export const ODDS_SELDOM = 60_000;

interface Parts {
  socket: LiveSocket;
  clock: Clock;
  /** Writes news into what the page holds. */
  take: (news: OddsNews, serverTime: string) => void;
  /** Asks for all of it anew. */
  ask: () => void;
}

/**
 * Odds as they move while a match is on air: rows and scores by frames. Away from the connection they are asked for as often as without one, and once when it is back: the first frames
 * say where the matches on air stand, not how those went that ended meanwhile.
 */
export class LiveOdds {
  private readonly parts: Parts;
  private ends: (() => void)[] = [];
  private lost = false;
  private quietFor = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  start(): void {
    const { socket, clock, take } = this.parts;
    const rows = socket.subscribe({ topic: oddsTopics.odds, schema: oddsFrame, onFrame: (frame) => take(rowsOf(frame), frame.serverTime) });
    const scores = socket.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame: ({ list, serverTime }) => take(standingOf(list), serverTime) });
    this.ends = [() => rows.close(), () => scores.close(), socket.onState(() => this.hearState()), clock.every(ODDS_EVERY, () => this.tick())];
  }

  dispose(): void {
    for (const end of this.ends.splice(0)) end();
  }

  private hearState(): void {
    const { status } = this.parts.socket.state;
    if (status === 'reconnecting' || status === 'failed') this.lost = true;
    if (status !== 'online' || !this.lost) return;
    this.lost = false;
    this.ask();
  }

  private tick(): void {
    this.quietFor += ODDS_EVERY;
    if (this.parts.socket.state.status !== 'online' || this.quietFor >= ODDS_SELDOM) this.ask();
  }

  private ask(): void {
    this.quietFor = 0;
    this.parts.ask();
  }
}
