import { isHalfTimeMarket, LINE_LIMIT, TIP_TYPE, unitsOf } from '@portal/domain';
import type { EuropeanQuote, HandicapQuote, OddsMarket, OverUnderQuote, QuoteOf, Score } from '@portal/domain';
import type { Company } from './companies.ts';
import { decimalPrice, hongKongPrice, withMargin } from './prices.ts';
import type { Expectation } from './ratings.ts';
import { cornerChances } from './corners.ts';
import { outcomeChances, scoreChances } from './score-chances.ts';
import type { Chance, ScoreChances } from './score-chances.ts';

const NIL: Score = { home: 0, away: 0 };
/** Asked for more where nobody can say how good the chances are. */
const FROM_NO_RECORD = 0.02;

/** Where a match stands and what may still come, of the whole match or of its first half. */
export interface Standing {
  readonly score: Score;
  readonly still: Expectation;
}

/** What a company asks in a market. Handicap and goal lines are laid on the final score, goals that fell included. */
export function quote<M extends OddsMarket>(market: M, standing: Standing, company: Company): QuoteOf[M];
export function quote(market: OddsMarket, standing: Standing, company: Company): QuoteOf[OddsMarket] {
  const ofNoRecord = company.margin + FROM_NO_RECORD;
  if (market === 'corner') return overUnder(cornerChances(standing.still), NIL, ofNoRecord);
  if (market === 'corner-handicap') return handicap(cornerChances(standing.still), ofNoRecord);
  const chances = scoreChances(standing.score, standing.still);
  if (market === 'european') return european(chances, company);
  if (market === 'double-chance') return doubleChance(chances, company);
  // Few goals fall in a half, so who wants a margin asks a little more of its lines.
  const margin = company.margin + (isHalfTimeMarket(market) ? 0.01 : 0);
  return market === 'handicap' || market === 'half-handicap' ? handicap(chances, margin) : overUnder(chances, standing.score, margin);
}

function european(chances: ScoreChances, company: Company): EuropeanQuote {
  const [home = 0, draw = 0, away = 0] = withMargin(outcomeChances(chances), company.europeanMargin).map(decimalPrice);
  return { home, draw, away };
}

/** Whoever stakes on both of two outcomes in the measure of their prices gets the same back from either: the price of the pair. */
function doubleChance(chances: ScoreChances, company: Company): EuropeanQuote {
  const [home = 0, draw = 0, away = 0] = withMargin(outcomeChances(chances), company.europeanMargin);
  const [first = 0, either = 0, second = 0] = [home + draw, home + away, draw + away].map(decimalPrice);
  return { home: first, draw: either, away: second };
}

function handicap({ leads }: ScoreChances, margin: number): HandicapQuote {
  const homeWins = (line: number) => shareOf(leads, (lead) => unitsOf({ type: TIP_TYPE.handicap, pick: 'home', line }, { home: lead, away: 0 }));
  const line = evenLine(-meanOf(leads), homeWins, { least: -LINE_LIMIT.handicap, most: LINE_LIMIT.handicap });
  const [home = 0, away = 0] = twoPrices(homeWins(line), margin);
  return { handicap: line, home, away };
}

function overUnder({ totals }: ScoreChances, score: Score, margin: number): OverUnderQuote {
  const overWins = (line: number) => shareOf(totals, (total) => unitsOf({ type: TIP_TYPE.overUnder, pick: 'over', line }, { home: total, away: 0 }));
  // Half a goal above what has fallen, or one side would have won already.
  const line = evenLine(meanOf(totals), overWins, { least: score.home + score.away + 0.5, most: LINE_LIMIT.overUnder });
  const [over = 0, under = 0] = twoPrices(overWins(line), margin);
  return { handicap: line, over, under };
}

function twoPrices(share: number, margin: number): number[] {
  return withMargin([share, 1 - share], margin).map(hongKongPrice);
}

/** The share of what is won in all that is won or lost: the chance at which neither side has the better of the line. */
function shareOf(chances: readonly Chance[], units: (value: number) => number): number {
  let won = 0;
  let lost = 0;
  for (const { value, chance } of chances) {
    const share = units(value);
    if (share > 0) won += share * chance;
    else lost -= share * chance;
  }
  return won / (won + lost);
}

function meanOf(chances: readonly Chance[]): number {
  return chances.reduce((sum, { value, chance }) => sum + value * chance, 0);
}

/** The quarter line whose share is closest to a half. The share goes one way with the line, so it is found step by step. */
function evenLine(start: number, share: (line: number) => number, { least, most }: { readonly least: number; readonly most: number }): number {
  const away = (line: number) => Math.abs(share(line) - 0.5);
  let line = Math.min(most, Math.max(least, Math.round(start * 4) / 4)) + 0;
  for (const step of [0.25, -0.25]) {
    while (line + step >= least && line + step <= most && away(line + step) < away(line)) line += step;
  }
  return line;
}
