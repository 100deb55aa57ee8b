import { Temporal } from 'temporal-polyfill';
import { featureStatus } from '@portal/contracts';
import { EVENING, eveningOf } from '@portal/domain';
import { isGame, type Programme } from '../../live/programme.ts';
import { commentatorsOf, tournamentIdOf } from '../../sports/index.ts';
import type { FixtureRepository, FixtureSketch } from './fixture.repository.ts';
import { gameTournamentId } from './game.presenter.ts';
import { DAY_OF_PLAY } from './showing.ts';

/** Days shown on each side of the chosen one. */
const REACH = 3;
/** No match of whatever sport lasts longer (ms). */
const LONGEST = 5 * 3_600_000;

/** Which matches of whatever day. */
export interface Choice {
  readonly timezone: string;
  readonly status?: number | undefined;
  readonly sportId?: number | undefined;
  readonly tournamentId?: number | undefined;
  readonly part?: 'evening' | undefined;
  readonly commentated?: '1' | undefined;
}
export interface DayAsk extends Choice {
  readonly date?: string | undefined;
  readonly fromHour?: number | undefined;
  readonly order?: 'tournament' | undefined;
}

type Competition = { readonly competition: string; readonly season: string };
/** A tournament of the day: of a source, or (by its sport) made up. */
export interface DayTournament {
  readonly id: number;
  readonly count: number;
  readonly of: Competition | { readonly sportId: number };
}

/** One day of the schedule, sorted and counted. `ids`: of what was asked for, in the order of the list. */
export interface ScheduleDay {
  readonly date: string;
  readonly ids: readonly number[];
  readonly sports: readonly { id: number; count: number }[];
  readonly tournaments: readonly DayTournament[];
  readonly days: readonly DayCount[];
  readonly hours: readonly { hour: number; count: number }[];
}
export interface DayCount {
  readonly date: string;
  readonly count: number;
}

interface Parts {
  repository: Pick<FixtureRepository, 'sketches' | 'competitions'>;
  programme: Programme;
  now: number;
}
/** From and until when, epoch milliseconds. */
type Span = readonly [from: number, to: number];

/** Cuts days in the visitor's zone: not 24 hours, as a day on which the clocks change is shorter or longer. */
export async function scheduleDay(ask: DayAsk, parts: Parts): Promise<ScheduleDay> {
  const { sportId, tournamentId, status, fromHour } = ask;
  const chosen = ask.date ? Temporal.PlainDate.from(ask.date) : today(ask, parts.now);
  const week = Array.from({ length: 2 * REACH + 1 }, (_, at) => chosen.add({ days: at - REACH }));
  const all = await among(week, ask, parts);
  const ofDay = all.filter(within(spanOf(chosen, ask)));
  const ofSport = all.filter((one) => sportId === undefined || one.sportId === sportId);
  const listed = ofSport.filter(within(spanOf(chosen, ask)));
  const tournamentOf = await tournamentsOf(listed, parts);
  const wanted = listed.filter(({ id }) => tournamentId === undefined || tournamentOf.get(id)?.id === tournamentId);
  const hours = byHour(wanted, chosen, ask);
  // Where the clocks skip that hour, the next one.
  const from = fromHour === undefined ? undefined : hours.find(({ hour }) => placeOf(hour, ask) >= placeOf(fromHour, ask));
  const shown = fromHour === undefined ? wanted : wanted.filter(({ kickOff, dayOnly }) => from && !dayOnly && kickOff.getTime() >= from.startsAt);
  const inTime = status === featureStatus.ended ? shown.toReversed() : shown;
  const untimedLast = [...inTime.filter(({ dayOnly }) => !dayOnly), ...inTime.filter(({ dayOnly }) => dayOnly)];
  const inOrder = ask.order ? byTournament(untimedLast, tournamentOf) : untimedLast;
  return {
    date: chosen.toString(),
    ids: inOrder.map(({ id }) => id),
    sports: counted(ofDay.map((one) => ({ id: one.sportId }))),
    tournaments: counted(listed.map(({ id }) => tournamentOf.get(id)).filter((one) => one !== undefined)),
    days: countDays(week, ofSport, ask),
    hours: hours.filter(({ count }) => count > 0).map(({ hour, count }) => ({ hour, count })),
  };
}

/** Each day of a month (YYYY-MM) with how much `scheduleDay` lists on it. */
export async function scheduleMonth(month: string, ask: Choice, parts: Parts): Promise<DayCount[]> {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }));
  const ofSport = (await among(days, ask, parts)).filter((one) => ask.sportId === undefined || one.sportId === ask.sportId);
  if (ask.tournamentId === undefined) return countDays(days, ofSport, ask);
  const tournamentOf = await tournamentsOf(ofSport, parts);
  return countDays(
    days,
    ofSport.filter(({ id }) => tournamentOf.get(id)?.id === ask.tournamentId),
    ask,
  );
}

/** What kicks off on these days, which follow each other, of the chosen state, with a commentator where that is asked. */
async function among(days: readonly Temporal.PlainDate[], ask: Choice, { repository, programme, now }: Parts): Promise<FixtureSketch[]> {
  const [from] = spanOf(days[0]!, ask);
  const [, to] = spanOf(days.at(-1)!, ask);
  return (await repository.sketches(new Date(from), new Date(to))).filter(
    (one) =>
      // What has no time of day is in no evening.
      !(ask.part && one.dayOnly) &&
      (ask.status === undefined || statusOf(one, programme, now) === ask.status) &&
      (!ask.commentated || commentatorsOf(one.id).length > 0),
  );
}

function today({ timezone, part }: Choice, now: number): Temporal.PlainDate {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  return part ? Temporal.PlainDate.from(eveningOf(local.toPlainDate().toString(), local.hour)) : local.toPlainDate();
}

function spanOf(day: Temporal.PlainDate, { timezone, part }: Choice): Span {
  const at = (date: Temporal.PlainDate, hour: number) => date.toZonedDateTime({ timeZone: timezone, plainTime: { hour } }).epochMilliseconds;
  const next = day.add({ days: 1 });
  return part
    ? [at(day, EVENING.from), at(next, EVENING.to)]
    : [day.toZonedDateTime(timezone).epochMilliseconds, next.toZonedDateTime(timezone).epochMilliseconds];
}

const within =
  ([from, to]: Span) =>
  ({ kickOff }: FixtureSketch) =>
    kickOff.getTime() >= from && kickOff.getTime() < to;

const countDays = (days: readonly Temporal.PlainDate[], sketches: readonly FixtureSketch[], ask: Choice): DayCount[] =>
  days.map((day) => ({ date: day.toString(), count: sketches.filter(within(spanOf(day, ask))).length }));

/** Sport by sport, tournament by tournament in the order of their first match; within one the order stays. */
function byTournament(sketches: readonly FixtureSketch[], tournamentOf: ReadonlyMap<number, Tournament>): FixtureSketch[] {
  const tournament = ({ id }: FixtureSketch) => tournamentOf.get(id)?.id ?? 0;
  const places = new Map<number, number>();
  for (const one of sketches) if (!places.has(tournament(one))) places.set(tournament(one), places.size);
  return sketches.toSorted((one, other) => one.sportId - other.sportId || places.get(tournament(one))! - places.get(tournament(other))!);
}

/** An evening goes on after midnight. */
const placeOf = (hour: number, { part }: Choice): number => (part && hour < EVENING.to ? hour + 24 : hour);

/** The hours of the day, or of the evening, in their order, with what kicks off in each; what has no time is in none. `startsAt`: epoch milliseconds. */
function byHour(sketches: readonly FixtureSketch[], day: Temporal.PlainDate, ask: Choice): { hour: number; startsAt: number; count: number }[] {
  const [from, to] = spanOf(day, ask);
  const hours: { hour: number; startsAt: number; count: number }[] = [];
  for (let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(ask.timezone); at.epochMilliseconds < to; at = at.add({ hours: 1 }))
    // Where the clocks go back an hour comes twice and is one to who reads.
    if (hours.at(-1)?.hour !== at.hour) hours.push({ hour: at.hour, startsAt: at.epochMilliseconds, count: 0 });
  for (const { kickOff, dayOnly } of sketches) {
    const hour = dayOnly ? undefined : hours.findLast(({ startsAt }) => kickOff.getTime() >= startsAt);
    if (hour) hour.count += 1;
  }
  return hours;
}

/** Results are all that should be over: also what nobody knows the score of. */
function statusOf({ id, kind, kickOff, dayOnly, hasResult }: FixtureSketch, programme: Programme, now: number): number {
  if (dayOnly) return !hasResult && now < kickOff.getTime() + DAY_OF_PLAY ? featureStatus.coming : featureStatus.ended;
  if (kickOff.getTime() > now) return featureStatus.coming;
  if (kind === 'scheduled' || kickOff.getTime() < now - LONGEST) return featureStatus.ended;
  return (programme.fixtureById(id)?.endsAt ?? 0) > now ? featureStatus.live : featureStatus.ended;
}

type Tournament = Omit<DayTournament, 'count'>;

async function tournamentsOf(sketches: readonly FixtureSketch[], { repository, programme }: Omit<Parts, 'now'>): Promise<Map<number, Tournament>> {
  const found = new Map<number, Tournament>();
  for (const { id, ...of } of await repository.competitions(sketches.filter(({ kind }) => kind === 'scheduled').map(({ id }) => id)))
    found.set(id, { id: tournamentIdOf(of), of });
  for (const { id, kind, sportId } of sketches) {
    // What is made up has one tournament for each sport: it takes no game to say which.
    if (kind === 'generated') found.set(id, { id: gameTournamentId({ sportId }), of: { sportId } });
    const airing = kind === 'replay' ? programme.fixtureById(id) : undefined;
    if (airing && !isGame(airing)) found.set(id, { id: tournamentIdOf(airing.match), of: airing.match });
  }
  return found;
}

/** Each once with how often it came, the most frequent first. */
function counted<T extends { readonly id: number }>(things: readonly T[]): (T & { count: number })[] {
  const counts = new Map<number, T & { count: number }>();
  for (const thing of things) counts.set(thing.id, { ...thing, count: (counts.get(thing.id)?.count ?? 0) + 1 });
  return [...counts.values()].sort((one, other) => other.count - one.count || one.id - other.id);
}
