import { eq } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { articleCalls, staticArticles, type ArticleRow } from '@portal/contracts/article';
import { commentCalls } from '@portal/contracts/comment';
import { draftCalls, type Draft, type DraftSource } from '@portal/contracts/draft';
import { articleCategory, articleDraft, upload } from '../../db/schema.ts';
import { seedPages } from '../../seed/articles/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { until } from '../../testing/stomp-client.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { publishReport } from '../articles/index.ts';
import { draftRepository } from './draft.repository.ts';

const HOUR = 3_600_000;
let made = 0;
const source = (more: Partial<DraftSource> = {}, body = 'Hát **suốt** trận.'): DraftSource => ({
  categoryId: 1,
  author: 'Lê Hoài Thu',
  cover: { motif: 'stand', colors: ['#c8102e'], monograms: ['VN'], alt: 'Khán đài kín chỗ', credit: 'Tranh vẽ' },
  hashtags: ['Khán Đài'],
  topPlace: null,
  texts: { vi: { title: `Bài số ${(made += 1)}`, plainTitle: null, lead: 'Mở đầu', body } },
  ...more,
});
const english = (body = 'Sung **all** the way.') => ({ title: 'Full house', plainTitle: null, lead: 'Ninety minutes', body });

describe.each(databaseKinds)('drafts on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let staff: { id: number; token: string };
  let fan: TestMember;

  beforeAll(async () => {
    api = await testApp(kind);
    staff = await memberOf(api, 'staff');
    fan = await newMember(api);
  }, 60_000);
  afterAll(() => api?.close());

  const by = () => ({ token: staff.token });
  /** Nobody's token lasts as long as these specs let pass. */
  const pass = async (ms: number) => {
    api.clock.advance(ms);
    staff = await memberOf(api, 'staff');
  };
  /** What was done to a draft, the newest first. */
  const done = async (id: number) => (await api.call(draftCalls.changes, { id: String(id) }, by())).body.data.list.map(({ kind: what }) => what);
  /** Lets time pass until a draft is published. */
  const published = async (id: number) => {
    const state = async () => (await draftRepository(api.database.db).byId(id))?.state;
    await until(async () => {
      api.clock.advance(20_000);
      return (await state()) === 'published';
    }, 'publishing');
    await pass(0);
  };
  const create = async (given = source()): Promise<Draft> =>
    (await api.call(draftCalls.create, { uuid: `ban-thao-so-${(made += 1)}`, source: given }, by())).body.data;
  const read = async (id: number): Promise<Draft> => (await api.call(draftCalls.info, { id: String(id) }, by())).body.data;
  const publish = (draft: Pick<Draft, 'id' | 'version'>, at: string | null = null) =>
    api.call(draftCalls.publish, { id: draft.id, version: draft.version, at }, by());
  const withdraw = (draft: Pick<Draft, 'id' | 'version'>) => api.call(draftCalls.withdraw, { id: draft.id, version: draft.version }, by());
  const update = (draft: Pick<Draft, 'id' | 'version'>, given: DraftSource) =>
    api.call(draftCalls.update, { id: draft.id, version: draft.version, source: given }, by());
  const article = (id: number | null, language = 'vi' as const) => api.call(articleCalls.info, { id: String(id) }, { language });
  const newest = async (): Promise<ArticleRow[]> => (await api.call(articleCalls.list)).body.data.list;
  const count = async (hashtag: string): Promise<number> =>
    (await api.call(articleCalls.hashtags, { pageSize: 100 })).body.data.list.find((one) => one.hashtag === hashtag)?.count ?? 0;
  const inCategory = async (): Promise<number> => (await api.call(articleCalls.categories)).body.data.list.find(({ id }) => id === 1)?.count ?? 0;

  it('are for staff alone', async () => {
    const { id, version } = await create();
    for (const token of [undefined, fan.token])
      for (const answer of [
        await api.call(draftCalls.create, { uuid: 'khong-duoc-1', source: source() }, { token }),
        await api.call(draftCalls.adopt, { articleId: staticArticles.intro }, { token }),
        await api.call(draftCalls.update, { id, version, source: source() }, { token }),
        await api.call(draftCalls.list, {}, { token }),
        await api.call(draftCalls.info, { id: String(id) }, { token }),
        await api.call(draftCalls.changes, { id: String(id) }, { token }),
        await api.call(draftCalls.version, { id: String(id), version: 1 }, { token }),
        await api.call(draftCalls.preview, { body: 'x' }, { token }),
        await api.call(draftCalls.publish, { id, version }, { token }),
        await api.call(draftCalls.withdraw, { id, version }, { token }),
      ])
        expect(answer.status).toBe(token === undefined ? 401 : 403);
    expect(await read(id)).toMatchObject({ state: 'draft', version: 1 });
  });

  it('are made once for each uuid, and read as they were given', async () => {
    const given = source({ topPlace: 3, texts: { ...source().texts, en: english() } });
    const input = { uuid: 'mot-lan-thoi', source: given };
    const [first, again] = [await api.call(draftCalls.create, input, by()), await api.call(draftCalls.create, input, by())];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await read(first.body.data.id)).toMatchObject({
      state: 'draft',
      version: 1,
      articleId: null,
      publishAt: null,
      changed: false,
      title: given.texts.vi.title,
      editor: { userId: staff.id },
      source: given,
    });
    // Nobody reads it before it is published.
    expect((await newest()).map(({ title }) => title)).not.toContain(given.texts.vi.title);
  });

  it.each([
    ['source.texts.vi.title', { texts: { vi: { title: ' ', plainTitle: null, lead: 'x', body: 'x' } } }],
    ['source.texts.vi.lead', { texts: { vi: { title: 'x', plainTitle: null, lead: '', body: 'x' } } }],
    ['source.texts.vi.body', { texts: { vi: { title: 'x', plainTitle: null, lead: 'x', body: 'x'.repeat(30_001) } } }],
    ['source.texts.vi', { texts: {} as DraftSource['texts'] }],
    ['source.categoryId', { categoryId: 777 }],
    ['source.hashtags.0', { hashtags: ['#lạ'] }],
    ['source.cover.colors.0', { cover: { ...source().cover, colors: ['red;x'] } }],
    ['source.topPlace', { topPlace: 21 }],
  ])('with a bad %s are refused, and nothing is kept', async (path, more) => {
    const given = { ...source(), ...more };
    const answer = await api.call(draftCalls.create, { uuid: `ban-thao-sai-${(made += 1)}`, source: given }, by());
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
    const draft = await create();
    expect((await update(draft, given)).status).toBe(400);
    expect(await read(draft.id)).toMatchObject({ version: 1, source: draft.source });
  });

  it('that nobody has written are missing', async () => {
    for (const answer of [
      await api.call(draftCalls.info, { id: '999999' }, by()),
      await api.call(draftCalls.changes, { id: '999999' }, by()),
      await api.call(draftCalls.version, { id: '999999', version: 1 }, by()),
      await api.call(draftCalls.adopt, { articleId: 999_999 }, by()),
      await update({ id: 999_999, version: 1 }, source()),
      await publish({ id: 999_999, version: 1 }),
      await withdraw({ id: 999_999, version: 1 }),
    ])
      expect(answer.status).toBe(404);
  });

  it('become an article with blocks, counted and found like any other', async () => {
    const [before, hashtags] = [await inCategory(), await count('Khán Đài')];
    const draft = await create(source({ texts: { ...source().texts, en: english() } }));
    const shown = (await publish(draft)).body.data;
    expect(shown).toMatchObject({ state: 'published', version: 2, changed: false });
    const { data } = (await article(shown.articleId)).body;
    expect(data).toMatchObject({
      title: draft.title,
      author: 'Lê Hoài Thu',
      publishedAt: new Date(api.clock.now()).toISOString(),
      updatedAt: null,
      blocks: [{ type: 'paragraph', text: 'Hát suốt trận.', marks: [{ kind: 'strong', from: 4, to: 8 }] }],
    });
    expect((await api.call(articleCalls.info, { id: String(shown.articleId) }, { language: 'en' })).body.data).toMatchObject({
      title: 'Full house',
      blocks: [{ text: 'Sung all the way.' }],
    });
    expect((await newest())[0]?.id).toBe(shown.articleId);
    expect([await inCategory(), await count('Khán Đài')]).toEqual([before + 1, hashtags + 1]);
  });

  it('that are changed afterwards leave what is published as it is, until they are published again', async () => {
    const draft = await create();
    const shown = (await publish(draft)).body.data;
    const [before, address] = [await inCategory(), (await article(shown.articleId)).body.data];
    expect(address.slug).toBe(`bai-so-${draft.title.split(' ').at(-1)}-${shown.articleId}`);
    await pass(HOUR);
    const next = source({ hashtags: ['Đổi khác'], categoryId: 2 }, 'Đã sửa.');
    next.texts.vi.title = 'Đã sửa tên';
    const changed = (await update(shown, next)).body.data;
    expect(changed).toMatchObject({ state: 'published', version: 3, changed: true });
    expect((await article(shown.articleId)).body.data.blocks).toMatchObject([{ text: 'Hát suốt trận.' }]);
    expect((await publish(changed)).body.data).toMatchObject({ state: 'published', version: 4, changed: false, articleId: shown.articleId });
    expect((await article(shown.articleId)).body.data).toMatchObject({
      slug: `da-sua-ten-${shown.articleId}`,
      publishedAt: address.publishedAt,
      updatedAt: new Date(api.clock.now()).toISOString(),
      title: next.texts.vi.title,
      category: { id: 2 },
      blocks: [{ text: 'Đã sửa.' }],
    });
    expect([await inCategory(), await count('Đổi khác')]).toEqual([before - 1, 1]);
  });

  it('that two people change at once are changed by the first, and nothing of the second is lost unsaid', async () => {
    const draft = await create();
    const answers = await Promise.all([update(draft, source({}, 'Một')), update(draft, source({}, 'Hai')), publish(draft)]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual([codes.ok, codes.draftMoved, codes.draftMoved].sort());
    expect((await read(draft.id)).version).toBe(2);
  });

  it('are taken back, with all that counts them, and come back with what was said of them', async () => {
    const draft = await create(source({ hashtags: ['Rút lại'] }));
    const [before, shown] = [await inCategory(), (await publish(draft)).body.data];
    const { articleId } = shown;
    const { publishedAt } = (await article(articleId)).body.data;
    await api.call(articleCalls.view, { id: articleId! }, { token: fan.token });
    const comment = { objectType: 10, objectId: articleId, uuid: 'binh-luan-0001', content: 'Hay quá' };
    const reader = await newMember(api);
    expect((await api.call(commentCalls.create, comment, { token: reader.token })).status).toBe(200);
    const gone = (await withdraw(shown)).body.data;
    expect(gone).toMatchObject({ state: 'withdrawn', version: 3, articleId, changed: false });
    expect((await article(articleId)).status).toBe(404);
    expect([await inCategory(), await count('Rút lại')]).toEqual([before, 0]);
    expect((await newest()).map(({ id }) => id)).not.toContain(articleId);
    expect((await withdraw(gone)).body.code).toBe(codes.notShown);
    expect((await publish(gone)).body.data).toMatchObject({ state: 'published', articleId });
    expect((await article(articleId)).body.data).toMatchObject({ id: articleId, comments: 1, publishedAt, updatedAt: expect.any(String) });
    expect([await inCategory(), await count('Rút lại')]).toEqual([before + 1, 1]);
  });

  it('are published by themselves at their time, and not before', async () => {
    const draft = await create();
    const at = new Date(api.clock.now() + HOUR).toISOString();
    const waiting = (await publish(draft, at)).body.data;
    expect(waiting).toMatchObject({ state: 'scheduled', version: 2, publishAt: at, articleId: null });
    await pass(HOUR - 60_000);
    expect((await read(draft.id)).state).toBe('scheduled');
    await pass(60_000);
    await published(draft.id);
    const { articleId } = await read(draft.id);
    expect((await article(articleId)).body.data).toMatchObject({ publishedAt: at, title: draft.title });
  });

  it('that are scheduled are changed and called off meanwhile', async () => {
    const draft = await create();
    const at = new Date(api.clock.now() + HOUR).toISOString();
    const waiting = (await publish(draft, at)).body.data;
    const changed = (await update(waiting, source({}, 'Bản mới'))).body.data;
    expect(changed).toMatchObject({ state: 'scheduled', publishAt: at });
    const off = (await withdraw(changed)).body.data;
    expect(off).toMatchObject({ state: 'draft', publishAt: null });
    await pass(2 * HOUR);
    expect((await read(draft.id)).state).toBe('draft');
    expect(await done(draft.id)).toEqual(['unscheduled', 'written', 'scheduled', 'written']);
  });

  it('that are published and scheduled anew stay as they are when that is called off', async () => {
    const shown = (await publish(await create())).body.data;
    const at = new Date(api.clock.now() + HOUR).toISOString();
    const waiting = (await publish((await update(shown, source({}, 'Bản mới'))).body.data, at)).body.data;
    expect(waiting).toMatchObject({ state: 'scheduled', changed: true, publishAt: at });
    expect((await update(waiting, source({}, '---'))).status).toBe(400);
    const off = (await withdraw(waiting)).body.data;
    expect(off).toMatchObject({ state: 'published', changed: true, publishAt: null });
    expect((await article(shown.articleId)).body.data.blocks).toMatchObject([{ text: 'Hát suốt trận.' }]);
    expect((await withdraw(off)).body.data).toMatchObject({ state: 'withdrawn', changed: false });
    expect((await article(shown.articleId)).status).toBe(404);
  });

  it('that cannot be published at their time are drafts again, and hold up none of the others', async () => {
    const at = (minutes: number) => new Date(api.clock.now() + minutes * 60_000).toISOString();
    const db = api.database.db;
    const [category] = await db
      .insert(articleCategory)
      .values({ slug: `tam-${kind}`, listed: true })
      .returning();
    const first = (await publish(await create(source({ categoryId: category!.id })), at(10))).body.data;
    const second = (await publish(await create(), at(11))).body.data;
    await db.delete(articleCategory).where(eq(articleCategory.id, category!.id));
    await pass(12 * 60_000);
    await published(second.id);
    expect(await read(first.id)).toMatchObject({ state: 'draft', publishAt: null, editor: null });
    expect((await done(first.id))[0]).toBe('unscheduled');
  });

  it('that fail at their time are tried again, and hold up none of the others', async () => {
    const at = (minutes: number) => new Date(api.clock.now() + minutes * 60_000).toISOString();
    const first = (await publish(await create(), at(10))).body.data;
    const second = (await publish(await create(), at(11))).body.data;
    const set = (written: DraftSource) => api.database.db.update(articleDraft).set({ source: written }).where(eq(articleDraft.id, first.id));
    await set({ ...first.source, texts: {} } as DraftSource);
    await pass(12 * 60_000);
    await published(second.id);
    await set(first.source as DraftSource);
    await published(first.id);
  });

  it('are not brought back by what a start adds', async () => {
    const draft = (await api.call(draftCalls.adopt, { articleId: staticArticles.careers }, by())).body.data;
    const gone = (await withdraw(draft)).body.data;
    await seedPages({ db: api.database.db, clock: api.clock });
    expect((await article(staticArticles.careers)).status).toBe(404);
    expect((await publish(gone)).status).toBe(200);
    expect((await article(staticArticles.careers)).status).toBe(200);
  });

  it('of a report that was made of data are not written over by the next one, and stay such until somebody signs them', async () => {
    const db = api.database.db;
    const report = (title: string, publishedAt: number) => ({
      sourceKey: 'draft-report',
      automatic: true,
      categoryId: 1,
      author: 'Khán Đài',
      cover: source().cover,
      hashtags: [],
      publishedAt: new Date(publishedAt),
      texts: { vi: { title, lead: 'x', blocks: [{ type: 'paragraph' as const, text: 'x' }] } },
    });
    expect(await publishReport(db, report('Bài của máy', api.clock.now()))).toBe(true);
    const [{ id = 0 } = {}] = await newest();
    const draft = (await api.call(draftCalls.adopt, { articleId: id }, by())).body.data;
    const edited = { ...(draft.source as DraftSource), texts: source({}, 'Bài đã sửa').texts };
    const shown = (await publish((await update(draft, edited)).body.data)).body.data;
    expect((await article(id)).body.data).toMatchObject({ automatic: true, blocks: [{ text: 'Bài đã sửa' }] });
    await pass(HOUR);
    expect(await publishReport(db, report('Bài mới của máy', api.clock.now()))).toBe(false);
    expect((await article(id)).body.data.blocks).toMatchObject([{ text: 'Bài đã sửa' }]);
    await publish((await update(shown, { ...edited, author: 'Lê Hoài Thu' })).body.data);
    const { data } = (await article(id)).body;
    expect([data.author, data.automatic]).toEqual(['Lê Hoài Thu', undefined]);
  });

  it('are as long as an article may be, in three languages, and none that would take long to read', async () => {
    const body = '字 '.repeat(15_000).trim();
    const words = { ...english(body), title: 'Dài' };
    const draft = await create(source({ texts: { vi: words, en: words, zh: words } }));
    expect((await publish(draft)).status).toBe(200);
    const deep = '> '.repeat(1_000) + 'x';
    for (const answer of [
      await api.call(draftCalls.preview, { body: deep }, by()),
      await api.call(draftCalls.create, { uuid: `qua-sau-${kind}`, source: source({}, deep) }, by()),
      await update((await withdraw(await read(draft.id))).body.data, source({}, deep)),
    ])
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, 'depth, line 1']);
  });

  it('are not published with nothing to read, nor a year from now', async () => {
    for (const body of ['---\n', '&#x200B;', '![ ](/bad)'])
      expect((await publish(await create(source({}, body)))).body.errors?.[0]?.path).toBe('source.texts.vi.body');
    const empty = await create(source({}, '---\n'));
    for (const at of [null, new Date(api.clock.now() + HOUR).toISOString()]) {
      const answer = await publish(empty, at);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'source.texts.vi.body']);
    }
    const far = await publish(await create(), new Date(api.clock.now() + 367 * 24 * HOUR).toISOString());
    expect([far.status, far.body.errors?.[0]?.path]).toEqual([400, 'at']);
  });

  it('tell what a body becomes, and what of it is not shown as it was written', async () => {
    const name = `anh-${kind}.webp`;
    await api.database.db
      .insert(upload)
      .values({ name, ownerId: staff.id, width: 800, height: 600, bytes: 1, hasThumb: false, animated: false, createdAt: new Date(EVENING) });
    const body = `![Khán đài](/other/api/resource/file/${name} "Kín chỗ.")\n\n![Lạ](/other/api/resource/file/khong-co.webp)\n\n<b>Đậm</b> [x](javascript:alert(1))`;
    expect((await api.call(draftCalls.preview, { body }, by())).body.data).toEqual({
      minutes: 1,
      blocks: [
        { type: 'picture', url: `/other/api/resource/file/${name}`, width: 800, height: 600, alt: 'Khán đài', caption: 'Kín chỗ.' },
        { type: 'paragraph', text: 'Lạ' },
        { type: 'paragraph', text: '<b>Đậm</b> x' },
      ],
      warnings: [
        { kind: 'picture', line: 3, what: '/other/api/resource/file/khong-co.webp' },
        { kind: 'html', line: 5, what: '<b>' },
        { kind: 'html', line: 5, what: '</b>' },
        { kind: 'link', line: 5, what: 'javascript:alert(1)' },
      ],
    });
  });

  it('keep all that was done to them, with what was written', async () => {
    const draft = await create(source({}, 'Bản một'));
    const two = (await update(draft, source({}, 'Bản hai'))).body.data;
    await withdraw((await publish(two)).body.data);
    const asked = { id: String(draft.id), pageSize: 3 };
    const first = (await api.call(draftCalls.changes, asked, by())).body.data;
    const second = (await api.call(draftCalls.changes, { ...asked, cursor: first.nextCursor }, by())).body.data;
    expect([...first.list, ...second.list].map(({ version, kind: done, by: who }) => [version, done, who?.userId])).toEqual([
      [4, 'withdrawn', staff.id],
      [3, 'published', staff.id],
      [2, 'written', staff.id],
      [1, 'written', staff.id],
    ]);
    expect(second.nextCursor).toBeNull();
    const at = async (version: number) => (await api.call(draftCalls.version, { id: String(draft.id), version }, by())).body.data.source.texts.vi.body;
    expect([await at(1), await at(2), await at(4)]).toEqual(['Bản một', 'Bản hai', 'Bản hai']);
    expect((await api.call(draftCalls.version, { id: String(draft.id), version: 5 }, by())).status).toBe(404);
  });

  it('are made of what is published already, which stays the same when it is published again', async () => {
    const { data: intro } = (await article(staticArticles.intro)).body;
    const draft = (await api.call(draftCalls.adopt, { articleId: staticArticles.intro }, by())).body.data;
    expect(draft).toMatchObject({ state: 'published', articleId: staticArticles.intro, changed: false, title: intro.title });
    expect((await api.call(draftCalls.adopt, { articleId: staticArticles.intro }, by())).body.data.id).toBe(draft.id);
    const shown = (await publish(draft)).body.data;
    expect((await article(staticArticles.intro)).body.data).toEqual({ ...intro, updatedAt: expect.any(String) });
    const english = await api.call(articleCalls.info, { id: String(staticArticles.intro) }, { language: 'en' });
    expect(english.body.data.language).toBe('en');
    expect(shown.state).toBe('published');
  });

  it('are listed, the last edited first, stretch by stretch and by state', async () => {
    const drafts = [await create(), await create(), await create()];
    await pass(1000);
    await update(drafts[0]!, source());
    const ids = drafts.map(({ id }) => id);
    const asked = { state: 'draft', pageSize: 2 } as const;
    const first = (await api.call(draftCalls.list, asked, by())).body.data;
    const second = (await api.call(draftCalls.list, { ...asked, cursor: first.nextCursor }, by())).body.data;
    expect([...first.list, ...second.list].slice(0, 3).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
    expect((await api.call(draftCalls.list, { state: 'withdrawn' }, by())).body.data.list.every(({ state }) => state === 'withdrawn')).toBe(true);
    expect((await api.call(draftCalls.list, { cursor: 'x' }, by())).status).toBe(400);
  });
});
