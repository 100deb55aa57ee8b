import { Suspense, type ComponentType } from 'react';
import { Outlet, data, isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router-dom';
import type { Row } from '@portal/contracts';
import { RemoteBoundary, Styles, useApp, useHydrated } from '@portal/platform';
import { ErrorPage } from '../errors/error-page.tsx';
import { RemoteAway } from '../errors/remote-away.tsx';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import type { Loaded } from '../federation/releases.ts';
import { HomePage } from '../home/home-page.tsx';
import { Frame } from '../layout/frame.tsx';
import { loadFrame } from '../layout/frame.loader.ts';
import { PagePending } from '../layout/page-pending.tsx';
import { NotificationsRoute } from '../notifications/notifications-route.tsx';
import { ReleasesRoute } from '../releases/releases-route.tsx';
import { SearchFailed } from '../search/search-failed.tsx';
import { remoteRoutes, safeLazy } from './remote-routes.tsx';
import { Mounted } from './shell-context.tsx';
import { ENTRANCES, NOTIFICATIONS, RELEASES, SEARCH, type Entrance } from './table.ts';

/** Route id of the boundary inside the frame: an error that no page took shows there. */
export const PAGE = 'page';
export const rowId = (row: Row): string => `row:${row.prefix}`;

/**
 * The portal's tree: the frame, home, whatever remotes are known, and 404. Remotes' rows are patched in as they are met.
 * `before`: runs ahead of the loaders of every page (in the browser).
 */
export const tree = (rows: RouteObject[], before: NonNullable<RouteObject['middleware']> = []): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    loader: loadFrame,
    shouldRevalidate: () => false,
    Component: Frame,
    HydrateFallback: PagePending,
    ErrorBoundary: ErrorPage,
    children: [
      {
        id: PAGE,
        ErrorBoundary: ErrorPage,
        middleware: before,
        children: [
          { id: 'home', index: true, Component: HomePage },
          { id: 'mb', path: 'mb/*', Component: HomePage },
          { id: 'notifications', path: NOTIFICATIONS.slice(1), Component: NotificationsRoute },
          { id: 'releases', path: RELEASES.slice(1), Component: ReleasesRoute },
          {
            id: 'search',
            path: SEARCH.slice(1),
            lazy: safeLazy(() => import(/* webpackChunkName: "search" */ '../search/search.route.ts')),
            ErrorBoundary: SearchFailed,
            HydrateFallback: PagePending,
          } as RouteObject,
          ...(Object.keys(ENTRANCES) as Entrance[]).map((entrance) => ({ id: entrance, path: ENTRANCES[entrance].slice(1), ...entranceRoute(entrance) })),
          ...rows,
          { id: 'not-found', path: '*', loader: notFound, Component: NotFoundPage, ErrorBoundary: ErrorPage },
        ],
      },
    ],
  },
];

/** The forms lie in the chunk of the dialog that they stand in elsewhere. */
const entranceRoute = (entrance: Entrance): RouteObject =>
  ({
    lazy: safeLazy(async () => ({ Component: (await import(/* webpackChunkName: "later-login" */ '../session/entrance.page.tsx')).entrances[entrance] })),
    HydrateFallback: PagePending,
  }) as RouteObject;

function notFound({ request }: { request: Request }): never {
  // Section 8, word for word: what matched no route at all.
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}

/** The routes below a remote's prefix, or the fallback card in their place when it is away. */
export function rowRoute(row: Row, loaded: Loaded | undefined): RouteObject {
  const base = { id: rowId(row), path: row.prefix };
  const routes = loaded?.remote.routes[row.prefix];
  if (!loaded || !routes)
    return {
      ...base,
      path: `${row.prefix}/*`,
      loader: () => {
        throw data(`${row.remote} is away`, { status: 503 });
      },
      Component: () => null,
      ErrorBoundary: RemoteAway,
    };
  return {
    ...base,
    handle: { remote: loaded.name, version: loaded.release.version },
    HydrateFallback: PagePending,
    Component: remotePage(row, loaded),
    ErrorBoundary: RowError,
    children: remoteRoutes(routes, rowId(row), loaded.name),
  };
}

/** A row of which the server renders only the frame (section 2, client-side only; or the remote failed to load in time). */
export const clientOnlyRow = (row: Row): RouteObject => ({ id: rowId(row), path: `${row.prefix}/*`, Component: PagePending });

function remotePage(row: Row, loaded: Loaded): ComponentType {
  return row.rendering === 'client'
    ? function ClientPage() {
        return useHydrated() ? <RemotePage /> : <PagePending />;
      }
    : RemotePage;

  function RemotePage() {
    const { server } = useApp();
    return (
      <RemoteBoundary fallback={<RemoteAway />}>
        <Styles css={loaded.pageCss} />
        {/* The server has no error boundaries: a page that throws there shows the card, and the browser tries once more. */}
        <Suspense fallback={server ? <RemoteAway /> : <PagePending />}>
          <Outlet />
          <Mounted part="page" />
        </Suspense>
      </RemoteBoundary>
    );
  }
}

/** What a remote's page let through: 404 is the portal's page, anything else the remote's fallback card. */
function RowError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <RemoteAway />;
}
