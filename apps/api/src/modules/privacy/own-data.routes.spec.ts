import { randomUUID } from 'node:crypto';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { pointsCalls } from '@portal/contracts/points';
import { privacyCalls, type OwnDataPage } from '@portal/contracts/privacy';
import { userCalls } from '@portal/contracts/user';
import { comment, notification } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { OWN, ownNames } from './own-tables.ts';
import { writePlace } from './place.ts';

describe.each(databaseKinds)('all that is kept of a member, on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let lan: TestMember;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    lan = await newMember(api);
  });

  const page = (cursor?: string, token: string | undefined = lan.token) =>
    api.call(privacyCalls.data, cursor === undefined ? {} : { cursor }, token ? { token } : {});
  const all = async () => {
    const pages: OwnDataPage[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await page(cursor ?? undefined);
      pages.push(body.data);
      cursor = body.data.nextCursor;
    } while (cursor !== null);
    return pages;
  };
  const write = async ({ token }: TestMember, content: string) =>
    (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content }, { token })).body.data.id;
  const rowsOf = (pages: OwnDataPage[], kindOf: string) => pages.flatMap(({ parts }) => parts).flatMap(({ name, rows }) => (name === kindOf ? rows : []));

  it('names every kind once, also those of which there is nothing, and reads none of others', async () => {
    const other = await newMember(api);
    await write(other, 'chuyện của người khác');
    const pages = await all();
    expect(pages).toHaveLength(1);
    expect(pages[0]!.parts.map(({ name }) => name)).toEqual(ownNames);
    expect(JSON.stringify(pages)).not.toContain('chuyện của người khác');
    expect(rowsOf(pages, 'account')).toEqual([expect.objectContaining({ username: lan.name, balance: 0, createdAt: expect.stringMatching(/^2026-11-20T/) })]);
  });

  it('holds what one has written, before and after a change, and has done', async () => {
    const other = await newMember(api);
    const { token } = lan;
    const id = await write(lan, 'trước trận');
    await api.call(newsfeedCalls.update, { id, content: 'sau trận' }, { token });
    await api.call(commentCalls.create, { uuid: `own-${id}-comment`, objectType: commentTargets.post, objectId: id, content: 'tự bình luận' }, { token });
    await api.call(newsfeedCalls.react, { id, reaction: 'love' }, { token });
    await api.call(pointsCalls.checkIn, {}, { token });
    await api.call(userCalls.saveSettings, { settings: { 8: true } }, { token });
    await api.call(
      commentCalls.create,
      { uuid: `own-${id}-theirs`, objectType: commentTargets.post, objectId: id, content: 'của bạn kia' },
      { token: other.token },
    );
    const pages = await all();
    expect(rowsOf(pages, 'posts')).toEqual([expect.objectContaining({ content: 'sau trận', versions: [expect.objectContaining({ content: 'trước trận' })] })]);
    expect(rowsOf(pages, 'comments').map(({ content }) => content)).toEqual(['tự bình luận']);
    expect(rowsOf(pages, 'reactions')).toHaveLength(1);
    expect(rowsOf(pages, 'checkIns')).toEqual([expect.objectContaining({ day: '2026-11-20', points: 10 })]);
    expect(rowsOf(pages, 'points')).toEqual([expect.objectContaining({ reason: 'checkIn', amount: 10, balance: 10 })]);
    expect(rowsOf(pages, 'settings')).toEqual([expect.objectContaining({ settings: { 8: true } })]);
    expect(JSON.stringify(pages)).not.toMatch(/của bạn kia|argon2|passwordHash/);
  });

  it('goes on where a page ends, and loses and repeats nothing', async () => {
    const createdAt = new Date(api.clock.now());
    const told = Array.from({ length: 2_300 }, (_, number) => ({ accountId: lan.id, type: 10, title: `tin ${number}`, content: '', createdAt }));
    await api.database.db.insert(notification).values(told);
    const said = Array.from({ length: 1_100 }, (_, number) => ({
      authorId: lan.id,
      objectType: 10,
      objectId: 1,
      uuid: `own-data-${number}`,
      content: `lời ${number}`,
      createdAt,
    }));
    await api.database.db.insert(comment).values(said);
    const pages = await all();
    expect(pages.map(({ parts }) => parts.reduce((sum, { rows }) => sum + rows.length, 0)).slice(0, 3)).toEqual([1_000, 1_000, 1_000]);
    expect(new Set(rowsOf(pages, 'notifications').map(({ title }) => title)).size).toBe(2_300);
    expect(rowsOf(pages, 'notifications')).toHaveLength(2_300);
    expect(new Set(rowsOf(pages, 'comments').map(({ content }) => content)).size).toBe(1_100);
    expect(rowsOf(pages, 'comments')).toHaveLength(1_100);
  });

  it('can be read on after a row of every kind', async () => {
    const example = { PgBigInt53: 5, PgInteger: 5, PgUUID: '0b0e3c1e-5b0a-4b8e-9d1f-6a1c2d3e4f50', PgDateString: '2026-11-20', PgText: 'chữ' };
    for (const name of ownNames) {
      const after = OWN[name].by.map(({ columnType }) => example[columnType as keyof typeof example]);
      const { status, body } = await page(writePlace({ name, after }));
      expect([name, status, body.data?.parts[0]?.name]).toEqual([name, 200, name]);
    }
  });

  it.each([
    ['nothing of ours', 'abc'],
    ['a kind that there is none of', Buffer.from('["secrets",null]').toString('base64url')],
    ['too few values', Buffer.from('["reactions",[1]]').toString('base64url')],
    ['too many values', Buffer.from('["posts",["a","b"]]').toString('base64url')],
    ['words for a number', Buffer.from('["points",["x"]]').toString('base64url')],
    ['a number beyond the column', Buffer.from('["reactions",[9999999999,1]]').toString('base64url')],
    ['no day', Buffer.from('["checkIns",["2026-13-45"]]').toString('base64url')],
    ['what no text can hold', Buffer.from('["posts",["a\\u0000b"]]').toString('base64url')],
  ])('%s for a cursor is refused, naming it', async (_, cursor) => {
    const { status, body } = await page(cursor);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'cursor']);
  });

  it('is for members: 401 for nobody and for an account that is gone, 403 for a guest; and has a pace', async () => {
    expect((await api.call(privacyCalls.data, {})).status).toBe(401);
    expect((await page(undefined, await api.app.tokens.access({ userId: 987_654, siteRoleId: 1, userType: 10 }))).status).toBe(401);
    expect((await page(undefined, await api.app.tokens.guest())).status).toBe(403);
    const statuses: number[] = [];
    for (let time = 0; time < 102; time += 1) statuses.push((await page()).status);
    expect(statuses.indexOf(429)).toBe(100);
  });
});
