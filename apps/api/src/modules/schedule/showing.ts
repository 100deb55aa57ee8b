import { isScored, matchPlan, matchStateAt, type MatchRecord, type MatchState, type ScoredMatch } from '@portal/domain';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';

/** A match as it stands when somebody asks. `asOf`: the moment that `state` is of. */
export interface Showing {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly asOf: number;
  readonly kind: 'replay' | 'imported';
  /** It should have been played, and nobody here knows how it ended: neither live nor coming. */
  readonly noResult: boolean;
}

/** An imported match at its real place in time. */
export interface ImportedMatch { readonly fixtureId: number; readonly kickOffAt: number; readonly match: MatchRecord }

export function showReplay(fixture: Fixture, provider: FixtureProvider, now: number): Showing {
  return { fixture, state: provider.stateAt(fixture, now), asOf: now, kind: 'replay', noResult: false };
}

/** Nobody tells minute by minute how an imported match goes: it is coming, over with the result of its source, or without a result. */
export function showImported({ fixtureId, kickOffAt, match: record }: ImportedMatch, now: number): Showing {
  const match: ScoredMatch = isScored(record) ? record : { ...record, score: { halfTime: null, fullTime: null, extraTime: null, penalties: null } };
  const { endsAt } = matchPlan(match, kickOffAt);
  const coming = now < kickOffAt;
  const over = isScored(record) && now >= endsAt;
  const asOf = coming ? now : over ? endsAt : kickOffAt - 1;
  return { fixture: { fixtureId, kickOffAt, endsAt, match }, state: matchStateAt(match, kickOffAt, asOf), asOf, kind: 'imported', noResult: !coming && !over };
}
