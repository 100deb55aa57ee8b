import type { Clock } from '../clock.ts';

/** A player fetches its playlist every two seconds; one that was silent this long has left (ms). */
const GONE_AFTER = 15_000;

/** Counts players by channel from the playlists they fetch. Two players of one address and browser count once. */
export class ChannelAudience {
  private readonly seen = new Map<string, Map<string, number>>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** A player has asked for a playlist of this channel. */
  note(channel: string, player: string): void {
    const players = this.seen.get(channel) ?? new Map<string, number>();
    this.seen.set(channel, players);
    players.set(player, this.clock.now());
  }

  count(channel: string): number {
    this.forget(channel);
    return this.seen.get(channel)?.size ?? 0;
  }

  /** Called now and then, so that channels of past matches do not stay. */
  sweep(): void {
    for (const channel of this.seen.keys()) this.forget(channel);
  }

  private forget(channel: string): void {
    const players = this.seen.get(channel);
    if (!players) return;
    const since = this.clock.now() - GONE_AFTER;
    for (const [player, at] of players) if (at < since) players.delete(player);
    if (players.size === 0) this.seen.delete(channel);
  }
}
