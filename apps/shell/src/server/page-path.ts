/** Query parameters that a page may depend on; others are not part of the address that is rendered and cached. */
const PAGE_PARAMS = ['tab', 'blv', 'roomId', 'pId', 'nType', 'fFilter', 'gFilter', 'page', 'date', 'login'];

/** The address as far as a page depends on it: its path and the known parameters, in one order. Never a host: whatever the request line says, it stays a path. */
export function pagePath(raw: string): string {
  const [path = '/', search = ''] = raw.slice(0, 2_048).split('#', 1)[0]!.split(/\?(.*)/s, 2);
  const given = new URLSearchParams(search);
  const kept = PAGE_PARAMS.flatMap((name) => (given.has(name) ? [[name, (given.get(name) ?? '').slice(0, 64)]] : []));
  const query = new URLSearchParams(kept).toString();
  return `/${path.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}${query ? `?${query}` : ''}`;
}
