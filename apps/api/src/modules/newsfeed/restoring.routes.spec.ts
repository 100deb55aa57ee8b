import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { newsfeedCalls, RESTORE_MINUTES, visibility } from '@portal/contracts/newsfeed';
import { reportCalls, reportTargets } from '@portal/contracts/report';
import { tipsCalls } from '@portal/contracts/tips';
import { comment, post, reaction } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIMIT = RESTORE_MINUTES * MINUTE;

describe.each(databaseKinds)('a deleted post on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const [{ fixtureId } = { fixtureId: 0 }] = testReplay().fixturesBetween(EVENING + 6 * HOUR, EVENING + 9 * HOUR);
  let author: TestMember;
  let reader: TestMember;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  }, 60_000);
  beforeEach(async () => {
    api.clock.set(api.clock.now() + MINUTE);
    author = await newMember(api);
    reader = await newMember(api);
  });
  afterAll(() => api?.close());

  const token = async ({ name }: { name: string }) => ({ token: (await memberOf(api, name)).token });
  const write = async (own: object = {}) =>
    (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Lỡ tay xoá mất #tiec', ...own }, await token(author))).body.data;
  const see = (id: number, who: { name: string } = reader) => token(who).then((as) => api.call(newsfeedCalls.one, { id }, as));
  const remove = async (id: number, who: { name: string } = author) => api.call(newsfeedCalls.remove, { id }, await token(who));
  const restore = async (id: number, who: { name: string } = author) => api.call(newsfeedCalls.restore, { id }, await token(who));
  const stored = async (id: number) => (await api.database.db.select().from(post).where(eq(post.id, id)))[0]!;
  const feel = async (id: number) => api.call(newsfeedCalls.react, { id, reaction: 'sad' }, await token(reader));
  const say = async (objectId: number) =>
    api.call(commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.post, objectId, content: 'Đừng xoá' }, await token(reader));
  const timeGoesBy = async () => {
    api.clock.set(api.clock.now() + LIMIT);
    await api.keepHouse();
  };

  it('comes back as it was, with what was said and felt about it, to whoever looks for it', async () => {
    const { id } = await write();
    const { body: shared } = await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: 'Nghe này' }, await token(reader));
    await feel(id);
    await say(id);
    const before = (await see(id)).body.data;
    await remove(id);
    expect((await see(id, author)).status).toBe(404);
    expect((await see(shared.data.id)).body.data.shared).toBe('gone');
    const { body } = await restore(id);
    expect(body.data).toMatchObject({ id, content: 'Lỡ tay xoá mất #tiec', visibility: visibility.public, editedAt: null });
    expect((await see(id)).body.data).toEqual(before);
    expect(before).toMatchObject({ comments: 1, shares: 1, reactions: { total: 1 } });
    expect((await api.call(newsfeedCalls.list, { hashtag: 'tiec', pageSize: 50 })).body.data.list.map((each) => each.id)).toContain(id);
    expect((await see(shared.data.id)).body.data.shared).toMatchObject({ id });
    // Once more, because an answer was lost: it is there.
    expect((await restore(id)).body.data).toMatchObject({ id, comments: 1 });
  });

  it('of one’s own alone comes back as that', async () => {
    const { id } = await write({ visibility: visibility.private });
    await remove(id);
    expect((await restore(id)).body.data.visibility).toBe(visibility.private);
    expect([(await see(id)).status, (await see(id, author)).status]).toEqual([404, 200]);
  });

  it('of a share is counted on the original again', async () => {
    const { id } = await write();
    const { body } = await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: '' }, await token(reader));
    const shares = async () => (await see(id)).body.data.shares;
    await remove(body.data.id, reader);
    expect(await shares()).toBe(0);
    await restore(body.data.id, reader);
    expect(await shares()).toBe(1);
  });

  it('is restored by its author alone', async () => {
    const { id } = await write();
    expect([(await restore(id)).status, (await restore(id, reader)).status]).toEqual([200, 404]);
    await remove(id);
    expect((await restore(id, reader)).status).toBe(404);
    expect((await restore(id, { name: 'staff' })).status).toBe(404);
    expect((await restore(987_654_321)).status).toBe(404);
    expect((await api.call(newsfeedCalls.restore, { id })).status).toBe(401);
    expect((await api.call(newsfeedCalls.restore, { id: 0 }, await token(author))).body.errors?.[0]?.path).toBe('id');
    expect((await restore(id)).status).toBe(200);
  });

  it('does not come back after its time, to the millisecond; housekeeping erases it with all that hangs on it', async () => {
    const { id } = await write();
    await feel(id);
    await say(id);
    await remove(id);
    const deletedAt = api.clock.now();
    api.clock.set(deletedAt + LIMIT - 1);
    expect((await restore(id)).status).toBe(200);
    api.clock.set(deletedAt);
    await remove(id);
    api.clock.set(deletedAt + LIMIT);
    expect((await restore(id)).status).toBe(404);
    expect(await stored(id)).toMatchObject({ content: 'Lỡ tay xoá mất #tiec' });
    await timeGoesBy();
    expect(await stored(id)).toMatchObject({ content: '', visibility: visibility.deleted, deletedFrom: null });
    const { db } = api.database;
    expect(await db.select().from(comment).where(eq(comment.objectId, id))).toEqual([]);
    expect(await db.select().from(reaction).where(eq(reaction.objectId, id))).toEqual([]);
  });

  it('does not escape from staff, who take it away for good also while it could be restored', async () => {
    const { id } = await write();
    await api.call(reportCalls.create, { objectType: reportTargets.post, objectId: id, reason: 'spam', text: '' }, await token(reader));
    const staff = await token({ name: 'staff' });
    const [found] = (await api.call(reportCalls.list, { state: 'open', pageSize: 50 }, staff)).body.data.list;
    await remove(id);
    const { body } = await api.call(reportCalls.decide, { id: found!.id, verdict: 'removed', since: null }, staff);
    expect(body.data).toMatchObject({ objectId: id, decision: { verdict: 'removed' } });
    expect((await restore(id)).status).toBe(404);
    expect(await stored(id)).toMatchObject({ content: '', deletedFrom: null });
    expect((await remove(id, { name: 'staff' })).status).toBe(404);
  });

  it('of a tip’s card takes what was said away from the tip as long as it is deleted', async () => {
    const tip = { uuid: randomUUID(), fixtureId, type: 20, pick: 'home', line: null, content: 'Chủ nhà chắc chân.' };
    const { id } = (await api.call(tipsCalls.create, tip, await token(author))).body.data;
    const said = async () => (await api.call(tipsCalls.info, { id })).body.data.content;
    const [card] = (await api.call(newsfeedCalls.list, { username: author.name, pageSize: 1 })).body.data.list;
    // Whoever may not delete the one says nothing about the other.
    expect([(await remove(card!.id, reader)).status, await said()]).toEqual([403, 'Chủ nhà chắc chân.']);
    await remove(card!.id);
    expect(await said()).toBe('');
    expect((await restore(card!.id)).body.data.content).toBe('Chủ nhà chắc chân.');
    expect(await said()).toBe('Chủ nhà chắc chân.');
    await remove(card!.id);
    await timeGoesBy();
    expect((await restore(card!.id)).status).toBe(404);
    expect(await said()).toBe('');
  });

  it('does not come back once the tip is gone that it showed', async () => {
    const tip = { uuid: randomUUID(), fixtureId, type: 20, pick: 'away', line: null, content: 'Khách' };
    const { id } = (await api.call(tipsCalls.create, tip, await token(author))).body.data;
    const [card] = (await api.call(newsfeedCalls.list, { username: author.name, pageSize: 1 })).body.data.list;
    const bare = (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: '', link: `/tip-keo/${id}` }, await token(reader))).body.data;
    const worded = (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content: 'Theo', link: `/tip-keo/${id}` }, await token(reader))).body.data;
    await remove(card!.id);
    await remove(bare.id, reader);
    await remove(worded.id, reader);
    await api.call(tipsCalls.remove, { id }, await token(author));
    expect([(await restore(card!.id)).status, (await restore(bare.id, reader)).status]).toEqual([404, 404]);
    expect((await restore(worded.id, reader)).body.data).toMatchObject({ content: 'Theo', card: null });
  });

  it('is deleted and restored at some pace', async () => {
    const { id } = await write();
    let status = 200;
    for (let round = 0; round < 20 && status === 200; round += 1) {
      await remove(id);
      ({ status } = await restore(id));
    }
    expect(status).toBe(429);
  });

  it('is restored and deleted at once many times over, and is the one or the other', async () => {
    const { id } = await write();
    const { body } = await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: '' }, await token(reader));
    for (let round = 0; round < 5; round += 1) await Promise.all([remove(body.data.id, reader), restore(body.data.id, reader), remove(body.data.id, reader)]);
    const isThere = (await stored(body.data.id)).deletedFrom === null;
    expect((await see(id)).body.data.shares).toBe(Number(isThere));
  });
});
