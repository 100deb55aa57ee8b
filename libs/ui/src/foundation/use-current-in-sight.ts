import { useEffect, type RefObject } from 'react';

/** Room for a piece of the one before it, which says that there is more. */
const BEFORE = 48;

/** Scrolls a row that is swiped sideways to its chosen one (`aria-current`) when `chosen` changes: it may lie outside of the row's width. The page stands still. */
export function useCurrentInSight(list: RefObject<HTMLElement | null>, chosen: unknown): void {
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current) return;
    const from = current.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;
    if (from < row.scrollLeft || from + current.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = from - BEFORE;
  }, [list, chosen]);
}
