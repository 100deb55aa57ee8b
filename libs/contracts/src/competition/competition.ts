import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { matchSummary, score, team, tournament } from '@portal/contracts/match';
import { id, instant } from '@portal/contracts/parts';

/** A season of a competition. */
export const tournamentName = tournament.omit({ stage: true });
export type TournamentName = z.infer<typeof tournamentName>;

/** What may have become of a match instead of being played to its end. */
export const matchNotes = ['postponed', 'cancelled', 'abandoned', 'awarded', 'suspended', 'walkover', 'annulled'] as const;
/** A match of a team or tournament at its own place in time. `fixtureId` null: it is on no schedule and has no room, as one put off without a new time. */
export const playedMatch = matchSummary.extend({
  fixtureId: id.nullable(),
  /** Why it was not played as it should have been; null: it was or will be. */
  note: openWord(matchNotes).nullable(),
});
export type PlayedMatch = z.infer<typeof playedMatch>;

/** How a match went for one of its teams. */
export const outcomes = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];
export const outcome = openWord(outcomes);

/** One team of a table. `level`: the rules do not tell it from a neighbour. `form`: its last five matches there, oldest first. `wentOn`: out of its group into the knock-out, as far as that is known. */
export const tableRow = z.object({
  position: z.number().int(),
  team,
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  points: z.number().int(),
  level: z.boolean(),
  form: z.array(outcome).max(5),
  wentOn: z.boolean(),
});
export type TableRow = z.infer<typeof tableRow>;

/** `name` in the request's language, '' where there is one table alone. */
export const table = z.object({ name: z.string(), rows: z.array(tableRow) });
export type Table = z.infer<typeof table>;

/** One pairing of a knock-out round, in one match or two. `teams`: null is not known yet. `goals`: of all its matches, in the order of `teams`; null before the first. */
export const tie = z.object({
  teams: z.tuple([team.nullable(), team.nullable()]),
  goals: z.tuple([z.number().int(), z.number().int()]).nullable(),
  penalties: z.tuple([z.number().int(), z.number().int()]).nullable(),
  /** Which of the two went on: 0 or 1; null: not decided, or the source does not tell. */
  winner: z.number().int().min(0).max(1).nullable(),
  matches: z.array(z.object({ fixtureId: id.nullable(), kickOff: instant, dayOnly: z.boolean().optional(), score: score.nullable() })).max(3),
});
export type Tie = z.infer<typeof tie>;

/** Rounds of a knock-out, the first first; ties in the order in which they lead to those of the next. */
export const knockOutRound = z.object({ key: z.string(), name: z.string(), ties: z.array(tie) });
export type KnockOutRound = z.infer<typeof knockOutRound>;

/** A player's name as it is read. */
const player = z.object({ name: z.string() });

/** `matches` null: no line-up tells in how many the player stood. */
export const scorer = player.extend({ team, goals: z.number().int(), penalties: z.number().int(), matches: z.number().int().nullable() });
export type Scorer = z.infer<typeof scorer>;

/** Cards of a player: a second yellow counts as a red one. */
export const booked = player.extend({ team, yellow: z.number().int(), red: z.number().int() });
export type Booked = z.infer<typeof booked>;

/** Where players mostly stood, as far as the rows of a line-up tell. */
export const squadRoles = ['keeper', 'defence', 'midfield', 'attack', 'unknown'] as const;
export type SquadRole = (typeof squadRoles)[number];

/** A player of a squad, from the line-ups of a season. `matches`: those in which they stood on the pitch; `starts`: those from the beginning. */
export const squadPlayer = player.extend({
  role: openWord(squadRoles),
  matches: z.number().int(),
  starts: z.number().int(),
  goals: z.number().int(),
  yellow: z.number().int(),
  red: z.number().int(),
});
export type SquadPlayer = z.infer<typeof squadPlayer>;
