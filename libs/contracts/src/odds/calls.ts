import { z } from 'zod';
import { endpoint, openWord } from '@portal/contracts';
import { day, idText, instant, numbered, page, timeZone } from '@portal/contracts/parts';
import { matchOdds, oddsCompanies, oddsMark, oddsMarket, oddsMarkets, oddsModel } from './odds.ts';
import { season, SEASON_MOST, seasonName } from './season.ts';

const base = '/other/api/odds/';
const tag = 'odds';
const company = z.coerce
  .number()
  .int()
  .refine((given) => (oddsCompanies as readonly number[]).includes(given), 'company')
  .default(oddsCompanies[0]);

/** Odds (ours: the specification gives the rows, not the calls). Simulated, and said so. */
export const oddsCalls = {
  list: endpoint({
    id: 'odds.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Odds of a day’s football matches: those on air, then those to come, then the others; each by tournament and kick-off',
    query: () => z.object({ date: day.optional(), timezone: timeZone, tournamentId: idText.optional(), company, ...numbered(50) }),
    data: () =>
      page(matchOdds).extend({
        serverTime: z.string(),
        date: z.string(),
        tournaments: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
      }),
  }),
  match: endpoint({
    id: 'odds.match',
    method: 'GET',
    path: `${base}match`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Odds of one match',
    query: () => z.object({ id: idText, company }),
    data: () => matchOdds,
  }),
  movement: endpoint({
    id: 'odds.movement',
    method: 'GET',
    path: `${base}movement`,
    access: 'public',
    tag,
    extension: true,
    summary: 'How a market of a match moved: rows, oldest first, at most 120, and the goals and cards of that time',
    query: () => z.object({ id: idText, market: oddsMarket, company }),
    data: () => z.object({ market: openWord(oddsMarkets), rows: z.array(z.string()).max(120), marks: z.array(oddsMark).max(60).optional() }),
  }),
  model: endpoint({
    id: 'odds.model',
    method: 'GET',
    path: `${base}model`,
    access: 'public',
    tag,
    extension: true,
    summary: 'How well the model that odds are made of met results which it had not seen',
    data: () => oddsModel,
  }),
  seasons: endpoint({
    id: 'odds.seasons',
    method: 'GET',
    path: `${base}seasons`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Leagues in course of which the rest can be played by the model, the one that ends last first',
    data: () => z.object({ serverTime: instant, list: z.array(seasonName).max(SEASON_MOST.seasons) }),
  }),
  season: endpoint({
    id: 'odds.season',
    method: 'GET',
    path: `${base}season`,
    access: 'public',
    tag,
    extension: true,
    summary: 'A league in course: its results, its rules, and what is to be expected of the matches left; 404 for what is no league in course',
    query: () => z.object({ tournamentId: idText }),
    data: () => season,
  }),
} as const;
