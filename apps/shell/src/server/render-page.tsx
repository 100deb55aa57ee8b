import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, StaticRouterProvider, createStaticHandler, createStaticRouter, isRouteErrorResponse, type StaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { dehydrate } from '@tanstack/react-query';
import { createApiClient, isApiError } from '@portal/api-client';
import type { RemoteName } from '@portal/contracts';
import { appContext, type LoadedSlot, type Prefs } from '@portal/platform';
import { createAppContext } from '../app-context.ts';
import type { Boot, BootError } from '../boot.ts';
import { within } from '../federation/deadline.ts';
import type { Loader } from '../federation/loader.ts';
import { fileUrl, type Loaded, type Release, type Releases } from '../federation/releases.ts';
import { addRemoteMessages, loadSlot, slotKey } from '../federation/slot-loader.ts';
import { Document } from '../routing/document.tsx';
import { guardOf } from '../routing/guards.ts';
import { Providers } from '../routing/providers.tsx';
import { clientOnlyRow, rowRoute, tree } from '../routing/routes.tsx';
import { rowOf, type Row } from '../routing/table.ts';
import type { Assets } from './assets.ts';
import { idleClock, idleSession, idleSocket } from './idle-parts.ts';
import type { Log } from './log.ts';
import { BOOT_MARK, MAP_MARK, NONCE_MARK } from './marks.ts';

/** How long a remote's entry may take to load, and a whole page to render. Milliseconds. */
const ENTRY_DEADLINE = 4_000;
const RENDER_DEADLINE = 8_000;

interface Dependencies { assets: Assets; loader: Loader; releases(): Releases; apiUrl: string; log: Log }
/** `html` has marks where the nonce goes; it is the same for everybody with the same preferences. */
export type Page = { type: 'page'; status: number; html: string } | { type: 'redirect'; status: number; location: string };

/** Renders a page for nobody in particular: all that is of a request lives in this call. */
export function createRenderer({ assets, loader, releases, apiUrl, log }: Dependencies) {
  const handlers = new Map<string, StaticHandler>();
  function handlerOf(key: string, make: () => StaticHandler): StaticHandler {
    let handler = handlers.get(key);
    if (!handler) {
      handlers.set(key, (handler = make()));
      if (handlers.size > 100) handlers.delete(handlers.keys().next().value as string);
    }
    return handler;
  }

  return async function render(request: Request, prefs: Prefs): Promise<Page> {
    const url = new URL(request.url);
    const row = rowOf(url.pathname);
    const elsewhere = guardOf(row?.guard)?.(url);
    if (elsewhere) return redirectOf(elsewhere);

    const known = releases();
    const used = new Map<RemoteName, Loaded>();
    const api = createApiClient({ baseUrl: apiUrl, language: prefs.language, timeout: 3_000 });
    const context = await createAppContext(prefs, { api, session: idleSession, socket: idleSocket, clock: idleClock, server: true });
    /** One release of a remote per page: the first part that asks decides. Code and texts in time, or the remote is away. */
    const ready = async (name: RemoteName): Promise<Loaded | undefined> => {
      const loaded = await loader.acquire(name, known[name]);
      if (loaded) await addRemoteMessages(context, loaded);
      return loaded;
    };
    const acquiring = new Map<RemoteName, Promise<Loaded | undefined>>();
    const acquire = (name: RemoteName): Promise<Loaded | undefined> => {
      let loading = acquiring.get(name);
      if (!loading) {
        loading = within(ENTRY_DEADLINE, `entry of ${name}`, ready(name)).then(
          (loaded) => { if (loaded) used.set(name, loaded); return loaded; },
          (error: unknown) => { log.warn({ remote: name, err: error }, 'remote away'); return undefined; },
        );
        acquiring.set(name, loading);
      }
      return loading;
    };
    const slots = new Map<string, Promise<LoadedSlot | undefined>>();
    const slotData = new Map<string, { value: unknown } | null>();
    context.slot = (name, props) => {
      const key = slotKey(name, props);
      let slot = slots.get(key);
      if (!slot) {
        slot = loadSlot(context, acquire, name, props).then((loaded) => {
          slotData.set(key, loaded ? { value: loaded.data } : null);
          return loaded;
        });
        slots.set(key, slot);
      }
      return slot;
    };

    const clientOnly = row?.rendering === 'client';
    const main = row && !clientOnly ? await acquire(row.remote) : undefined;
    const key = handlerKey(row, main, clientOnly);
    const handler = handlerOf(key, () => createStaticHandler(tree(row ? [clientOnly ? clientOnlyRow(row) : rowRoute(row, main)] : [])));
    const requestContext = new RouterContextProvider();
    requestContext.set(appContext, context);
    const result = await handler.query(request, { requestContext });
    if (result instanceof Response) return redirectOf(result);
    for (const error of Object.values(result.errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      log.warn({ path: url.pathname, err: error }, 'loader failed');
      // React Router keeps a rejected `lazy` for as long as the handler lives.
      handlers.delete(key);
    }

    const rendered = () => [...used.keys()];
    const element = (
      <Document prefs={prefs} styles={assets.styles} boot={BOOT_MARK} nonce={NONCE_MARK} preload={[...assets.preload, ...[...used.values()].flatMap(({ release }) => preloads(release))]}>
        <Providers context={context} shell={{ session: undefined }}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
        </Providers>
      </Document>
    );
    const html = await toHtml(element, assets, log);
    const pinned = pin(known, used);
    const boot: Boot = {
      prefs, styles: assets.styles, releases: pinned, rendered: rendered(), clientOnly: Boolean(clientOnly),
      queries: dehydrate(context.queryClient, { shouldDehydrateQuery: (query) => query.state.status === 'success' }),
      slots: Object.fromEntries(slotData), router: { loaderData: result.loaderData, errors: bootErrors(result) },
    };
    const integrity = { ...assets.integrity, ...Object.assign({}, ...rendered().map((name) => scriptHashes(pinned[name]?.[0]))) as Record<string, string> };
    return { type: 'page', status: statusOf(result), html: html.replace(MAP_MARK, () => safeJson({ integrity })).replace(BOOT_MARK, () => safeJson(boot)).replace('</head>', () => `${slotPreloads(used, main)}</head>`) };
  };
}

/** Nothing in it can end the script element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');

const handlerKey = (row: Row | undefined, main: Loaded | undefined, clientOnly: boolean): string => (row ? `${row.prefix} ${clientOnly ? 'client' : (main?.release.base ?? 'away')}` : '');
const preloads = (release: Release) => [release.entry, ...release.js].map((file) => ({ href: fileUrl(release, file), integrity: release.files[file] }));
/** The slots' remotes are known only after the render: the browser asks for them with the page, not after it. (React skips links in the head that it did not make.) */
const slotPreloads = (used: Map<RemoteName, Loaded>, main: Loaded | undefined): string =>
  [...used.values()].filter((loaded) => loaded !== main).flatMap(({ release }) => preloads(release)).map(({ href, integrity }) => `<link rel="modulepreload" href="${href}" integrity="${integrity ?? ''}" nonce="${NONCE_MARK}"/>`).join('');
const scriptHashes = (release: Release | undefined) => Object.fromEntries(Object.entries(release?.files ?? {}).flatMap(([file, hash]) => (release && file.endsWith('.js') ? [[fileUrl(release, file), hash]] : [])));

/** What was rendered stands first in the browser's list; one to fall back to stays behind it. */
function pin(known: Releases, used: Map<RemoteName, Loaded>): Releases {
  return Object.fromEntries(Object.entries(known).map(([name, list]) => {
    const release = used.get(name as RemoteName)?.release;
    return [name, (release ? [release, ...(list ?? []).filter((other) => other.base !== release.base)] : (list ?? [])).slice(0, 2)];
  }));
}

function bootErrors({ errors }: StaticHandlerContext): Boot['router']['errors'] {
  return errors && Object.fromEntries(Object.entries(errors).map(([id, error]): [string, BootError] => {
    if (isRouteErrorResponse(error)) return [id, { type: 'response', status: error.status, data: error.data as unknown }];
    return [id, isApiError(error) ? { type: 'call', kind: error.kind, status: error.status } : { type: 'other' }];
  }));
}

/** An api or remote that is away makes the page's own part unavailable: 503, so that nobody caches or indexes it. */
function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  return errors && statusCode === 500 && Object.values(errors).some((error) => isApiError(error) || (error instanceof Error && error.name === 'Deadline')) ? 503 : statusCode;
}

function redirectOf(response: Response): Page {
  return { type: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };
}

/** The page is sent whole: it is cached, and a fallback belongs in the HTML of who has no JavaScript. Late parts are cut off at the deadline. */
function toHtml(element: React.JSX.Element, assets: Assets, log: Log): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce: NONCE_MARK,
      // React writes the map as JSON text; ours is put in its place once all used releases are known.
      importMap: MAP_MARK as never,
      bootstrapModules: [assets.entry],
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        pipe(new Writable({
          write(chunk: Buffer, _encoding, done) { chunks.push(Buffer.from(chunk)); done(); },
          final(done) { resolve(Buffer.concat(chunks).toString('utf8').replace(JSON.stringify(MAP_MARK), MAP_MARK)); done(); },
        }));
      },
      onShellError: reject,
      onError(error) { log.warn({ err: error }, 'a part failed to render'); },
    });
    setTimeout(() => abort(new Error(`render took longer than ${RENDER_DEADLINE} ms`)), RENDER_DEADLINE).unref();
  });
}
