/** @jest-environment node */
import { QueryClient, QueryObserver, infiniteQueryOptions, InfiniteQueryObserver } from '@tanstack/react-query';
import { forget, turnedKey, warmUp } from './turned-key.ts';

const vi = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;
const en = { ...vi, language: 'en' } as const;
const newYork = { ...vi, timeZone: 'America/New_York' };
const day = ['schedule.liveSchedule', { timezone: 'Asia/Ho_Chi_Minh', pageNum: 1 }, 'vi'];

describe('the key of a query', () => {
  it('is turned to another language or zone where the answer depends on it', () => {
    expect(turnedKey(day, vi, en)).toEqual([day[0], day[1], 'en']);
    expect(turnedKey(day, vi, newYork)).toEqual([day[0], { timezone: 'America/New_York', pageNum: 1 }, 'vi']);
    expect(turnedKey(['points', { page: 1 }], vi, en)).toBeUndefined();
    expect(turnedKey(['odds.match', { id: '1' }, 'vi'], vi, newYork)).toBeUndefined();
  });
});

describe('the data of a page', () => {
  const shown = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity } } });
    const asked: unknown[] = [];
    const queryFn = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
      asked.push(queryKey);
      return queryKey.join();
    };
    const look = (queryKey: unknown[], meta = {}) => new QueryObserver(client, { queryKey, queryFn, meta, initialData: 'rendered' }).subscribe(() => {});
    return { client, asked, look, queryFn };
  };

  it('is there in the other language before the page turns, endless lists from their beginning', async () => {
    const { client, asked, look, queryFn } = shown();
    look(['a', {}, 'vi']);
    new InfiniteQueryObserver(client, {
      ...infiniteQueryOptions({ queryKey: ['list', 'vi'], queryFn, initialPageParam: '', getNextPageParam: () => undefined }),
      initialData: { pages: ['old', 'older'], pageParams: ['', '1'] },
    }).subscribe(() => {});
    client.setQueryData(['not shown', 'vi'], 1);
    await warmUp(client, vi, en);
    expect(asked).toEqual([
      ['a', {}, 'en'],
      ['list', 'en'],
    ]);
    expect([client.getQueryData(['a', {}, 'en']), client.getQueryData(['list', 'en'])]).toEqual([
      'a,[object Object],en',
      { pages: ['list,en'], pageParams: [''] },
    ]);
  });

  it('is asked for another day only where the query asks what its key says', async () => {
    const { client, asked, look } = shown();
    look(day, { inputInKey: true });
    look(['own', { timezone: 'Asia/Ho_Chi_Minh' }]);
    await warmUp(client, vi, newYork);
    expect(asked).toEqual([[day[0], { timezone: 'America/New_York', pageNum: 1 }, 'vi']]);
  });

  it('is let go of in the language before, and asked anew where the key has none', async () => {
    const { client, asked, look } = shown();
    look(['points', {}]);
    client.setQueryData(['a', 'vi'], 1);
    client.setQueryData(['neither'], 1);
    await forget(client, vi, en);
    expect([client.getQueryData(['a', 'vi']), client.getQueryData(['neither'])]).toEqual([undefined, 1]);
    expect(asked).toEqual([['points', {}]]);
  });

  it('may fail: whoever shows it asks again', async () => {
    const { client } = shown();
    new QueryObserver(client, { queryKey: ['a', 'vi'], queryFn: () => Promise.reject(new Error('offline')), initialData: 'rendered' }).subscribe(() => {});
    await expect(warmUp(client, vi, en)).resolves.toBeUndefined();
  });
});
