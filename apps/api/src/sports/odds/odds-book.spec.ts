import fc from 'fast-check';
import { EVENT_CODE, formatOddsRow, matchPlan, ODDS_MARKETS, parseOddsRow, picksOf, tipTerms, tipTypeOf } from '@portal/domain';
import type { MatchEvent, ScoredMatch } from '@portal/domain';
import { loadResults } from '../results.ts';
import { loadMatches } from '../snapshot/index.ts';
import { MOST_POINTS } from './movement.ts';
import { createOddsBook } from './odds-book.ts';
import { announcedFixture } from './odds-fixture.ts';
import type { OddsFixture } from './odds-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KICK_OFF = Date.UTC(2026, 10, 21, 12, 0);
const results = loadResults();
const book = createOddsBook({ results, seed: 'test' });

const event = (code: MatchEvent['code'], side: 'home' | 'away', minute: number): MatchEvent => ({
  code,
  side,
  period: minute > 45 ? 2 : 1,
  minute,
  added: 0,
  player: 'x',
});
const match: ScoredMatch = {
  sourceKey: 'test/red-v-blue',
  competition: 'Liga',
  season: '2026',
  stage: null,
  group: null,
  round: null,
  date: '2026-06-11',
  kickOff: null,
  venue: null,
  city: null,
  attendance: null,
  referee: null,
  home: { name: 'Red', code: 'RED' },
  away: { name: 'Blue', code: 'BLU' },
  score: { halfTime: { home: 1, away: 0 }, fullTime: { home: 1, away: 1 }, extraTime: { home: 2, away: 1 }, penalties: null },
  note: null,
  lineUps: null,
  events: [
    event(EVENT_CODE.goal, 'home', 30),
    event(EVENT_CODE.secondYellow, 'home', 60),
    event(EVENT_CODE.goal, 'away', 70),
    { ...event(EVENT_CODE.goal, 'home', 100), period: 3 },
  ],
};
const plan = matchPlan(match, KICK_OFF);
const fixture: OddsFixture = { fixtureId: 2078123, kickOffAt: KICK_OFF, competition: 'Liga', home: 'red', away: 'blue', plan, resultKey: null };
const real: OddsFixture = { ...fixture, plan: null };
const [goal, red] = plan.events;
const goalAt = goal?.at ?? 0;
const redAt = red?.at ?? 0;
const endOf = (phase: string) => plan.phases.find((span) => span.phase === phase)?.endsAt ?? 0;
const european = (now: number) => book.recordAt(fixture, 'european', now);

describe('what a tip was worth at the kick-off', () => {
  const handicap = (line: number, price: number) => book.closingValue(fixture, { type: 30, pick: 'home', line }, price);
  it('is a little less than nought at the last price of either side, by the margin, and more at a better one', () => {
    const last = book.recordAt(fixture, 'handicap', KICK_OFF - 1)?.instant;
    if (!last) throw new Error('no last price');
    const [home, away] = [handicap(last.handicap, last.home + 1), book.closingValue(fixture, { type: 30, pick: 'away', line: last.handicap }, last.away + 1)];
    for (const value of [home, away]) expect(value > -0.06 && value < 0).toBe(true);
    expect(handicap(last.handicap, last.home + 1.2)).toBeGreaterThan(home);
    // A line that moved away is worth what was got of it.
    expect(handicap(last.handicap + 0.5, last.home + 1)).toBeGreaterThan(home + 0.05);
    expect(handicap(last.handicap - 0.5, last.home + 1)).toBeLessThan(home - 0.05);
  });
  it('is known of every market, and the same whatever comes after', () => {
    for (const { market, instant } of book.oddsAt(fixture, KICK_OFF - 1)) {
      if (!instant) throw new Error(`no last price of ${market}`);
      const type = tipTypeOf(market);
      if (type === null) continue;
      for (const pick of picksOf(type)) {
        const terms = tipTerms(type, pick, 'handicap' in instant ? instant.handicap : null);
        if (typeof terms === 'string') throw new Error(terms);
        const said = Object.entries(instant).find(([of]) => of === pick)?.[1] ?? Number.NaN;
        const price = market === 'european' ? said : said + 1;
        const value = book.closingValue(fixture, terms, price);
        // What the margin takes, of a long shot more than of a favourite.
        expect([market, pick, value > -0.15 && value < 0]).toEqual([market, pick, true]);
        expect(book.closingValue(real, terms, price)).toBe(value);
      }
    }
  });
});

describe('the odds of a fixture', () => {
  it('learns from the results without a match once, whatever is asked in between', () => {
    const some = results.slice(-700);
    const learning = jest.spyOn(some, 'filter');
    const own = createOddsBook({ results: some, seed: 'test' });
    learning.mockClear();
    for (let time = 0; time < 2; time += 1) for (const { key } of some) own.recordAt({ ...real, resultKey: key }, 'european', KICK_OFF - HOUR);
    expect(learning).toHaveBeenCalledTimes(some.length);
  });

  it('open some days before the kick-off, at each company in its own time', () => {
    expect(book.oddsAt(fixture, KICK_OFF - 73 * HOUR)).toEqual([]);
    expect(book.oddsAt(fixture, KICK_OFF - 71 * HOUR).map((row) => row.market)).toEqual(ODDS_MARKETS);
    expect(book.oddsAt(fixture, KICK_OFF - 71 * HOUR, 12)).toEqual([]);
    expect(book.oddsAt(fixture, KICK_OFF - HOUR, 12)).toHaveLength(ODDS_MARKETS.length);
    expect(book.oddsAt(fixture, KICK_OFF, 999)).toEqual([]);
  });

  it('are rows of the specification', () => {
    for (const minutes of [-60, 20, 50, 80, 300]) {
      for (const record of book.oddsAt(fixture, KICK_OFF + minutes * MINUTE)) {
        expect(parseOddsRow(record.market, formatOddsRow({ ...record, maintenance: false, inPlay: record.inPlay }))).toMatchObject({
          status: 'read',
          record: { initial: record.initial, instant: record.instant },
        });
      }
    }
  });

  it('keep their first prices and move away from them', () => {
    const opening = book.oddsAt(fixture, KICK_OFF - 71 * HOUR);
    const late = book.oddsAt(fixture, KICK_OFF - 1);
    expect(late.map((row) => row.initial)).toEqual(opening.map((row) => row.initial));
    expect(opening.map((row) => row.oddsType)).toEqual(ODDS_MARKETS.map(() => 1));
    expect(late[1]?.instant).not.toEqual(late[1]?.initial);
    expect(late.every((row) => row.oddsType < 3 && !row.inPlay && !row.close && !row.maintenance)).toBe(true);
  });

  it('stand still for half a minute after a goal, at the prices before it, then follow it', () => {
    const before = european(goalAt - 1);
    expect(european(goalAt)).toMatchObject({ maintenance: true, instant: before?.instant });
    expect(european(goalAt + 29_999)).toMatchObject({ maintenance: true, instant: before?.instant });
    const after = european(goalAt + 30_000);
    expect(after).toMatchObject({ maintenance: false, inPlay: true, oddsType: 3, changeTime: Math.floor((goalAt + 30_000) / 1000) * 1000 });
    expect(after?.instant?.home).toBeLessThan(before?.instant?.home ?? 0);
    expect(after?.instant?.away).toBeGreaterThan(before?.instant?.away ?? Infinity);
  });

  it('lengthen for a team that is a man short', () => {
    expect(european(redAt + 30_000)?.instant?.home).toBeGreaterThan(european(redAt - 1)?.instant?.home ?? Infinity);
  });

  it('close corners at the kick-off, the first half at half-time and the match after 90 minutes, extra time or not', () => {
    const closed = (now: number) => book.oddsAt(fixture, now).map((row) => row.close);
    expect(closed(endOf('first-half') - 1)).toEqual([false, false, false, false, false, true, true, false]);
    expect(closed(endOf('first-half'))).toEqual([false, false, false, true, true, true, true, false]);
    expect(closed(endOf('second-half') - 1)).toEqual([false, false, false, true, true, true, true, false]);
    expect(closed(endOf('second-half'))).toEqual(ODDS_MARKETS.map(() => true));
    const last = book.oddsAt(fixture, plan.endsAt + HOUR);
    expect(last.map((row) => row.instant)).toEqual(book.oddsAt(fixture, endOf('second-half') - 1).map((row) => row.instant));
    expect(last.every((row) => row.close && !row.inPlay && !row.maintenance)).toBe(true);
  });

  it('close at the kick-off where nobody knows how the match goes', () => {
    expect(book.oddsAt(real, KICK_OFF - 1).every((row) => !row.close)).toBe(true);
    expect(book.oddsAt(real, KICK_OFF).every((row) => row.close && !row.inPlay)).toBe(true);
    expect(book.oddsAt(real, KICK_OFF + HOUR)).toEqual(book.oddsAt(real, KICK_OFF));
  });

  it('are the same on any node, and others with another seed', () => {
    const node = createOddsBook({ results, seed: 'test' });
    const stranger = createOddsBook({ results, seed: 'other' });
    for (const now of [KICK_OFF - HOUR, KICK_OFF + 40 * MINUTE]) {
      expect(node.oddsAt(fixture, now)).toEqual(book.oddsAt(fixture, now));
      expect(stranger.oddsAt(fixture, now)).not.toEqual(book.oddsAt(fixture, now));
    }
  });

  it('know nothing of what lies ahead', () => {
    const other = matchPlan(
      {
        ...match,
        score: { ...match.score, fullTime: { home: 1, away: 5 }, extraTime: null },
        events: [event(EVENT_CODE.goal, 'home', 30), ...[70, 75, 80, 85, 90].map((minute) => event(EVENT_CODE.goal, 'away', minute))],
      },
      KICK_OFF,
    );
    for (const minutes of [-60, 10, 40, 70]) {
      const now = KICK_OFF + minutes * MINUTE;
      expect(book.oddsAt({ ...fixture, plan: other }, now)).toEqual(
        book.oddsAt({ ...fixture, plan: matchPlan({ ...match, events: match.events.slice(0, 1).concat(match.events.slice(2)) }, KICK_OFF) }, now),
      );
    }
  });

  it('are made as if a match that is replayed had not been played', () => {
    const [first] = results.filter((result) => Math.abs(result.score.home - result.score.away) > 2);
    if (!first) throw new Error('some match was a clear one');
    const replay: OddsFixture = { ...real, competition: first.competition, home: first.home, away: first.away, resultKey: first.key };
    const without = createOddsBook({ results: results.filter((result) => result !== first), seed: 'test' });
    expect(book.oddsAt(replay, KICK_OFF - HOUR)).toEqual(without.oddsAt(replay, KICK_OFF - HOUR));
    expect(book.oddsAt({ ...replay, resultKey: null }, KICK_OFF - HOUR)).not.toEqual(without.oddsAt(replay, KICK_OFF - HOUR));
  });
});

describe('a fixture of a match', () => {
  it('has the names by which its result was learnt', () => {
    const known = new Map(results.map((result) => [result.key, result]));
    const scored = loadMatches()
      .map(({ record }) => record)
      .filter((record) => known.has(record.sourceKey));
    expect(scored).toHaveLength(results.length);
    for (const record of scored) {
      const { competition, home, away, resultKey } = announcedFixture({ fixtureId: 1, kickOffAt: KICK_OFF, match: record });
      const result = known.get(record.sourceKey);
      expect({ competition, home, away, key: resultKey }).toEqual({
        competition: result?.competition,
        home: result?.home,
        away: result?.away,
        key: result?.key,
      });
    }
  });
});

describe('the movement of a market', () => {
  it('leads from the first prices to those of now, in order, without repeats', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ODDS_MARKETS), fc.integer({ min: -71 * 60, max: 200 }), fc.constantFrom(8, 3, 12), (market, minutes, company) => {
        const now = KICK_OFF + minutes * MINUTE;
        const points = book.movementOf(fixture, market, now, company);
        const record = book.recordAt(fixture, market, now, company);
        expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
        expect(points[0]?.instant).toEqual(record?.initial);
        expect(points.at(-1)?.instant).toEqual(record?.instant);
        points.slice(1).forEach((point, index) => {
          expect(point.changeTime).toBeGreaterThan(points[index]?.changeTime ?? 0);
          expect(point.changeTime).toBeLessThanOrEqual(now);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('only gains points: what was seen is not changed afterwards', () => {
    const early = book.movementOf(real, 'handicap', KICK_OFF - 10 * HOUR);
    expect(book.movementOf(real, 'handicap', KICK_OFF).slice(0, early.length)).toEqual(early);
    expect(early.length).toBeGreaterThan(3);
  });

  it('is empty before a market opens', () => expect(book.movementOf(fixture, 'european', KICK_OFF - 80 * HOUR)).toEqual([]));
});
