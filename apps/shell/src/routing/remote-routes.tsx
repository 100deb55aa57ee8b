import type { ComponentType } from 'react';
import { isRouteErrorResponse, matchRoutes, useRouteError, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { appContext, useOnline, type PageHandle } from '@portal/platform';
import type { HostContext } from '../app-context.ts';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { RemoteAway } from '../errors/remote-away.tsx';
import { within } from '../federation/deadline.ts';
import { lostPage } from './lost-page.tsx';

/** How long a page's loader, or its code, may take on the server before its place shows the fallback. Milliseconds. */
export const LOADER_DEADLINE = 4_000;
const onServer = typeof document === 'undefined';

type Lazy = () => Promise<Record<string, unknown>>;

/** A remote's routes as the shell takes them in: with ids of their own, their texts there with their data, late or failing code kept to its place, 404 and a network that is away told by the portal. */
export function remoteRoutes(routes: RouteObject[], parent: string, namespace: string): RouteObject[] {
  return routes.map((route, index) => {
    // Explicit ids: loaderData is keyed by them, and server and browser hold different subsets of the tree.
    const id = `${parent}.${index}`;
    return {
      ...route,
      id,
      ...(typeof route.lazy === 'function' && { lazy: safeLazy(route.lazy as Lazy) }),
      ...loaderOf(route, id, namespace),
      ...(route.ErrorBoundary && { ErrorBoundary: inTheFrame(route.ErrorBoundary) }),
      ...(route.children && { children: remoteRoutes(route.children, id, namespace) }),
    } as RouteObject;
  });
}

/** React Router 7.18: a route whose `lazy` rejected renders blank and cuts its ErrorBoundary off. One more try, then a component that loads the page whole, or throws. */
export const safeLazy = (lazy: Lazy): Lazy =>
  onServer
    ? () => within(LOADER_DEADLINE, 'code of a page', lazy())
    : () =>
        lazy()
          .catch(lazy)
          .catch((error: unknown) => ({ Component: lostPage(error) }));

const textsOf = ({ handle }: RouteObject) => (handle as PageHandle | undefined)?.texts;

/** A page is there once both its data and its texts are. */
function loaderOf(route: RouteObject, id: string, namespace: string): Pick<RouteObject, 'loader'> {
  const loader = typeof route.loader === 'function' ? route.loader : undefined;
  const texts = textsOf(route);
  if (!texts) return loader ? { loader: punctual(loader, id) } : {};
  const withTexts: LoaderFunction = async (...args) => {
    const { texts: known } = args[0].context.get(appContext) as HostContext;
    const [data] = await Promise.all([loader ? loader(...args) : null, known.add(namespace, texts)]);
    return data as unknown;
  };
  return { loader: punctual(withTexts, id) };
}

/** The texts of the pages that an address leads to, as far as their routes are known: for a page that was rendered already, and for one that may be next. */
export async function learnTexts(routes: RouteObject[], address: Parameters<typeof matchRoutes>[1], { texts }: Pick<HostContext, 'texts'>): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  const namespace = matches.map(({ route }) => (route.handle as { remote?: string } | undefined)?.remote).find(Boolean);
  if (!namespace) return;
  await Promise.all(matches.flatMap(({ route }) => textsOf(route) ?? []).map((source) => texts.add(namespace, source)));
}

const punctual = (loader: LoaderFunction, id: string): LoaderFunction =>
  onServer
    ? (...args) =>
        within(
          LOADER_DEADLINE,
          `loader of ${id}`,
          Promise.resolve().then(() => loader(...args)),
        )
    : loader;

/** A remote has words for what went wrong with it. A page that does not exist, and a network that is away, are the portal's to tell. */
const inTheFrame = (Boundary: ComponentType): ComponentType =>
  function RemoteError() {
    const error = useRouteError();
    const online = useOnline();
    if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
    return online ? <Boundary /> : <RemoteAway />;
  };
