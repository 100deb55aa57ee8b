import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import { newsfeedCalls, postTypes, type Post } from '@portal/contracts/newsfeed';
import { fakeApi } from '@portal/testing';
import { headKey } from '../../queries.ts';
import { postCache } from '../post/post-cache.ts';
import { aPost } from '../../testing/a-post.ts';
import { member, open } from '../../testing/open-feed.tsx';

/** A post per number, the highest the newest. */
const posts = (...ids: number[]) => ids.map((id) => aPost({ id, content: `bài ${id}`, createdAt: `2026-11-20T19:${id}:00+07:00` }));
const shown = () => screen.getAllByText(/^bài \d+$/).map((words) => words.textContent);
/** A feed of which the server has other posts by now. */
async function feed(before: Post[], now: Post[], { path = '/bang-tin', nextCursor = null as string | null } = {}) {
  let list = before;
  const api = fakeApi().on(newsfeedCalls.list, ({ cursor }) => (cursor === undefined ? { list, nextCursor } : { list: posts(10), nextCursor: null }));
  const opened = await open(path, api, { session: member() });
  const meanwhile = async (posted: Post[]) => {
    list = posted;
    await act(() => opened.app.queryClient.refetchQueries({ queryKey: [headKey] }));
  };
  await screen.findByText('bài 11');
  await meanwhile(now);
  return { ...opened, api, meanwhile };
}
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('new posts are told of, and stand there once one asks for them', async () => {
  await feed(posts(12, 11), posts(14, 13, 12, 11));
  const told = await screen.findByRole('button', { name: '2 bài mới' });
  expect(shown()).toEqual(['bài 12', 'bài 11']);
  fireEvent.click(told);
  await waitFor(() => expect(shown()).toEqual(['bài 14', 'bài 13', 'bài 12', 'bài 11']));
  expect(screen.queryByRole('button', { name: /bài mới/ })).toBeNull();
  expect(screen.getByRole('group', { name: 'Các bài viết' })).toHaveFocus();
});

it('where nothing of what one reads is among the newest there are at least so many; one reads on from those', async () => {
  const { api } = await feed(posts(12, 11), posts(19, 18), { nextCursor: 'c' });
  fireEvent.click(await screen.findByRole('button', { name: '2+ bài mới' }));
  await waitFor(() => expect(shown()).toEqual(['bài 19', 'bài 18']));
  fireEvent.click(screen.getByRole('link', { name: 'Xem thêm bài' }));
  expect(await screen.findByText('bài 10')).toBeInTheDocument();
  expect(api.inputs(newsfeedCalls.list).at(-1)).toMatchObject({ cursor: 'c' });
});

it('what others wrote while one wrote oneself waits as well', async () => {
  const { app, meanwhile } = await feed(posts(11), posts(13, 12, 11));
  await screen.findByRole('button', { name: '2 bài mới' });
  const own = aPost({ id: 14, content: 'bài 14', createdAt: '2026-11-20T19:14:00+07:00' });
  act(() => postCache(app.queryClient, 37).add(own));
  await waitFor(() => expect(shown()).toEqual(['bài 14', 'bài 11']));
  await meanwhile([own, ...posts(13, 12, 11)]);
  fireEvent.click(await screen.findByRole('button', { name: '2 bài mới' }));
  await waitFor(() => expect(shown()).toEqual(['bài 14', 'bài 13', 'bài 12', 'bài 11']));
});

it('what one reads is as it is by now, and what is gone is gone', async () => {
  const [liked] = posts(12);
  await feed(posts(12, 11), [{ ...liked!, reactions: { counts: { love: 9 }, total: 9, mine: null } }]);
  expect(await screen.findByRole('button', { name: /9 cảm xúc/ })).toBeInTheDocument();
  expect(shown()).toEqual(['bài 12']);
  expect(screen.queryByRole('button', { name: /bài mới/ })).toBeNull();
});

it('where there was nothing to read they simply come', async () => {
  const { meanwhile } = await feed(posts(11), []);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await meanwhile(posts(13, 12));
  await waitFor(() => expect(shown()).toEqual(['bài 13', 'bài 12']));
});

it('tips are none for who wants none', async () => {
  const [tip, plain] = posts(13, 12);
  const { app, meanwhile } = await feed(posts(11), posts(11));
  await act(() => app.settings.set('disableTip', true));
  await meanwhile([{ ...tip!, postType: postTypes.shareTips }, plain!, ...posts(11)]);
  expect(await screen.findByRole('button', { name: '1 bài mới' })).toBeInTheDocument();
});

it('are at least so many also where some of them are tips that one does not want', async () => {
  const [tip, plain] = posts(19, 18);
  const { app, meanwhile } = await feed(posts(11), posts(11), { nextCursor: 'c' });
  await act(() => app.settings.set('disableTip', true));
  await meanwhile([{ ...tip!, postType: postTypes.shareTips }, plain!]);
  expect(await screen.findByRole('button', { name: '1+ bài mới' })).toBeInTheDocument();
});

it('are asked for every minute, and never of a stretch further down', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { api } = await feed(posts(11), posts(11));
    const before = api.inputs(newsfeedCalls.list).length;
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(api.inputs(newsfeedCalls.list).slice(before)).toEqual([expect.not.objectContaining({ cursor: expect.anything() })]);
  } finally {
    jest.useRealTimers();
  }
});

it('nobody is told of them below the top, where a page without JavaScript goes on', async () => {
  const api = fakeApi().on(newsfeedCalls.list, () => ({ list: posts(11), nextCursor: null }));
  const { app } = await open('/bang-tin?cursor=c', api);
  expect(app.queryClient.getQueryCache().findAll({ queryKey: [headKey] })).toEqual([]);
});
