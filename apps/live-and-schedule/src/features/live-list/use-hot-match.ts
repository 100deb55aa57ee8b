import { useState } from 'react';
import type { MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';
import { mostWatched } from '../match/grouping.ts';

/**
 * The hot match: the one most people watch. It stays hot while it is on air, since a crowd that moves on must not take the page from a reader;
 * and so the parts of one page, which begin with the same list, mean the same match.
 */
export function useHotMatch(matches: readonly MatchSummary[]): MatchSummary | undefined {
  const most = mostWatched(matches);
  const [chosen, choose] = useState(most?.fixtureId);
  const hot = matches.find((match) => match.fixtureId === chosen && standing(match) === 'live') ?? most;
  if (hot && hot.fixtureId !== chosen) choose(hot.fixtureId);
  return hot;
}
