import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { useHydrated, type AppContext } from '@portal/platform';
import { askAnew } from '../../queries.ts';

interface Askable<T> {
  queryKey: QueryKey;
  queryFn?: UseQueryOptions<T>['queryFn'];
}

/** What `load` of a slot says of itself: JSON, travels with the page. */
export interface Loaded {
  failed: boolean;
}

/** Fills the queries of a slot. A failure is not thrown: the slot has its own words for it, which the fallback card has not. */
export async function loadSlot(work: () => Promise<unknown>): Promise<Loaded> {
  try {
    await work();
    return { failed: false };
  } catch {
    return { failed: true };
  }
}

/** For loaders: a fresh answer; when the api is away, what is held from before is better than an error page. */
export async function freshOrHeld<T>(a: AppContext, query: Askable<T>): Promise<T> {
  try {
    return await askAnew(a, query);
  } catch (error) {
    const held = a.queryClient.getQueryData<T>(query.queryKey);
    if (held === undefined || (isApiError(error) && error.kind === 'notFound')) throw error;
    return held;
  }
}

export type Part<T> = { status: 'ready'; data: T } | { status: 'loading' } | { status: 'failed'; retry: () => void; busy: boolean };

/**
 * A slot's data as one of three states. Data is taken once: what lives afterwards is a model's.
 * The server shows a failure as such (it will not ask again); the browser then tries once more by itself.
 */
export function usePart<T>(query: Askable<T>, loaded: Loaded | null | undefined): Part<T> {
  const hydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery<T>({ ...(query as UseQueryOptions<T>), staleTime: Infinity, retry: false });
  if (data !== undefined) return { status: 'ready', data };
  if (isError || (!hydrated && loaded?.failed)) return { status: 'failed', retry: () => void refetch(), busy: isFetching };
  return { status: 'loading' };
}
