import fc from 'fast-check';
import { feedAddress, onwardAddress } from './feed-address.ts';

const of = (search: string) => feedAddress(new URLSearchParams(search));

it('names a feed by nType, and the one of everything for anything else', () => {
  for (const nType of [1, 2, 3, 4, 5]) expect(of(`nType=${nType}`)).toEqual({ show: 'list', filter: { nType } });
  for (const search of ['', 'nType=', 'nType=6', 'nType=x', 'nType=05']) expect(of(search)).toEqual({ show: 'list', filter: { nType: 5 } });
});

it('names one post by digits, and nothing by anything else', () => {
  expect(of('pId=42&nType=3')).toEqual({ show: 'post', id: 42 });
  for (const pId of ['', 'x', '-1', '0', '4.2', '9'.repeat(40)]) expect(of(`pId=${pId}`)).toEqual({ show: 'nothing' });
});

it('names people by fFilter, of the community feed alone', () => {
  for (const list of ['friend', 'friendsRequest', 'following']) expect(of(`nType=3&fFilter=${list}`)).toEqual({ show: 'people', list });
  for (const search of ['nType=3&fFilter=all', 'nType=3&fFilter=x']) expect(of(search)).toEqual({ show: 'list', filter: { nType: 3 } });
  expect(of('nType=4&fFilter=friend')).toEqual({ show: 'list', filter: { nType: 4 } });
});

it('names whose posts by fFilter, of the feed of everything alone', () => {
  for (const fFilter of ['friend', 'following'])
    for (const search of [`fFilter=${fFilter}`, `nType=5&fFilter=${fFilter}`]) expect(of(search)).toEqual({ show: 'list', filter: { nType: 5, fFilter } });
  for (const search of ['fFilter=all', 'fFilter=vip', 'fFilter=friendsRequest', 'fFilter=x'])
    expect(of(search)).toEqual({ show: 'list', filter: { nType: 5 } });
  expect(of('fFilter=friend&hashtag=derby')).toEqual({ show: 'list', filter: { nType: 5, hashtag: 'derby' } });
});

it('names posts of a hashtag, with or without its sign, and from where on', () => {
  expect(of('hashtag=%23KhanDaiC')).toEqual({ show: 'list', filter: { nType: 5, hashtag: 'KhanDaiC' } });
  expect(of('nType=3&cursor=abc')).toEqual({ show: 'list', filter: { nType: 3, from: 'abc' } });
});

it('leads on from a cursor to an address that names the same list', () => {
  fc.assert(
    fc.property(fc.constantFrom('', 'nType=3', 'hashtag=a b', 'nType=1&cursor=old'), fc.base64String({ minLength: 1 }), (search, cursor) => {
      const next = new URL(onwardAddress('/bang-tin', new URLSearchParams(search), cursor), 'http://portal');
      const before = of(search);
      expect(feedAddress(next.searchParams)).toEqual(before.show === 'list' ? { show: 'list', filter: { ...before.filter, from: cursor } } : before);
    }),
  );
});
