import { matchRoutes, type RouteObject, type createBrowserRouter } from 'react-router-dom';
import { limits } from '@portal/contracts';
import type { Rows } from './rows.ts';

interface Connection { saveData?: boolean; effectiveType?: string }
const slow = () => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
};

/** Code of pages whose links are seen: at most four of them, never on a slow or data-saver connection (sections 2 and 9). Data is left to the click. */
export function createPrefetch({ router, rows }: { router: ReturnType<typeof createBrowserRouter>; rows: Rows }) {
  const asked = new Set<string>();
  return (path: string): void => {
    const { pathname } = new URL(path, location.href);
    const family = pathname.replace(/\d+/g, '0');
    if (asked.has(family) || asked.size >= limits.preloadedRoutes || slow()) return;
    asked.add(family);
    void load(pathname).catch(() => asked.delete(family));
  };
  async function load(pathname: string): Promise<void> {
    await rows.patch(pathname, (parent, routes) => router.patchRoutes(parent, routes), false);
    await Promise.all((matchRoutes(router.routes as RouteObject[], pathname) ?? []).map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)));
  }
}
