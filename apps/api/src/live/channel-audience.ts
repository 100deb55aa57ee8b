import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A player fetches its playlist every two seconds; one that was silent this long has left (ms). */
const GONE_AFTER = 15_000;
/** Browsers of one address are told apart this far: enough for an office, and all that one visitor with many names can add. */
const BROWSERS_OF_ADDRESS = 64;
/** More players are not counted: of one channel, and of all together. */
const MOST = { ofChannel: 20_000, inAll: 100_000 } as const;

/** Who fetches a playlist, as far as it can be told. */
export interface Player {
  readonly ip: string;
  readonly browser: string;
}

interface Parts {
  clock: Clock;
  /** Of which match a channel is, if that is on air now: only those are counted. */
  onAir: (channel: string) => number | null;
  most?: { readonly ofChannel: number; readonly inAll: number };
}

/** Counts players by channel from the playlists they fetch. Two players of one address and browser count once. */
export class ChannelAudience {
  private readonly parts: Parts;
  /** Addresses are of no use to anybody here, so only a mark is kept; it says nothing outside this process. */
  private readonly salt = randomBytes(16);
  private readonly seen = new Map<string, Map<string, number>>();
  private held = 0;
  private sweptAt: number;

  constructor(parts: Parts) {
    this.parts = parts;
    this.sweptAt = parts.clock.now();
  }

  /** A player has been given a playlist of this channel. The answer: the match it watches, null where none is on air. */
  note(channel: string, player: Player): number | null {
    const { clock, onAir, most = MOST } = this.parts;
    const now = clock.now();
    if (now - this.sweptAt >= GONE_AFTER) this.sweep();
    const fixtureId = onAir(channel);
    if (fixtureId === null) return null;
    const players = this.seen.get(channel) ?? new Map<string, number>();
    const mark = this.markOf(player);
    if (!players.has(mark)) {
      if (players.size >= most.ofChannel || this.held >= most.inAll) return fixtureId;
      this.held += 1;
    }
    this.seen.set(channel, players);
    players.set(mark, now);
    return fixtureId;
  }

  count(channel: string): number {
    this.forget(channel);
    return this.seen.get(channel)?.size ?? 0;
  }

  /** So that players of past matches do not stay. */
  private sweep(): void {
    this.sweptAt = this.parts.clock.now();
    for (const channel of this.seen.keys()) this.forget(channel);
  }

  private forget(channel: string): void {
    const players = this.seen.get(channel);
    if (!players) return;
    const since = this.parts.clock.now() - GONE_AFTER;
    for (const [player, at] of players) {
      if (at >= since) continue;
      players.delete(player);
      this.held -= 1;
    }
    if (players.size === 0) this.seen.delete(channel);
  }

  private markOf({ ip, browser }: Player): string {
    const place = createHash('sha256').update(browser).digest().readUInt32BE() % BROWSERS_OF_ADDRESS;
    return createHash('sha256').update(this.salt).update(`${ip} ${place}`).digest('base64url').slice(0, 16);
  }
}
