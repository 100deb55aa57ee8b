import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { LONGEST_IN_QUERY, MOST_IN_QUERY, QUERY_OF_ALL } from '@portal/contracts';
import { queryNamesOf } from './table.ts';

/** What advertisers and mailers append; no page depends on it. */
const TRACKING = /^(?:utm(?:_\w+)?|fbclid|gclid|zarsrc|ref)$/;
/** What a page's own parameters look like. One that the table does not have is kept too: a release may be newer than this shell. */
const NAME = /^[A-Za-z][\w-]{0,23}$/;

/** What a page may depend on of its address's query: each name once, with its first value, those of the table before others. */
function parametersOf(pathname: string, search: string): [name: string, value: string][] {
  const first = new Map([...new URLSearchParams(search)].filter(([name]) => NAME.test(name) && !TRACKING.test(name)).reverse());
  const known: readonly string[] = [...queryNamesOf(pathname), ...QUERY_OF_ALL];
  const rank = (name: string) => (known.includes(name) ? 0 : 1);
  return [...first].sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
}
const isGood = ([, value]: [string, string], index: number): boolean => index < MOST_IN_QUERY && value.length <= LONGEST_IN_QUERY;

/** The query as far as a page depends on it, in one order. What is too long or too much is not there. */
export function pageQuery(pathname: string, search: string): string {
  const kept = parametersOf(pathname, search)
    .filter(isGood)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(kept).toString();
}

/**
 * The address without what is too long or too much in its query; undefined: nothing is. Server and browser send the visitor there alike, so that no page sees another query
 * in one of them than in the other.
 */
export function withoutExcess({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const excess = new Set(parametersOf(pathname, search).flatMap((parameter, index) => (isGood(parameter, index) ? [] : [parameter[0]])));
  if (excess.size === 0) return undefined;
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !excess.has(name))).toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/** The browser's half, ahead of the loaders of every page. */
export const leaveExcess: MiddlewareFunction = ({ request }) => {
  const shorter = withoutExcess(new URL(request.url));
  if (shorter !== undefined) throw redirect(shorter);
};
