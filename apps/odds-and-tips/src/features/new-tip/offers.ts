import type { MatchOdds } from '@portal/contracts/odds';
import { tipTerms, type TipPick } from '@portal/domain';
import type { Translate } from '../match/match-words.ts';
import { isComing } from '../match/standing.ts';
import { TIPPED, type TippedMarket } from '../odds/markets.ts';
import { decimalPrice, quoteOf } from '../odds/quotes.ts';
import { choiceWords } from '../tips/tip-words.ts';

/** One thing that can be tipped right now. `price` is decimal, as tips keep it. */
export interface Offer {
  readonly pick: TipPick;
  readonly line: number | null;
  readonly price: number;
  readonly words: string;
}

/** What a market takes tips on at this moment; none while it is closed or suspended. */
export function offersOf(odds: MatchOdds, market: TippedMarket, t: Translate): Offer[] {
  const quote = quoteOf(odds, market, 'instant');
  if (quote?.state !== 'open') return [];
  return quote.prices.flatMap(({ pick, price }) => {
    const terms = tipTerms(market.type, pick, quote.line);
    return typeof terms === 'string' ? [] : [{ pick, line: quote.line, price: decimalPrice(market, price), words: choiceWords(odds.match, terms, t) }];
  });
}

/** Matches that can still be tipped on, by kick-off, each once. */
export function tippable(days: readonly (readonly MatchOdds[] | undefined)[]): MatchOdds[] {
  const found = new Map(
    days
      .flatMap((list) => list ?? [])
      .filter(({ match, rows }) => isComing(match) && Object.keys(rows).length > 0)
      .map((odds) => [odds.match.fixtureId, odds]),
  );
  return [...found.values()].sort((a, b) => Date.parse(a.match.kickOff) - Date.parse(b.match.kickOff) || a.match.fixtureId - b.match.fixtureId);
}

export const offeredMarkets = (odds: MatchOdds, t: Translate): TippedMarket[] => TIPPED.filter((market) => offersOf(odds, market, t).length > 0);
