import { useState } from 'react';
import type { MatchOdds } from '@portal/contracts/odds';
import type { TipPick } from '@portal/domain';
import type { OddsMove } from '@portal/ui';
import { MARKETS, type Market } from './markets.ts';
import { quoteOf } from './quotes.ts';

/** How each price moved the last time it did, by `moveKey`. */
export type Moves = ReadonlyMap<string, OddsMove>;
const STILL: Moves = new Map();

export const moveKey = (fixtureId: number, market: Market, pick: TipPick): string => `${fixtureId}/${market.id}/${pick}`;

/** What moved between two answers; a price that stood still keeps the move it had. */
export function movesBetween(before: readonly MatchOdds[], after: readonly MatchOdds[], held: Moves): Moves {
  const was = pricesOf(before);
  const moves = new Map<string, OddsMove>();
  for (const [key, price] of pricesOf(after)) {
    const old = was.get(key);
    const move = old === undefined || old === price ? held.get(key) : price > old ? 'up' : 'down';
    if (move) moves.set(key, move);
  }
  return moves;
}

const pricesOf = (list: readonly MatchOdds[]) =>
  new Map(
    list.flatMap((odds) =>
      MARKETS.flatMap((market) =>
        (quoteOf(odds, market, 'instant')?.prices ?? []).map(({ pick, price }) => [moveKey(odds.match.fixtureId, market, pick), price] as const),
      ),
    ),
  );

/** The moves of a list that is asked for again and again. What is there at first has not moved. */
export function useMoves(list: readonly MatchOdds[]): Moves {
  const [seen, setSeen] = useState({ list, moves: STILL });
  if (seen.list === list) return seen.moves;
  const now = { list, moves: movesBetween(seen.list, list, seen.moves) };
  setSeen(now);
  return now.moves;
}
