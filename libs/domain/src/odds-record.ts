import type { OddsMarket } from './odds-market.ts';

/** A handicap with its two prices, Hong Kong form. The line is added to the goals of the home team. */
export interface HandicapQuote {
  readonly handicap: number;
  readonly home: number;
  readonly away: number;
}

/** A number of goals with the prices of more and of fewer, Hong Kong form. The specification calls this line handicap too. */
export interface OverUnderQuote {
  readonly handicap: number;
  readonly over: number;
  readonly under: number;
}

/** 1X2 in decimals; of double chance home or draw, either of both teams, draw or away. */
export interface EuropeanQuote {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Which prices a market has. */
export interface QuoteOf {
  readonly handicap: HandicapQuote;
  readonly european: EuropeanQuote;
  readonly 'over-under': OverUnderQuote;
  readonly 'half-handicap': HandicapQuote;
  readonly 'half-over-under': OverUnderQuote;
  readonly corner: OverUnderQuote;
  readonly 'corner-handicap': HandicapQuote;
  readonly 'double-chance': EuropeanQuote;
}
export type Quote = QuoteOf[OddsMarket];

/** When the prices were made: 1 the first ones, 2 moved before the kick-off, 3 in play (ours; the specification, section 3, names only the field). */
export const ODDS_TYPE = { opening: 1, beforeMatch: 2, inPlay: 3 } as const;
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE];

/** One row of odds (specification, sections 3 and 9): what one company asks in one market of one match. */
export interface OddsRecordOf<M extends OddsMarket> {
  readonly market: M;
  readonly matchId: number;
  readonly companyId: number;
  /** The first prices of the market; `null` where the row leaves them empty. */
  readonly initial: QuoteOf[M] | null;
  /** The prices now, or the last ones when the market is closed. */
  readonly instant: QuoteOf[M] | null;
  /** When the instant prices were set, epoch milliseconds, a whole second. */
  readonly changeTime: number;
  /** Nothing is taken for a moment: a goal, a red card. Only handicap rows have a column for it; others close meanwhile. */
  readonly maintenance: boolean;
  readonly inPlay: boolean;
  readonly close: boolean;
  readonly oddsType: OddsType;
}
export type OddsRecord = { readonly [M in OddsMarket]: OddsRecordOf<M> }[OddsMarket];
