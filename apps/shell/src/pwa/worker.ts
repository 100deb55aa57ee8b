import { LAST_SEEN, OFFLINE_CACHE, type LastSeen } from './last-seen.ts';
import { offlineHeaders, offlinePage } from './offline-page.ts';

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extended {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Extended {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Tab {
  readonly url: string;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
}
/** Of the service worker's global what is used here. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<readonly Tab[]>; openWindow(url: string): Promise<unknown> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request): Promise<Response>;
}

/**
 * The service worker: it keeps no page and no code of the portal, so that nobody gets a stale one after a release. A page always comes from the network;
 * only where there is none it shows what the visitor saw last.
 */
export function beginWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope)));
  scope.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(page(scope, event));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(enter(scope, event.notification.data));
  });
}

async function takeOver({ registration, clients, caches }: WorkerScope): Promise<void> {
  await registration.navigationPreload?.enable();
  for (const name of await caches.keys()) if (name !== OFFLINE_CACHE) await caches.delete(name);
  await clients.claim();
}

/** Into the room of a reminder: in a tab that is open, else in a new one. */
async function enter({ clients }: WorkerScope, data: unknown): Promise<void> {
  const path = (data as { path?: unknown } | null)?.path;
  // Nothing but a room: what shows notifications is this site's own, and still it is data.
  if (typeof path !== 'string' || !/^\/truc-tiep\/[a-z-]+\/\d+$/.test(path)) return;
  const [tab] = await clients.matchAll({ type: 'window' });
  if (!tab) return void (await clients.openWindow(path));
  await (await tab.focus()).navigate(path);
}

async function page(scope: WorkerScope, { request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (error) {
    const kept = await (await scope.caches.open(OFFLINE_CACHE)).match(LAST_SEEN);
    if (!kept) throw error;
    return new Response(offlinePage((await kept.json()) as LastSeen), { status: 503, headers: offlineHeaders });
  }
}
