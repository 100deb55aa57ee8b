import { domainOfHost, ownOrCommon } from './site-domain.ts';

it.each([
  ['Localhost:4200', 'localhost'],
  ['khandai.vn.', 'khandai.vn'],
  [' A.B.vn ', 'a.b.vn'],
  ['', ''],
  ['x_y', ''],
  ['<b>', ''],
  ['[::1]:80', ''],
  ['a'.repeat(254), ''],
  ['127.0.0.1', '127.0.0.1'],
])('a host %j is the domain %j', (host, domain) => {
  expect(domainOfHost(host)).toBe(domain);
});

describe('what a site shows', () => {
  const rows = [
    { domain: null, place: 'left', n: 1 },
    { domain: 'a', place: 'left', n: 2 },
    { domain: null, place: 'right', n: 3 },
    { domain: 'b', place: 'right', n: 4 },
  ];
  const of = (domain: string | null) => ownOrCommon(rows, domain, ({ place }) => place).map(({ n }) => n);

  it('is its own where it has any, place by place, else what all sites have; never another site’s', () => {
    expect([of('a'), of('b'), of('c'), of(null)]).toEqual([
      [2, 3],
      [1, 4],
      [1, 3],
      [1, 3],
    ]);
  });
});
