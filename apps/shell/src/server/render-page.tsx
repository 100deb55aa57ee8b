import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { dehydrate } from '@tanstack/react-query';
import { createApiClient, isApiError } from '@portal/api-client';
import { slotOwner, type RemoteName, type SlotName } from '@portal/contracts';
import type { NamespaceOverrides } from '@portal/i18n';
import { appContext, type LoadedSlot, type Prefs, type Site } from '@portal/platform';
import { createAppContext } from '../app-context.ts';
import type { Boot, BootError, Posted, Preview } from '../boot.ts';
import { patience, within } from '../federation/deadline.ts';
import type { Loader } from '../federation/loader.ts';
import { fileUrl, type Loaded, type Release, type Releases } from '../federation/releases.ts';
import { loadSlot, slotKey } from '../federation/slot-loader.ts';
import { Document } from '../routing/document.tsx';
import { askGuards } from '../routing/guards.ts';
import { Providers } from '../routing/providers.tsx';
import { LOADER_DEADLINE } from '../routing/remote-routes.tsx';
import { clientOnlyRow, rowRoute, tree } from '../routing/routes.tsx';
import { isEntrance, rowOf } from '../routing/table.ts';
import { forcedTheme } from '../routing/theme.ts';
import type { Assets } from './assets.ts';
import { createHandlers } from './handlers.ts';
import { idleClock, idleSession, idleSocket } from './idle-parts.ts';
import type { Log } from './log.ts';
import { BOOT_MARK, MAP_MARK, NONCE_MARK, START_MARK, VISIT_MARK } from './marks.ts';
import type { OperatorsTexts } from './operators-texts.ts';
import { createPageHealth, type PageHealth } from './page-health.ts';
import { inScript, startScript } from './start-script.ts';

/** How long a remote's entry may take to load, and a whole page to render. Milliseconds. */
const ENTRY_DEADLINE = 4_000;
const RENDER_DEADLINE = 8_000;

interface Dependencies {
  assets: Assets;
  loader: Loader;
  apiUrl: string;
  log: Log;
  operatorsTexts: OperatorsTexts;
}
/** Of what a page is made. */
export interface Ingredients {
  releases: Releases;
  build: string;
  site: Site;
  preview: Preview | null;
  /** What became of the log-in that this page answers: such a page is one person's, and never kept. */
  posted?: Posted;
}
export type Render = (request: Request, prefs: Prefs, of: Ingredients) => Promise<Page>;
/** `html` has marks where the nonce and the visit's token go; it is the same for everybody with the same preferences. `health` is absent where nobody counts: a preview. */
export type Page = { type: 'page'; status: number; html: string; health?: PageHealth } | { type: 'redirect'; status: number; location: string };

/** Renders a page for nobody in particular: all that is of a request lives in this call. */
export function createRenderer({ assets, loader, apiUrl, log, operatorsTexts }: Dependencies): Render {
  const handlers = createHandlers();

  return async function render(request, prefs, { releases: known, build, site, preview, posted }) {
    const url = new URL(request.url);
    const row = rowOf(url.pathname);
    const health = createPageHealth(known);
    const used = new Map<RemoteName, Loaded>();
    const api = createApiClient({ baseUrl: apiUrl, language: prefs.language, timeout: 3_000 * patience() });
    // Asked once: the page travels with the very texts that it was rendered with.
    const operators = { [prefs.language]: await operatorsTexts(prefs.language) };
    const context = await createAppContext(
      prefs,
      { api, site, session: idleSession, socket: idleSocket, clock: idleClock, server: true },
      async (language, namespace) => operators[language]?.[namespace],
      (line) => log.warn({ path: url.pathname }, line),
    );
    /** One release of a remote per page: the first part that asks decides. Code and texts in time, or the remote is away. */
    const ready = async (name: RemoteName): Promise<Loaded | undefined> => {
      const loaded = await loader.acquire(name, known[name], preview?.[name] !== undefined);
      if (loaded) await context.texts.add(loaded.name, loaded.remote.messages);
      return loaded;
    };
    const acquiring = new Map<RemoteName, Promise<Loaded | undefined>>();
    const acquire = (name: RemoteName): Promise<Loaded | undefined> => {
      let loading = acquiring.get(name);
      if (!loading) {
        loading = within(ENTRY_DEADLINE, `entry of ${name}`, ready(name)).then(
          (loaded) => {
            if (loaded) used.set(name, loaded);
            health.acquired(name, loaded?.release.version);
            return loaded;
          },
          (error: unknown) => {
            log.warn({ remote: name, err: error }, 'remote away');
            health.acquired(name, undefined, error);
            return undefined;
          },
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
        const failed = (error: unknown, { name: remote, release: { version } }: Loaded) => health.threw('error', error, { at: { remote, version } });
        slot = loadSlot(context, acquire, name, props, undefined, failed).then((loaded) => {
          slotData.set(key, loaded ? { value: loaded.data } : null);
          return loaded;
        });
        slots.set(key, slot);
      }
      return slot;
    };

    const elsewhere = await within(LOADER_DEADLINE, `guards of ${url.pathname}`, askGuards({ url, app: context })).catch((error: unknown) => {
      // Who cannot be sent on is let in: what there is to see is for the api to say.
      log.warn({ path: url.pathname, err: error }, 'guards failed');
      return undefined;
    });
    if (elsewhere) return redirectOf(elsewhere);

    const clientOnly = row?.rendering === 'client';
    const main = row && !clientOnly ? await acquire(row.remote) : undefined;
    const handler = handlers.of(row, main, () => createStaticHandler(tree(row ? [clientOnly ? clientOnlyRow(row) : rowRoute(row, main)] : [])));
    const requestContext = new RouterContextProvider();
    requestContext.set(appContext, context);
    const result = await handler.query(request, { requestContext });
    if (result instanceof Response) return redirectOf(result);
    for (const error of Object.values(result.errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      log.warn({ path: url.pathname, err: error }, 'loader failed');
      health.threw('error', error, { at: main && { remote: main.name, version: main.release.version } });
      // React Router keeps a rejected `lazy` for as long as the handler lives.
      handlers.forget(row, main);
    }

    // A remote that was loaded and then shows nothing here (its slot failed) is no part of the page: the browser has nothing of it to hydrate.
    const shown = () =>
      new Set<string>([
        ...(main ? [main.name] : []),
        ...[...slotData].flatMap(([key, data]) => (data ? [slotOwner(key.slice(0, key.indexOf(' ')) as SlotName)] : [])),
      ]);
    const rendered = () => [...used.keys()].filter((name) => shown().has(name));
    // The forms are no part of other pages, and on these they are there before any program.
    const styles = isEntrance(url.pathname) ? [...assets.styles, ...assets.laterStyles.filter(({ file }) => file.startsWith('later-login.'))] : assets.styles;
    const element = (
      <Document prefs={prefs} forced={forcedTheme(result.matches)} styles={styles} fonts={assets.fonts} boot={BOOT_MARK}>
        <Providers context={context} shell={{ session: undefined, preview, posted: posted ?? null }}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
        </Providers>
      </Document>
    );
    const html = await toHtml(element, (error, components) => {
      log.warn({ err: error }, 'a part failed to render');
      health.threw('render', error, { components });
    });
    const pinned = pin(known, used);
    const boot: Boot = {
      build,
      preview,
      posted: posted ?? null,
      visit: VISIT_MARK,
      prefs,
      site,
      operators: operatorsPart(operators, rendered()),
      styles,
      laterStyles: assets.laterStyles,
      releases: pinned,
      rendered: rendered(),
      clientOnly: Boolean(clientOnly),
      queries: dehydrate(context.queryClient, { shouldDehydrateQuery: (query) => query.state.status === 'success' }),
      slots: Object.fromEntries(slotData),
      router: { loaderData: result.loaderData, errors: bootErrors(result) },
    };
    // Slots' remotes are known only after the render.
    const preload = [...assets.preload, ...[...used.values()].flatMap(({ release }) => preloads(release))];
    const integrity = {
      ...assets.integrity,
      ...(Object.assign({}, ...Object.values(pinned).map((list) => scriptHashes(list?.[0]))) as Record<string, string>),
    };
    return {
      type: 'page',
      status: statusOf(result),
      ...(!preview && { health: health.result(pinned) }),
      html: html
        .replace(MAP_MARK, () => inScript({ integrity }))
        .replace(BOOT_MARK, () => inScript(boot))
        .replace(START_MARK, () => startScript(assets.entry, preload)),
    };
  };
}

/** Those that concern this page. */
function operatorsPart(all: Boot['operators']['texts'], rendered: readonly string[]): Boot['operators'] {
  const used = new Set(['shell', ...rendered]);
  const part = (texts: NamespaceOverrides) => Object.fromEntries(Object.entries(texts).filter(([namespace]) => used.has(namespace)));
  return {
    texts: Object.fromEntries(Object.entries(all).map(([language, texts]) => [language, part(texts)])),
    more: Object.values(all).some((texts) => Object.keys(texts).some((namespace) => !used.has(namespace))),
  };
}

const preloads = (release: Release) => [release.entry, ...release.js].map((file) => ({ href: fileUrl(release, file), integrity: release.files[file] }));
const scriptHashes = (release: Release | undefined) =>
  Object.fromEntries(Object.entries(release?.files ?? {}).flatMap(([file, hash]) => (release && file.endsWith('.js') ? [[fileUrl(release, file), hash]] : [])));

/** What was rendered stands first in the browser's list; one to fall back to stays behind it. */
function pin(known: Releases, used: Map<RemoteName, Loaded>): Releases {
  return Object.fromEntries(
    Object.entries(known).map(([name, list]) => {
      const release = used.get(name as RemoteName)?.release;
      return [name, (release ? [release, ...(list ?? []).filter((other) => other.base !== release.base)] : (list ?? [])).slice(0, 2)];
    }),
  );
}

function bootErrors({ errors }: StaticHandlerContext): Boot['router']['errors'] {
  return (
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, error]): [string, BootError] => {
        if (isRouteErrorResponse(error)) return [id, { type: 'response', status: error.status, data: error.data as unknown }];
        return [id, isApiError(error) ? { type: 'call', kind: error.kind, status: error.status } : { type: 'other' }];
      }),
    )
  );
}

/** An api or remote that is away makes the page's own part unavailable: 503, so that nobody caches or indexes it. */
function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  return errors && statusCode === 500 && Object.values(errors).some((error) => isApiError(error) || (error instanceof Error && error.name === 'Deadline'))
    ? 503
    : statusCode;
}

function redirectOf(response: Response): Page {
  return { type: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' };
}

/** The page is sent whole: it is cached, and a fallback belongs in the HTML of who has no JavaScript. Late parts are cut off at the deadline. */
function toHtml(element: React.JSX.Element, failed: (error: unknown, components: string | undefined) => void): Promise<string> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce: NONCE_MARK,
      // React writes the map as JSON text; ours is put in its place once all used releases are known.
      importMap: MAP_MARK as never,
      bootstrapScriptContent: START_MARK,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        pipe(
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(Buffer.from(chunk));
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString('utf8').replace(JSON.stringify(MAP_MARK), MAP_MARK));
              done();
            },
          }),
        );
      },
      onShellError: reject,
      onError(error, { componentStack }) {
        failed(error, componentStack);
      },
    });
    const ms = RENDER_DEADLINE * patience();
    deadline = setTimeout(() => abort(new Error(`render took longer than ${ms} ms`)), ms).unref();
    // It holds all that the page was made of.
  }).finally(() => clearTimeout(deadline));
}
