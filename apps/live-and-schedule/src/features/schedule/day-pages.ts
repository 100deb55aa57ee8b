import { useEffect, useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useApp, type AppContext } from '@portal/platform';
import { DAY_SHOWN, queries, type DayFilter } from '../../queries.ts';
import { keyOf } from '../live-list/use-live-list.ts';
import { addressWith, filterOf, groupingOf, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';

/** Pages below each other in one list; after them a link leads on. */
const MOST_TOGETHER = 5;

export interface MorePages {
  readonly status: 'more' | 'loading' | 'failed' | 'end';
  /** Asks for the next page, or for the one that has failed once more. */
  load(): void;
  /** The page that comes after what is shown; undefined: there is none. */
  readonly next: number | undefined;
}

/** Names a list with its first page: another match in the panel, or another month to choose from, is the same list. */
export const listOf = (a: AppContext, address: ScheduleAddress): string =>
  keyOf(a, addressWith(address, { match: undefined, all: undefined, month: undefined, page: address.page }));

const countKey = (list: string) => ['schedule-pages', list];
const filtersOf = (address: ScheduleAddress, count: number): DayFilter[] =>
  Array.from({ length: count }, (_, at) => ({ ...filterOf(address), page: address.page + at }));

/** So many as were shown, and no more than there are by now: a list may have become shorter. */
function pagesToShow(a: AppContext, address: ScheduleAddress, kept: number): number {
  const total = a.queryClient.getQueryData<Day>(queries.day(a, filterOf(address)).queryKey)?.total;
  return total === undefined ? kept : Math.max(1, Math.min(kept, Math.ceil(total / DAY_SHOWN) - address.page + 1));
}

/** What the page of this address asks for: also, of who comes back, the pages that were shown when they left. */
export const keptFilters = (a: AppContext, address: ScheduleAddress): DayFilter[] =>
  filtersOf(address, pagesToShow(a, address, a.queryClient.getQueryData<number>(countKey(listOf(a, address))) ?? 1));

/**
 * The pages of a day that are shown below each other: the one of the address, and those that were asked for since. How many they are is kept with their answers, so
 * that who comes back finds the list as long as it was left. `list` names what is listed.
 */
export function useDayPages(address: ScheduleAddress, list: string): { pages: Day[]; filters: DayFilter[]; more: MorePages } {
  const a = useApp();
  const client = useQueryClient();
  const kept = () => ({ list, count: client.getQueryData<number>(countKey(list)) ?? 1 });
  const [shown, setShown] = useState(kept);
  // Another list begins as long as it was left.
  if (shown.list !== list) setShown(kept);
  const count = pagesToShow(a, address, shown.list === list ? shown.count : kept().count);
  useEffect(() => {
    if (count === 1) return;
    // As long as the page lives: what it holds is a number.
    client.setQueryDefaults(countKey(list), { gcTime: Infinity });
    client.setQueryData(countKey(list), count);
  });
  const filters = filtersOf(address, count);
  const asked = useQueries({ queries: filters.map((filter) => ({ ...queries.day(a, filter), staleTime: Infinity, retry: false })) });
  // One after the other: what is missing is the last.
  const pages = asked.map(({ data }) => data).filter((day) => day !== undefined);
  const last = asked.at(-1);
  const lastPage = Math.ceil((pages[0]?.total ?? 0) / DAY_SHOWN);
  const next = address.page + pages.length;
  // Under several commentators a match stands in several places: a page more would move those above.
  const ends = next > lastPage || count === MOST_TOGETHER || groupingOf(address) === 'blv';
  // One that is there and could not be asked anew stays as it is; how old it is the page says elsewhere.
  const missing = last?.data === undefined;
  const status = missing ? (last?.isError ? 'failed' : 'loading') : ends ? 'end' : 'more';
  return {
    pages,
    filters,
    more: {
      status,
      load() {
        if (missing) void last?.refetch();
        else setShown({ list, count: count + 1 });
      },
      next: next <= lastPage ? next : undefined,
    },
  };
}
