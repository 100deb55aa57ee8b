import { eq } from 'drizzle-orm';
import { codes, limits } from '@portal/contracts';
import { articleCalls, articleCategories, staticArticles } from '@portal/contracts/article';
import { article as articleTable } from '../../db/schema.ts';
import { addArticles, type ArticleDraft } from './index.ts';
import { accountRepository } from '../user/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { EVENING, testApp, testConfig, type TestApp } from '../../testing/test-app.ts';

const cover = { motif: 'ball' as const, colors: [], monograms: [], alt: 'Tranh vẽ', credit: 'Ban biên tập' };
const draft = (id: number, hoursAgo: number, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  id,
  categoryId: 1,
  author: 'Lê Hoài Thu',
  cover,
  hashtags: ['Thử nghiệm'],
  publishedAt: new Date(EVENING - hoursAgo * 3_600_000),
  texts: { vi: { title: `Bài số ${id}`, lead: 'Mở đầu', blocks: [{ type: 'paragraph', text: 'Một đoạn.' }] } },
  ...more,
});
/** Articles of this file, the newest first: 9001, 9002 … */
const own = [
  draft(9001, 1, {
    hashtags: ['Thử nghiệm', 'Derby Thủ đô'],
    topPlace: 1,
    texts: {
      vi: { title: 'Hàng Đẫy kín chỗ', lead: 'Hát suốt chín mươi phút', blocks: [{ type: 'heading', text: 'Thẻ đỏ' }] },
      en: { title: 'Full house', lead: 'Ninety minutes of song', blocks: [] },
    },
  }),
  draft(9002, 2, { hashtags: ['thử NGHIỆM', 'Derby Thủ đô'] }),
  draft(9003, 3, { categoryId: 2 }),
  draft(9004, 4, {
    categoryId: 2,
    hashtags: [],
    author: 'Khán Đài',
    automatic: true,
    cover: { ...cover, words: { zh: { alt: '插畫', credit: '編輯部' } } },
    texts: { vi: { title: 'Bài số 9004', lead: 'Mở đầu', blocks: [] }, zh: { title: '第 9004 篇', lead: '開頭', blocks: [] } },
  }),
];

describe.each(databaseKinds)('articles on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fan: string;
  let staff: string;
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

  beforeAll(async () => {
    // Without the demonstration: the articles here are all the news there is.
    api = await testApp(kind, { config: { ...testConfig, demo: false } });
    await addArticles(api.database.db, own);
    const accounts = accountRepository(api.database.db);
    for (const [username, siteRoleId] of [
      ['fan', 1],
      ['staff', 6],
    ] as const)
      await accounts.add({ username, displayName: username, passwordHash: '', siteRoleId, userType: 10, createdAt: new Date(EVENING) });
    [{ token: fan }, { token: staff }] = await Promise.all([memberOf(api, 'fan'), memberOf(api, 'staff')]);
  });
  afterAll(() => api?.close());

  it('are listed newest first, page by page, without word lists and static pages', async () => {
    const { data } = (await api.call(articleCalls.list)).body;
    expect(ids(data.list)).toEqual([9001, 9002, 9003, 9004]);
    expect(data).toMatchObject({ total: 4, pageNum: 1, pageSize: limits.articles });
    expect(data.list[0]).toMatchObject({
      slug: 'hang-day-kin-cho-9001',
      title: 'Hàng Đẫy kín chỗ',
      language: 'vi',
      category: { slug: 'world-cup-2026' },
      minutes: 1,
      comments: 0,
    });
    expect(ids((await api.call(articleCalls.list, { pageSize: 3, pageNum: 2 })).body.data.list)).toEqual([9004]);
  });

  it('are found by hashtag whatever its case and marks', async () => {
    for (const hashtag of ['Derby Thủ đô', '#derby thủ đô', 'derby thu do'])
      expect(ids((await api.call(articleCalls.list, { hashtag })).body.data.list)).toEqual([9001, 9002]);
    expect((await api.call(articleCalls.list, { hashtag: 'không ai viết' })).body.data).toMatchObject({ list: [], total: 0 });
  });

  it('have a cloud of hashtags, the most used first, each once', async () => {
    expect((await api.call(articleCalls.hashtags)).body.data).toMatchObject({
      list: [
        { hashtag: 'Thử nghiệm', count: 3 },
        { hashtag: 'Derby Thủ đô', count: 2 },
      ],
      total: 2,
    });
  });

  it('have seven categories with how many articles each holds', async () => {
    const { list } = (await api.call(articleCalls.categories)).body.data;
    expect(list.map(({ slug, count }) => [slug, count]).slice(0, 2)).toEqual([
      ['world-cup-2026', 2],
      ['chau-au', 2],
    ]);
    expect(list).toHaveLength(7);
    expect((await api.call(articleCalls.categories, { pid: 1 })).body.data.list).toEqual([]);
    expect((await api.call(articleCalls.categories, {}, { language: 'en' })).body.data.list[1]?.name).toBe('European football');
  });

  it('are listed by category; one that is not there is a 404', async () => {
    expect((await api.call(articleCalls.listByCategory, { categoryId: 2 })).body.data).toMatchObject({ total: 2, list: [{ id: 9003 }, { id: 9004 }] });
    expect((await api.call(articleCalls.listByCategory, { categoryId: 77 })).body.code).toBe(codes.notFound);
  });

  it('keep the banned words apart: asked for by their category, read by staff alone', async () => {
    const { list } = (await api.call(articleCalls.listByCategory, { categoryId: articleCategories.bannedKeywords })).body.data;
    expect(list).toHaveLength(1);
    const input = { id: list[0]!.id };
    expect((await api.call(articleCalls.info, input)).status).toBe(404);
    expect((await api.call(articleCalls.info, input, { token: fan })).status).toBe(404);
    expect((await api.call(articleCalls.info, input, { token: staff })).body.data.blocks[0]).toMatchObject({ type: 'list' });
  });

  it('show what the editors put on top', async () => {
    expect((await api.call(articleCalls.listTop)).body.data).toMatchObject({ total: 1, list: [{ id: 9001 }] });
  });

  it('are read whole in the language of the request where there is one, else in Vietnamese', async () => {
    expect((await api.call(articleCalls.info, { id: 9001 })).body.data).toMatchObject({
      title: 'Hàng Đẫy kín chỗ',
      blocks: [{ type: 'heading', text: 'Thẻ đỏ' }],
      reactions: { counts: {}, total: 0, mine: null },
    });
    expect((await api.call(articleCalls.info, { id: 9001 }, { language: 'en' })).body.data).toMatchObject({ title: 'Full house', language: 'en' });
    expect((await api.call(articleCalls.info, { id: 9001 }, { language: 'zh' })).body.data.language).toBe('vi');
    expect((await api.call(articleCalls.info, { id: 404_404 })).status).toBe(404);
  });

  it('made of data say so, and show their cover in the words of the reader’s language', async () => {
    const { data } = (await api.call(articleCalls.info, { id: 9004 }, { language: 'zh' })).body;
    expect(data).toMatchObject({ language: 'zh', automatic: true, cover: { motif: 'ball', alt: '插畫', credit: '編輯部' } });
    expect(data.cover).not.toHaveProperty('words');
    expect((await api.call(articleCalls.info, { id: 9004 }, { language: 'en' })).body.data).toMatchObject({ language: 'vi', cover: { alt: 'Tranh vẽ' } });
    expect((await api.call(articleCalls.info, { id: 9001 })).body.data).not.toHaveProperty('automatic');
  });

  it.each(Object.entries(staticArticles))('has the static page %s in three languages', async (_, id) => {
    const said = await Promise.all(['vi', 'en', 'zh'].map(async (language) => (await api.call(articleCalls.info, { id }, { language })).body.data));
    expect(said.map(({ language }) => language)).toEqual(['vi', 'en', 'zh']);
    expect(new Set(said.map(({ title }) => title)).size).toBe(3);
    for (const { blocks } of said) expect(blocks.length).toBeGreaterThan(2);
  });

  it('lead on to what shares their hashtags, then to their category', async () => {
    expect(ids((await api.call(articleCalls.related, { id: 9001 })).body.data.list)).toEqual([9002, 9003]);
    expect(ids((await api.call(articleCalls.related, { id: 9004 })).body.data.list)).toEqual([9003]);
    expect((await api.call(articleCalls.related, { id: staticArticles.intro })).body.data.list).toEqual([]);
    expect((await api.call(articleCalls.related, { id: 404_404 })).status).toBe(404);
  });

  it('take one reaction of each member, and give it back', async () => {
    const { data } = (await api.call(articleCalls.react, { id: 9002, reaction: 'love' }, { token: fan })).body;
    expect(data).toEqual({ counts: { love: 1 }, total: 1, mine: 'love' });
    expect((await api.call(articleCalls.info, { id: 9002 }, { token: fan })).body.data.reactions.mine).toBe('love');
    expect((await api.call(articleCalls.info, { id: 9002 })).body.data.reactions).toEqual({ counts: { love: 1 }, total: 1, mine: null });
    expect((await api.call(articleCalls.react, { id: 9002, reaction: null }, { token: fan })).body.data.total).toBe(0);
  });

  it('refuse reactions of nobody and of guests, on pages, on nothing, and of a kind that is none', async () => {
    expect((await api.call(articleCalls.react, { id: 9002, reaction: 'like' })).status).toBe(401);
    expect((await api.call(articleCalls.react, { id: 9002, reaction: 'like' }, { token: await api.app.tokens.guest() })).status).toBe(403);
    expect((await api.call(articleCalls.react, { id: staticArticles.terms, reaction: 'like' }, { token: fan })).status).toBe(403);
    expect((await api.call(articleCalls.react, { id: 404_404, reaction: 'like' }, { token: fan })).status).toBe(404);
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    expect((await api.call(articleCalls.react, { id: 9002, reaction: 'like' }, { token: gone })).status).toBe(401);
    expect((await api.call(articleCalls.react, { id: 9002, reaction: 'meh' }, { token: fan })).body.errors?.[0]?.path).toBe('reaction');
  });

  it('count a reader once a day, whether stored yet or not', async () => {
    const view = async (id: number, ip: string, token?: string) =>
      (await api.call(articleCalls.view, { id }, { ip, ...(token && { token }) })).body.data?.views;
    expect(await view(9003, '203.0.113.1')).toBe(1);
    expect(await view(9003, '203.0.113.1')).toBe(1);
    expect(await view(9003, '203.0.113.1', fan)).toBe(2);
    expect((await api.call(articleCalls.info, { id: 9003 })).body.data.views).toBe(2);
    expect((await api.call(articleCalls.view, { id: 404_404 })).status).toBe(404);
  });

  it('are ranked by the readers of the week, ties by date', async () => {
    await api.database.db.update(articleTable).set({ weekViews: 5 }).where(eq(articleTable.id, 9004));
    expect(ids((await api.call(articleCalls.listMostView)).body.data.list)).toEqual([9004, 9001, 9002, 9003]);
  });

  it('do not count an address that comes as a hundred guests', async () => {
    const before = (await api.call(articleCalls.info, { id: 9001 })).body.data.views;
    for (let guest = 0; guest < 100; guest += 1) await api.call(articleCalls.view, { id: 9001 }, { ip: '203.0.113.7', token: await api.app.tokens.guest() });
    expect((await api.call(articleCalls.info, { id: 9001 })).body.data.views - before).toBe(60);
  });

  it.each([
    [articleCalls.list, { pageNum: 0 }],
    [articleCalls.list, { pageNum: limits.lastPage + 1 }],
    [articleCalls.list, { pageSize: 51 }],
    [articleCalls.list, { hashtag: 'x'.repeat(51) }],
    [articleCalls.listMostView, { pageSize: 'many' }],
    [articleCalls.listTop, { pageNum: -1 }],
    [articleCalls.listByCategory, { categoryId: 'abc' }],
    [articleCalls.categories, { pid: -1 }],
    [articleCalls.hashtags, { pageSize: 1000 }],
    [articleCalls.info, { id: '12x' }],
    [articleCalls.related, { id: 'x' }],
    [articleCalls.view, { id: 'x' }],
  ])('name what is bad about a question (%#)', async (call, bad) => {
    const { status, body } = await api.call(call as typeof articleCalls.list, bad);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe(Object.keys(bad)[0]);
  });
});
