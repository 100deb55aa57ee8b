import { matchRoutes, type RouteObject, type createBrowserRouter } from 'react-router-dom';
import { limits } from '@portal/contracts';
import { rowOf } from '../routing/table.ts';
import type { Rows } from './rows.ts';

/** What a browser tells of its network; not every one does. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
interface Parts {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'patchRoutes'>;
  rows: Pick<Rows, 'patch' | 'has'>;
  /** Loads what the pages of a path say. */
  learn(routes: RouteObject[], pathname: string): Promise<void>;
  /** As it is when a link is seen: a phone changes networks. */
  connection?: () => Connection | undefined;
}

const ofBrowser = () => (navigator as Navigator & { connection?: Connection }).connection;
const isSlow = (connection: Connection | undefined) => Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');

/** Code and texts of pages whose links are seen, the remote's entry and the page's own: at most four of them, never on a slow or data-saver connection (sections 2 and 9). Data is left to the click. */
export function createPrefetch({ router, rows, learn, connection = ofBrowser }: Parts) {
  const asked = new Set<string>();
  const routesOf = (pathname: string) => (matchRoutes(router.routes as RouteObject[], pathname) ?? []).map(({ route }) => route);

  return (path: string): void => {
    const pathname = pathIn(path);
    if (pathname === undefined || asked.size >= limits.preloadedRoutes || isSlow(connection())) return;
    // All matches have one page, all articles too.
    const family = pathname.replace(/\d+/g, '0');
    if (asked.has(family) || isHere(pathname)) return;
    asked.add(family);
    // Whoever follows the link sees what is wrong, or that it works by now; the next link may try again.
    load(pathname).catch(() => asked.delete(family));
  };

  /** Nothing is left to load, so it takes nobody's place. */
  function isHere(pathname: string): boolean {
    const row = rowOf(pathname);
    return (!row || rows.has(row)) && routesOf(pathname).every(({ lazy }) => typeof lazy !== 'function');
  }

  async function load(pathname: string): Promise<void> {
    await rows.patch(pathname, (parent, routes) => router.patchRoutes(parent, routes), false);
    await Promise.all([
      ...routesOf(pathname).map(({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined)),
      learn(router.routes as RouteObject[], pathname),
    ]);
  }
}

/** The path of an address of ours. */
function pathIn(address: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin ? pathname : undefined;
  } catch {
    return undefined;
  }
}
