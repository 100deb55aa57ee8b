import type { ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { within } from '../federation/deadline.ts';
import { lostPage } from './lost-page.tsx';

/** How long a page's loader, or its code, may take on the server before its place shows the fallback. Milliseconds. */
export const LOADER_DEADLINE = 4_000;
const onServer = typeof document === 'undefined';

type Lazy = () => Promise<Record<string, unknown>>;

/** A remote's routes as the shell takes them in: with ids of their own, late or failing code kept to its place, 404 answered by the portal's page. */
export function remoteRoutes(routes: RouteObject[], parent: string): RouteObject[] {
  return routes.map((route, index) => {
    // Explicit ids: loaderData is keyed by them, and server and browser hold different subsets of the tree.
    const id = `${parent}.${index}`;
    return {
      ...route,
      id,
      ...(typeof route.lazy === 'function' && { lazy: safeLazy(route.lazy as Lazy) }),
      ...(typeof route.loader === 'function' && { loader: punctual(route.loader, id) }),
      ...(route.ErrorBoundary && { ErrorBoundary: exceptNotFound(route.ErrorBoundary) }),
      ...(route.children && { children: remoteRoutes(route.children, id) }),
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

const punctual = (loader: LoaderFunction, id: string): LoaderFunction =>
  onServer
    ? (...args) =>
        within(
          LOADER_DEADLINE,
          `loader of ${id}`,
          Promise.resolve().then(() => loader(...args)),
        )
    : loader;

const exceptNotFound = (Boundary: ComponentType): ComponentType =>
  function RemoteError() {
    const error = useRouteError();
    return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Boundary />;
  };
