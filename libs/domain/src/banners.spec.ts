import { bannerDomain, bannerLink, bannerShows, SIDE_BANNER } from './banners.ts';

describe('side banners', () => {
  // chat room, shorten mode, closed, shows
  it.each([
    [false, false, false, true],
    [false, true, false, true],
    [true, false, false, false],
    [true, true, false, true],
    [false, false, true, false],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, true, false],
  ])('chat room %s, shorten mode %s, closed %s: %s', (chatRoom, shortenMode, closed, shows) =>
    expect(bannerShows({ chatRoom, shortenMode, closed })).toBe(shows),
  );

  it('are 160 by 500 at 110', () => expect(SIDE_BANNER).toEqual({ width: 160, height: 500, top: 110, types: { right: 'HOME_RIGHT', left: 'HOME_LEFT' } }));

  it.each(['https://x.vn/a?b#c', 'http://x.vn', 'HTTPS://x.vn', '/tip-keo', '/'])('lead to %s in a new tab with nofollow', (url) => {
    expect(bannerLink(url)).toEqual({ href: url, target: '_blank', rel: 'nofollow noopener' });
  });
  it.each([null, '', '#', 'javascript:alert(1)', ' javascript:alert(1)', '//evil.vn', '/\\evil.vn', 'data:text/html,x', 'x.vn', 'https://'])(
    'fall back to a hash for %j',
    (url) => expect(bannerLink(url).href).toBe('#'),
  );

  it.each([
    [10, 'x.vn', 'x.vn'],
    [10, null, null],
    [20, 'x.vn', null],
    [0, 'x.vn', null],
  ])('ask with type %d and the cookie %j for the domain %j', (type, cookie, domain) => expect(bannerDomain(type, cookie)).toBe(domain));
});
