import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID } from '@portal/domain';

/** A quarter, map or lap as words of a locale file: `game.{key}` and, where there is little room, `gameShort.{key}`. */
export interface GamePeriod {
  readonly key: 'quarter' | 'overtime' | 'map' | 'lap' | 'quarterBreak' | 'mapBreak';
  readonly values: { readonly number: number; readonly of?: number };
}

/** Quarters of a basketball game before any overtime. */
const QUARTERS = 4;

/** Where a game of another sport than football is; undefined for football, and while nothing is being played. */
export function gamePeriod({ sportId, clock, race }: Pick<MatchSummary, 'sportId' | 'clock' | 'race'>): GamePeriod | undefined {
  const { period: number, phase } = clock;
  if (number === undefined) return undefined;
  if (phase === 'half-time') return { key: sportId === SPORT_ID.esport ? 'mapBreak' : 'quarterBreak', values: { number } };
  switch (sportId) {
    case SPORT_ID.basketball:
      return number > QUARTERS ? { key: 'overtime', values: { number: number - QUARTERS } } : { key: 'quarter', values: { number } };
    case SPORT_ID.esport:
      return { key: 'map', values: { number } };
    case SPORT_ID.marble:
      return { key: 'lap', values: { number, ...(race && { of: race.laps }) } };
    default:
      return undefined;
  }
}

/** Minutes into a map; a quarter and a lap have none that would be true. */
export function gameMinute({ sportId, clock }: Pick<MatchSummary, 'sportId' | 'clock'>, now: number): number | undefined {
  if (sportId !== SPORT_ID.esport || !clock.periodStartedAt || clock.phase === 'half-time') return undefined;
  return 1 + Math.max(0, Math.floor((now - Date.parse(clock.periodStartedAt)) / 60_000));
}
