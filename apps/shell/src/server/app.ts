import path from 'node:path';
import serveFiles from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createApiClient } from '@portal/api-client';
import { codes, DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { liveCalls } from '@portal/contracts/live';
import { resourceCalls } from '@portal/contracts/resource';
import { patience } from '../federation/deadline.ts';
import { createLoader } from '../federation/loader.ts';
import { passCalls, pressAnswers } from './api-proxy.ts';
import { readAssets } from './assets.ts';
import type { Config } from './config.ts';
import { buildsRoute } from './builds-route.ts';
import { createHealthReporter } from './health-reporter.ts';
import { reasonOf, type Log } from './log.ts';
import { ofProxies } from './proxy-words.ts';
import { createOperatorsTexts } from './operators-texts.ts';
import { createNewsFeed } from './news-feed.ts';
import { newsRoute } from './news-route.ts';
import { createPageCache } from './page-cache.ts';
import { operatorRoute } from './operator-route.ts';
import { loginRoute } from './login-route.ts';
import { createPageRoute } from './page-route.ts';
import { prefsRoute } from './prefs-route.ts';
import { readPrefs } from './prefs.ts';
import { pwaRoute } from './pwa-route.ts';
import type { Quarantine } from './quarantine.ts';
import { createRegistryClient } from './registry-client.ts';
import { ownFiles } from './own-files.ts';
import { createPressedFiles } from './pressed-files.ts';
import { createSnapshot } from './registry/snapshot.ts';
import { createSource } from './registry/source.ts';
import { remoteFiles } from './remote-files.ts';
import { createRenderer } from './render-page.tsx';
import { reportsRoute } from './reports-route.ts';
import { sendCommonHeaders } from './security.ts';
import { createServerModules } from './server-modules.ts';
import { passSockets } from './sockets.ts';
import { rssWords, siteWords } from './site-words.ts';
import { createSiteMap } from './site-map.ts';
import { siteMapRoute } from './site-map-route.ts';
import { createSites } from './sites.ts';
import { systemClock } from './system-clock.ts';
import { createVisitTokens, visitSecret } from './visit-token.ts';
import { createVisits } from './visits.ts';

/** How long a page waits for a release until it takes the one before: most of what it waits for a remote (render-page.tsx). Milliseconds. */
const RELEASE_DEADLINE = 2_500;

export async function buildApp(
  config: Config,
  { clientDir, log, quarantine }: { clientDir: string; log: Log; quarantine?: Quarantine },
): Promise<FastifyInstance> {
  const assets = readAssets(clientDir);
  const cache = createPageCache(config.pageCacheMs);
  const source = createSource({ url: config.registryUrl, token: config.registryToken });
  const snapshot = createSnapshot(path.join(config.dataDir, 'shell'), log);
  const registry = createRegistryClient({ source, snapshot, log, shellBuild: assets.build, ...(quarantine && { quarantine }), onChange: () => cache.clear() });
  const loader = createLoader({
    loadModule: createServerModules(registry.knownRelease),
    deadline: RELEASE_DEADLINE,
    report: ({ name, version }, error) => log.warn({ remote: name, version, err: error }, 'release does not load'),
    forAll: registry.isStable,
    mayRun: registry.mayRun,
  });
  const apiIn = (language: Language) => createApiClient({ baseUrl: config.apiUrl, language, timeout: 3_000 * patience() });
  const api = apiIn(DEFAULT_LANGUAGE);
  const operatorsTexts = createOperatorsTexts({
    ask: (language) => api.call(liveCalls.language, { locale: language }),
    failed: (error) => log.warn({ err: error }, 'no texts of the operator: the built-in ones are shown'),
  });
  const sites = createSites({
    ask: async () => (await api.call(resourceCalls.domains, {})).list,
    publicUrl: config.publicUrl,
    port: config.port,
    failed: (error) => log.warn({ err: error }, 'no list of sites: pages are those of the site that was known'),
  });
  const render = createRenderer({ assets, loader, apiUrl: config.apiUrl, log, operatorsTexts });

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await pressAnswers(app);
  sendCommonHeaders(app);

  const pressed = createPressedFiles({
    folder: config.pressedDir,
    failed: (error) =>
      log.warn({ err: error }, 'a file could not be made small, or not kept so: it goes out as it is, or is made small again by the next start'),
  });
  await app.register(serveFiles, { root: clientDir, prefix: assets.prefix, maxAge: '1y', immutable: true, index: false });
  ownFiles(app, assets, pressed);
  remoteFiles(app, registry, pressed);

  // The api away is an honest answer in the api's own form, which the client knows how to show.
  const onError = (reply: FastifyReply) => {
    void reply.code(503).header('retry-after', '5').send({ code: codes.notReady, msg: 'The api does not answer' });
  };
  const toTheApi = { apiUrl: config.apiUrl, headersOf: (headers: object, request: FastifyRequest) => forwarded(request, headers), onError };
  await passCalls(app, toTheApi);
  await passSockets(app, toTheApi);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const api = await fetch(`${config.apiUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    // A registry that is away is said, and keeps nobody from being served.
    const { ready, registry: follows, snapshot: restored } = registry.status();
    return reply.code(ready && api ? 200 : 503).send({ releases: ready ? (restored ? 'snapshot' : 'registry') : 'none', registry: follows, api });
  });
  prefsRoute(app);
  operatorRoute(app, { apiUrl: config.apiUrl, registryUrl: config.registryUrl, registryToken: config.registryToken, log });
  buildsRoute(app, registry);
  pwaRoute(app, { clientDir, prefsOf: readPrefs, wordsOf: async (language, host) => siteWords(language, (await sites(host)).brand) });

  siteMapRoute(app, {
    sites,
    map: createSiteMap({
      pages: async () => (await api.call(resourceCalls.sitemapIndex, {})).list,
      page: async (part, pageNum) => (await api.call(resourceCalls.sitemap, { part, pageNum })).list,
    }),
  });
  newsRoute(app, { sites, news: createNewsFeed({ page: (language, page) => apiIn(language).call(articleCalls.list, page), words: rssWords }) });

  const tokens = createVisitTokens({ secret: visitSecret(config), now: Date.now });
  const reporter = createHealthReporter({ registryUrl: config.registryUrl, token: config.registryToken, clock: systemClock, log });
  reportsRoute(app, { tokens, reporter, now: Date.now });
  const visits = createVisits({ tokens, reporter, faultOf: quarantine?.faultOf });
  const { page, answer } = createPageRoute({ registry, render, cache, visits, sites, assets, demo: config.demo });
  await loginRoute(app, { ...toTheApi, answer });
  app.get('/*', page);
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD' ? page(request, reply) : reply.code(404).send({ code: 40400, msg: 'Not found' }),
  );
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${status} | Khán Đài</title><h1>${status}</h1><p>Internal Server Error</p><p>${request.id}</p><p><a href="/">Khán Đài</a></p>`,
      );
  });

  app.addHook('onClose', () => registry.stop());
  app.addHook('onClose', () => reporter.stop());
  await registry.start().catch((error: unknown) => {
    throw new Error(
      `the registry at ${config.registryUrl} does not answer (${reasonOf(error)}), and there is no snapshot of releases in ${config.dataDir}/shell to start from`,
    );
  });
  return app;
}

/** Who really asks: limits and bans of the api count by visitor. What a visitor claims to be is replaced; a proxy on loopback before us is believed (trustProxy). */
const forwarded = <H extends object>({ ip, raw }: { ip: string; raw: { socket: { remoteAddress?: string | undefined } } }, headers: H): H => {
  // Node has answered `Expect: 100-continue` here; passed on, the request would wait for an answer that nobody sends on.
  const { expect: _, ...rest } = headers as H & { expect?: string };
  return { ...ofProxies(rest, raw.socket.remoteAddress), 'x-forwarded-for': ip } as unknown as H;
};
