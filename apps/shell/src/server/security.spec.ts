/** @jest-environment node */
import fastify from 'fastify';
import { prefsRoute } from './prefs-route.ts';
import { pageHeaders, sendCommonHeaders } from './security.ts';
import { observatory } from './testing/observatory.ts';
import { visitorOf } from './visitor.ts';

const https = { 'x-forwarded-proto': 'https' };

async function portal() {
  const app = fastify({ trustProxy: 'loopback' });
  sendCommonHeaders(app);
  prefsRoute(app);
  app.get('/', (request, reply) => {
    visitorOf(request, reply);
    return reply
      .headers(pageHeaders('bm9uY2U='))
      .send('<!doctype html><script type="module" src="/assets/main.js" integrity="sha384-x" nonce="bm9uY2U="></script>');
  });
  app.get('/own', (_request, reply) => reply.header('cross-origin-resource-policy', 'cross-origin').send('x'));
  return app;
}

describe('the headers of a page', () => {
  it('are worth 100 or more by the rules of Mozilla’s Observatory', async () => {
    const app = await portal();
    const { headers, body } = await app.inject({ url: '/', headers: https });
    const { score, verdicts } = observatory({ headers, html: body });
    expect(verdicts.filter((verdict) => verdict.score < 0)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(100);
  });

  it('let the rules find what would be wrong', async () => {
    const html = '<script src="https://elsewhere.test/x.js"></script>';
    expect(observatory({ headers: {}, html }).score).toBeLessThan(20);
    const app = await portal();
    const { headers } = await app.inject({ url: '/', headers: https });
    const without = (name: string) => observatory({ headers: { ...headers, [name]: undefined }, html: '' }).score;
    const whole = observatory({ headers, html: '' }).score;
    for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'])
      expect(without(name)).toBeLessThan(whole);
  });

  it('let no script run without the nonce, nothing be evaluated, nothing framed, and scripts be made under two policies only', () => {
    const policy = pageHeaders('abc')['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'nonce-abc'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types portal-import-map portal-worker',
    ])
      expect(policy.split('; ')).toContain(part);
  });

  it('ask for https only of who has come by it, and leave an answer its own word', async () => {
    const app = await portal();
    expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await app.inject({ url: '/', headers: https })).headers['strict-transport-security']).toBe('max-age=63072000');
    expect((await app.inject('/own')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('mark cookies Secure where the visitor has come by https', async () => {
    const app = await portal();
    for (const url of ['/', '/-/prefs?language=en']) {
      expect((await app.inject({ url, headers: https })).headers['set-cookie']).toMatch(/; Secure/);
      expect((await app.inject(url)).headers['set-cookie']).not.toMatch(/Secure/);
    }
  });
});
