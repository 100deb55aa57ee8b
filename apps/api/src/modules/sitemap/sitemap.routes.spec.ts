import { limits } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';
import { resourceCalls } from '@portal/contracts/resource';
import { article, articleCategory, post, tip } from '../../db/schema.ts';
import { databaseKinds } from '../../testing/databases.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { accountRepository } from '../user/index.ts';

const SIZE = limits.sitemapAddresses;
const cover = { motif: 'pitch' as const, colors: [], monograms: [], alt: '', credit: '' };
const at = new Date('2026-11-01T00:00:00.000Z');

describe.each(databaseKinds)('the site map on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const page = async (part: string, pageNum = 1) => (await api.call(resourceCalls.sitemap, { part, pageNum })).body.data.list;

  beforeAll(async () => {
    api = await testApp(kind);
    const { db } = api.database;
    const fan = (await accountRepository(db).byUsername('fan'))!;
    const [news] = await db.insert(articleCategory).values({ slug: 'tin', listed: true }).returning();
    const row = { categoryId: news!.id, listed: true, words: 'thang-lon', author: 'a', cover, hashtags: [], publishedAt: at };
    // In blocks 5 and 21 of ids; nothing between, and one that is not listed beyond.
    await db.insert(article).values([
      { ...row, id: 4 * SIZE + 1 },
      { ...row, id: 5 * SIZE, updatedAt: new Date('2026-11-05T00:00:00.000Z') },
      { ...row, id: 20 * SIZE + 7, words: '' },
      { ...row, id: 30 * SIZE, listed: false },
    ]);
    await db.insert(post).values([
      { authorId: fan.id, uuid: 'one-post', postType: 10, actionMode: 1, visibility: 1, feed: 3, content: 'a', createdAt: at },
      {
        authorId: (await accountRepository(db).byUsername('tipster'))!.id,
        uuid: 'own-post',
        postType: 10,
        actionMode: 1,
        visibility: 2,
        feed: 3,
        content: 'b',
        createdAt: at,
      },
    ]);
    await db.insert(tip).values({
      uuid: 'tip-1-uuid',
      authorId: fan.id,
      fixtureId: 1,
      sourceKey: 's',
      kickOff: at,
      type: 20,
      pick: 'home',
      price: 2,
      content: '',
      createdAt: at,
    });
  });
  afterAll(() => api?.close());

  it('names the pages that hold anything, and no empty one', async () => {
    const { list } = (await api.call(resourceCalls.sitemapIndex)).body.data;
    expect(list).toEqual([
      { part: 'articles', pageNum: 5 },
      { part: 'articles', pageNum: 21 },
      { part: 'matches', pageNum: 1 },
      { part: 'tips', pageNum: 1 },
      { part: 'members', pageNum: 1 },
    ]);
  });

  it('has articles with the words of their address and when they last changed, none that is not listed', async () => {
    expect(await page('articles', 5)).toEqual([
      { path: `/tin-tuc/thang-lon-${4 * SIZE + 1}`, at: '2026-11-01T00:00:00.000Z' },
      { path: `/tin-tuc/thang-lon-${5 * SIZE}`, at: '2026-11-05T00:00:00.000Z' },
    ]);
    expect(await page('articles', 21)).toEqual([{ path: `/tin-tuc/${20 * SIZE + 7}`, at: '2026-11-01T00:00:00.000Z' }]);
    expect([await page('articles', 30), await page('articles', 6), await page('articles', 1_000_000)]).toEqual([[], [], []]);
  });

  it('has members who wrote something for everybody, and tips', async () => {
    expect(await page('members')).toEqual([{ path: '/thanh-vien/fan', at: '2026-11-01T00:00:00.000Z' }]);
    expect(await page('tips')).toEqual([{ path: expect.stringMatching(/^\/tip-keo\/\d+$/), at: '2026-11-01T00:00:00.000Z' }]);
  });

  it('has matches on air and to come, whose rooms are there', async () => {
    const matches = await page('matches');
    expect(matches.length).toBeGreaterThan(5);
    for (const { path } of [matches[0]!, matches.at(-1)!]) {
      const id = path.split('/').at(-1)!;
      expect(path).toBe(`/truc-tiep/bong-da/${id}`);
      const { match } = (await api.call(scheduleCalls.liveRoom, { id })).body.data;
      expect(Date.parse(match.kickOff)).toBeGreaterThan(api.clock.now() - 4 * 3_600_000);
    }
    expect(await page('matches', 2)).toEqual([]);
  });

  it.each([
    ['part', { part: 'rooms' }],
    ['part', {}],
    ['pageNum', { part: 'tips', pageNum: 0 }],
    ['pageNum', { part: 'tips', pageNum: 1_000_001 }],
  ])('names a bad %s', async (path, input) => {
    const { status, body } = await api.call(resourceCalls.sitemap, input);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });
});
