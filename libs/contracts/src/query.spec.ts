import { links } from './links.ts';
import { queryText, readChatQuery, readFeedQuery } from './query.ts';

const feed = (text: string) => readFeedQuery(new URLSearchParams(text));
const chat = (text: string) => readChatQuery(new URLSearchParams(text));

it('the feed’s query is numbers and names that there are', () => {
  expect(feed('pId=42&nType=3&fFilter=friend&gFilter=joined&x=1')).toEqual({ pId: 42, nType: 3, fFilter: 'friend', gFilter: 'joined' });
  expect(feed('nType=1&nType=2')).toEqual({ nType: 1 });
});

it('a type or filter that there is none of is as good as none', () => {
  for (const text of ['', 'nType=6', 'nType=05', 'nType=x', 'fFilter=FRIEND', 'gFilter=<b>', 'fFilter=']) expect(feed(text)).toEqual({});
});

it('a post or a room that cannot be one makes an address of nothing', () => {
  for (const id of ['x', '-1', '0', '4.2', '1e3', ' 1', '9'.repeat(16), '9'.repeat(40)])
    expect([feed(`pId=${encodeURIComponent(id)}`), chat(`roomId=${encodeURIComponent(id)}`)]).toEqual([null, null]);
  expect([feed('pId='), chat('roomId='), chat('')]).toEqual([null, {}, {}]);
  expect(chat('roomId=501')).toEqual({ roomId: 501 });
});

it('links write what the readers read', () => {
  for (const query of [{}, { nType: 1 }, { nType: 3, fFilter: 'friendsRequest' }, { nType: 3, gFilter: 'all' }, { pId: 7 }] as const) {
    const link = links.feed(query);
    expect(feed(link.split('?')[1] ?? '')).toEqual(query);
    expect(link).toBe(`/bang-tin${queryText(query)}`);
  }
  expect([links.feed(), links.feed(1), links.post(9), links.chat(30), links.chat(), links.chat(30, 'hdp'), links.chat(undefined, '1x2')]).toEqual([
    '/bang-tin',
    '/bang-tin?nType=1',
    '/bang-tin?pId=9',
    '/chatroom?roomId=30',
    '/chatroom',
    '/chatroom?roomId=30&tab=hdp',
    '/chatroom?tab=1x2',
  ]);
});
