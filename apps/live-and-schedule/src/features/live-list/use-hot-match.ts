import { useState } from 'react';
import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID, standing } from '@portal/domain';
import type { ListSnapshot, LiveListModel } from './live-list.model.ts';

const isOnAir = (match: MatchSummary) => standing(match) === 'live';

/** The hot match of a list: the one that the api names, while it is on air; else the first of football, as the list has the one order of all lists. */
export const hotOf = ({ matches, hot }: Pick<ListSnapshot, 'matches' | 'hot'>): MatchSummary | undefined =>
  matches.find((match) => match.fixtureId === hot && isOnAir(match)) ?? matches.find((match) => match.sportId === SPORT_ID.football && isOnAir(match));

/**
 * The hot match of a page that lives: it stays hot while it is on air, since another choice of the api must not take the page from a reader.
 * The parts of one page begin with the same list, so they mean the same match.
 */
export function useHotMatch(list: LiveListModel): MatchSummary | undefined {
  const next = hotOf(list);
  const [chosen, choose] = useState(next?.fixtureId);
  const hot = list.matches.find((match) => match.fixtureId === chosen && isOnAir(match)) ?? next;
  if (hot && hot.fixtureId !== chosen) choose(hot.fixtureId);
  return hot;
}
