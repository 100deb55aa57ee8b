import { codes } from '@portal/contracts';
import { matchTopics, type LiveFrame, type LiveMatchFrame } from '@portal/contracts/match';
import type { Clock } from '../clock.ts';
import type { Airing, Change, Programme } from '../live/programme.ts';
import { presentShownMoving, presentShownSnapshot, showAiring } from '../modules/schedule/index.ts';
import type { Audience } from './audience.ts';
import { Outgoing } from './outgoing.ts';
import type { Feed, Subscription } from './subscription.ts';

interface Parts {
  programme: Programme;
  clock: Clock;
  audience: Audience;
  /** Whether a fixture has a page here. */
  known: (fixtureId: number) => Airing | undefined;
}

/** `/topic/live` and `/topic/live.{fixtureId}`: a first frame at once, then one whenever a match moves. */
export class LiveFeed implements Feed {
  private readonly parts: Parts;
  private readonly ofAll = new Set<Subscription>();
  private readonly ofMatch = new Map<number, Set<Subscription>>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  serves(topic: string): boolean {
    return topic === matchTopics.live || idOf(topic) !== null;
  }

  subscribe(topic: string, subscription: Subscription): () => void {
    const fixtureId = idOf(topic);
    if (fixtureId === null) {
      this.ofAll.add(subscription);
      subscription.deliver(this.scores(this.parts.programme.liveAt(this.parts.clock.now())));
      return () => this.ofAll.delete(subscription);
    }
    const fixture = this.parts.known(fixtureId);
    if (!fixture) {
      subscription.refuse(codes.notFound, 'notFound');
      return () => {};
    }
    const listeners = this.ofMatch.get(fixtureId) ?? new Set();
    this.ofMatch.set(fixtureId, listeners.add(subscription));
    const leave = this.parts.audience.join(fixtureId, subscription);
    subscription.deliver(this.match(fixture));
    return () => {
      leave();
      listeners.delete(subscription);
      if (listeners.size === 0) this.ofMatch.delete(fixtureId);
    };
  }

  /** Each match that moved is told once, in its newest state. */
  publish(changes: readonly Change[]): void {
    const moved = [...new Map(changes.map(({ fixture }) => [fixture.fixtureId, fixture])).values()];
    if (this.ofAll.size > 0) {
      const frame = this.scores(moved);
      for (const subscription of this.ofAll) subscription.deliver(frame);
    }
    for (const fixture of moved) {
      const listeners = this.ofMatch.get(fixture.fixtureId);
      if (!listeners) continue;
      const frame = this.match(fixture);
      for (const subscription of listeners) subscription.deliver(frame);
    }
  }

  private scores(fixtures: readonly Airing[]): Outgoing {
    const now = this.parts.clock.now();
    const list = fixtures.map((fixture) => presentShownMoving(showAiring(fixture, this.parts.programme, now), this.parts.audience.count(fixture.fixtureId)));
    return new Outgoing(matchTopics.live, { type: 'scores', serverTime: new Date(now).toISOString(), list } satisfies LiveFrame, { id: `live-${now}` });
  }

  private match(fixture: Airing): Outgoing {
    const now = this.parts.clock.now();
    const match = presentShownSnapshot(showAiring(fixture, this.parts.programme, now), this.parts.audience.count(fixture.fixtureId));
    return new Outgoing(matchTopics.liveMatch(fixture.fixtureId), { type: 'match', serverTime: new Date(now).toISOString(), match } satisfies LiveMatchFrame, {
      id: `live-${fixture.fixtureId}-${match.revision}`,
    });
  }
}

function idOf(topic: string): number | null {
  const digits = /^\/topic\/live\.(\d{1,15})$/.exec(topic)?.[1];
  return digits === undefined ? null : Number(digits);
}
