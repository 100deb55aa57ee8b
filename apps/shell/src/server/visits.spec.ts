/** @jest-environment node */
import { networkOf } from './network.ts';
import { createVisitTokens, visitSecret } from './visit-token.ts';
import { createVisits } from './visits.ts';
import type { Failure, Served } from './health-reporter.ts';

const HOUR = 3_600_000;
const secret = Buffer.from('a secret of sixteen');
const visit = { visitor: '0123456789abcdef', network: 'fedcba9876543210', releases: { chat: ['1.4.0', '1.3.0'] } };

describe('a visit’s token', () => {
  it('says whose render it is and which releases came with it, for twelve hours', () => {
    let now = 0;
    const tokens = createVisitTokens({ secret, now: () => now });
    const token = tokens.make(visit);
    expect(tokens.read(token)).toEqual({ ...visit, render: expect.any(String) });
    expect(tokens.read(token)?.render).not.toBe(tokens.read(tokens.make(visit))?.render);
    now = 12 * HOUR;
    expect(tokens.read(token)).toBeUndefined();
  });

  it('is worth nothing when a letter is changed, cut off, made with another secret, or made up', () => {
    const tokens = createVisitTokens({ secret, now: () => 0 });
    const token = tokens.make(visit);
    const [text = '', sign = ''] = token.split('.');
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace('1.4.0', '9.9.9')).toString('base64url');
    for (const forged of [
      '',
      '.',
      'x',
      text,
      `${text}.`,
      `.${sign}`,
      `${other}.${sign}`,
      `${text}.${sign.slice(2)}`,
      createVisitTokens({ secret: Buffer.from('another'), now: () => 0 }).make(visit),
    ])
      expect(tokens.read(forged)).toBeUndefined();
  });

  it('hashes visitors and networks the same on every node of one secret, and tells neither', () => {
    const [one, other] = [createVisitTokens({ secret, now: () => 0 }), createVisitTokens({ secret: Buffer.from('another'), now: () => 0 })];
    expect(one.hash('visitor', 'v1')).toMatch(/^[0-9a-f]{16}$/);
    expect(createVisitTokens({ secret, now: () => 9 }).hash('visitor', 'v1')).toBe(one.hash('visitor', 'v1'));
    expect(one.hash('network', 'v1')).not.toBe(one.hash('visitor', 'v1'));
    expect(other.hash('visitor', 'v1')).not.toBe(one.hash('visitor', 'v1'));
  });

  it('is signed with what the operator set, else with something made of the registry’s token, else for this process alone', () => {
    expect(visitSecret({ secret: 'set by hand', registryToken: 't' }).toString()).toBe('set by hand');
    expect(visitSecret({ secret: undefined, registryToken: 't' })).toEqual(visitSecret({ secret: undefined, registryToken: 't' }));
    expect(visitSecret({ secret: undefined, registryToken: 't' }).includes('t')).toBe(false);
    expect(visitSecret({ secret: undefined, registryToken: undefined })).not.toEqual(visitSecret({ secret: undefined, registryToken: undefined }));
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:0db8:0012:7:8::1', '2001:db8:12'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a page that leaves', () => {
  function setUp() {
    const told: { served: Served[]; failed: Failure[] } = { served: [], failed: [] };
    const tokens = createVisitTokens({ secret, now: () => 0 });
    const visits = createVisits({
      tokens,
      reporter: { served: (one) => told.served.push(one), failed: (one) => told.failed.push(one) },
      faultOf: (remote) => (remote === 'chat' ? { kind: 'hang', message: 'did not answer' } : undefined),
    });
    return { told, tokens, visits };
  }
  const page = {
    given: { chat: ['2', '1'], 'odds-and-tips': ['5'] },
    used: { chat: '2' },
    failed: [{ remote: 'chat' as const, version: '2', kind: 'render' as const, message: 'boom' }],
  };

  it('counts each of its visitors as served and, if a part failed, as failing; also those who share the cached page', () => {
    const { told, tokens, visits } = setUp();
    const given = [visits.served({ id: 'a', ip: '203.0.113.7' }, page), visits.served({ id: 'b', ip: '198.51.100.1' }, page)].map((token) =>
      tokens.read(token),
    );
    expect(told.served).toEqual(given.map((visit) => ({ remote: 'chat', version: '2', visitor: visit?.visitor, network: visit?.network })));
    expect(told.failed).toEqual(
      given.map((visit) => ({
        remote: 'chat',
        version: '2',
        visitor: visit?.visitor,
        network: visit?.network,
        kind: 'render',
        message: 'boom',
        side: 'server',
      })),
    );
    expect(given[0]?.visitor).not.toBe(given[1]?.visitor);
    expect(given[0]?.releases).toEqual(page.given);
  });

  it('blames a release that was taken out of service here, where it has a part in the page', () => {
    const { told, visits } = setUp();
    visits.served({ id: 'a', ip: '203.0.113.7' }, { ...page, failed: [] }, [
      { remote: 'chat', version: '3' },
      { remote: 'odds-and-tips', version: '6' },
    ]);
    expect(told.failed.map(({ visitor: _visitor, network: _network, ...rest }) => rest)).toEqual([
      { remote: 'chat', version: '3', kind: 'hang', message: 'did not answer', side: 'server' },
    ]);
  });
});
