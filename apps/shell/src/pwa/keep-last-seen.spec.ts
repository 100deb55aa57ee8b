import { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { fakeClock } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { keepLastSeen } from './keep-last-seen.ts';
import type { LastSeen } from './last-seen.ts';

// What the page writes is a Response, which the test's browser lacks.
Object.assign(globalThis, {
  Response: class {
    readonly body: string;
    constructor(body: string) {
      this.body = body;
    }
  },
});

function setUp({ full = false, hidesScores = false } = {}) {
  const clock = fakeClock();
  const queryClient = new QueryClient();
  const written: LastSeen[] = [];
  const caches = {
    open: async () => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return {
        put: async (_: string, response: { body: string }) => {
          written.push(JSON.parse(response.body) as LastSeen);
        },
      };
    },
  };
  const t = ((key: string, values?: Record<string, string>) => `${key}${values ? ` ${Object.values(values).join(' ')}` : ''}`) as unknown as TFunction<'shell'>;
  const stop = keepLastSeen({
    queryClient,
    clock,
    prefs: () => ({ language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', hidesScores }),
    t: () => t,
    color: (token) => token,
    caches: caches as unknown as CacheStorage,
  });
  const settle = async () => {
    clock.advance(3_000);
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };
  return { queryClient, written, settle, stop };
}
const match = (id: number, more = {}) => aMatch({ fixtureId: id, kickOff: '2026-11-21T12:15:00Z', ...more });

describe('what is kept for the time without a network', () => {
  it('has words and colours of the page also before any schedule was seen', async () => {
    const { written, settle } = setUp();
    await settle();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({ lang: 'vi', groups: [], words: { heading: 'offlinePage.heading', asOf: '' }, colors: { text: '--color-text' } });
  });

  it('is the schedule of the day by tournament, in the visitor’s zone, with the time at which it was seen', async () => {
    const { queryClient, written, settle } = setUp();
    const list = [
      match(1, { tournament: { id: 1, name: 'La Liga', short: 'LL', stage: '' } }),
      match(2, { tournament: { id: 2, name: 'V.League', short: 'VL', stage: '' } }),
    ];
    queryClient.setQueryData(['schedule.totalLive', {}, 'vi'], { list: [match(3)] });
    queryClient.setQueryData(['schedule.liveSchedule', {}, 'vi'], { list }, { updatedAt: Date.parse('2026-11-21T13:33:00Z') });
    await settle();
    expect(written.at(-1)?.groups.map(({ name, rows }) => [name, rows.map(({ time }) => time)])).toEqual([
      ['La Liga', ['19:15 21/11']],
      ['V.League', ['19:15 21/11']],
    ]);
    expect(written.at(-1)?.words.asOf).toBe('offlinePage.asOf 20:33 21/11');
  });

  it('has no scores for who hides them', async () => {
    for (const hidesScores of [false, true]) {
      const { queryClient, written, settle } = setUp({ hidesScores });
      queryClient.setQueryData(['schedule.liveSchedule', {}, 'vi'], { list: [match(1, { score: { home: 2, away: 1 } })] });
      await settle();
      expect(written.at(-1)?.groups[0]?.rows[0]?.score).toBe(hidesScores ? null : '2 - 1');
    }
  });

  it('is written once for many answers of one moment, and no more after the page is done', async () => {
    const { queryClient, written, settle, stop } = setUp();
    for (let i = 0; i < 5; i += 1) queryClient.setQueryData(['schedule.liveSchedule', { i }, 'vi'], { list: [match(i + 1)] });
    queryClient.setQueryData(['article.list', {}, 'vi'], { list: [] });
    await settle();
    expect(written).toHaveLength(1);
    stop();
    queryClient.setQueryData(['schedule.liveSchedule', {}, 'vi'], { list: [match(9)] });
    await settle();
    expect(written).toHaveLength(1);
  });

  it('costs nothing else where the storage is full or forbidden', async () => {
    const { queryClient, settle, written } = setUp({ full: true });
    queryClient.setQueryData(['schedule.liveSchedule', {}, 'vi'], { list: [match(1)] });
    await settle();
    expect(written).toEqual([]);
  });
});
