import { z } from 'zod';
import { DEFAULT_LANGUAGE, endpoint, languages } from '@portal/contracts';
import { team } from '@portal/contracts/match';
import { idText, instant, numbered, page, text } from '@portal/contracts/parts';
import { booked, knockOutRound, outcome, playedMatch, scorer, squadPlayer, table, tournamentName } from './competition.ts';

const base = '/al/api/schedule/';
const tag = 'competition';
const listed = { method: 'GET', access: 'public', tag, extension: true } as const;

/** Longest list of scorers and of booked players. */
export const MOST_PLAYERS = 30;
/** Longest words that teams and tournaments are looked for by. */
export const LONGEST_NAME = 60;
/** Letters of a domain's name (RFC 1035). */
const LONGEST_DOMAIN = 253;
/** What one can have a calendar of. */
export const calendarKinds = ['match', 'team', 'tournament'] as const;
const q = text().trim().max(LONGEST_NAME).optional();
/** `coming`: soonest first; `past`: latest first. */
const when = z.enum(['coming', 'past']).default('past');

/** Teams and tournaments (ours: section 2 names their pages, section 7 no calls for them). Football only; what the portal makes up has none. */
export const competitionCalls = {
  tournaments: endpoint({
    ...listed,
    id: 'competition.tournaments',
    path: `${base}tournaments`,
    summary: 'Seasons of competitions, the one that was or will be played last first; `q`: words of the name in any of the three languages',
    query: () => z.object({ q, ...numbered(40) }),
    data: () => page(tournamentName.extend({ teams: z.number().int(), firstDay: z.iso.date(), lastDay: z.iso.date() })),
  }),
  tournament: endpoint({
    ...listed,
    id: 'competition.tournament',
    path: `${base}tournament`,
    summary: 'A season of a competition: its tables by its own rules, its knock-out, who scored and who was booked; 404 for none of that id',
    query: () => z.object({ id: idText }),
    data: () =>
      z.object({
        serverTime: instant,
        tournament: tournamentName.extend({ season: z.string(), firstDay: z.iso.date(), lastDay: z.iso.date() }),
        /** Other seasons of the competition, the latest first. */
        seasons: z.array(z.object({ id: z.number().int(), season: z.string() })),
        /** Matches with a result, and those that are to come. */
        played: z.number().int(),
        coming: z.number().int(),
        tables: z.array(table),
        /** The third-placed teams of the groups in one order; empty where none of them go on. */
        thirdPlaced: table.shape.rows,
        rounds: z.array(knockOutRound),
        scorers: z.array(scorer).max(MOST_PLAYERS),
        booked: z.array(booked).max(MOST_PLAYERS),
      }),
  }),
  tournamentMatches: endpoint({
    ...listed,
    id: 'competition.tournamentMatches',
    path: `${base}tournamentMatches`,
    summary: 'Matches of a season of a competition',
    query: () => z.object({ id: idText, when, ...numbered(50) }),
    data: () => page(playedMatch).extend({ serverTime: instant }),
  }),
  teams: endpoint({
    ...listed,
    id: 'competition.teams',
    path: `${base}teams`,
    summary: 'Teams in the order of their names in the request’s language; `q`: words of a name in any of the three languages',
    query: () => z.object({ q, ...numbered(60) }),
    data: () => page(team),
  }),
  team: endpoint({
    ...listed,
    id: 'competition.team',
    path: `${base}team`,
    summary: 'A team: its form, its place in the tables of its last tournaments, its squad of the last season with line-ups; 404 for none of that id',
    query: () => z.object({ id: idText }),
    data: () =>
      z.object({
        serverTime: instant,
        team,
        /** Its last five matches with a result, oldest first. */
        form: z.array(z.object({ outcome, match: playedMatch })).max(5),
        next: playedMatch.nullable(),
        /** Tournaments it plays or has played in, the latest first; `table`: the one it stands in, of the latest two. */
        tournaments: z.array(tournamentName.extend({ table: table.nullable() })).max(10),
        /** Whose line-ups the squad is from; null: nobody tells line-ups. */
        squadOf: tournamentName.nullable(),
        squad: z.array(squadPlayer).max(80),
      }),
  }),
  calendar: endpoint({
    method: 'GET',
    access: 'public',
    tag,
    extension: true,
    binary: true,
    id: 'competition.calendar',
    path: `${base}calendar`,
    summary:
      'A calendar (RFC 5545, text/calendar): of a match on the schedule, or as a feed to subscribe to of a team or tournament, its matches of the last 30 days and those to come. Tells no scores. `domain`: the site that its links lead to; 404 for none of that id',
    query: () =>
      z.object({
        of: z.enum(calendarKinds),
        id: idText,
        lang: z.enum(languages).default(DEFAULT_LANGUAGE),
        domain: text().max(LONGEST_DOMAIN).optional(),
      }),
    data: () => z.unknown(),
  }),
  teamMatches: endpoint({
    ...listed,
    id: 'competition.teamMatches',
    path: `${base}teamMatches`,
    summary: 'Matches of a team',
    query: () => z.object({ id: idText, when, ...numbered(50) }),
    data: () => page(playedMatch).extend({ serverTime: instant }),
  }),
} as const;
