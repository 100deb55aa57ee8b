import { RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@portal/api-client';
import { highlightCalls } from '@portal/contracts/highlight';
import { appContext } from '@portal/platform';
import { fakeApi, fakeApp } from '@portal/testing';
import { aHighlight, highlights } from '../../factories.ts';
import { queries } from '../../queries.ts';
import { reelsLoader } from './reels.loader.ts';

const list = highlights(3);
/** What the loader answers for a path, and which calls it made. */
async function load(path: string, { held = false, away = false }: { held?: boolean; away?: boolean } = {}) {
  const api = fakeApi()
    .on(highlightCalls.info, ({ id }) => ({ ...aHighlight({ id: Number(id) }), others: [] }))
    .on(highlightCalls.list, () => {
      if (away) throw new ApiError('offline', { call: 'highlight.list' });
      return { list, nextCursor: null };
    });
  const app = await fakeApp({ api });
  if (held) app.queryClient.setQueryData(queries.highlights(app, {}).queryKey, { pages: [{ list, nextCursor: null }], pageParams: [''] });
  const context = new RouterContextProvider(new Map([[appContext, app]]) as never);
  const loaded = await reelsLoader({ params: { '*': path }, context, request: { url: `http://portal/reels/${path}` } } as never);
  return { loaded, asked: [api.inputs(highlightCalls.info).length, api.inputs(highlightCalls.list).length] };
}

test.each([
  ['the newest', '', {}, { id: null, lead: false }, [0, 1]],
  ['one that is elsewhere stands before the list', 'x-207800101', {}, { id: 207800101, lead: true }, [1, 1]],
  ['one of the list that one was in is found in its place, and nothing is asked', 'a/b/x-207800202/', { held: true }, { id: 207800202, lead: false }, [0, 0]],
  ['one alone is better than none', 'x-207800101', { away: true }, { id: 207800101, lead: true }, [1, 1]],
] as const)('%s', async (_, path, how, loaded, asked) => {
  expect(await load(path, how)).toEqual({ loaded, asked });
});

test('without a list and without one there is an error to show', async () => {
  await expect(load('', { away: true })).rejects.toThrow();
});
