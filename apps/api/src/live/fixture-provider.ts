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

/**
 * Where matches come from. The replay of past matches is one; a commercial feed would be another. All answers depend on
 * the arguments only, so any node of the portal gives the same.
 */
export interface FixtureProvider {
  /** Kick-off in [fromMs, toMs). */
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  fixtureById(id: number): Fixture | undefined;
  stateAt(fixture: Fixture, nowMs: number): MatchState;
  liveAt(nowMs: number): readonly Fixture[];
  /** When anything changes next, minutes aside; null when there is nothing to come. */
  nextChangeAfter(nowMs: number): number | null;
  /** Changes in (fromMs, toMs], in the order in which they happen. */
  changesBetween(fromMs: number, toMs: number): readonly FixtureChange[];
}
