import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { score, team, tournament } from '@portal/contracts/match';
import { id, instant } from '@portal/contracts/parts';

/** Bounds of a league whose rest is played: none that we know comes near. */
export const SEASON_MOST = { teams: 40, fixtures: 500, results: 1_600, seasons: 12 } as const;
/** What tells teams with as many points apart, in a competition's own order. */
export const tieBreaks = ['headToHead', 'goalDifference', 'goals', 'wins', 'awayGoals', 'conduct'] as const;

/** A season of a league in course. `left`: matches without a result. */
export const seasonName = tournament.omit({ stage: true }).extend({ season: z.string(), left: z.number().int() });
export type SeasonName = z.infer<typeof seasonName>;

/** A match that has no result yet; teams by id. `round`: in the request's language. `expected`: goals of each side, as the model of the odds has them. */
export const seasonFixture = z.object({
  id,
  round: z.string(),
  kickOff: instant,
  /** Nobody knows the hour yet. */
  dayOnly: z.boolean().optional(),
  home: id,
  away: id,
  expected: z.object({ home: z.number(), away: z.number() }),
});
export type SeasonFixture = z.infer<typeof seasonFixture>;

/**
 * A league in the middle of its season, with all that it takes to play the rest of it. `teams`: in the order which those keep that no rule tells apart. `results`: what counts for the table, teams by
 * id; `conduct`: what cards take off, zero or less, where somebody counts them. `fixtures`: soonest first. `zones`: how many places at the top and at the bottom one looks at (ours, no names of cups).
 */
export const season = z.object({
  serverTime: instant,
  simulated: z.boolean(),
  tournament: seasonName,
  teams: z.array(team).max(SEASON_MOST.teams),
  results: z
    .array(z.object({ home: id, away: id, score, conduct: z.object({ home: z.number().int(), away: z.number().int() }).optional() }))
    .max(SEASON_MOST.results),
  fixtures: z.array(seasonFixture).max(SEASON_MOST.fixtures),
  rules: z.object({ tieBreaks: z.array(openWord(tieBreaks)), pointsForWin: z.number().int() }),
  zones: z.object({ top: z.number().int(), last: z.number().int() }),
});
export type Season = z.infer<typeof season>;
