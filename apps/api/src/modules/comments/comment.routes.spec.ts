import { randomUUID } from 'node:crypto';
import { codes, commentTargets } from '@portal/contracts';
import { staticArticles } from '@portal/contracts/article';
import { commentCalls } from '@portal/contracts/comment';
import { addArticles } from '../articles/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { commentRepository } from './index.ts';

const objectType = commentTargets.article;
const FIRST = 9001;

describe.each(databaseKinds)('comments on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const token: Record<string, string> = {};
  /** An article that nobody has spoken about yet. */
  let objectId = FIRST - 1;

  const say = (who: string, content: string, more: Record<string, unknown> = {}) =>
    api.call(commentCalls.create, { uuid: randomUUID(), objectType, objectId, content, ...more }, { token: token[who] ?? '' });
  const list = async (more: Record<string, unknown> = {}, who = '') =>
    (await api.call(commentCalls.list, { objectType, objectId, ...more }, { token: token[who] ?? '' })).body.data;
  const total = async () => (await api.call(commentCalls.total, { objectType, objectId })).body.data.total;

  beforeAll(async () => {
    api = await testApp(kind);
    const cover = { motif: 'ball' as const, colors: [], monograms: [], alt: '', credit: '' };
    const texts = { vi: { title: 'Bài thử', lead: '', blocks: [] } };
    await addArticles(
      api.database.db,
      Array.from({ length: 40 }, (_, place) => ({
        id: FIRST + place,
        categoryId: 1,
        author: 'Ban biên tập',
        cover,
        hashtags: [],
        publishedAt: new Date(api.clock.now()),
        texts,
      })),
    );
  });
  beforeEach(async () => {
    objectId += 1;
    api.clock.advance(120_000);
    for (const name of ['fan', 'tipster', 'staff']) token[name] = (await memberOf(api, name)).token;
    token.guest = await api.app.tokens.guest();
  });
  afterAll(() => api?.close());

  it('are stored, counted and listed newest first, with who wrote them', async () => {
    const first = (await say('fan', '  Vào rồi!  ')).body.data;
    api.clock.advance(1_000);
    await say('tipster', 'Đẹp quá');
    expect(first).toMatchObject({ content: 'Vào rồi!', author: { username: 'fan' }, parentId: null, replies: 0, can: { delete: true } });
    const seen = await list();
    expect(seen.list.map(({ content }) => content)).toEqual(['Đẹp quá', 'Vào rồi!']);
    expect(seen).toMatchObject({ total: 2, nextCursor: null });
    expect(await total()).toBe(2);
    expect(JSON.stringify(seen)).not.toMatch(/passwordHash|emailAddress|uuid/);
  });

  it('hang at the first comment when they reply to a reply, oldest first, and say whom they answer', async () => {
    const first = (await say('fan', 'Ai cũng thấy việt vị')).body.data;
    api.clock.advance(1_000);
    const reply = (await say('tipster', 'Tôi không thấy', { parentId: first.id })).body.data;
    api.clock.advance(1_000);
    const deeper = (await say('fan', 'Xem lại đi', { parentId: reply.id })).body.data;
    expect(reply).toMatchObject({ parentId: first.id, replyTo: null });
    expect(deeper).toMatchObject({ parentId: first.id, replyTo: reply.author.displayName });
    expect((await list()).list).toMatchObject([{ id: first.id, replies: 2 }]);
    expect((await list({ parentId: first.id })).list.map(({ id }) => id)).toEqual([reply.id, deeper.id]);
    expect(await total()).toBe(3);
  });

  it('are read on by cursor without a gap and without a double', async () => {
    for (const place of [1, 2, 3, 4, 5]) {
      await say('fan', `câu ${place}`);
      api.clock.advance(10_000);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ pageSize: 2, ...(cursor && { cursor }) });
      seen.push(...page.list.map(({ content }) => content ?? ''));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['câu 5', 'câu 4', 'câu 3', 'câu 2', 'câu 1']);
  });

  it('are stored once, however often the same is sent', async () => {
    const uuid = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => say('fan', 'một lần thôi', { uuid })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('may be deleted by their author and by staff, by nobody else', async () => {
    const own = (await say('fan', 'của tôi')).body.data;
    const other = (await say('tipster', 'của bạn')).body.data;
    expect((await list({}, 'fan')).list.map(({ id, can }) => [id, can.delete])).toEqual(
      expect.arrayContaining([
        [own.id, true],
        [other.id, false],
      ]),
    );
    expect((await api.call(commentCalls.remove, { id: other.id }, { token: token.fan! })).status).toBe(403);
    expect((await api.call(commentCalls.remove, { id: own.id }, {})).status).toBe(401);
    expect((await api.call(commentCalls.remove, { id: own.id }, { token: token.fan! })).status).toBe(200);
    expect((await api.call(commentCalls.remove, { id: other.id }, { token: token.staff! })).status).toBe(200);
    expect((await api.call(commentCalls.remove, { id: own.id }, { token: token.fan! })).status).toBe(404);
    expect(await list()).toMatchObject({ list: [], total: 0 });
  });

  it('leave their place behind while somebody has replied, and take it along with the last reply', async () => {
    const first = (await say('fan', 'gốc')).body.data;
    const reply = (await say('tipster', 'ngọn', { parentId: first.id })).body.data;
    await api.call(commentCalls.remove, { id: first.id }, { token: token.fan! });
    expect(await list({}, 'fan')).toMatchObject({ list: [{ id: first.id, content: null, replies: 1, can: { delete: false } }], total: 1 });
    expect((await say('fan', 'trả lời người đã xoá', { parentId: first.id })).status).toBe(404);
    await api.call(commentCalls.remove, { id: reply.id }, { token: token.tipster! });
    expect(await list()).toMatchObject({ list: [], total: 0 });
  });

  it('count right when many write and delete at once', async () => {
    const first = (await say('staff', 'gốc')).body.data;
    const replies = await Promise.all(['fan', 'tipster', 'fan', 'tipster'].map((who, place) => say(who, `ngọn ${place}`, { parentId: first.id })));
    await Promise.all(
      [replies[0]!, replies[1]!].map(({ body }, place) =>
        api.call(commentCalls.remove, { id: body.data.id }, { token: token[place === 0 ? 'fan' : 'tipster']! }),
      ),
    );
    expect((await list()).list).toMatchObject([{ replies: 2 }]);
    expect(await total()).toBe(3);
  });

  it.each([
    ['content', { content: '   ' }],
    ['content', { content: '\u200b\u2800' }],
    ['content', { content: 'a'.repeat(1001) }],
    ['content', { content: 'a\u0000b' }],
    ['uuid', { uuid: 'x' }],
    ['objectType', { objectType: 11 }],
    ['objectId', { objectId: 'bài' }],
  ])('name a bad %s', async (path, bad) => {
    const { status, body } = await say('fan', 'tốt', bad);
    expect(status).toBe(400);
    expect(body.errors?.map((problem) => problem.path)).toContain(path);
  });

  it('name what is bad about a list', async () => {
    for (const bad of [{ cursor: 'xyz' }, { pageSize: 51 }, { parentId: 'a' }, { objectType: 'article' }]) {
      const { status, body } = await api.call(commentCalls.list, { objectType, objectId, ...bad });
      expect(status).toBe(400);
      expect(body.errors?.[0]?.path).toBe(Object.keys(bad)[0]);
    }
    expect((await api.call(commentCalls.total, { objectType })).body.errors?.[0]?.path).toBe('objectId');
    expect((await api.call(commentCalls.remove, { id: 'x' }, { token: token.fan! })).body.errors?.[0]?.path).toBe('id');
  });

  it('are for members: 401 for nobody, 403 for a guest', async () => {
    expect((await say('', 'ẩn danh')).status).toBe(401);
    expect((await say('guest', 'khách')).status).toBe(403);
  });

  it('need a thing that is there and open', async () => {
    expect((await say('fan', 'vào hư không', { objectId: 999_999 })).body.code).toBe(codes.notFound);
    expect((await say('fan', 'điều khoản', { objectId: staticArticles.terms })).status).toBe(403);
    expect((await api.call(commentCalls.list, { objectType, objectId: staticArticles.terms })).body.data.list).toEqual([]);
    expect((await api.call(commentCalls.total, { objectType, objectId: 999_999 })).status).toBe(404);
    expect((await say('fan', 'chỗ khác', { parentId: (await say('fan', 'ở đây')).body.data.id, objectId: FIRST + 39 })).status).toBe(404);
  });

  it('have a pace', async () => {
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await say('fan', `nhanh ${time}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are counted for many things in one question', async () => {
    await say('fan', 'một');
    const counts = await commentRepository(api.database.db).counts(objectType, [objectId, 1]);
    expect([...counts]).toEqual([
      [objectId, 1],
      [1, 0],
    ]);
  });

  it('go with the thing they are on', async () => {
    const first = (await say('fan', 'gốc')).body.data;
    await say('tipster', 'ngọn', { parentId: first.id });
    await commentRepository(api.database.db).forget({ objectType, objectId }, new Date(0));
    expect(await list()).toMatchObject({ list: [], total: 0 });
  });

  it('are refused to a token whose account is gone', async () => {
    const gone = await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 });
    expect((await api.call(commentCalls.create, { uuid: randomUUID(), objectType, objectId, content: 'ma' }, { token: gone })).status).toBe(401);
  });
});
