import { pageQuery } from '../routing/address.ts';

/** Longest path, in characters; no page has a longer one. */
const LONGEST = 1_024;

/** Path and query of a request line. Never a host: whatever it says, it stays a path. */
export function addressIn(raw: string): { pathname: string; search: string } {
  const [path = '/', search = ''] = raw.split('#', 1)[0]!.split(/\?(.*)/s, 2);
  return {
    pathname: `/${path
      .slice(0, LONGEST)
      .replace(/^[/\\]+/, '')
      .replace(/\/{2,}/g, '/')}`,
    search,
  };
}

/** The address as far as a page depends on it: its path and its parameters, in one order, once each. */
export function pagePath({ pathname, search }: ReturnType<typeof addressIn>): string {
  const query = pageQuery(pathname, search);
  return query ? `${pathname}?${query}` : pathname;
}
