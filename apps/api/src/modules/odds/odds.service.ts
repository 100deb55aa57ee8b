import { Temporal } from 'temporal-polyfill';
import type { Language, Output } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { oddsCompanies, oddsModel, type MatchOdds, type OddsMark, type OddsMarket as Label, type oddsCalls } from '@portal/contracts/odds';
import { formatOddsRow, HALF, isCard, isGoal, isHalfTimeMarket, isPreMatchMarket, type OddsMarket, type OddsRecord } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import { calibration, type OddsBook, type OddsFixture } from '../../sports/odds/index.ts';
import { oddsFixtureOf, type Football } from './football.ts';
import { byInterest, marketOfLabel, presentOdds, presentRows } from './odds.presenter.ts';

/** Odds are looked at every two seconds (ms): many visitors ask for the same, and a match is worth a millisecond of work. */
export const LOOKED_AT_EVERY = 2_000;
/** More matches than any day has. */
const MOST_OF_A_DAY = 1_000;
/** More goals and cards than any match has. */
const MOST_MARKS = 60;
const MODEL = oddsModel.parse(calibration);

interface Parts {
  football: Football;
  book: OddsBook;
  clock: Clock;
}
interface DayQuery {
  date?: string | undefined;
  timezone: string;
  tournamentId?: number | undefined;
  company: number;
  pageNum: number;
  pageSize: number;
}

/** The rows of a match that moves. `live`: it is on air. */
export interface MovingRows {
  readonly fixtureId: number;
  readonly rows: MatchOdds['rows'];
  readonly live: boolean;
}

/** Simulated odds of the schedule's football matches. */
export class OddsService {
  private readonly parts: Parts;
  private readonly seen = { at: 0, records: new Map<string, OddsRecord[]>() };

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async day({ date, timezone, tournamentId, company, pageNum, pageSize }: DayQuery, language: Language): Promise<Output<typeof oddsCalls.list>> {
    const { football, clock } = this.parts;
    const now = clock.now();
    const day = date ? Temporal.PlainDate.from(date) : Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
    // Not 24 hours: a day on which the clocks change is shorter or longer.
    const [from, to] = [day, day.add({ days: 1 })].map((start) => new Date(start.toZonedDateTime(timezone).epochMilliseconds)) as [Date, Date];
    const all = await football.between(from, to, MOST_OF_A_DAY, language);
    const chosen = all
      .filter(({ summary }) => tournamentId === undefined || summary.tournament.id === tournamentId)
      .sort((one, other) => byInterest(one.summary, other.summary));
    const list = chosen
      .slice((pageNum - 1) * pageSize, pageNum * pageSize)
      .map(({ showing, summary }) => presentOdds(summary, this.recordsOf(oddsFixtureOf(showing), company)));
    return {
      list,
      total: chosen.length,
      pageNum,
      pageSize,
      serverTime: new Date(now).toISOString(),
      date: day.toString(),
      tournaments: countedTournaments(all.map(({ summary }) => summary)),
    };
  }

  /** Throws Refused 404 for what is no football match of the schedule. */
  async match(id: number, company: number, language: Language): Promise<MatchOdds> {
    const found = await this.parts.football.find(id, language);
    if (!found) throw refused.notFound();
    return presentOdds(found.summary, this.recordsOf(oddsFixtureOf(found.showing), company));
  }

  /** Rows of the matches on air now, and of those `besides`, of the company whose price a tip takes; and the moment they are of. */
  onAir(besides: readonly number[]): { at: number; list: MovingRows[] } {
    // On air by the same moment that rows are of: what ends between two moments is told as ended with its closed rows.
    const at = this.moment();
    const list = this.parts.football.onAir(at, besides).map(({ fixture, live }) => ({
      fixtureId: fixture.fixtureId,
      rows: presentRows(this.recordsOf(fixture, oddsCompanies[0])),
      live,
    }));
    return { at, list };
  }

  /** Empty for a market that is not offered or has not opened. Throws Refused 404 for what is no football match. */
  async movement(id: number, market: Label, company: number, language: Language): Promise<Output<typeof oddsCalls.movement>> {
    const { football, book, clock } = this.parts;
    const found = await football.find(id, language);
    if (!found) throw refused.notFound();
    const fixture = oddsFixtureOf(found.showing);
    const offered = marketOfLabel(market);
    const records = offered ? book.movementOf(fixture, offered, clock.now(), company) : [];
    return { market, rows: records.map((record) => formatOddsRow(record as OddsRecord)), marks: offered ? marksOf(fixture, offered, clock.now()) : [] };
  }

  /** What `npm run odds:calibration` found of the results that ship with the portal. */
  model(): Output<typeof oddsCalls.model> {
    return MODEL;
  }

  /** The moment of the rows that are given out now, epoch milliseconds. */
  private moment(): number {
    return Math.floor(this.parts.clock.now() / LOOKED_AT_EVERY) * LOOKED_AT_EVERY;
  }

  private recordsOf(fixture: OddsFixture, company: number): OddsRecord[] {
    const { book } = this.parts;
    const at = this.moment();
    if (this.seen.at !== at) {
      this.seen.at = at;
      this.seen.records.clear();
    }
    const key = `${fixture.fixtureId} ${company}`;
    const known = this.seen.records.get(key) ?? book.oddsAt(fixture, at, company);
    this.seen.records.set(key, known);
    return known;
  }
}

/** Goals and cards so far, while the market was open; of a match of which only the kick-off is known, none. */
function marksOf({ plan }: OddsFixture, market: OddsMarket, now: number): OddsMark[] {
  if (!plan || isPreMatchMarket(market)) return [];
  const last = isHalfTimeMarket(market) ? HALF.first : HALF.second;
  const marked = plan.events.filter(({ at, code, period }) => at <= now && period <= last && (isGoal(code) || isCard(code)));
  return marked.slice(0, MOST_MARKS).map(({ at, code, side, minute, added, score }) => ({ at: new Date(at).toISOString(), code, side, minute, added, score }));
}

/** Tournaments of a day with their number of matches, the largest first. */
function countedTournaments(matches: readonly MatchSummary[]): { id: number; name: string; count: number }[] {
  const counted = new Map<number, { id: number; name: string; count: number }>();
  for (const {
    tournament: { id, name },
  } of matches)
    counted.set(id, { id, name, count: (counted.get(id)?.count ?? 0) + 1 });
  return [...counted.values()].sort((one, other) => other.count - one.count || one.id - other.id);
}
