/** @jest-environment node */
import fastify from 'fastify';
import type { ClientReportInput } from '@portal/contracts';
import type { Failure, Served } from './health-reporter.ts';
import { createLimit } from './report-limits.ts';
import { reportsRoute } from './reports-route.ts';
import { createVisitTokens } from './visit-token.ts';

const stack = 'at Room (https://khandai.vn/remotes/chat/1.4.0/client/room.js:1:20)';
const failure = { kind: 'render', message: 'TypeError: boom', stack } as const;

function setUp() {
  let now = 0;
  const told: { served: Served[]; failed: Failure[] } = { served: [], failed: [] };
  const tokens = createVisitTokens({ secret: Buffer.from('secret'), now: () => now });
  const app = fastify({ trustProxy: 'loopback' });
  reportsRoute(app, { tokens, now: () => now, reporter: { served: (one) => told.served.push(one), failed: (one) => told.failed.push(one) } });
  const page = (visitor = '0000000000000001') => tokens.make({ visitor, network: '00000000000000ff', releases: { chat: ['1.4.0'], 'odds-and-tips': ['5'] } });
  return {
    told,
    page,
    pass: (ms: number) => {
      now += ms;
    },
    post: async (body: ClientReportInput | object | string, ip = '203.0.113.7') =>
      (await app.inject({ method: 'POST', url: '/-/reports', headers: { 'content-type': 'application/json', 'x-forwarded-for': ip }, payload: body }))
        .statusCode,
  };
}

describe('a report of a browser', () => {
  it('counts against the release that its stack names, in the name of the visitor who was given the page', async () => {
    const { post, page, told } = setUp();
    expect(await post({ visit: page(), failures: [failure] })).toBe(204);
    expect(told.failed).toEqual([
      {
        remote: 'chat',
        version: '1.4.0',
        visitor: '0000000000000001',
        network: '00000000000000ff',
        kind: 'render',
        side: 'browser',
        message: 'TypeError: boom',
      },
    ]);
  });

  it('keeps the network of the page, wherever it is sent from', async () => {
    const { post, page, told } = setUp();
    const visit = page();
    for (let n = 0; n < 5; n += 1) await post({ visit, failures: [failure] }, `198.51.${n}.1`);
    expect(new Set(told.failed.map(({ network }) => network))).toEqual(new Set(['00000000000000ff']));
  });

  it('tells of remotes that were met later, as far as they came with the page', async () => {
    const { post, page, told } = setUp();
    expect(await post({ visit: page(), met: ['odds-and-tips', 'odds-and-tips', 'content-and-news'] })).toBe(204);
    expect(told.served).toEqual([{ remote: 'odds-and-tips', version: '5', visitor: '0000000000000001', network: '00000000000000ff' }]);
  });

  it.each([
    ['a forged token', { visit: 'eyJ.abc', failures: [failure] }],
    ['a release that did not come with the page', { failures: [{ ...failure, stack: stack.replace('1.4.0', '1.3.0') }] }],
    ['no release at all', { failures: [{ ...failure, stack: '' }] }],
  ])('with %s counts nothing, and is answered like any other', async (_what, body) => {
    const { post, page, told } = setUp();
    expect(await post({ visit: page(), ...body })).toBe(204);
    expect(told.failed).toEqual([]);
  });

  it('is not counted any more once its page has run out', async () => {
    const { post, page, told, pass } = setUp();
    const visit = page();
    pass(12 * 3_600_000);
    expect(await post({ visit, failures: [failure] })).toBe(204);
    expect(told.failed).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['no token', { failures: [failure] }],
    ['eleven failures', { visit: '', failures: Array(11).fill(failure) }],
    ['a kind that only servers know', { visit: '', failures: [{ ...failure, kind: 'hang' }] }],
  ])('is refused with %s', async (_what, body) => {
    expect(await setUp().post(body)).toBe(400);
  });

  it('is refused unread when it is far too long', async () => {
    expect(await setUp().post({ visit: 'x'.repeat(60_000) })).toBe(413);
  });

  it('counts twenty times for one page, and 600 times a minute for one network, without a word', async () => {
    const { post, page, told, pass } = setUp();
    const visit = page();
    for (let n = 0; n < 30; n += 1) expect(await post({ visit, failures: [failure] })).toBe(204);
    expect(told.failed).toHaveLength(20);
    for (let n = 0; n < 600; n += 1) await post({ visit: '' });
    expect(await post({ visit: page('0000000000000002'), failures: [failure] })).toBe(204);
    expect(told.failed).toHaveLength(20);
    await post({ visit: page('0000000000000003'), failures: [failure] }, '198.51.100.1');
    expect(told.failed).toHaveLength(21);
    pass(60_000);
    await post({ visit: page('0000000000000002'), failures: [failure] });
    expect(told.failed).toHaveLength(22);
  });
});

it('a limit remembers a bounded number of keys', () => {
  const allows = createLimit({ most: 1, within: 1_000, now: () => 0, keys: 2 });
  expect(['a', 'a', 'b', 'c', 'a'].map(allows)).toEqual([true, false, true, true, true]);
});
