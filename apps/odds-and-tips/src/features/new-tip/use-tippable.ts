import { useQuery } from '@tanstack/react-query';
import type { MatchOdds } from '@portal/contracts/odds';
import { addDays } from '@portal/domain';
import { useApp } from '@portal/platform';
import { ODDS_EVERY, queries } from '../../queries.ts';
import { tippable } from './offers.ts';

export type Tippable = { status: 'loading' } | { status: 'failed'; retry: () => void; busy: boolean } | { status: 'ready'; matches: MatchOdds[] };

const A_MINUTE = 60_000;

/** Matches of today and the two days after, and the one that was asked for, whenever it is. */
export function useTippable(asked: number | undefined): Tippable {
  const a = useApp();
  const today = useQuery({ ...queries.odds(a, {}), staleTime: A_MINUTE });
  const date = today.data?.date;
  const later = (days: number) => ({ ...queries.odds(a, { date: date && addDays(date, days) }), enabled: date !== undefined, staleTime: A_MINUTE });
  const [tomorrow, after] = [useQuery(later(1)), useQuery(later(2))];
  const one = useQuery({ ...queries.matchOdds(a, asked ?? 0), enabled: asked !== undefined, staleTime: A_MINUTE });
  if (today.isError) return { status: 'failed', retry: () => void today.refetch(), busy: today.isFetching };
  if (!today.data || tomorrow.isLoading || after.isLoading || one.isLoading) return { status: 'loading' };
  return { status: 'ready', matches: tippable([today.data.list, tomorrow.data?.list, after.data?.list, one.data && [one.data]]) };
}

/** The chosen match, its line and prices as they are now: what one tips on must be what one sees. */
export function useFreshOdds(fixtureId: number, listed: MatchOdds | undefined) {
  const a = useApp();
  const fresh = useQuery({ ...queries.matchOdds(a, fixtureId), enabled: fixtureId > 0, staleTime: 0, refetchInterval: ODDS_EVERY });
  return {
    odds: fixtureId > 0 ? (fresh.data ?? listed) : undefined,
    look: async () => {
      await fresh.refetch();
    },
  };
}
