import { commentTargets } from '@portal/contracts';
import { nobody } from '../../identity/caller.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { commentRepository } from '../comments/index.ts';
import { PageCards } from '../page-cards/index.ts';
import { accountRepository } from '../user/index.ts';
import { FeedReader } from './feed.reader.ts';
import { NewsfeedService } from './newsfeed.service.ts';
import { PostRemoval } from './post.removal.ts';
import { postRepository } from './post.repository.ts';
import type { Database } from '../../db/open.ts';

const NOW = Date.parse('2026-11-20T13:10:00Z');
const card = { kind: 'tips', id: 12, title: 'Napoli – Sevilla', text: 'Xỉu 2.5', link: '/tip-keo/12' } as const;
const page = { card, fixtureId: 21 };

describe.each(databaseKinds)('cards in the feed on %s', (kind) => {
  let database: Database;
  let authorId: number;
  let reader: FeedReader;
  let newsfeed: NewsfeedService;
  let removal: PostRemoval;
  const tips = async () => (await reader.list({ nType: 4, pageSize: 10 }, nobody)).list;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const accounts = accountRepository(db);
    await accounts.add({ username: 'trangkeo', displayName: 'Trạng Kèo', passwordHash: '', siteRoleId: 1, userType: 10, createdAt: new Date(NOW) });
    authorId = (await accounts.byUsername('trangkeo'))!.id;
    const clock = new ManualClock(NOW);
    const comments = { counts: async () => new Map<number, number>(), forget: async () => {} };
    reader = new FeedReader({ db, comments });
    newsfeed = new NewsfeedService({
      db,
      clock,
      limits: new TokenBuckets(clock),
      reader,
      uploads: { mediaOf: async () => new Map() },
      cards: new PageCards(),
      wordFilter: { keep: async (content) => ({ content, typed: null }) },
    });
    removal = new PostRemoval({
      db,
      clock,
      limits: new TokenBuckets(clock),
      reader,
      comments,
      onError: (error) => {
        throw error;
      },
    });
  }, 60_000);
  afterAll(() => database?.close());

  it('stand there once for each thing, however often it is told', async () => {
    await Promise.all([newsfeed.shareCard(authorId, page, 'Theo xỉu #tip'), newsfeed.shareCard(authorId, page, 'Theo xỉu #tip')]);
    await newsfeed.shareCard(authorId, page, 'Theo xỉu #tip');
    expect(await tips()).toMatchObject([{ postType: 40, content: 'Theo xỉu #tip', card, author: { username: 'trangkeo' } }]);
    expect((await reader.list({ fixtureId: 21, pageSize: 10 }, nobody)).list).toHaveLength(1);
    expect((await reader.list({ hashtag: 'TIP', pageSize: 10 }, nobody)).list).toHaveLength(1);
  });

  it('go with the thing they show', async () => {
    await removal.withdrawCard(authorId, card, 21);
    expect(await tips()).toEqual([]);
    await removal.withdrawCard(authorId, { kind: 'tips', id: 404 }, 21);
  });

  it('take what was said to them along', async () => {
    await newsfeed.shareCard(authorId, { ...page, card: { ...card, id: 14 } }, '');
    const comments = commentRepository(database.db);
    const objectId = (await tips())[0]!.id;
    await comments.add({ objectType: commentTargets.post, objectId, authorId, uuid: 'uuid-of-a-comment', content: 'Hay', createdAt: new Date(NOW) });
    await removal.withdrawCard(authorId, { kind: 'tips', id: 14 }, 21);
    expect(await comments.counts(commentTargets.post, [objectId])).toEqual(new Map([[objectId, 0]]));
  });

  it('leave nothing behind of what others said about them before, where nothing else is left', async () => {
    const posts = postRepository(database.db);
    const own = { authorId, uuid: 'uuid-of-a-post', postType: 40, actionMode: 1, visibility: 1, feed: 4, content: 'Theo bạn này', createdAt: new Date(NOW) };
    const row = (await posts.add({ ...own, card: { ...card, id: 15 }, fixtureId: 21 }))!;
    await posts.keepVersion(row);
    await posts.change(row.id, { content: '', saidAt: new Date(NOW + 1) });
    expect(await posts.countVersions([row.id])).toEqual(new Map([[row.id, 1]]));
    await removal.withdrawCard(authorId, { kind: 'tips', id: 15 }, 21);
    expect(await posts.countVersions([row.id])).toEqual(new Map([[row.id, 0]]));
  });

  it('come and go with the transaction that makes the thing', async () => {
    const failing = database.db.transaction(async (tx) => {
      await newsfeed.shareCard(authorId, { ...page, card: { ...card, id: 13 } }, '', tx);
      throw new Error('the tip was not stored');
    });
    await expect(failing).rejects.toThrow('the tip was not stored');
    expect(await tips()).toEqual([]);
  });
});
