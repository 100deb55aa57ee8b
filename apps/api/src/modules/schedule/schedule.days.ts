import { Temporal } from 'temporal-polyfill';
import { featureStatus } from '@portal/contracts';
import { isGame, type Programme } from '../../live/programme.ts';
import { tournamentIdOf } from './competition.presenter.ts';
import type { FixtureRepository, FixtureSketch } from './fixture.repository.ts';
import { gameTournamentId } from './game.presenter.ts';

/** Days shown on each side of the chosen one. */
const REACH = 3;
/** No match of whatever sport lasts longer (ms). */
const LONGEST = 5 * 3_600_000;

export interface DayAsk {
  readonly date?: string | undefined;
  readonly timezone: string;
  readonly status?: number | undefined;
  readonly sportId?: number | undefined;
  readonly tournamentId?: number | undefined;
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
  readonly days: readonly { date: string; count: number }[];
}

interface Parts {
  repository: Pick<FixtureRepository, 'sketches' | 'competitions'>;
  programme: Programme;
  now: number;
}

/** Cuts days in the visitor's zone: not 24 hours, as a day on which the clocks change is shorter or longer. */
export async function scheduleDay(ask: DayAsk, { repository, programme, now }: Parts): Promise<ScheduleDay> {
  const { timezone, status, sportId, tournamentId } = ask;
  const chosen = ask.date ? Temporal.PlainDate.from(ask.date) : Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  const starts = Array.from({ length: 2 * REACH + 2 }, (_, at) => chosen.add({ days: at - REACH }).toZonedDateTime(timezone).epochMilliseconds);
  const all = (await repository.sketches(new Date(starts[0]!), new Date(starts.at(-1)!))).filter(
    (one) => status === undefined || statusOf(one, programme, now) === status,
  );
  const on = (day: number, among = all) => among.filter(({ kickOff }) => kickOff.getTime() >= starts[day]! && kickOff.getTime() < starts[day + 1]!);
  const ofDay = on(REACH);
  const ofSport = all.filter((one) => sportId === undefined || one.sportId === sportId);
  const listed = on(REACH, ofSport);
  const tournamentOf = await tournamentsOf(listed, { repository, programme });
  const wanted = listed.filter(({ id }) => tournamentId === undefined || tournamentOf.get(id)?.id === tournamentId).map(({ id }) => id);
  return {
    date: chosen.toString(),
    ids: status === featureStatus.ended ? wanted.reverse() : wanted,
    sports: counted(ofDay.map((one) => ({ id: one.sportId }))),
    tournaments: counted(listed.map(({ id }) => tournamentOf.get(id)).filter((one) => one !== undefined)),
    days: starts.slice(0, -1).map((_, day) => ({ date: chosen.add({ days: day - REACH }).toString(), count: on(day, ofSport).length })),
  };
}

/** Results are all that should be over: also what nobody knows the score of. */
function statusOf({ id, kind, kickOff }: FixtureSketch, programme: Programme, now: number): number {
  if (kickOff.getTime() > now) return featureStatus.coming;
  if (kind === 'scheduled' || kickOff.getTime() < now - LONGEST) return featureStatus.ended;
  return (programme.fixtureById(id)?.endsAt ?? 0) > now ? featureStatus.live : featureStatus.ended;
}

type Tournament = Omit<DayTournament, 'count'>;

async function tournamentsOf(sketches: readonly FixtureSketch[], { repository, programme }: Omit<Parts, 'now'>): Promise<Map<number, Tournament>> {
  const found = new Map<number, Tournament>();
  for (const { id, ...of } of await repository.competitions(sketches.filter(({ kind }) => kind === 'scheduled').map(({ id }) => id)))
    found.set(id, { id: tournamentIdOf(of), of });
  for (const { id, kind } of sketches) {
    const airing = kind === 'scheduled' ? undefined : programme.fixtureById(id);
    if (airing)
      found.set(
        id,
        isGame(airing) ? { id: gameTournamentId(airing), of: { sportId: airing.sportId } } : { id: tournamentIdOf(airing.match), of: airing.match },
      );
  }
  return found;
}

/** Each once with how often it came, the most frequent first. */
function counted<T extends { readonly id: number }>(things: readonly T[]): (T & { count: number })[] {
  const counts = new Map<number, T & { count: number }>();
  for (const thing of things) counts.set(thing.id, { ...thing, count: (counts.get(thing.id)?.count ?? 0) + 1 });
  return [...counts.values()].sort((one, other) => other.count - one.count || one.id - other.id);
}
