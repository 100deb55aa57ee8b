import { isScored, matchPlan, matchStateAt, type MatchRecord, type MatchState, type ScoredMatch } from '@portal/domain';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import { isGame, type Airing, type Programme } from '../../live/programme.ts';
import type { Game } from '../../sports/index.ts';

/** A football match as it stands when somebody asks. `asOf`: the moment that `state` is of. */
export interface Showing {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly asOf: number;
  readonly kind: 'replay' | 'imported';
  /** It should have been played, and nobody here knows how it ended: neither live nor coming. */
  readonly noResult: boolean;
}

/** A game that the portal makes up, as it stands. */
export interface GameShowing {
  readonly fixture: Game;
  readonly asOf: number;
  readonly kind: 'generated';
}
export type Shown = Showing | GameShowing;

/** An imported match at its real place in time. */
export interface ImportedMatch {
  readonly fixtureId: number;
  readonly kickOffAt: number;
  readonly match: MatchRecord;
}

export function showReplay(fixture: Fixture, provider: FixtureProvider, now: number): Showing {
  return { fixture, state: provider.stateAt(fixture, now), asOf: now, kind: 'replay', noResult: false };
}

export const showAiring = (airing: Airing, { football }: Pick<Programme, 'football'>, now: number): Shown =>
  isGame(airing) ? { fixture: airing, asOf: now, kind: 'generated' } : showReplay(airing, football, now);

/** A match of which only the day is known may still be played this long after the noon it is listed at: evening in Brazil is the next morning here. */
export const DAY_OF_PLAY = 24 * 3_600_000;

/** Nobody tells minute by minute how an imported match goes: it is coming, over with the result of its source, or without a result. */
export function showImported({ fixtureId, kickOffAt, match: record }: ImportedMatch, now: number): Showing {
  const match: ScoredMatch = isScored(record) ? record : { ...record, score: { halfTime: null, fullTime: null, extraTime: null, penalties: null } };
  const { endsAt } = matchPlan(match, kickOffAt);
  // Of which only the day is known and how it ended: it has.
  const over = isScored(record) && (record.kickOff === null || now >= endsAt);
  const coming = !over && now < (record.kickOff === null ? kickOffAt + DAY_OF_PLAY : kickOffAt);
  // Never in the middle: nobody tells how it goes, also not past the noon under which a day without a time is kept.
  const asOf = over ? endsAt : Math.min(now, kickOffAt - 1);
  return { fixture: { fixtureId, kickOffAt, endsAt, match }, state: matchStateAt(match, kickOffAt, asOf), asOf, kind: 'imported', noResult: !coming && !over };
}
