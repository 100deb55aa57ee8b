import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterContextProvider, createBrowserRouter, matchRoutes, type HydrationState, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { hydrate } from '@tanstack/react-query';
import { appContext } from '@portal/platform';
import type { Boot } from '../boot.ts';
import { keepPrefs, lostTheme, otherTimeZone } from '../layout/preferences.ts';
import { leaveExcess } from '../routing/address.ts';
import { learnTexts } from '../routing/remote-routes.tsx';
import { tree } from '../routing/routes.tsx';
import { createBuildCheck } from './build-check.ts';
import { browserClock } from './clock.ts';
import { reactRootErrors, watchRouter } from './failure-sources.ts';
import { hydrationOf } from './hydration.ts';
import { createLivingPrefs } from './living-prefs.ts';
import { createPage } from './page.ts';
import { createInstall } from '../pwa/install.ts';
import { keepLastSeen } from '../pwa/keep-last-seen.ts';
import { registerWorker } from '../pwa/register-worker.ts';
import { createAccountFollowed } from '../reminders/account-followed.ts';
import { beginReminders } from '../reminders/begin.ts';
import { lockNamed } from '../session/renewal.ts';
import { pause } from './pause.ts';
import { createPayloads } from './payload.ts';
import { browserScreen, createPlaces, followWindow, nameEntry, type Arrival } from './places.ts';
import { createPrefetch } from './prefetch.ts';
import { here, reloadOnce } from './reload-once.ts';
import { Root } from './root.tsx';
import { revive } from './router-errors.ts';
import { rowLoader } from './rows.ts';

const raw = document.getElementById('boot')?.textContent ?? '';
const boot = JSON.parse(raw) as Boot;
const install = createInstall(window);
const page = await createPage(boot);
const { context, session, toaster } = page;
hydrate(context.queryClient, boot.queries);

// Whatever the first page shows must be there before hydration: its remote, its page's chunk, its slots.
const rows = rowLoader(page, boot);
const payloads = createPayloads({
  queryClient: context.queryClient,
  clock: browserClock,
  build: boot.build,
  anonymous: () => !boot.preview && (session.state.status === 'guest' || session.state.status === 'unavailable'),
  ask: (address) => fetch(address).then((answer) => (answer.ok ? (answer.json() as Promise<unknown>) : Promise.reject(new Error(`HTTP ${answer.status}`)))),
});
let shown = location.pathname + location.search;
/** Not for who asks a page anew that is shown already. */
const beforePage: MiddlewareFunction = async ({ request }) => {
  const to = new URL(request.url);
  if (to.pathname + to.search !== shown) await payloads.before(to);
};
const routes: RouteObject[] = tree(await rows.first(location.pathname), [leaveExcess, beforePage]);
await Promise.all([settleLazy(routes), learnTexts(routes, location, context), page.restoreSlots(boot.slots)]);

const routerContext = () => {
  const provider = new RouterContextProvider();
  provider.set(appContext, context);
  return provider;
};
nameEntry();
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: boot.router.loaderData, errors: revive(boot.router.errors) } as HydrationState,
  getContext: routerContext,
  patchRoutesOnNavigation: ({ path, patch }) => rows.patch(path, patch),
});
context.prefetch = createPrefetch({ router, rows, learn: (known, pathname) => learnTexts(known, pathname, context) });
router.subscribe(({ location: now }) => {
  shown = now.pathname + now.search;
});
page.follow(router);
watchRouter(router, page.failures);
// A preview stays what it is for as long as it is looked at.
if (!boot.preview) {
  const ask = (path: string) => fetch(path).then((answer) => answer.json() as Promise<unknown>);
  createBuildCheck(boot.build, { ...here, clock: browserClock, chance: Math.random, ask }).follow((listener) => router.subscribe(listener), location.pathname);
}

const hydration = hydrationOf(
  [
    'frame',
    ...(!boot.router.errors && matchRoutes(routes, location)?.some(({ route }) => (route.handle as { remote?: string } | undefined)?.remote) ? ['page'] : []),
    ...Object.entries(boot.slots).flatMap(([key, data]) => (data ? [key] : [])),
  ],
  browserClock.after,
);
const places = createPlaces({ screen: browserScreen, storage: here.storage, after: browserClock.after });
followWindow(places);
const same = page.sameAs(boot);
const prefs = createLivingPrefs({
  context,
  speak: page.speak,
  renewSlots: page.renewSlots,
  revalidate: () => router.revalidate(),
  reconnect: page.reconnect,
  keep: (changed) => keepPrefs(changed, page.storage),
  atOnce: flushSync,
});
context.choose = prefs.change;
const shell = {
  session,
  toaster,
  texts: context.texts,
  mounted: hydration.mounted,
  reload: (path: string) => reloadOnce(path, here),
  install,
  places: { arrived: (arrival: Arrival) => places.arrived({ ...arrival, stays: router.state.preventScrollReset === true }) },
  preview: boot.preview,
  posted: boot.posted,
  choose: prefs.change,
};
const element = <Root prefs={prefs} router={router} shell={shell} styles={boot.styles} boot={same ? raw : undefined} />;
// A release that the server could run and this browser cannot: nothing to hydrate, the page is rendered anew.
if (same)
  startTransition(() => {
    hydrateRoot(document, element, { ...reactRootErrors(page.failures), onRecoverableError: (error) => console.error('[hydration]', error) });
  });
else createRoot(document, reactRootErrors(page.failures)).render(element);

await hydration.complete;
if (boot.posted?.status === 'entered') session.arrive(boot.posted.session);
await pause();
void page.begin();
await pause();
// What the server could not know when it rendered the first page: it does for the next.
const timeZone = otherTimeZone(boot.prefs.timeZone, Date.now());
const theme = lostTheme(document.cookie, page.storage);
if (timeZone) void prefs.change({ timeZone });
if (theme) void prefs.change({ theme });
await pause();
void registerWorker(navigator.serviceWorker);
beginReminders(context, toaster, page.storage);
if (page.storage && !boot.preview)
  createAccountFollowed({ storage: page.storage, api: context.api, session, clock: browserClock, lock: lockNamed('khan-dai followed') }).begin(window);
if ('caches' in globalThis)
  keepLastSeen({
    queryClient: context.queryClient,
    clock: browserClock,
    caches,
    prefs: () => context.prefs,
    t: () => context.i18n.getFixedT(null, 'shell'),
    color: (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
  });
// For tests and screenshots: the page answers from here on.
document.documentElement.dataset['ready'] = 'true';

async function settleLazy(all: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(all, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
