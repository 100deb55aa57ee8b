import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { codes } from '@portal/contracts';
import type { Prefs } from '@portal/platform';
import { createLoader } from '../federation/loader.ts';
import { readAssets } from './assets.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { NONCE_MARK } from './marks.ts';
import { pagePath } from './page-path.ts';
import { createPageCache } from './page-cache.ts';
import { readPrefs } from './prefs.ts';
import { prefsRoute } from './prefs-route.ts';
import { createRegistryClient } from './registry-client.ts';
import { createRenderer } from './render-page.tsx';
import { commonHeaders, pageHeaders } from './security.ts';
import { createServerModules } from './server-modules.ts';

/** The api's paths and sockets on the portal's own origin. */
const API_PREFIXES = ['/au', '/al', '/ac', '/other', '/docs'];
const SOCKETS = ['/websocket', '/onlineSocket'];

export async function buildApp(config: Config, { clientDir, log }: { clientDir: string; log: Log }): Promise<FastifyInstance> {
  const assets = readAssets(clientDir);
  const registry = createRegistryClient({ url: config.registryUrl, log, onChange: () => cache.clear() });
  const loader = createLoader(createServerModules(registry), ({ name, version }, error) => log.warn({ remote: name, version, err: error }, 'release does not load'));
  const render = createRenderer({ assets, loader, releases: registry.releases, apiUrl: config.apiUrl, log });
  const cache = createPageCache(config.pageCacheMs, async (key) => {
    const { path, prefs } = JSON.parse(key) as { path: string; prefs: Prefs };
    return render(new Request(`http://portal.invalid${path}`), prefs);
  });

  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }), trustProxy: 'loopback', bodyLimit: 64 * 1024, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: { params: { 1: 4 } } });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });

  await app.register(serveFiles, { root: clientDir, prefix: assets.prefix, maxAge: '1y', immutable: true, index: false });
  app.get<{ Params: { name: string; version: string; file: string } }>('/remotes/:name/:version/client/:file', async (request, reply) => {
    const { name, version, file } = request.params;
    if (![name, version, file].every((part) => /^[\w.+-]+$/.test(part) && !part.startsWith('.'))) return reply.code(404).send();
    const body = await registry.clientFile(name, version, file);
    if (!body) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.type(contentType(file)).header('cache-control', 'public, max-age=31536000, immutable').send(body);
  });

  // The api away is an honest answer in the api's own form, which the client knows how to show.
  const onError = (reply: unknown) => { void (reply as FastifyReply).code(503).header('retry-after', '5').send({ code: codes.notReady, msg: 'The api does not answer' }); };
  const replyOptions = { onError, rewriteRequestHeaders: forwarded };
  for (const prefix of API_PREFIXES) await app.register(proxy, { upstream: config.apiUrl, prefix, rewritePrefix: prefix, disableRequestLogging: true, replyOptions });
  // An option of the package that its types do not know yet, hence no literal in the call.
  const wsClientOptions = { handshakeTimeout: 10_000, rewriteRequestHeaders: (headers: object, request: FastifyRequest) => forwarded(request, headers) };
  for (const prefix of SOCKETS) await app.register(proxy, { upstream: config.apiUrl, prefix, rewritePrefix: prefix, websocket: true, disableRequestLogging: true, replyOptions, wsClientOptions });

  // Beside the proxy's own listener: a visitor who hangs up in the middle of a handshake must not end the process, and other addresses have no socket.
  app.server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const pathname = (request.url ?? '/').split('?', 1)[0];
    if (!SOCKETS.includes(pathname ?? '')) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const api = await fetch(`${config.apiUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).then((response) => response.ok, () => false);
    const ready = { registry: registry.ready(), api };
    return reply.code(Object.values(ready).every(Boolean) ? 200 : 503).send(ready);
  });
  prefsRoute(app);

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prefs = readPrefs(request.headers.cookie, request.headers['accept-language']);
    const answer = await cache.get(JSON.stringify({ path: pagePath(request.url), prefs, revision: registry.revision() }));
    if (answer.type === 'redirect') return reply.header('cache-control', 'no-store').redirect(answer.location, answer.status);
    const nonce = randomBytes(16).toString('base64');
    return reply.code(answer.status).headers(pageHeaders(nonce)).header('cache-control', 'no-store').header('vary', 'cookie, accept-language').send(answer.html.replaceAll(NONCE_MARK, nonce));
  }
  app.get('/*', page);
  app.setNotFoundHandler((request, reply) => (request.method === 'GET' || request.method === 'HEAD' ? page(request, reply) : reply.code(404).send({ code: 40400, msg: 'Not found' })));
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(`<!doctype html><html lang="vi"><meta charset="utf-8"><title>${status} | Khán Đài</title><h1>${status}</h1><p>Internal Server Error</p><p>${request.id}</p><p><a href="/">Khán Đài</a></p>`);
  });

  app.addHook('onClose', () => registry.stop());
  await registry.start().catch((error: unknown) => { throw new Error(`the registry at ${config.registryUrl} does not answer (${error instanceof Error ? error.message : String(error)})`); });
  return app;
}

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', json: 'application/json', woff2: 'font/woff2', svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };
const contentType = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Who really asks: limits and bans of the api count by visitor. What a visitor claims to be is replaced; a proxy on loopback before us is believed (trustProxy). */
const forwarded = <H extends object>({ ip }: Pick<FastifyRequest, 'ip'>, headers: H): H => ({ ...headers, 'x-forwarded-for': ip });
