import { languages, type Language, type Output } from '@portal/contracts';
import { type competitionCalls, MOST_PLAYERS, type PlayedMatch } from '@portal/contracts/competition';
import type { Team } from '@portal/contracts/match';
import { searchedName, teamFilter } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { kept } from '../../kept.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import { byCards, byGoals, bySquad, leagueOf, playersOf, teamFacts, type League } from '../../sports/index.ts';
import { presentCompetition, presentTeam } from '../schedule/index.ts';
import { presentBooked, presentMatch, presentRound, presentRows, presentScorer, presentSquadPlayer, presentTable } from './competition.presenter.ts';
import type { CompetitionRepository, KnownMatch, TeamRow, TournamentRow } from './competition.repository.ts';
import { isAhead, isComing, isPlayed, outcomeFor, seasonOf, type Season } from './season.ts';

type Calls = typeof competitionCalls;
interface Paged {
  readonly pageNum: number;
  readonly pageSize: number;
}
type When = 'coming' | 'past';

/** So late may a new or corrected result be seen on these pages. Milliseconds. */
const KEPT = 10_000;
/** Seasons held at once, and teams. */
const MOST_KEPT = 48;
const FORM = 5;
/** Tables a team is shown in. */
const TABLES = 2;
const TOURNAMENTS = 10;
const SQUAD = 80;
/** A calendar begins so long ago, and has so many matches at most: a season of a league. */
const AROUND = 30 * 86_400_000;
const MOST_AROUND = 600;
/** Which leagues are in course is looked at so seldom (ms); so many of the seasons that run now are looked through. */
const IN_COURSE_KEPT = 60_000;
const MOST_IN_COURSE = 24;
const DAY = 86_400_000;

/** A match with what tells a calendar that it is the same, and that it changed: its id among all imported ones, and when (epoch milliseconds). */
export interface DatedMatch extends PlayedMatch {
  readonly id: number;
  readonly changedAt: number;
}

/** A league that has begun and has matches to come. Teams by the key of their facts. */
export interface LeagueInCourse {
  readonly row: TournamentRow;
  readonly league: League;
  readonly season: Season;
}

interface Parts {
  repository: CompetitionRepository;
  clock: Clock;
  say: Say;
}

/** Teams and tournaments, reckoned from the matches that are known. What was reckoned is kept for a moment, for all who ask. */
export class CompetitionService {
  private readonly parts: Parts;
  private readonly season: (id: number) => Promise<Season>;
  private readonly ofTeam: (id: number) => Promise<KnownMatch[]>;
  private readonly inCourse: (day: string) => Promise<LeagueInCourse[]>;
  /** Of seasons that are held, as long as they are; null: it is none. */
  private readonly asLeague = new WeakMap<Season, League | null>();
  private readonly lists: { tournaments(): Promise<Searched<TournamentRow>[]>; teams(language: Language): Promise<Searched<TeamRow>[]> };

  constructor(parts: Parts) {
    this.parts = parts;
    const { repository, clock } = parts;
    const options = { keep: KEPT, most: MOST_KEPT, clock };
    const byId = { ...options, keyOf: (id: number) => id };
    this.season = kept(async (id: number) => seasonOf(await repository.ofTournament(id)), byId);
    this.ofTeam = kept(repository.ofTeam, byId);
    this.inCourse = kept((day: string) => this.leaguesOn(day), { ...options, keep: IN_COURSE_KEPT, keyOf: (day: string) => day });
    this.lists = {
      tournaments: kept(async () => (await repository.tournaments()).map((row) => ({ ...row, searched: this.searchedNames(row) })), {
        ...options,
        keyOf: () => '',
      }),
      teams: kept(async (language: Language) => inOrder(await repository.teams(), language), { ...options, keyOf: (language) => language }),
    };
  }

  async tournaments({ q, ...page }: Paged & { q?: string | undefined }, language: Language): Promise<Output<Calls['tournaments']>> {
    const all = await this.lists.tournaments();
    const found = lookedFor(all, q);
    return paged(found, page, (row) => {
      const { firstDay, lastDay, teams } = row;
      return { ...this.named(row, language), firstDay, lastDay, teams };
    });
  }

  /** Throws Refused 404 for none of that id. */
  async tournament(id: number, language: Language): Promise<Output<Calls['tournament']>> {
    const row = await this.rowOf(id);
    const now = this.parts.clock.now();
    const [season, seasons] = await Promise.all([this.season(id), this.parts.repository.seasons(row.key)]);
    const { firstDay, lastDay } = row;
    const coming = season.matches.filter((match) => isComing(match, now)).length;
    return {
      serverTime: new Date(now).toISOString(),
      tournament: { ...this.named(row, language), season: row.season, firstDay, lastDay },
      seasons: seasons.filter((one) => one.id !== id).map((one) => ({ id: one.id, season: one.season })),
      played: season.matches.filter(isPlayed).length,
      coming,
      tables: season.tables.map((table) => presentTable(table, season, language)),
      thirdPlaced: presentRows(season.thirdPlaced, season, language, true),
      rounds: season.rounds.map((round) => presentRound(round, season, language)),
      scorers: byGoals(season.players)
        .slice(0, MOST_PLAYERS)
        .map((one) => presentScorer(one, season, language)),
      booked: byCards(season.players)
        .slice(0, MOST_PLAYERS)
        .map((one) => presentBooked(one, season, language)),
    };
  }

  async tournamentMatches({ id, ...ask }: Paged & { id: number; when: When }, language: Language): Promise<Output<Calls['tournamentMatches']>> {
    await this.rowOf(id);
    return this.matches((await this.season(id)).matches, ask, language);
  }

  async teams({ q, ...page }: Paged & { q?: string | undefined }, language: Language): Promise<Output<Calls['teams']>> {
    const all = await this.lists.teams(language);
    const found = lookedFor(all, q);
    return paged(found, page, ({ name }) => presentTeam(name, language));
  }

  /** Throws Refused 404 for none of that id. */
  async team(id: number, language: Language): Promise<Output<Calls['team']>> {
    const { name } = await this.teamOf(id);
    const { key } = teamFacts(name);
    const now = this.parts.clock.now();
    const matches = await this.ofTeam(id);
    const shown = (match: KnownMatch) => presentMatch(match, now, this.parts.say, language);
    const next = matches.find((match) => isComing(match, now));
    const form = matches.flatMap((match) => {
      const outcome = outcomeFor(match, key);
      return outcome ? [{ outcome, match }] : [];
    });
    const played = [...new Map(matches.toReversed().map((match) => [match.tournamentId, match.record]))];
    const withLineUps = matches.findLast(({ record }) => record.lineUps !== null);
    const squad = withLineUps
      ? bySquad(
          playersOf(
            matches.filter(({ tournamentId }) => tournamentId === withLineUps.tournamentId).map(({ record }) => record),
            key,
          ),
        )
      : [];
    return {
      serverTime: new Date(now).toISOString(),
      team: presentTeam(name, language),
      form: form.slice(-FORM).map(({ outcome, match }) => ({ outcome, match: shown(match) })),
      next: next ? shown(next) : null,
      tournaments: await Promise.all(
        played.slice(0, TOURNAMENTS).map(async ([tournamentId, record], at) => ({
          ...presentCompetition(record, this.parts.say, language),
          table: at < TABLES ? await this.tableOf(tournamentId, key, language) : null,
        })),
      ),
      squadOf: withLineUps ? presentCompetition(withLineUps.record, this.parts.say, language) : null,
      squad: squad.slice(0, SQUAD).map(presentSquadPlayer),
    };
  }

  async teamMatches({ id, ...ask }: Paged & { id: number; when: When }, language: Language): Promise<Output<Calls['teamMatches']>> {
    await this.teamOf(id);
    return this.matches(await this.ofTeam(id), ask, language);
  }

  /** Its matches of the last 30 days and those to come, for a calendar. Throws Refused 404 for none of that id. */
  async around(of: 'team' | 'tournament', id: number, language: Language): Promise<{ name: string; matches: DatedMatch[] }> {
    const now = this.parts.clock.now();
    const name = of === 'team' ? presentTeam((await this.teamOf(id)).name, language).name : this.named(await this.rowOf(id), language).name;
    const all = of === 'team' ? await this.ofTeam(id) : (await this.season(id)).matches;
    const near = all.filter(({ kickOffAt }) => kickOffAt > now - AROUND).slice(0, MOST_AROUND);
    return { name, matches: near.map((match) => this.dated(match, language)) };
  }

  /** An imported match on the schedule, for a calendar. */
  async onSchedule(fixtureId: number, language: Language): Promise<DatedMatch | undefined> {
    const match = await this.parts.repository.onSchedule(fixtureId);
    return match && this.dated(match, language);
  }

  /** Leagues in course, the one that ends last first. */
  leagues(): Promise<LeagueInCourse[]> {
    return this.inCourse(dayOf(this.parts.clock.now()));
  }

  /** A league in course. Throws Refused 404 for what is none. */
  async league(id: number): Promise<LeagueInCourse> {
    const league = this.inCourseOf(await this.rowOf(id), await this.season(id));
    if (!league) throw refused.notFound();
    return league;
  }

  private async leaguesOn(day: string): Promise<LeagueInCourse[]> {
    const yesterday = dayOf(Date.parse(day) - DAY);
    const running = (await this.lists.tournaments()).filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= yesterday).slice(0, MOST_IN_COURSE);
    const leagues = await Promise.all(running.map(async (row) => this.inCourseOf(row, await this.season(row.id))));
    return leagues.filter((league) => league !== undefined);
  }

  private inCourseOf(row: TournamentRow, season: Season): LeagueInCourse | undefined {
    const now = this.parts.clock.now();
    if (row.firstDay > dayOf(now) || !season.matches.some((match) => isComing(match, now))) return undefined;
    const league = this.leagueIn(season);
    return league ? { row, league, season } : undefined;
  }

  private leagueIn(season: Season): League | null {
    const known = this.asLeague.get(season);
    if (known !== undefined) return known;
    const league = leagueOf(season.matches.map(({ record }) => record));
    this.asLeague.set(season, league);
    return league;
  }

  private dated(match: KnownMatch, language: Language): DatedMatch {
    const { clock, say } = this.parts;
    return { ...presentMatch(match, clock.now(), say, language), id: match.id, changedAt: match.importedAt.getTime() };
  }

  private matches(all: readonly KnownMatch[], { when, ...page }: Paged & { when: When }, language: Language): Output<Calls['teamMatches']> {
    const now = this.parts.clock.now();
    const wanted = all.filter((match) => isAhead(match, now) === (when === 'coming'));
    const inOrder = when === 'coming' ? wanted : wanted.toReversed();
    return { serverTime: new Date(now).toISOString(), ...paged(inOrder, page, (match) => presentMatch(match, now, this.parts.say, language)) };
  }

  /** The last of the tables in which a team stands. */
  private async tableOf(tournamentId: number, key: string, language: Language) {
    const season = await this.season(tournamentId);
    const table = season.tables.findLast(({ rows }) => rows.some(({ team }) => team === key));
    return table ? presentTable(table, season, language) : null;
  }

  private async rowOf(id: number): Promise<TournamentRow> {
    const row = await this.parts.repository.tournament(id);
    if (!row) throw refused.notFound();
    return row;
  }

  private async teamOf(id: number): Promise<TeamRow> {
    const row = await this.parts.repository.team(id);
    if (!row) throw refused.notFound();
    return row;
  }

  /** Teams by their ids, for modules that name them: what is missing is none. */
  async teamsOf(ids: readonly number[], language: Language): Promise<Map<number, Team>> {
    const rows = await this.parts.repository.teamsOf(ids);
    return new Map(rows.map(({ id, name }) => [id, presentTeam(name, language)]));
  }

  private searchedNames(of: TournamentRow): string[] {
    return languages.flatMap((language) => {
      const { name, short } = this.named(of, language);
      return [searchedName(name), searchedName(short)];
    });
  }

  named(of: TournamentRow, language: Language) {
    return presentCompetition(of, this.parts.say, language);
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type Searched<T> = T & { readonly searched: readonly string[] };

/** Those that somebody means by these words, by any of their names; all without words. */
function lookedFor<T>(all: readonly Searched<T>[], q: string | undefined): readonly Searched<T>[] {
  if (!q) return all;
  const isMeant = teamFilter(q);
  return all.filter(({ searched }) => searched.some(isMeant));
}

/** Teams in the order of their names in a language. */
function inOrder(rows: readonly TeamRow[], language: Language): Searched<TeamRow>[] {
  const order = new Intl.Collator(language);
  return rows
    .map((row) => ({ row, names: teamFacts(row.name).names }))
    .sort((one, other) => order.compare(one.names[language], other.names[language]) || one.row.id - other.row.id)
    .map(({ row, names }) => ({ ...row, searched: languages.map((one) => searchedName(names[one])) }));
}

function paged<T, Shown>(all: readonly T[], { pageNum, pageSize }: Paged, show: (one: T) => Shown) {
  const first = (pageNum - 1) * pageSize;
  return { list: all.slice(first, first + pageSize).map(show), total: all.length, pageNum, pageSize };
}
