/** @jest-environment node */
import { RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@portal/api-client';
import { highlightCalls } from '@portal/contracts/highlight';
import { appContext } from '@portal/platform';
import { fakeApi, fakeApp } from '@portal/testing';
import { highlights } from '../../factories.ts';
import { queries, type GoalPages } from '../../queries.ts';
import { highlightsLoader } from './highlights.loader.ts';

const MINUTE = 60_000;
const NOW = 1_795_000_000_000;

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** The list as it is held after so many stretches and so long; answers how many goals there are after the loader, and how often it asked. */
async function comeBack({ stretches, after, away = false, failed = false }: { stretches: number; after: number; away?: boolean; failed?: boolean }) {
  const api = fakeApi().on(highlightCalls.list, () => {
    if (away) throw new ApiError('offline', { call: 'highlight.list' });
    return { list: highlights(5), nextCursor: null };
  });
  const app = await fakeApp({ api });
  const { queryKey } = queries.highlights(app, {});
  const held: GoalPages = {
    pages: Array.from({ length: stretches }, (_, place) => ({ list: highlights(3, 1000 + place * 10), nextCursor: 'on' })),
    pageParams: Array.from({ length: stretches }, (_, place) => (place === 0 ? '' : 'on')),
  };
  app.queryClient.setQueryData(queryKey, held, { updatedAt: NOW - after });
  // As a stretch that did not come leaves it.
  if (failed) await app.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  const context = new RouterContextProvider(new Map([[appContext, app]]) as never);
  await highlightsLoader({ params: {}, context, request: new Request('http://portal/highlight') } as never);
  return [app.queryClient.getQueryData<GoalPages>(queryKey)?.pages.flatMap(({ list }) => list).length, api.inputs(highlightCalls.list).length];
}

test.each([
  ['the first stretch, seen a moment ago, is as it was', { stretches: 1, after: 10_000 }, [3, 0]],
  ['the first stretch is asked for again a minute later', { stretches: 1, after: MINUTE }, [5, 1]],
  ['who had gone on finds all of it, for some minutes', { stretches: 3, after: 4 * MINUTE }, [9, 0]],
  ['and then the newest goals, one stretch of them', { stretches: 3, after: 6 * MINUTE }, [5, 1]],
  ['also when the stretch after it did not come', { stretches: 3, after: MINUTE, failed: true }, [9, 0]],
  ['what is held is better than nothing', { stretches: 1, after: 6 * MINUTE, away: true }, [3, 1]],
  ['all of it', { stretches: 3, after: 6 * MINUTE, away: true }, [9, 1]],
] as const)('%s', async (_, back, found) => {
  expect(await comeBack(back)).toEqual(found);
});
