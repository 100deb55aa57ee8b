import { dehydrate, QueryClient } from '@tanstack/react-query';
import { fakeClock } from '@portal/testing';
import { createPayloads } from './payload.ts';

function setUp({ build = 'b1', anonymous = true } = {}) {
  const clock = fakeClock();
  const queryClient = new QueryClient();
  const rendered = new QueryClient();
  rendered.setQueryData(['article.list', {}, 'vi'], { list: ['Chung kết'] });
  const feed = ['newsfeed.list', {}, 'vi'];
  rendered.setQueryData(feed, { pages: [['mới nhất']], pageParams: [0] });
  const addresses: string[] = [];
  let answer: () => Promise<unknown> = async () => ({ build: 'b1', queries: dehydrate(rendered) });
  const payloads = createPayloads({
    queryClient,
    clock,
    build,
    anonymous: () => anonymous,
    ask: (address) => {
      addresses.push(address);
      return answer();
    },
  });
  return {
    clock,
    payloads,
    addresses,
    /** The pages of the feed; one that has them sets them, a while ago. */
    list: (pages?: string[][]) => {
      if (pages) queryClient.setQueryData(feed, { pages, pageParams: pages.map((_, place) => place) }, { updatedAt: 1 });
      return queryClient.getQueryData<{ pages: string[][] }>(feed)?.pages;
    },
    data: () => queryClient.getQueryData(['article.list', {}, 'vi']),
    answer: (next: typeof answer) => {
      answer = next;
    },
  };
}
const to = (pathname: string, search = '') => ({ pathname, search });

describe('the data of a page before its navigation', () => {
  it('is asked for in one answer and fills the cache that the loaders look into', async () => {
    const { payloads, addresses, data } = setUp();
    await payloads.before(to('/tin-tuc', '?c=1'));
    expect(addresses).toEqual(['/tin-tuc/_payload.json?c=1']);
    expect(data()).toEqual({ list: ['Chung kết'] });
  });

  it('is that of home at /_payload.json', async () => {
    const { payloads, addresses } = setUp();
    await payloads.load(to('/'));
    expect(addresses).toEqual(['/_payload.json']);
  });

  it('is asked for once while it is fresh: by the prefetch, then by the click', async () => {
    const { payloads, addresses, clock } = setUp();
    await Promise.all([payloads.load(to('/tin-tuc')), payloads.before(to('/tin-tuc'))]);
    expect(addresses).toHaveLength(1);
    clock.advance(10_000);
    await payloads.load(to('/tin-tuc'));
    expect(addresses).toHaveLength(2);
  });

  it('does not shorten a list in which one has gone on', async () => {
    const { payloads, list, clock } = setUp();
    await payloads.before(to('/bang-tin'));
    expect(list()).toEqual([['mới nhất']]);
    list([['mới nhất'], ['cũ hơn']]);
    clock.advance(10_000);
    await payloads.before(to('/bang-tin'));
    expect(list()).toEqual([['mới nhất'], ['cũ hơn']]);
  });

  it('of another portal is left alone: its shapes may be others', async () => {
    const { payloads, data } = setUp({ build: 'b2' });
    await payloads.before(to('/tin-tuc'));
    expect(data()).toBeUndefined();
  });

  it('is not asked for by a member, whose pages are their own', async () => {
    const { payloads, addresses } = setUp({ anonymous: false });
    await payloads.before(to('/tin-tuc'));
    expect(addresses).toEqual([]);
  });

  it('that fails or is late holds up nobody', async () => {
    const { payloads, answer, clock } = setUp();
    answer(() => Promise.reject(new Error('away')));
    await expect(payloads.before(to('/a'))).resolves.toBeUndefined();
    answer(() => new Promise(() => {}));
    let went = false;
    const going = payloads.before(to('/b')).then(() => {
      went = true;
    });
    await Promise.resolve();
    expect(went).toBe(false);
    clock.advance(1_500);
    await going;
    expect(went).toBe(true);
  });
});
