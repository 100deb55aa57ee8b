/** @jest-environment node */
import fastify from 'fastify';
import { RUNTIME } from '../federation/runtime-number.ts';
import type { Failure, Served } from './health-reporter.ts';
import { VISIT_MARK } from './marks.ts';
import { createPageCache } from './page-cache.ts';
import type { PageHealth } from './page-health.ts';
import { createPageRoute, type PageOptions } from './page-route.ts';
import { createVisitTokens } from './visit-token.ts';
import { createVisits } from './visits.ts';

const health: PageHealth = { given: { chat: ['2', '1'] }, used: { chat: '2' }, failed: [{ remote: 'chat', version: '2', kind: 'render', message: 'boom' }] };

/** One page in the cache, rendered once with a release that failed on the server. */
async function shell() {
  const told: { served: Served[]; failed: Failure[] } = { served: [], failed: [] };
  let renders = 0;
  const tokens = createVisitTokens({ secret: Buffer.from('secret'), now: () => 0 });
  const visits = createVisits({ tokens, reporter: { served: (one) => told.served.push(one), failed: (one) => told.failed.push(one) } });
  const registry = {
    choose: () => ({ key: 'k', build: 'b', releases: {}, canaries: [], withheld: [] }),
    previewKey: () => '',
    mayRun: () => true,
    byVersion: async () => ({ status: 'known', known: { release: { name: 'chat', version: '3' }, manifest: { runtime: RUNTIME } } }),
  } as unknown as PageOptions['registry'];
  const render = (async (_request: Request, _prefs: unknown, { preview }: { preview: unknown }) => {
    renders += 1;
    return { type: 'page', status: 200, html: `"visit":"${VISIT_MARK}"`, ...(!preview && { health }) };
  }) as unknown as PageOptions['render'];
  const app = fastify({ trustProxy: 'loopback' });
  app.get(
    '/*',
    createPageRoute({
      registry,
      render,
      cache: createPageCache(60_000),
      visits,
      sites: async () => ({ origin: 'http://localhost', domain: undefined, brand: 'Khán Đài' }),
      assets: { styles: [] },
      demo: true,
    }).page,
  );
  const get = async (url: string, ip: string, method: 'GET' | 'HEAD' = 'GET') =>
    (await app.inject({ method, url, headers: { 'x-forwarded-for': ip } })).body.replace(/^"visit":"|"$/g, '');
  return { told, tokens, get, renders: () => renders };
}

describe('each response of a page, cached or not', () => {
  it('carries a token of its own, and counts its own visitor', async () => {
    const { told, tokens, get, renders } = await shell();
    const visits = [tokens.read(await get('/', '203.0.113.7')), tokens.read(await get('/', '198.51.100.1'))];
    expect(renders()).toBe(1);
    expect(visits[0]?.releases).toEqual(health.given);
    expect(new Set(visits.map((visit) => visit?.visitor)).size).toBe(2);
    expect(told.served.map(({ visitor, network }) => [visitor, network])).toEqual(visits.map((visit) => [visit?.visitor, visit?.network]));
    expect(told.failed.map(({ visitor, side }) => [visitor, side])).toEqual(visits.map((visit) => [visit?.visitor, 'server']));
  });

  it.each([
    ['of a preview', '/?mf.chat=3', 'GET'],
    ['that only asks for headers', '/', 'HEAD'],
  ] as const)('counts nobody %s', async (_which, url, method) => {
    const { told, get } = await shell();
    expect(await get(url, '203.0.113.7', method)).toBe('');
    expect(told).toEqual({ served: [], failed: [] });
  });
});
