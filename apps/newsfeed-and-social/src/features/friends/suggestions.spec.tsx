import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { friendCalls, type Relation } from '@portal/contracts/friend';
import { suggestionsKey } from '../../queries.ts';
import { aPerson, aPost } from '../../testing/a-post.ts';
import { changeRelation } from './relating.ts';
import { member, open, withPosts } from '../../testing/open-feed.tsx';

const relation = (userId: number, own: Partial<Relation> = {}): Relation => ({
  userId,
  friendship: 'none',
  following: false,
  followed: false,
  muting: false,
  blocking: false,
  ...own,
});
const suggestion = (userId: number, own: { mutual?: number; room?: { groupId: number; title: string }; team?: { id: number; name: string } } = {}) => ({
  person: aPerson({ userId, username: `ban_${userId}`, displayName: `Bạn ${userId}` }),
  relation: relation(userId),
  mutual: 0,
  room: null,
  ...own,
});
const nobody = { list: [], nextCursor: null };
const api = () =>
  withPosts(aPost())
    .on(friendCalls.listRequest, () => nobody)
    .on(friendCalls.list, () => nobody)
    .on(friendCalls.count, () => ({ friends: 0, followers: 0, following: 0, requests: 0 }))
    .on(friendCalls.suggestionList, () => ({
      list: [
        suggestion(1, { mutual: 3 }),
        suggestion(2, { room: { groupId: 9, title: 'Hội quán' } }),
        suggestion(3, { team: { id: 4, name: 'Hà Nội' } }),
        suggestion(4),
      ],
    }))
    .on(friendCalls.sendRequest, ({ userId }) => relation(userId, { friendship: 'sent' }));
/** Whether there is a column beside the feed. */
const beside = (is: boolean) => {
  Object.assign(window, { matchMedia: () => ({ matches: is, addEventListener() {}, removeEventListener() {} }) });
};
beforeEach(() => beside(true));
const panel = async () => within(await screen.findByRole('region', { name: 'Có thể bạn quen' }));

it('stand beside the feed, three of them, each with why', async () => {
  await open('/bang-tin', api(), { session: member() });
  const people = (await panel()).getAllByRole('listitem');
  expect(people.map((row) => row.querySelector('small')?.textContent)).toEqual([
    '@ban_1 · 3 bạn chung',
    '@ban_2 · Cùng phòng Hội quán',
    '@ban_3 · Cùng mê Hà Nội',
  ]);
});

it('are asked in place, and stay where they are', async () => {
  const of = api();
  await open('/bang-tin', of, { session: member() });
  fireEvent.click((await panel()).getByRole('button', { name: 'Kết bạn với Bạn 1' }));
  expect(await (await panel()).findByRole('button', { name: 'Rút lời mời gửi Bạn 1' })).toBeInTheDocument();
  expect(of.inputs(friendCalls.sendRequest)).toEqual([{ userId: 1 }]);
  expect((await panel()).getAllByRole('listitem')).toHaveLength(3);
});

it('stand below one’s friends, all of them, and not beside them once more', async () => {
  await open('/bang-tin?nType=3&fFilter=friend', api(), { session: member() });
  expect((await panel()).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('region', { name: 'Có thể bạn quen' })).toHaveLength(1);
});

it('are without whom one has just begun to keep away', async () => {
  const of = api().on(friendCalls.actionRequest, ({ userId }) => relation(userId, { blocking: true }));
  const { app } = await open('/bang-tin', of, { session: member() });
  await panel();
  await act(() => changeRelation(app, 37, 2, 'block'));
  await waitFor(async () =>
    expect((await panel()).getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(['Bạn 1', 'Bạn 3', 'Bạn 4']),
  );
});

it('come although one did something while they were asked for', async () => {
  const waits = Promise.withResolvers<void>();
  let asked = 0;
  const of = api().on(friendCalls.suggestionList, async () => {
    asked += 1;
    if (asked === 1) await waits.promise;
    return { list: [suggestion(1)] };
  });
  const { app } = await open('/bang-tin', of, { session: member() });
  await waitFor(() => expect(asked).toBe(1));
  await act(() => changeRelation(app, 37, 9, 'ask'));
  expect((await panel()).getAllByRole('listitem')).toHaveLength(1);
  waits.resolve();
});

it('wait below the last of one’s friends', async () => {
  const friend = (userId: number) => ({
    person: aPerson({ userId, username: `ban_${userId}`, displayName: `Bạn ${userId}` }),
    relation: relation(userId),
    since: '2026-11-20T19:00:00+07:00',
  });
  const of = api().on(friendCalls.list, ({ cursor }) => ({ list: [friend(cursor ? 61 : 60)], nextCursor: cursor ? null : 'c' }));
  const { app } = await open('/bang-tin?nType=3&fFilter=friend', of, { session: member() });
  await waitFor(() => expect(app.queryClient.getQueriesData({ queryKey: [suggestionsKey] })).toEqual([[expect.anything(), expect.anything()]]));
  expect(screen.queryByRole('region', { name: 'Có thể bạn quen' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }));
  expect((await panel()).getAllByRole('listitem')).toHaveLength(4);
});

it('where there is no column beside the feed nobody is asked for', async () => {
  beside(false);
  const of = api();
  await open('/bang-tin', of, { session: member() });
  await waitFor(() => expect(of.inputs(friendCalls.count)).toHaveLength(1));
  expect([of.inputs(friendCalls.suggestionList), of.inputs(friendCalls.listRequest)]).toEqual([[], []]);
});

it('are nothing for a guest, and where nobody is known', async () => {
  const of = api();
  const { unmount } = await open('/bang-tin', of);
  expect(of.inputs(friendCalls.suggestionList)).toEqual([]);
  unmount();
  const empty = api().on(friendCalls.suggestionList, () => ({ list: [] }));
  const { app } = await open('/bang-tin', empty, { session: member() });
  await waitFor(() => expect(app.queryClient.getQueriesData({ queryKey: [suggestionsKey] })).toEqual([[expect.anything(), { list: [] }]]));
  expect(screen.queryByRole('region', { name: 'Có thể bạn quen' })).toBeNull();
});

it('requests stand beside the feed, two of them, with the way to all', async () => {
  const asking = (userId: number) => ({
    person: aPerson({ userId, username: `ban_${userId}`, displayName: `Bạn ${userId}` }),
    relation: relation(userId, { friendship: 'received' }),
    since: '2026-11-20T19:00:00+07:00',
  });
  const of = api()
    .on(friendCalls.listRequest, () => ({ list: [asking(5), asking(6), asking(7)], nextCursor: null }))
    .on(friendCalls.actionRequest, ({ userId }) => relation(userId, { friendship: 'friend' }));
  await open('/bang-tin', of, { session: member() });
  const requests = within(await screen.findByRole('region', { name: 'Lời mời kết bạn' }));
  expect(requests.getAllByRole('listitem')).toHaveLength(2);
  expect(requests.getByRole('link', { name: /Tất cả/ })).toHaveAttribute('href', '/bang-tin?nType=3&fFilter=friendsRequest');
  fireEvent.click(requests.getByRole('button', { name: 'Đồng ý kết bạn với Bạn 5' }));
  expect(await requests.findByRole('button', { name: 'Bạn bè với Bạn 5, bấm để huỷ' })).toBeInTheDocument();
});
