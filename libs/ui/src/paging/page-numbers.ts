/** A page that is linked, or a gap of pages that are not. */
export type PageNumber = number | 'gap';

/**
 * The numbers a pager shows: the first, the last, the current one and its neighbours. A gap stands for two pages or more;
 * a single left-out page is shown instead. Pages count from 1; a current page outside is moved to the nearest one.
 */
export function pageNumbers(current: number, last: number, around = 1): PageNumber[] {
  if (last < 1) return [];
  const here = Math.min(Math.max(current, 1), last);
  const wanted = [1, last];
  for (let page = here - around; page <= here + around; page += 1) if (page > 1 && page < last) wanted.push(page);
  const sorted = [...new Set(wanted)].sort((one, two) => one - two);
  return sorted.flatMap((page, index): PageNumber[] => {
    const left = page - (sorted[index - 1] ?? 0) - 1;
    return left === 0 ? [page] : left === 1 ? [page - 1, page] : ['gap', page];
  });
}
