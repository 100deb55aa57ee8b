import { z } from 'zod';
import { endpoint, limits, person, reaction, reactions, tipRecord } from '@portal/contracts';
import { day, done, id, idParam, idText, onward, pageSize, stretch, text, username, uuid } from '@portal/contracts/parts';
import { sealedDay, tipChain } from './chain.ts';
import { tipStatistics } from './statistics.ts';
import { tip, tipConfidences, tipPick, tipType } from './tip.ts';

const base = '/au/api/user/tips/';
/** So many at a time, in the order of their numbers. */
const numbered = () => ({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  pageSize: pageSize(500, 500),
});
const tag = 'tips';
/** Among so many tournaments tips are chosen. */
export const MOST_TIPPED_TOURNAMENTS = 20;
/** What is said of a match, and of which; `uuid`: of this try, so that a second one finds the first. */
export const termsFields = { uuid, fixtureId: id, type: tipType, pick: tipPick, line: z.number().multipleOf(0.25).min(-20).max(20).nullable() };
const terms = z.object(termsFields);
type Terms = z.infer<typeof terms>;
/** Each type has its own picks. */
export const pickFits = ({ type, pick }: Pick<Terms, 'type' | 'pick'>): boolean =>
  (type === 20 ? ['home', 'draw', 'away'] : type === 30 || type === 40 ? ['home', 'away'] : ['over', 'under']).includes(pick);
/** All but type 20 have a line. */
export const lineFits = ({ type, line }: Pick<Terms, 'type' | 'line'>): boolean => (type === 20) === (line === null);

/** Line and price are the server's: those of the market when the tip comes in. `line` and `price`: what the writer saw; another line is refused, so that nobody tips on a number they did not see. */
export const newTip = terms
  .extend({ content: text().trim().max(limits.tipText).default(''), confidence: z.literal(tipConfidences).nullable().default(null) })
  .refine(pickFits, { path: ['pick'], message: 'pick' })
  .refine(lineFits, { path: ['line'], message: 'line' });
export type NewTip = z.input<typeof newTip>;

export const tipsCalls = {
  create: endpoint({
    id: 'tips.create',
    method: 'POST',
    path: `${base}tips-create`,
    access: 'user',
    tag,
    summary: 'A tip on a match that has not begun; locked at kick-off',
    body: () => newTip,
    data: () => tip,
  }),
  list: endpoint({
    id: 'tips.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Tips, newest first. `state` open: the match is not over; settled: it is',
    query: () =>
      z.object({
        fixtureId: idText.optional(),
        username: username.optional(),
        state: z.enum(['all', 'open', 'settled']).default('all'),
        type: z.coerce.number().pipe(tipType).optional(),
        tournamentId: idText.optional(),
        ...onward(20),
      }),
    data: () => stretch(tip),
  }),
  tournaments: endpoint({
    id: 'tips.tournaments',
    method: 'GET',
    path: `${base}tournaments`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Tournaments of the newest thousand tips, those of most tips first',
    data: () => z.object({ list: z.array(z.object({ id, name: z.string() })).max(MOST_TIPPED_TOURNAMENTS) }),
  }),
  info: endpoint({
    id: 'tips.info',
    method: 'GET',
    path: `${base}info/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'One tip',
    params: () => idParam,
    data: () => tip,
  }),
  remove: endpoint({
    id: 'tips.remove',
    method: 'DELETE',
    path: `${base}info/{id}`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Takes back an own tip before kick-off',
    params: () => idParam,
    data: () => done,
  }),
  react: endpoint({
    id: 'tips.react',
    method: 'POST',
    path: `${base}reaction`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Sets one’s reaction on a tip; null takes it back',
    body: () => z.object({ id, reaction: reaction.nullable() }),
    data: () => reactions,
  }),
  record: endpoint({
    id: 'tips.record',
    method: 'GET',
    path: `${base}record`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Settled tips of one member in sum',
    query: () => z.object({ username }),
    data: () => z.object({ person, record: tipRecord }),
  }),
  statistics: endpoint({
    id: 'tips.statistics',
    method: 'GET',
    path: `${base}statistics`,
    access: 'public',
    tag,
    extension: true,
    summary: 'What the settled tips of one member say: yield, share of wins, runs, closing line, by market and tournament, each with its sample',
    query: () => z.object({ username }),
    data: () => tipStatistics,
  }),
  ranking: endpoint({
    id: 'tips.ranking',
    method: 'GET',
    path: `${base}ranking`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Best tipsters by profit at the prices of their tips, with at least five settled tips',
    query: () => z.object({ days: z.enum(['7', '30', '365']).default('30'), pageSize: pageSize(10, 50) }),
    data: () => z.object({ list: z.array(z.object({ person, record: tipRecord })) }),
  }),
  chain: endpoint({
    id: 'tips.chain',
    method: 'GET',
    path: `${base}chain`,
    access: 'public',
    tag,
    extension: true,
    summary: 'The chain of hashes over all tips of one member, from which anybody checks that none was changed, left out or put elsewhere',
    query: () => z.object({ username, ...numbered() }),
    data: () => tipChain,
  }),
  sealedDay: endpoint({
    id: 'tips.sealedDay',
    method: 'GET',
    path: `${base}sealed-day`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Where all chains stood at the end of a day, the last one where none is asked for; null before the first',
    query: () => z.object({ day: day.optional(), ...numbered() }),
    data: () => z.object({ sealed: sealedDay.nullable() }),
  }),
} as const;
