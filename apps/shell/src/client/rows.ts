import type { RouteObject } from 'react-router-dom';
import type { Row } from '@portal/contracts';
import { app } from '@portal/platform';
import type { Boot } from '../boot.ts';
import { askGuards } from '../routing/guards.ts';
import { clientOnlyRow, PAGE, rowRoute } from '../routing/routes.tsx';
import { rowOf } from '../routing/table.ts';
import type { Page } from './page.ts';
import { here, reloadOnce } from './reload-once.ts';

export type Patch = (parent: string, routes: RouteObject[]) => void;

/** Brings the remotes' routes into the router: those of the first page at once, others at the first navigation to them. */
export function rowLoader(page: Page, boot: Boot) {
  const patched = new Set<string>();

  const load = async (row: Row): Promise<RouteObject> => guarded(row, rowRoute(row, await page.acquire(row.remote)));

  return {
    async first(pathname: string): Promise<RouteObject[]> {
      const row = rowOf(pathname);
      if (!row) return [];
      patched.add(row.prefix);
      if (row.rendering === 'server' && !boot.rendered.includes(row.remote)) return [boot.clientOnly ? clientOnlyRow(row) : rowRoute(row, undefined)];
      return [await load(row)];
    },
    /** Whether the routes of a row are in the router. */
    has: (row: Row): boolean => patched.has(row.prefix),
    /** `navigating`: somebody waits for the page; otherwise it is only loaded ahead. */
    async patch(path: string, patch: Patch, navigating = true): Promise<void> {
      const row = rowOf(path);
      if (!row || patched.has(row.prefix)) return;
      const route = await load(row);
      if (!page.has(row.remote)) {
        if (!navigating) return;
        // A page that goes away needs no routes any more; the navigation stays under way until it does.
        if (reloadOnce(path, here)) return new Promise(() => {});
      }
      if (patched.has(row.prefix)) return;
      patched.add(row.prefix);
      patch(PAGE, [route]);
    },
  };
}
export type Rows = ReturnType<typeof rowLoader>;

/** Loaders of a page run in parallel, so a guard is no loader: here it is middleware, on the server it is asked before them. */
function guarded(row: Row, route: RouteObject): RouteObject {
  if (!row.guards) return route;
  const middleware: NonNullable<RouteObject['middleware']> = [
    async ({ request, context }) => {
      // As on the server: whoever cannot be sent on is let in.
      const elsewhere = await askGuards({ url: new URL(request.url), app: app(context) }).catch((error: unknown) => console.warn('[guards]', error));
      if (elsewhere) throw elsewhere;
    },
  ];
  return { ...route, middleware } as RouteObject;
}
