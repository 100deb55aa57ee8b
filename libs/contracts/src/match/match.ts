import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** `name` is in the request's language; `monogram` (2-3 letters) and `colors` (hex) draw the crest. `isOpen`: nobody knows yet who it will be, so it has no page. */
export const team = z.object({
  id,
  name: z.string(),
  code: z.string(),
  monogram: z.string(),
  colors: z.array(z.string()).min(1),
  isOpen: z.boolean().optional(),
});
export type Team = z.infer<typeof team>;

export const score = z.object({ home: z.number().int(), away: z.number().int() });
export type Score = z.infer<typeof score>;
/** Where a goal stands in its room, by the score after it: what follows `#` in the address. */
export const goalMark = ({ home, away }: Score) => `ban-thang-${home}-${away}` as const;

/** Parts of a match, in the order in which they come. `unknown`: the source does not tell. */
export const matchPhases = [
  'coming',
  'first-half',
  'half-time',
  'second-half',
  'extra-break',
  'extra-first',
  'extra-half-time',
  'extra-second',
  'shoot-out',
  'ended',
  'unknown',
] as const;
export type MatchPhase = (typeof matchPhases)[number];

/** Where the match is. `minute` and `added` as on a scoreboard; `periodStartedAt` lets the browser count seconds between two frames. */
export const matchClock = z.object({
  phase: openWord(matchPhases),
  minute: z.number().int().nullable(),
  added: z.number().int().nullable(),
  periodStartedAt: instant.nullable(),
  /** Of a generated game: number of the quarter, map or lap; in a break that of the one before. Its `phase` says no more than first part, break, second part. */
  period: z.number().int().min(1).max(99).optional(),
});
export type MatchClock = z.infer<typeof matchClock>;

export const commentatorBadge = z.object({ userId: id, name: z.string(), style: z.string() });
export type CommentatorBadge = z.infer<typeof commentatorBadge>;

export const tournament = z.object({ id, name: z.string(), short: z.string(), stage: z.string() });

/** One in a race. `way`: laps run so far, with fractions. */
export const raceRunner = z.object({ id, name: z.string(), color: z.string(), way: z.number() });
export type RaceRunner = z.infer<typeof raceRunner>;

/** A marble race: who is where, the first first. `lap` 0: not started. `home` and `away` of such a match are the track and the field, for who knows no race. */
export const race = z.object({ title: z.string(), lap: z.number().int(), laps: z.number().int(), order: z.array(raceRunner).max(20) });
export type Race = z.infer<typeof race>;

/** One row of a list of matches. `statusCode` is the raw code of section 4; `score` null: not started, or not known. */
export const matchSummary = z.object({
  fixtureId: id,
  sportId: z.number().int(),
  tournament,
  home: team,
  away: team,
  kickOff: instant,
  /** True: the source names the day and no time; `kickOff` is then noon of that day in Vietnam, and only its date means anything. */
  dayOnly: z.boolean().optional(),
  statusCode: z.number().int(),
  clock: matchClock,
  score: score.nullable(),
  halfTime: score.nullable(),
  penalties: score.nullable(),
  redCards: score,
  /** When the last goal fell (real time), for 'VÀO!'. */
  lastGoalAt: instant.nullable(),
  /** True: a past match played again, labelled 'phát lại'. */
  replay: z.boolean(),
  /** True: made up by the portal where no open data exists, labelled 'mô phỏng'. */
  generated: z.boolean().optional(),
  /** Points by quarter (basketball) or kills by map (esport), oldest first; the running one last. */
  periods: z.array(score).max(10).optional(),
  race: race.optional(),
  /** True: a demonstration has added to `viewers`, labelled 'mô phỏng'. */
  simulatedViewers: z.boolean().optional(),
  viewers: z.number().int(),
  venue: z.string().nullable(),
  commentators: z.array(commentatorBadge),
});
export type MatchSummary = z.infer<typeof matchSummary>;

/** Event codes of section 9. `score` is the score after the event, for goals. `period` 5 is the shoot-out. */
export const matchEvent = z.object({
  id: z.string(),
  code: z.number().int(),
  side: openWord(sides),
  period: z.number().int().min(1).max(5),
  minute: z.number().int(),
  added: z.number().int().nullable(),
  player: z.string(),
  /** Substitution: who went off. */
  playerOut: z.string().nullable(),
  /** Of a goal: was it a penalty kick. */
  score: score.nullable(),
});
export type MatchEvent = z.infer<typeof matchEvent>;

export const lineUpPlayer = z.object({
  name: z.string(),
  short: z.string(),
  captain: z.boolean(),
  yellow: z.boolean(),
  red: z.boolean(),
  /** Minute in which the player went off, if so (by now). */
  offAt: z.number().int().nullable(),
  goals: z.number().int(),
});
export type LineUpPlayer = z.infer<typeof lineUpPlayer>;

/** `rows`: goalkeeper first, then defence to attack, as the source separates them. */
export const lineUp = z.object({
  formation: z.string().nullable(),
  rows: z.array(z.array(lineUpPlayer)),
  /** Substitutes that came on by now. */
  substitutes: z.array(z.object({ name: z.string(), short: z.string(), minute: z.number().int(), added: z.number().int().nullable(), for: z.string() })),
});
export type LineUp = z.infer<typeof lineUp>;

/** Only what the source truly gives (counts by side). `key` is translated by the client. */
export const statisticKeys = ['goals', 'goalsFirstHalf', 'goalsSecondHalf', 'penalties', 'ownGoals', 'yellowCards', 'redCards', 'substitutions'] as const;
export const statistic = z.object({
  key: openWord(statisticKeys),
  home: z.number().int(),
  away: z.number().int(),
});
export type Statistic = z.infer<typeof statistic>;

/** The moving part of a match: what a frame replaces. `revision` grows with every change. */
export const matchMoving = matchSummary
  .pick({
    fixtureId: true,
    statusCode: true,
    clock: true,
    score: true,
    halfTime: true,
    penalties: true,
    redCards: true,
    lastGoalAt: true,
    viewers: true,
    periods: true,
  })
  .extend({
    revision: z.number().int(),
    race: race
      .pick({ lap: true })
      .extend({ order: z.array(raceRunner.pick({ id: true, way: true })).max(20) })
      .optional(),
  });
export type MatchMoving = z.infer<typeof matchMoving>;

export const liveSnapshot = matchMoving.extend({
  events: z.array(matchEvent),
  statistics: z.array(statistic),
  lineUps: z.object({ home: lineUp, away: lineUp }).nullable(),
});
export type LiveSnapshot = z.infer<typeof liveSnapshot>;
