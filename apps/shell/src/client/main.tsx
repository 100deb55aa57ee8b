import './no-eval.ts';
import '../federation/runtime.ts';
import '@portal/ui/tokens.css';
import '@portal/ui/fonts.css';
import '@portal/ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, RouterProvider, createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import { hydrate } from '@tanstack/react-query';
import { appContext } from '@portal/platform';
import type { Boot } from '../boot.ts';
import { rememberTimeZone } from '../layout/preferences.ts';
import { Document } from '../routing/document.tsx';
import { Providers } from '../routing/providers.tsx';
import { tree } from '../routing/routes.tsx';
import { browserClock } from './clock.ts';
import { hydrationOf } from './hydration.ts';
import { createPage } from './page.ts';
import { createPrefetch } from './prefetch.ts';
import { revive } from './router-errors.ts';
import { rowLoader } from './rows.ts';

const raw = document.getElementById('boot')?.textContent ?? '';
const boot = JSON.parse(raw) as Boot;
const page = await createPage(boot);
const { context, session } = page;
hydrate(context.queryClient, boot.queries);

// Whatever the first page shows must be there before hydration: its remote, its page's chunk, its slots.
const rows = rowLoader(page, boot);
const routes: RouteObject[] = tree(await rows.first(location.pathname));
await Promise.all([settleLazy(routes), page.restoreSlots(boot.slots)]);

const routerContext = () => {
  const provider = new RouterContextProvider();
  provider.set(appContext, context);
  return provider;
};
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: boot.router.loaderData, errors: revive(boot.router.errors) } as HydrationState,
  getContext: routerContext,
  patchRoutesOnNavigation: ({ path, patch }) => rows.patch(path, patch),
});
context.prefetch = createPrefetch({ router, rows });
page.follow(router);

const hydration = hydrationOf(['frame', ...(!boot.router.errors && matchRoutes(routes, location)?.some(({ route }) => (route.handle as { remote?: string } | undefined)?.remote) ? ['page'] : []), ...Object.entries(boot.slots).flatMap(([key, data]) => (data ? [key] : []))], browserClock.after);
const element = (
  <Document prefs={boot.prefs} styles={boot.styles} boot={raw}>
    <Providers context={context} shell={{ session, mounted: hydration.mounted }}><RouterProvider router={router} /></Providers>
  </Document>
);
// A release that the server could run and this browser cannot: nothing to hydrate, the page is rendered anew.
if (page.sameAs(boot)) startTransition(() => { hydrateRoot(document, element, { onRecoverableError: (error) => console.error('[hydration]', error) }); });
else createRoot(document).render(element);

rememberTimeZone(boot.prefs.timeZone);
await hydration.complete;
void page.begin();
// For tests and screenshots: the page answers from here on.
document.documentElement.dataset['ready'] = 'true';

async function settleLazy(all: RouteObject[]): Promise<void> {
  await Promise.all((matchRoutes(all, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }));
}
