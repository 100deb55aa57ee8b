/** A page of the portal that a message links to. */
export interface OwnPage {
  /** Path and query. */
  readonly path: string;
  readonly kind: 'match' | 'article' | 'post' | 'tip' | 'member' | 'room' | 'page';
  /** Of a match. */
  readonly fixtureId?: number | undefined;
}

const kinds: readonly (readonly [RegExp, OwnPage['kind']])[] = [
  [/^\/truc-tiep\/[^/]+\/\d+$/, 'match'],
  [/^\/tin-tuc\/[^/]+$/, 'article'],
  [/^\/tip-keo\/\d+$/, 'tip'],
  [/^\/thanh-vien\/[^/]+$/, 'member'],
];

/** What an address leads to on this site; undefined: somewhere else. `origin` is the site's. */
export function ownPage(href: string, origin: string): OwnPage | undefined {
  const url = new URL(href);
  if (url.origin !== origin) return undefined;
  const { pathname, search, searchParams } = url;
  const path = pathname + search;
  if (pathname === '/chatroom' && searchParams.has('roomId')) return { path, kind: 'room' };
  if (pathname === '/bang-tin' && searchParams.has('pId')) return { path, kind: 'post' };
  const kind = kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'page';
  return kind === 'match' ? { path, kind, fixtureId: Number(pathname.split('/').at(-1)) } : { path, kind };
}
