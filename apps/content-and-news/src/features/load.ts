import {
  useQuery,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InfiniteData,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { useHydrated, type AppContext } from '@portal/platform';
import { notFound } from './not-found.ts';

interface Askable<T> {
  queryKey: QueryKey;
  queryFn?: UseQueryOptions<T>['queryFn'];
}

/** A list that is read a stretch at a time. */
interface AskableList<Stretch, Place> {
  queryKey: QueryKey;
  initialPageParam: Place;
  getNextPageParam(last: Stretch, all: Stretch[], place: Place, places: Place[]): Place | undefined | null;
}

/** What a visitor saw a moment ago need not be asked for again when they come back to it; who has gone on in a list comes back to all of it, as it was, for longer. Milliseconds. */
const FRESH = 30_000;
const FRESH_WHOLE = 5 * 60_000;

/** For loaders: a fresh answer; when the api is away, what is held from before is better than an error page. What is not there is the page's 404. */
export async function pageData<T>(a: AppContext, query: Askable<T>, request: Request): Promise<T> {
  try {
    return await a.queryClient.fetchQuery({ ...query, staleTime: FRESH } as FetchQueryOptions<T>);
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') throw notFound(request);
    const held = a.queryClient.getQueryData<T>(query.queryKey);
    if (held === undefined) throw error;
    return held;
  }
}

/** For loaders of a list that goes on: its stretches as they are held, or the first one anew; what is held stays until that is there. A place in it that is none is the page's 404. */
export async function listData<Stretch, Place>(a: AppContext, query: AskableList<Stretch, Place>, request: Request): Promise<InfiniteData<Stretch, Place>> {
  const held = a.queryClient.getQueryData<InfiniteData<Stretch, Place>>(query.queryKey);
  // By its age alone: a stretch that did not come makes nothing old of those that are there.
  const age = Date.now() - (a.queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0);
  if (held && held.pages.length > 1 && age < FRESH_WHOLE) return held;
  try {
    return await a.queryClient.fetchInfiniteQuery({ ...query, pages: 1, staleTime: FRESH } as FetchInfiniteQueryOptions<
      Stretch,
      Error,
      Stretch,
      QueryKey,
      Place
    >);
  } catch (error) {
    if (isApiError(error) && (error.kind === 'badInput' || error.kind === 'notFound')) throw notFound(request);
    if (!held) throw error;
    return held;
  }
}

/** For what stands beside the page's content: it vanishes when it does not come (section 8). */
export async function sideData<T>(a: AppContext, query: Askable<T>): Promise<void> {
  await a.queryClient.prefetchQuery({ ...query, staleTime: FRESH } as FetchQueryOptions<T>);
}

/** What `load` of a slot says of itself: JSON, travels with the page. */
export interface Loaded {
  failed: boolean;
}

/** A failure is not thrown: the slot has its own words for it, which the fallback card has not. */
export async function loadSlot(a: AppContext, query: Askable<unknown>): Promise<Loaded> {
  await a.queryClient.prefetchQuery(query as FetchQueryOptions);
  return { failed: a.queryClient.getQueryData(query.queryKey) === undefined };
}

export type Part<T> = { status: 'ready'; data: T } | { status: 'loading' } | { status: 'failed'; retry: () => void; busy: boolean };

/** A slot's data as one of three states. The server shows a failure as such (it will not ask again); the browser then tries once more by itself. */
export function usePart<T>(query: Askable<T>, loaded: Loaded | null | undefined): Part<T> {
  const hydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery<T>({ ...(query as UseQueryOptions<T>), staleTime: FRESH, retry: false });
  if (data !== undefined) return { status: 'ready', data };
  if (isError || (!hydrated && loaded?.failed)) return { status: 'failed', retry: () => void refetch(), busy: isFetching };
  return { status: 'loading' };
}
