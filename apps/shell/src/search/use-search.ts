import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiError } from '@portal/api-client';
import { featureStatus, limits } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';
import { searchCalls } from '@portal/contracts/search';
import { callQuery, useApp } from '@portal/platform';
import { countOf, foundGroups, matchItem, type FoundGroup, type FoundItem } from './found-groups.ts';
import { askedWords } from './words.ts';

/** Somebody types; the api is asked when they pause (ms). */
export const PAUSE = 250;

export type SearchState =
  | { readonly status: 'resting' }
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly groups: readonly FoundGroup[]; readonly count: number }
  | { readonly status: 'nothing' }
  | { readonly status: 'failed'; readonly why: 'failed' | 'offline' | 'tooFast'; readonly retry: () => void };

/** What is found for words that are being typed. A request that is overtaken by the next words is cancelled; until the answer comes the last one stands. */
export function useSearch(text: string): SearchState {
  const app = useApp();
  const wanted = askedWords(text);
  const [q, setQ] = useState('');
  useEffect(() => {
    if (wanted === '') return setQ('');
    return app.clock.after(PAUSE, () => setQ(wanted));
  }, [wanted, app.clock]);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(app, searchCalls.search, { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  if (wanted === '') return { status: 'resting' };
  if (q === '' || (isFetching && !data)) return { status: 'loading' };
  if (error && !isFetching && q === wanted) return { status: 'failed', why: reasonOf(error), retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const groups = foundGroups(data);
  const count = countOf(groups);
  if (count > 0) return { status: 'found', groups, count };
  return isFetching || q !== wanted ? { status: 'loading' } : { status: 'nothing' };
}

export function reasonOf(error: unknown): 'failed' | 'offline' | 'tooFast' {
  if (!isApiError(error)) return 'failed';
  if (error.status === 429) return 'tooFast';
  return error.kind === 'offline' ? 'offline' : 'failed';
}

/** Matches that are on while nothing is typed; none where they cannot be had. */
export function useOnAir(wanted: boolean): FoundItem[] {
  const { data } = useQuery({
    ...callQuery(useApp(), scheduleCalls.featureMatch, { status: featureStatus.live, pageSize: limits.shortList }),
    enabled: wanted,
  });
  return data?.list.map(matchItem) ?? [];
}
