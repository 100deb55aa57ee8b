import { links, OWN_PAGES, TABLE as table, type Layout, type OwnRow, type Row } from '@portal/contracts';

/** Every route that a remote owns (contracts, `routes.ts`). */
export const TABLE: readonly Row[] = table;
const OWN: readonly OwnRow[] = OWN_PAGES;

/** The release desk: a page of the shell, for staff, rendered in the browser alone (`src/releases`). */
export const RELEASES = '/-/releases';

/** What a search finds: a page of the shell (`src/search`). */
export const SEARCH = links.search();

/** A member's notifications: a page of the shell, rendered in the browser alone (`src/notifications`). */
export const NOTIFICATIONS = links.notifications();

/** Log-in, registration and the way to a new password as pages of their own (`src/session`), by the dialog that each of them is elsewhere. */
export const ENTRANCES = { login: links.login(), register: links.register(), forgot: links.forgot() } as const;
export type Entrance = keyof typeof ENTRANCES;

const EMBEDDED = '/mb';
const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The row that owns a path, if any. */
export const rowOf = (pathname: string): Row | undefined => {
  const path = trimmed(pathname);
  return TABLE.find(({ prefix }) => isBelow(path, prefix));
};
const ownRowOf = (pathname: string): OwnRow | undefined => {
  const path = trimmed(pathname);
  return OWN.find(({ prefix }) => path === prefix || (prefix === EMBEDDED && isBelow(path, prefix)));
};

/** Names that the query of a page may have, besides those of all pages. */
export const queryNamesOf = (pathname: string): readonly string[] => (ownRowOf(pathname) ?? rowOf(pathname))?.query ?? [];

/** /mb is home for the web view of a phone app, which has a header and tabs of its own. */
export const isEmbedded = (pathname: string): boolean => isBelow(pathname, EMBEDDED);

/** Whether one is at one of them. */
export const isEntrance = (pathname: string): boolean => Object.values<string>(ENTRANCES).includes(trimmed(pathname));

/** The frame of a path; what nobody owns (404) has that of home. A sport's list under /truc-tiep is no detail: only a match is. */
export function layoutOf(pathname: string): Layout {
  const path = trimmed(pathname);
  const mine = ownRowOf(path);
  if (mine) return mine.layout;
  const owner = rowOf(path);
  if (!owner) return 'main';
  return owner.detail && /^\/\d+$/.test(path.slice(path.lastIndexOf('/'))) ? owner.detail : owner.layout;
}
