/** @jest-environment node */
import { pageOfPayload, payloadOf } from './payload.ts';

describe('the data of a page', () => {
  it.each([
    ['/_payload.json', '/'],
    ['/tin-tuc/_payload.json', '/tin-tuc'],
    ['/bang-tin/_payload.json?nType=1', '/bang-tin?nType=1'],
    ['/tin-tuc', undefined],
    ['/tin-tuc?x=/_payload.json', undefined],
    ['/tin-tuc/_payload.jsonp', undefined],
  ])('%s is that of %s', (url, page) => expect(pageOfPayload(url)).toBe(page));

  const page = (boot: string, status = 200) => ({
    type: 'page' as const,
    status,
    html: `<html><body><p>x</p><script id="boot" type="application/json">${boot}</script></body></html>`,
  });

  it('is what the page was rendered from, and nothing else of it', () => {
    const boot = JSON.stringify({ build: 'b1', visit: 'a-token', queries: { queries: [{ state: { data: '\u003c/script>' } }] } }).replace(/</g, '\\u003c');
    expect(payloadOf(page(boot))).toEqual({ status: 200, body: { build: 'b1', queries: { queries: [{ state: { data: '</script>' } }] } } });
  });

  it('leads on where the page leads on', () => {
    expect(payloadOf({ type: 'redirect', status: 302, location: '/bang-tin?pId=1' })).toEqual({ status: 200, body: { redirect: '/bang-tin?pId=1' } });
  });

  it('is not there for a page that is none', () => {
    expect([404, 500, 503].map((status) => payloadOf(page('{}', status)).status)).toEqual([404, 500, 503]);
    expect(payloadOf({ type: 'page', status: 200, html: '<p>no data</p>' }).status).toBe(404);
  });
});
