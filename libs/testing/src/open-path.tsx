import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import {
  Outlet,
  RouterContextProvider,
  RouterProvider,
  createMemoryRouter,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';
import { DEFAULT_LANGUAGE, type RemoteName } from '@portal/contracts';
import { addMessages } from '@portal/i18n';
import { AppProvider, appContext, type PageHandle, type Remote } from '@portal/platform';
import { fakeApp, type FakeApp, type FakeAppOptions } from './fake-app.ts';

/** What became of an address: shown, or refused with the status that the shell would answer. */
export interface Opened extends RenderResult {
  /** For what no link of the page does: a menu elsewhere, the way back. */
  readonly router: ReturnType<typeof createMemoryRouter>;
  app: FakeApp;
  status: number;
  /** Path and query of the page that is shown now. */
  address: () => string;
  /** What a loader threw, for the words of a 404. */
  problem: unknown;
}

/** jsdom has no Request; the router makes one for each loader, and loaders read its address. */
class BareRequest {
  readonly url: string;
  readonly method = 'GET';
  readonly signal: AbortSignal | null | undefined;
  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.signal = init.signal;
  }
}

/** Texts that the pages of a test asked for and did not bring, now or when somebody pressed something. */
const asked = new Set<() => string[]>();
afterEach(() => {
  const missing = [...asked].flatMap((list) => list());
  asked.clear();
  if (missing.length > 0) throw new Error(`Texts are asked for that the page does not bring (handle.texts of its route): ${missing.join(', ')}`);
});

/** Opens an address of a remote as the shell would: its routes below their prefixes, its loaders run, its page rendered with the texts that it brings, and no others. */
export async function openPath(remote: Remote, namespace: RemoteName, path: string, options: FakeAppOptions = {}): Promise<Opened> {
  const language = options.prefs?.language ?? DEFAULT_LANGUAGE;
  const messages = (await remote.messages[language]()).default;
  const app = await fakeApp({ ...options, messages: { shell: { title: { suffix: '{{page}} | Khán Đài' } }, [namespace]: messages, ...options.messages } });
  /** A page's texts come with its data, as in the shell. */
  const speaking = (route: RouteObject): RouteObject => {
    const { loader, handle, children } = route;
    const texts = (handle as PageHandle | undefined)?.texts;
    const withTexts: LoaderFunction = async (...args) => {
      if (texts) addMessages(app.i18n, namespace, language, (await texts[language]()).default);
      return typeof loader === 'function' ? ((await loader(...args)) as unknown) : null;
    };
    return { ...route, ...(texts && { loader: withTexts }), ...(children && { children: children.map(speaking) }) } as RouteObject;
  };
  const rows = Object.entries(remote.routes).map(([prefix, children]) => ({ path: prefix, children: children.map(speaking) }));
  asked.add(() => app.textsMissing.filter((text) => text.startsWith(`${namespace}:`)));
  globalThis.Request ??= BareRequest as unknown as typeof Request;
  const router = createMemoryRouter([{ path: '/', Component: Outlet, ErrorBoundary: () => null, children: rows }], {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${path} is still loading`);
  });
  const result = await act(async () =>
    render(
      <I18nextProvider i18n={app.i18n}>
        <QueryClientProvider client={app.queryClient}>
          <AppProvider context={app}>
            <RouterProvider router={router} />
          </AppProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  const [problem] = Object.values(router.state.errors ?? {});
  const status = problem === undefined ? 200 : isRouteErrorResponse(problem) ? problem.status : 500;
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...result, app, router, status, problem, address };
}
