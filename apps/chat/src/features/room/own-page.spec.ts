import { ownPage } from './own-page.ts';

const ORIGIN = 'https://khandai.vn';
const page = (address: string) => ownPage(address, ORIGIN);

describe('an address in a message', () => {
  it.each([
    ['/truc-tiep/bong-da/7?blv=21', { path: '/truc-tiep/bong-da/7?blv=21', kind: 'match', fixtureId: 7 }],
    ['/tin-tuc/derby-12', { path: '/tin-tuc/derby-12', kind: 'article' }],
    ['/tip-keo/9', { path: '/tip-keo/9', kind: 'tip' }],
    ['/thanh-vien/lan', { path: '/thanh-vien/lan', kind: 'member' }],
    ['/bang-tin?pId=4', { path: '/bang-tin?pId=4', kind: 'post' }],
    ['/chatroom?roomId=30', { path: '/chatroom?roomId=30', kind: 'room' }],
    ['/bang-tin', { path: '/bang-tin', kind: 'page' }],
    ['/truc-tiep/bong-da', { path: '/truc-tiep/bong-da', kind: 'page' }],
  ])('of our own: %s', (path, expected) => expect(page(ORIGIN + path)).toEqual(expected));

  it.each(['http://khandai.vn/tip-keo/9', 'https://khandai.vn.evil.com/tip-keo/9', 'https://khandai.vn@evil.com/', 'https://khandai.vn:8443/'])(
    'of somebody else: %s',
    (address) => expect(page(address)).toBeUndefined(),
  );
});
