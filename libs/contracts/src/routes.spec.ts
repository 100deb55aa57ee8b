import { links } from './links.ts';
import { queryText } from './query.ts';
import { type Address, MOST_IN_QUERY, OWN_PAGES, type PrefixOf, type Query, QUERY_OF_ALL, TABLE } from './routes.ts';
import { remoteNames } from './slots.ts';

const rows = [...TABLE, ...OWN_PAGES];

it('gives each prefix to one owner, and something to each remote', () => {
  const prefixes = rows.map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(prefixes.filter((prefix) => prefix !== '/' && !/^\/(-\/)?[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix))).toEqual([]);
  expect([...new Set(TABLE.map(({ remote }) => remote))].sort()).toEqual([...remoteNames].sort());
});

it('names in a query are few, short and each there once, so that an address is never without one of them', () => {
  for (const { query } of rows) {
    const names: readonly string[] = [...query, ...QUERY_OF_ALL];
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(MOST_IN_QUERY);
    expect(names.filter((name) => !/^[A-Za-z][\w-]{0,23}$/.test(name))).toEqual([]);
  }
});

it('types what is made of it', () => {
  // Never called: the compiler is what looks.
  const looked = () => {
    const search = new URLSearchParams();
    const tips: Query<'/tip-keo'> = search;
    tips.get('loai');
    tips.get('lang');
    // @ts-expect-error a name that the table does not have
    tips.get('type');
    queryText<'/bang-tin'>({ pId: 7 });
    // @ts-expect-error a name of another page
    queryText<'/bang-tin'>({ roomId: 7 });
    const room: Address = links.liveRoom(7);
    // @ts-expect-error nobody's prefix
    const nowhere: Address = '/truc-tiepp/7';
    const own: PrefixOf<'chat'> = '/chatroom';
    // @ts-expect-error another remote's prefix
    const others: PrefixOf<'chat'> = '/bang-tin';
    return [room, nowhere, own, others];
  };
  expect(looked).toBeInstanceOf(Function);
});
