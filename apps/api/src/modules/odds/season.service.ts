import type { Language, Output } from '@portal/contracts';
import { SEASON_MOST, type oddsCalls, type Season, type SeasonFixture, type SeasonName } from '@portal/contracts/odds';
import type { MatchRecord } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import { stageOf, stageWords, teamIdOf, zonesOf } from '../../sports/index.ts';
import { announcedFixture, type OddsBook } from '../../sports/odds/index.ts';
import type { CompetitionService, LeagueInCourse } from '../competition/index.ts';
import { presentTeam } from '../schedule/index.ts';

interface Parts {
  competitions: CompetitionService;
  book: OddsBook;
  clock: Clock;
}

/** Leagues in course with what the model expects of the matches left; whoever asks plays the rest themselves. */
export class SeasonService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async list(language: Language): Promise<Output<typeof oddsCalls.seasons>> {
    const { competitions, clock } = this.parts;
    const leagues = (await competitions.leagues()).filter(isWithinBounds).slice(0, SEASON_MOST.seasons);
    return { serverTime: new Date(clock.now()).toISOString(), list: leagues.map((league) => this.named(league, language)) };
  }

  /** Throws Refused 404 for what is no league in course. */
  async season(tournamentId: number, language: Language): Promise<Season> {
    const { competitions, clock } = this.parts;
    const inCourse = await competitions.league(tournamentId);
    if (!isWithinBounds(inCourse)) throw refused.notFound();
    const { league, row, season } = inCourse;
    const nameOf = (key: string) => season.names.get(key) ?? key;
    const idOf = (key: string) => teamIdOf(nameOf(key));
    return {
      serverTime: new Date(clock.now()).toISOString(),
      simulated: true,
      tournament: this.named(inCourse, language),
      teams: league.teams.map((key) => presentTeam(nameOf(key), language)),
      results: league.results.map(({ home, away, score, conduct }) => ({
        home: idOf(home),
        away: idOf(away),
        score,
        ...(conduct && (conduct.home !== 0 || conduct.away !== 0) && { conduct }),
      })),
      fixtures: this.fixtures(inCourse, language),
      rules: { tieBreaks: [...league.rules.tieBreaks], pointsForWin: league.rules.pointsForWin ?? 3 },
      zones: zonesOf(row.competition, league.teams.length),
    };
  }

  /** Soonest first, as the season has its matches. */
  private fixtures({ league, season }: LeagueInCourse, language: Language): SeasonFixture[] {
    const left = new Set<MatchRecord>(league.left);
    return season.matches.flatMap(({ id, record, kickOffAt }) => {
      if (!left.has(record)) return [];
      const { home, away } = this.parts.book.expectation(announcedFixture({ fixtureId: id, kickOffAt, match: record }));
      return [
        {
          id,
          round: stageWords(stageOf(record), language),
          kickOff: new Date(kickOffAt).toISOString(),
          ...(record.kickOff === null && { dayOnly: true }),
          home: teamIdOf(record.home.name),
          away: teamIdOf(record.away.name),
          expected: { home: rounded(home), away: rounded(away) },
        },
      ];
    });
  }

  private named({ row, league }: LeagueInCourse, language: Language): SeasonName {
    return { ...this.parts.competitions.named(row, language), season: row.season, left: league.left.length };
  }
}

/** Nobody sees a thousandth of a goal. */
const rounded = (goals: number): number => Math.round(goals * 1_000) / 1_000;

const isWithinBounds = ({ league }: LeagueInCourse): boolean =>
  league.teams.length <= SEASON_MOST.teams && league.left.length <= SEASON_MOST.fixtures && league.results.length <= SEASON_MOST.results;
