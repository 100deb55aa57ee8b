import { isHalfTimeMarket, isHalfTimeTip, isPreMatchMarket, ODDS_MARKETS, ODDS_TYPE, profitOf, unitsOf } from '@portal/domain';
import type { OddsMarket, OddsRecord, OddsRecordOf, QuoteOf, TipTerms } from '@portal/domain';
import type { PlayedMatch } from '../results.ts';
import { COMPANIES } from './companies.ts';
import type { Company } from './companies.ts';
import { drifted } from './drift.ts';
import { thinned } from './movement.ts';
import type { OddsFixture } from './odds-fixture.ts';
import { quote } from './quotes.ts';
import { Ratings } from './ratings.ts';
import type { Expectation } from './ratings.ts';
import { closesAt, isSuspended, repricings } from './repricing.ts';
import { scoreChances } from './score-chances.ts';
import { standingAt } from './standing.ts';

/**
 * Simulated odds (decisions, "Sports data": Elo and Poisson, moving with the match). There is no clock and no memory that
 * matters inside: the same results, seed, fixture and moment give the same odds on any machine.
 */
export interface OddsBook {
  readonly companies: readonly Company[];
  /** The rows of every market at a moment, epoch milliseconds; empty before the company opens, closed ones after the end. */
  oddsAt(fixture: OddsFixture, now: number, companyId?: number): OddsRecord[];
  /** One market's row, or null before it opens. */
  recordAt<M extends OddsMarket>(fixture: OddsFixture, market: M, now: number, companyId?: number): OddsRecordOf<M> | null;
  /** How a market came to where it is: a row for each change, in order, the first and the last kept, at most 60. */
  movementOf<M extends OddsMarket>(fixture: OddsFixture, market: M, now: number, companyId?: number): OddsRecordOf<M>[];
  /** Goals to be expected of each side of a match that has not begun, whoever makes the price of it. */
  expectation(fixture: OddsFixture): Expectation;
  /** What a tip at `price` was worth just before the kick-off for a stake of one, by the chances that prices came from then, margin aside: more than nought had beaten the last price. Whatever the line had moved to. */
  closingValue(fixture: OddsFixture, terms: TipTerms, price: number): number;
}

export function createOddsBook({ results, seed }: { readonly results: readonly PlayedMatch[]; readonly seed: string }): OddsBook {
  const all = Ratings.of(results);
  const keys = new Set(results.map((result) => result.key));
  // One for each result at most. Never forgotten: each costs a walk through all results, and who asks for day after day would have them made anew.
  const apart = new Map<string, Expectation>();

  /** A match that is among the results must not know its own. */
  const expectationOf = (fixture: OddsFixture): Expectation => {
    const { resultKey } = fixture;
    if (resultKey === null || !keys.has(resultKey)) return all.expectation(fixture);
    const known = apart.get(resultKey);
    if (known) return known;
    const expectation = Ratings.of(results.filter((result) => result.key !== resultKey)).expectation(fixture);
    apart.set(resultKey, expectation);
    return expectation;
  };
  const companyOf = (companyId: number | undefined): Company | undefined =>
    companyId === undefined ? COMPANIES[0] : COMPANIES.find((company) => company.companyId === companyId);
  const quoteAt = <M extends OddsMarket>(fixture: OddsFixture, market: M, company: Company, at: number): QuoteOf[M] => {
    const expected = drifted(expectationOf(fixture), fixture, company, seed, at);
    return quote(market, standingAt(fixture.plan, expected, isHalfTimeMarket(market), at), company);
  };

  const record = <M extends OddsMarket>(fixture: OddsFixture, market: M, company: Company, first: number, setAt: number): OddsRecordOf<M> => ({
    market,
    matchId: fixture.fixtureId,
    companyId: company.companyId,
    initial: quoteAt(fixture, market, company, first),
    instant: quoteAt(fixture, market, company, setAt),
    changeTime: Math.floor(setAt / 1000) * 1000,
    maintenance: false,
    inPlay: setAt >= fixture.kickOffAt,
    close: false,
    oddsType: setAt >= fixture.kickOffAt ? ODDS_TYPE.inPlay : setAt > first ? ODDS_TYPE.beforeMatch : ODDS_TYPE.opening,
  });

  const recordAt = <M extends OddsMarket>(fixture: OddsFixture, market: M, now: number, companyId?: number): OddsRecordOf<M> | null => {
    const company = companyOf(companyId);
    const moments = company ? repricings(fixture, market, company, seed, now) : [];
    const [first] = moments;
    if (!company || first === undefined) return null;
    const setAt = lastChange(moments, (at) => quoteAt(fixture, market, company, at));
    const close = closesAt(fixture, market, now) <= now;
    const inPlay = !isPreMatchMarket(market) && fixture.plan !== null && now >= fixture.kickOffAt && now < fixture.plan.endsAt;
    return { ...record(fixture, market, company, first, setAt), maintenance: !close && isSuspended(fixture, now), inPlay, close };
  };

  return {
    companies: COMPANIES,
    recordAt,
    expectation: expectationOf,
    oddsAt: (fixture, now, companyId) =>
      ODDS_MARKETS.flatMap((market) => {
        const record = recordAt(fixture, market, now, companyId);
        return record ? [record as OddsRecord] : [];
      }),
    movementOf(fixture, market, now, companyId) {
      const company = companyOf(companyId);
      const moments = company ? repricings(fixture, market, company, seed, now) : [];
      const [first] = moments;
      return company && first !== undefined ? thinned(moments.map((at) => record(fixture, market, company, first, at))) : [];
    },
    closingValue(fixture, terms, price) {
      const at = fixture.kickOffAt - 1;
      const expected = drifted(expectationOf(fixture), fixture, COMPANIES[0], seed, at);
      const { score, still } = standingAt(fixture.plan, expected, isHalfTimeTip(terms.type), at);
      const { leads, totals } = scoreChances(score, still);
      const chances = terms.pick === 'over' || terms.pick === 'under' ? totals : leads;
      // A lead and a number of goals are scores as good as any that have them.
      return chances.reduce((sum, { value, chance }) => sum + chance * profitOf(unitsOf(terms, { home: value, away: 0 }), price), 0);
    },
  };
}

/** The moment from which the prices are what they are now. */
function lastChange(moments: readonly number[], quoteAt: (at: number) => object): number {
  let at = moments.length - 1;
  const now = JSON.stringify(quoteAt(moments[at] ?? 0));
  while (at > 0 && JSON.stringify(quoteAt(moments[at - 1] ?? 0)) === now) at -= 1;
  return moments[at] ?? 0;
}
