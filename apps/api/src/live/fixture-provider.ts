import type { MatchState, ScoredMatch, TimedEvent } from '@portal/domain';

/** A match with a place in time. Times are epoch milliseconds. */
export interface Fixture {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  readonly endsAt: number;
  readonly match: ScoredMatch;
}

/** Something that moved in a match. */
export type FixtureChange =
  | { readonly at: number; readonly fixture: Fixture; readonly kind: 'phase' }
  | { readonly at: number; readonly fixture: Fixture; readonly kind: 'event'; readonly event: TimedEvent };

/** Something with a page of its own that happens at a time. Epoch milliseconds. */
export interface Placed {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  readonly endsAt: number;
}

/**
 * Where things to watch come from. All answers depend on the arguments only, so any node of the portal gives the same.
 */
export interface Provider<F extends Placed, C extends { readonly at: number; readonly fixture: F }> {
  /** Kick-off in [fromMs, toMs). */
  fixturesBetween(fromMs: number, toMs: number): readonly F[];
  fixtureById(id: number): F | undefined;
  liveAt(nowMs: number): readonly F[];
  /** When anything changes next, minutes aside; null when there is nothing to come. */
  nextChangeAfter(nowMs: number): number | null;
  /** Changes in (fromMs, toMs], in the order in which they happen. */
  changesBetween(fromMs: number, toMs: number): readonly C[];
}

/** Where football comes from. The replay of past matches is one; a commercial feed would be another. */
export interface FixtureProvider extends Provider<Fixture, FixtureChange> {
  stateAt(fixture: Fixture, nowMs: number): MatchState;
}
