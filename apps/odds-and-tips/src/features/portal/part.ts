import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useHydrated } from '@portal/platform';

export interface Askable<T> {
  queryKey: QueryKey;
  queryFn?: UseQueryOptions<T>['queryFn'];
}

/** What `load` of a slot says of itself: JSON, travels with the page. */
export interface Loaded {
  failed: boolean;
}

/** Fills the queries of a slot. A failure is not thrown: the slot has its own words for it, which the fallback card has not. */
export async function loadPart(work: () => Promise<unknown>): Promise<Loaded> {
  try {
    await work();
    return { failed: false };
  } catch {
    return { failed: true };
  }
}

export type Part<T> = { status: 'ready'; data: T } | { status: 'loading' } | { status: 'failed'; retry: () => void; busy: boolean };

interface Freshness<T> {
  /** How long an answer is good for, ms; for ever unless said. */
  staleTime?: number;
  /** When it is asked for again by itself, ms; false: not. Never while the page is out of sight. */
  every?: (data: T | undefined) => number | false;
}

/** A part's data as one of three states. The server shows a failure as such (it will not ask again); the browser then tries once more by itself. */
export function usePart<T>(query: Askable<T>, loaded?: Loaded | null, { staleTime = Infinity, every }: Freshness<T> = {}): Part<T> {
  const hydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery<T>({
    ...(query as UseQueryOptions<T>),
    staleTime,
    retry: false,
    ...(every && { refetchInterval: ({ state }) => every(state.data as T | undefined) }),
  });
  if (data !== undefined) return { status: 'ready', data };
  if (isError || (!hydrated && loaded?.failed)) return { status: 'failed', retry: () => void refetch(), busy: isFetching };
  return { status: 'loading' };
}
