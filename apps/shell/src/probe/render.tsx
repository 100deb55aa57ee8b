import { Writable } from 'node:stream';
import { Suspense, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
} from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { appContext, type AppContext } from '@portal/platform';
import { Providers } from '../routing/providers.tsx';
import { lineOf } from './sides.ts';

/** How long a render may take. Milliseconds; the fake host answers at once. */
const RENDER_DEADLINE = 4_000;

/** An api that is away and a page that is not there are states a page shows; anything else is a fault of the release. */
const isFault = (error: unknown): boolean => !isApiError(error) && !(isRouteErrorResponse(error) && error.status === 404);
const said = (error: unknown): string => (isRouteErrorResponse(error) ? `answers ${error.status} ${String(error.data)}` : lineOf(error));

/** So often one goes along; answers that were made up may send a page in circles. */
const MOST_REDIRECTS = 3;

/** What became of an address: one line for each fault. `found` false: it is no page, and the shell shows its own. */
export interface Opened {
  found: boolean;
  faults: string[];
}

/** Opens an address in a tree of routes, as the server does, and goes along where it leads. */
export async function open(routes: RouteObject[], path: string, context: AppContext, redirects = 0): Promise<Opened> {
  const handler = createStaticHandler([{ id: 'root', path: '/', Component: Outlet, ErrorBoundary: () => null, children: routes }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, context);
  const result = await handler.query(new Request(new URL(path, 'http://probe.invalid')), { requestContext });
  if (result instanceof Response) {
    const to = new URL(result.headers.get('location') ?? '/', 'http://probe.invalid');
    return redirects < MOST_REDIRECTS ? open(routes, to.pathname + to.search, context, redirects + 1) : { found: true, faults: [] };
  }
  const faults = Object.values(result.errors ?? {})
    .filter(isFault)
    .map(said);
  const page = (
    <Providers context={context} shell={{ session: undefined }}>
      <Suspense fallback={null}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
      </Suspense>
    </Providers>
  );
  return { found: result.statusCode !== 404, faults: [...faults, ...(await render(page))] };
}

/** Renders to the end and throws the HTML away. */
function render(element: ReactElement): Promise<string[]> {
  const faults = new Set<string>();
  const note = (error: unknown) => {
    if (isFault(error)) faults.add(said(error));
  };
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      resolve([...faults]);
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      onError: note,
      onShellError(error) {
        note(error);
        done();
      },
      onAllReady() {
        pipe(
          new Writable({
            write(_chunk, _encoding, written) {
              written();
            },
          }).on('finish', done),
        );
      },
    });
    const timer = setTimeout(() => abort(new Error(`not rendered within ${RENDER_DEADLINE} ms`)), RENDER_DEADLINE);
  });
}
