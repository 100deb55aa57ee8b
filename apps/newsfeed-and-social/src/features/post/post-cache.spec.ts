import { waitFor as waitUntil } from '@testing-library/react';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Post } from '@portal/contracts/newsfeed';
import { feedTypes } from '@portal/contracts';
import { feedKey, headKey, postKey, type Pages } from '../../queries.ts';
import { aPost, ownPost } from '../../testing/a-post.ts';
import { asHeadSays, belongs, newerThan, postCache, withNewPost } from './post-cache.ts';
import { withReaction } from './reacting.ts';

const pages = (...ids: number[]): Pages => ({ pages: [{ list: ids.map((id) => aPost({ id })), nextCursor: null }], pageParams: [''] });
const shown = (held: Pages | undefined) => held?.pages.flatMap(({ list }) => list.map(({ id }) => id));

describe('what is held of posts', () => {
  it('changes every copy of a post for the viewer, and none for another', () => {
    const client = new QueryClient();
    const key = (viewer: number, nType: number) => [feedKey, { nType, from: '' }, 'vi', viewer];
    for (const viewer of [0, 37]) for (const nType of [3, 5]) client.setQueryData(key(viewer, nType), pages(1, 2));
    client.setQueryData([postKey, { id: 2 }, 'vi', 37], aPost({ id: 2 }));
    postCache(client, 37).change(2, (post) => ({ ...post, content: 'mới' }));
    const words = (viewer: number, nType: number) => client.getQueryData<Pages>(key(viewer, nType))?.pages[0]?.list[1]?.content;
    expect([words(37, 3), words(37, 5)]).toEqual(['mới', 'mới']);
    expect(client.getQueryData<{ content: string }>([postKey, { id: 2 }, 'vi', 37])?.content).toBe('mới');
    expect(words(0, 5)).not.toBe('mới');
    postCache(client, 37).change(2, () => null);
    expect([shown(client.getQueryData(key(37, 5))), shown(client.getQueryData(key(0, 5)))]).toEqual([[1], [1, 2]]);
  });

  it('without whom one hides: who is muted stays on their own page, who is blocked nowhere, not even within a share; another viewer keeps all', () => {
    const client = new QueryClient();
    const loud = { ...aPost().author, userId: 77 };
    const key = (viewer: number, own: object) => [feedKey, own, 'vi', viewer];
    const held = {
      pages: [{ list: [aPost({ id: 1 }), aPost({ id: 2, author: loud }), aPost({ id: 3, shared: aPost({ id: 2, author: loud }) })], nextCursor: null }],
      pageParams: [''],
    };
    const [feed, page] = [{ nType: feedTypes.newsfeed }, { username: 'on_ao' }];
    for (const viewer of [0, 37]) for (const own of [feed, page]) client.setQueryData(key(viewer, own), held);
    const ids = (viewer: number, own: object) => shown(client.getQueryData(key(viewer, own)));
    const within = () => client.getQueryData<Pages>(key(37, feed))?.pages[0]?.list.at(-1)?.shared;
    postCache(client, 37).hide(77, true);
    expect([ids(37, feed), ids(37, page), within()]).toEqual([[1, 3], [1, 2, 3], expect.objectContaining({ id: 2 })]);
    postCache(client, 37).hide(77, false);
    expect([ids(37, feed), ids(37, page), within()]).toEqual([[1, 3], [1, 3], 'gone']);
    expect([ids(0, feed), ids(0, page)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('has a new post on top, once', () => {
    expect(shown(withNewPost(pages(1, 2), aPost({ id: 3 })))).toEqual([3, 1, 2]);
    expect(shown(withNewPost(pages(1, 2), aPost({ id: 2 })))).toEqual([2, 1]);
    expect(shown(withNewPost({ pages: [], pageParams: [] }, aPost({ id: 3 })))).toEqual([3]);
  });

  it('takes a post that is about no match any more out of the match’s list', () => {
    const client = new QueryClient();
    const [ofMatch, all] = [{ fixtureId: '7' }, { nType: 5 }].map((filter) => [feedKey, { ...filter, from: '' }, 'vi', 37]);
    for (const key of [ofMatch, all]) client.setQueryData(key!, pages(1, 2));
    postCache(client, 37).replace(aPost({ id: 1, content: 'khác' }));
    expect([ofMatch, all].map((key) => shown(client.getQueryData<Pages>(key!)))).toEqual([[2], [1, 2]]);
    expect(client.getQueryData<Pages>(all!)?.pages[0]?.list[0]?.content).toBe('khác');
  });

  it('knows which lists a new post belongs to', () => {
    const post = ownPost({ hashtags: ['KhanDaiC'] });
    const secret = ownPost({ visibility: 2, hashtags: ['KhanDaiC'] });
    const lists = [
      {},
      { nType: feedTypes.home },
      { nType: feedTypes.community },
      { nType: feedTypes.tip },
      { username: 'SonNghe_37' },
      { username: 'fan' },
      { hashtag: 'khandaic' },
      { hashtag: 'x' },
      { from: 'abc' },
      { nType: feedTypes.newsfeed, fFilter: 'friend' as const },
    ];
    expect(lists.map((filter) => belongs(post, filter))).toEqual([true, true, true, false, true, false, true, false, false, false]);
    const live = ownPost({ postType: 50, card: { kind: 'live', id: 7, title: '', text: '', link: '/truc-tiep/bong-da/7' } });
    const ofMatches = [{ fixtureId: '7' }, { fixtureId: '8' }, { nType: feedTypes.newsfeed }, { nType: feedTypes.event }];
    expect([live, ownPost({ ...live, visibility: 2 }), post].map((each) => ofMatches.map((filter) => belongs(each, filter)))).toEqual([
      [true, false, true, false],
      [false, false, false, false],
      [false, false, true, false],
    ]);
    expect([40, 60, 80].map((postType) => [feedTypes.tip, feedTypes.event].map((nType) => belongs(ownPost({ postType }), { nType })))).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(lists.map((filter) => belongs(secret, filter))).toEqual([false, true, false, false, true, false, false, false, false, false]);
  });
});

it('a reaction moves from one kind to another and back to none', () => {
  const loved = withReaction(aPost(), 'love');
  expect(loved.reactions).toEqual({ counts: { love: 4, haha: 1 }, total: 5, mine: 'love' });
  const laughed = withReaction(loved, 'haha');
  expect(laughed.reactions).toEqual({ counts: { love: 3, haha: 2 }, total: 5, mine: 'haha' });
  expect(withReaction(laughed, null).reactions).toEqual({ counts: { love: 3, haha: 1 }, total: 4, mine: null });
});

describe('a list against its first stretch as it is by now', () => {
  const at = (id: number, own: object = {}) => aPost({ id, createdAt: `2026-11-20T19:${10 + id}:00+07:00`, ...own });
  const held = (...ids: number[]): Pages => ({ pages: [{ list: ids.map((id) => at(id)), nextCursor: null }], pageParams: [''] });
  const head = (ids: readonly number[], nextCursor: string | null = 'c') => ({ list: ids.map((id) => at(id)), nextCursor });

  it.each([
    ['nothing new', [3, 2], [3, 2], []],
    ['new ones on top', [3, 2], [5, 4, 3], [5, 4]],
    ['below an own one, which is held already', [5, 2], [5, 4, 3, 2], [4, 3]],
    ['the newest that was held is gone', [3, 2], [4, 2], [4]],
    ['all are new', [3, 2], [9, 8], [9, 8]],
    ['further down than what is held', [5, 4], [5, 3], []],
    ['none are left', [3, 2], [], []],
    ['there was nothing', [], [2, 1], [2, 1]],
  ] as const)('newer: %s', (_, of, now, newer) => {
    expect(newerThan(held(...of), head(now)).map(({ id }) => id)).toEqual(newer);
  });

  it.each([
    ['what is older than the stretch stays', [6, 4, 2, 1], [6, 4], 'c', [6, 4, 2, 1]],
    ['what would be in it and is not is gone', [6, 5, 4, 2], [6, 4], 'c', [6, 4, 2]],
    ['a stretch that is all there is', [6, 5, 4], [6], null, [6]],
    ['new ones do not come by themselves', [4, 3], [6, 5, 4, 3], 'c', [4, 3]],
  ] as const)('%s', (_, of, now, nextCursor, left) => {
    expect(shown(asHeadSays(held(...of), head(now, nextCursor)))).toEqual(left);
  });

  it('of posts of one moment the higher id is the newer', () => {
    const twins = [at(9), at(8), at(7)].map((post) => ({ ...post, createdAt: '2026-11-20T19:10:00+07:00' }));
    const before = { pages: [{ list: twins, nextCursor: null }], pageParams: [''] };
    expect(shown(asHeadSays(before, { list: [twins[1]!], nextCursor: 'c' }))).toEqual([8, 7]);
  });
});

describe('what is held of a list, changed', () => {
  const key = [feedKey, { nType: 5, from: '' }, 'vi', 37];
  const headOf = [headKey, { nType: 5 }, 'vi', 37];
  const react = (post: Post): Post => withReaction(post, 'love');
  const mine = (client: QueryClient, queryKey: QueryKey) =>
    client.getQueryData<Pages>(queryKey)?.pages.flatMap(({ list }) => list.map(({ id, reactions }) => [id, reactions.mine]));

  it('is changed in its first stretch by now as well, and an answer on its way to that is from before', async () => {
    const client = new QueryClient();
    for (const queryKey of [key, headOf]) client.setQueryData(queryKey, pages(3, 2));
    const answer = Promise.withResolvers<Pages>();
    const coming = client.fetchQuery({ queryKey: headOf, queryFn: () => answer.promise });
    postCache(client, 37).change(3, () => null);
    postCache(client, 37).add(ownPost({ id: 4 }));
    answer.resolve(pages(3, 2));
    await coming;
    expect([shown(client.getQueryData(key)), shown(client.getQueryData(headOf))]).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });

  it('stays changed when a stretch comes that was asked for before', async () => {
    const client = new QueryClient();
    client.setQueryData(key, pages(3, 2));
    const answer = Promise.withResolvers<Pages>();
    const coming = client.fetchQuery({ queryKey: key, queryFn: () => answer.promise });
    postCache(client, 37).change(2, react);
    answer.resolve(pages(3, 2, 1));
    await coming;
    await waitUntil(() =>
      expect(mine(client, key)).toEqual([
        [3, null],
        [2, 'love'],
        [1, null],
      ]),
    );
  });

  it('is still to be asked for again', () => {
    const client = new QueryClient();
    client.setQueryData(key, pages(3, 2));
    postCache(client, 37).askAnew();
    postCache(client, 37).change(2, react);
    expect([mine(client, key)?.[1], client.getQueryState(key)?.isInvalidated]).toEqual([[2, 'love'], true]);
  });
});
