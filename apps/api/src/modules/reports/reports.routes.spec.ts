import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { commentTargets, limits } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { newsfeedCalls, RESTORE_MINUTES, visibility } from '@portal/contracts/newsfeed';
import { LATEST_REPORTS, reportCalls, reportTargets } from '@portal/contracts/report';
import { tipsCalls } from '@portal/contracts/tips';
import { clockFrom, type SteeredClock } from '../../clock.ts';
import { account, post, report } from '../../db/schema.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, postOf, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const WRITTEN = 'Trọng tài này ngu như bò!';
const SHOWN = 'Trọng tài này ***!';

describe.each(databaseKinds)('reports on %s', (kind) => {
  let api: TestApp<SteeredClock>;
  let author: TestMember;
  let staff = '';
  const member = () => newMember(api);
  const written = async (content = 'Vào nhóm nhận kèo chắc thắng', more: object = {}) =>
    (await api.call(newsfeedCalls.create, { uuid: randomUUID(), content, ...more }, { token: author.token })).body.data;
  const commented = async (objectId: number, content = 'Im đi', parentId?: number) =>
    (await api.call(commentCalls.create, { uuid: randomUUID(), objectType: commentTargets.post, objectId, content, parentId }, { token: author.token })).body
      .data;
  const tell = (by: { token: string }, objectId: number, { objectType = reportTargets.post as number, reason = 'spam', text = '' } = {}) =>
    api.call(reportCalls.create, { objectType, objectId, reason, text }, { token: by.token });
  const queue = async (state: 'open' | 'decided' = 'open') => (await api.call(reportCalls.list, { state, pageSize: 50 }, { token: staff })).body.data.list;
  const caseOf = async (objectId: number, objectType: number = reportTargets.post) =>
    [...(await queue()), ...(await queue('decided'))].find((each) => each.objectId === objectId && each.objectType === objectType);
  const decide = (id: number, verdict: 'kept' | 'removed', since: string | null = null) =>
    api.call(reportCalls.decide, { id, verdict, since }, { token: staff });
  /** Its author deletes it and does not restore it. */
  const erase = async (id: number) => {
    await api.call(newsfeedCalls.remove, { id }, { token: author.token });
    api.clock.jump(RESTORE_MINUTES * MINUTE);
    await api.keepHouse();
  };
  /** Lets it stand as it is by now. */
  const keep = async (objectId: number) => {
    const { id, since } = (await caseOf(objectId))!;
    return decide(id, 'kept', since);
  };

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' }, clockFrom(EVENING));
  }, 60_000);
  beforeEach(async () => {
    api.clock.jump(MINUTE);
    author = await member();
    staff = (await memberOf(api, 'staff')).token;
  });
  afterAll(() => api?.close());

  it('of one thing are one case: who wrote it, what stands there, how many report it and why, the newest words first', async () => {
    const { id } = await written();
    const [first, second, third] = [await member(), await member(), await member()];
    expect((await tell(first, id)).body).toEqual({ code: 0, msg: 'Success', data: {} });
    api.clock.jump(MINUTE);
    await tell(second, id, { reason: 'scam', text: '  Đòi nạp tiền trước  ' });
    api.clock.jump(MINUTE);
    await tell(third, id, { reason: 'scam' });
    const [top] = await queue();
    expect(top).toMatchObject({
      objectType: reportTargets.post,
      objectId: id,
      on: null,
      author: { userId: author.id },
      content: 'Vào nhóm nhận kèo chắc thắng',
      typed: null,
      media: [],
      card: null,
      sharedId: null,
      since: expect.any(String),
      count: 3,
      reasons: [
        { reason: 'scam', count: 2 },
        { reason: 'spam', count: 1 },
      ],
      decision: null,
    });
    expect(top?.latest.map(({ by, reason, text }) => [by.userId, reason, text])).toEqual([
      [third.id, 'scam', ''],
      [second.id, 'scam', 'Đòi nạp tiền trước'],
      [first.id, 'spam', ''],
    ]);
  });

  it('say what stood behind the asterisks, in posts, shares and comments; nobody else reads it', async () => {
    const [{ id }, reader] = [await written(WRITTEN), await member()];
    const share = (await api.call(newsfeedCalls.share, { uuid: randomUUID(), id, content: WRITTEN }, { token: author.token })).body.data;
    const comment = await commented(id, WRITTEN);
    for (const post of [id, share.id]) await tell(reader, post);
    await tell(reader, comment.id, { objectType: reportTargets.comment });
    for (const [objectId, type] of [[id], [share.id], [comment.id, reportTargets.comment]] as const)
      expect(await caseOf(objectId, type)).toMatchObject({ content: SHOWN, typed: WRITTEN, sharedId: objectId === share.id ? id : null });
    expect(await caseOf(comment.id, reportTargets.comment)).toMatchObject({ on: { objectType: commentTargets.post, objectId: id } });
    for (const token of [reader.token, author.token, staff])
      expect(JSON.stringify((await api.call(newsfeedCalls.one, { id }, { token })).body)).not.toContain(WRITTEN);
    // Saved again from the form, which has the asterisks.
    await api.call(newsfeedCalls.update, { id, content: SHOWN, visibility: visibility.public }, { token: author.token });
    expect(await caseOf(id)).toMatchObject({ content: SHOWN, typed: WRITTEN });
    await api.call(newsfeedCalls.update, { id, content: 'Trọng tài này đồ ngu!' }, { token: author.token });
    expect(await caseOf(id)).toMatchObject({ content: SHOWN, typed: 'Trọng tài này đồ ngu!' });
    await api.call(newsfeedCalls.update, { id, content: 'Trọng tài này kém' }, { token: author.token });
    expect(await caseOf(id)).toMatchObject({ content: 'Trọng tài này kém', typed: null });
    // What is deleted is deleted.
    await api.call(newsfeedCalls.update, { id, content: WRITTEN }, { token: author.token });
    await erase(id);
    expect((await api.database.db.select({ typed: post.typed }).from(post).where(eq(post.id, id)))[0]).toEqual({ typed: null });
  });

  it('by the same member twice are one, also at once', async () => {
    const [{ id }, reader] = [await written(), await member()];
    await Promise.all(Array.from({ length: 5 }, () => tell(reader, id)));
    expect((await tell(reader, id, { reason: 'hate' })).status).toBe(200);
    expect(await caseOf(id)).toMatchObject({ count: 1, reasons: [{ reason: 'spam', count: 1 }] });
  });

  it('by twenty members at once are twenty, of which the newest come with the case', async () => {
    const { id } = await written();
    const readers = [];
    for (let one = 0; one < 20; one += 1) readers.push(await member());
    await Promise.all(readers.map((reader, number) => tell(reader, id, { reason: number % 2 ? 'spam' : 'insult' })));
    const found = await caseOf(id);
    expect([found?.count, found?.reasons.map(({ count }) => count), found?.latest.length]).toEqual([20, [10, 10], LATEST_REPORTS]);
  });

  it('are refused of one’s own, of what one cannot see, and of what is not there', async () => {
    const [open, hidden, other] = [await written(), await written('Riêng', { visibility: visibility.private }), await member()];
    expect((await tell(author, open.id)).status).toBe(403);
    expect((await tell(other, hidden.id)).status).toBe(404);
    expect((await tell(other, 999_999_999)).status).toBe(404);
    const below = await commented(hidden.id);
    expect((await tell(other, below.id, { objectType: reportTargets.comment })).status).toBe(404);
    await api.call(friendCalls.actionRequest, { userId: author.id, action: friendActions.block }, { token: other.token });
    expect((await tell(other, open.id)).status).toBe(404);
    const nobody = await api.call(reportCalls.create, { objectType: 20, objectId: open.id, reason: 'spam' });
    expect([nobody.status, await caseOf(open.id)]).toEqual([401, undefined]);
  });

  it.each([
    ['objectType', { objectType: 30 }],
    ['objectId', { objectId: 'x' }],
    ['reason', { reason: 'dislike' }],
    ['text', { text: 'x'.repeat(limits.reportText + 1) }],
  ])('name the field that is wrong: %s', async (field, wrong) => {
    const { token } = await member();
    const { status, body } = await api.call(reportCalls.create, { objectType: 20, objectId: 1, reason: 'spam', ...wrong }, { token });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });

  it('have a pace', async () => {
    const { token } = await member();
    const id = await postOf(api, author.id);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await tell({ token }, id)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('are read and decided by staff alone', async () => {
    const [{ id }, reader] = [await written(), await member()];
    await tell(reader, id);
    const { id: caseId } = (await caseOf(id))!;
    for (const { token } of [reader, author, await memberOf(api, 'blv')]) {
      expect((await api.call(reportCalls.list, {}, { token })).status).toBe(403);
      expect((await api.call(reportCalls.decide, { id: caseId, verdict: 'removed' }, { token })).status).toBe(403);
    }
    expect((await api.call(newsfeedCalls.one, { id })).status).toBe(200);
    expect((await decide(999_999_999, 'kept')).status).toBe(404);
    expect((await api.call(reportCalls.decide, { id: caseId, verdict: 'gone' }, { token: staff })).body.errors?.[0]?.path).toBe('verdict');
  });

  it('of what is taken away are closed, and the thing is gone for everybody', async () => {
    const [{ id }, reader] = [await written(), await member()];
    const comment = await commented(id);
    const answer = await commented(id, 'Nữa này', comment.id);
    await tell(reader, comment.id, { objectType: reportTargets.comment });
    const { body } = await decide((await caseOf(comment.id, reportTargets.comment))!.id, 'removed');
    expect(body.data).toMatchObject({ content: null, typed: null, decision: { verdict: 'removed', by: { displayName: expect.any(String) } } });
    const left = (await api.call(commentCalls.list, { objectType: commentTargets.post, objectId: id })).body.data;
    expect(left.list.map((each) => [each.id, each.content])).toEqual([[comment.id, null]]);
    await tell(reader, id);
    await tell(reader, answer.id, { objectType: reportTargets.comment });
    const { id: caseId } = (await caseOf(id))!;
    expect((await decide(caseId, 'removed')).body.data.decision?.verdict).toBe('removed');
    expect((await api.call(newsfeedCalls.one, { id }, { token: author.token })).status).toBe(404);
    // With the post goes what was said below it.
    expect((await caseOf(answer.id, reportTargets.comment))?.decision?.verdict).toBe('gone');
    // Said again, or otherwise, nothing changes.
    expect((await decide(caseId, 'kept')).body.data.decision?.verdict).toBe('removed');
    expect((await queue()).map(({ id: open }) => open)).not.toContain(caseId);
  });

  it('of what its author deletes are closed by nobody of the staff', async () => {
    const [{ id }, reader] = [await written(), await member()];
    const comment = await commented(id);
    await tell(reader, id);
    await tell(reader, comment.id, { objectType: reportTargets.comment });
    await api.call(commentCalls.remove, { id: comment.id }, { token: author.token });
    await api.call(newsfeedCalls.remove, { id }, { token: author.token });
    // As long as it may come back the case waits: nobody gets rid of one by deleting.
    expect(await caseOf(id)).toMatchObject({ content: null, decision: null });
    await api.call(newsfeedCalls.restore, { id }, { token: author.token });
    expect(await caseOf(id)).toMatchObject({ content: 'Vào nhóm nhận kèo chắc thắng', decision: null });
    await erase(id);
    for (const found of [await caseOf(id), await caseOf(comment.id, reportTargets.comment)])
      expect(found).toMatchObject({ content: null, decision: { verdict: 'gone', by: null } });
  });

  it('show nothing of what became private meanwhile, nor of what is said below it, which can still be taken away', async () => {
    const [{ id }, reader] = [await written(WRITTEN), await member()];
    const comment = await commented(id);
    await tell(reader, id);
    await tell(reader, comment.id, { objectType: reportTargets.comment });
    await api.call(newsfeedCalls.update, { id, visibility: visibility.private }, { token: author.token });
    const found = (await caseOf(id))!;
    expect(found).toMatchObject({ content: null, typed: null, since: null, decision: null });
    // Nobody lets stand what nobody has read.
    expect((await decide(found.id, 'kept')).body.data.decision).toBeNull();
    const below = (await caseOf(comment.id, reportTargets.comment))!;
    expect(below).toMatchObject({ content: null, decision: null });
    expect((await decide(below.id, 'removed')).body.data.decision).toMatchObject({ verdict: 'removed', by: expect.anything() });
    expect((await api.call(commentCalls.list, { objectType: commentTargets.post, objectId: id }, { token: author.token })).body.data.list).toEqual([]);
    expect((await decide(found.id, 'removed')).body.data.decision).toMatchObject({ verdict: 'removed', by: expect.anything() });
  });

  it('of what is let stand are closed, and open again only when it is changed and reported once more', async () => {
    const [{ id }, first, second] = [await written(), await member(), await member()];
    await tell(first, id);
    const { id: caseId, since } = (await caseOf(id))!;
    expect((await keep(id)).body.data).toMatchObject({ content: expect.any(String), decision: { verdict: 'kept' } });
    api.clock.jump(MINUTE);
    await tell(second, id);
    expect(await caseOf(id)).toMatchObject({ count: 2, decision: { verdict: 'kept' } });
    await api.call(newsfeedCalls.update, { id, content: 'Nạp tiền ở đây' }, { token: author.token });
    expect(await caseOf(id)).toMatchObject({ decision: { verdict: 'kept' } });
    // By who reported it before, too, whose new words count: it is another thing now.
    await tell(first, id, { reason: 'scam', text: 'Giờ là lừa đảo' });
    expect(await caseOf(id)).toMatchObject({
      count: 2,
      reasons: [
        { reason: 'scam', count: 1 },
        { reason: 'spam', count: 1 },
      ],
      latest: [{ text: 'Giờ là lừa đảo' }, {}],
      content: 'Nạp tiền ở đây',
      decision: null,
    });
    // What staff had on their screen was the version before.
    expect((await decide(caseId, 'kept', since)).body.data).toMatchObject({ content: 'Nạp tiền ở đây', decision: null });
    await keep(id);
    // Staff may think better of it.
    expect((await decide(caseId, 'removed')).body.data.decision?.verdict).toBe('removed');
  });

  it('of what was let stand say so no more once it is gone', async () => {
    const [{ id }, reader] = [await written(), await member()];
    await tell(reader, id);
    await keep(id);
    await erase(id);
    expect(await caseOf(id)).toMatchObject({ content: null, decision: { verdict: 'gone', by: null } });
  });

  it('of staff’s own words are for other staff to decide', async () => {
    const [own, reader] = [await memberOf(api, 'staff'), await member()];
    const id = await postOf(api, own.id);
    await tell(reader, id);
    const { id: caseId, since } = (await caseOf(id))!;
    expect((await decide(caseId, 'kept', since)).status).toBe(403);
  });

  it('of what is deleted in the same moment leave nothing that waits for ever', async () => {
    const [{ id }, readers] = [await written(), [await member(), await member(), await member()]];
    const [, ...answers] = await Promise.all([api.call(newsfeedCalls.remove, { id }, { token: author.token }), ...readers.map((reader) => tell(reader, id))]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    api.clock.jump(RESTORE_MINUTES * MINUTE);
    await api.keepHouse();
    expect((await queue()).map(({ objectId }) => objectId)).not.toContain(id);
  });

  it('of a tip’s card take away what its author said of the tip, too, which stands as a record', async () => {
    const [tipped] = (await api.call(newsfeedCalls.list, { nType: 4, pageSize: 10 })).body.data.list.filter(({ content }) => content !== '');
    const [reader, tipId] = [await member(), tipped!.card!.id];
    expect((await api.call(tipsCalls.info, { id: tipId })).body.data.content).toBe(tipped!.content);
    await tell(reader, tipped!.id);
    const { id: caseId, card } = (await caseOf(tipped!.id))!;
    expect(card).toEqual({ title: tipped!.card!.title, link: tipped!.card!.link });
    await decide(caseId, 'removed');
    const { status, body } = await api.call(tipsCalls.info, { id: tipId });
    expect([status, body.data.content]).toEqual([200, '']);
  });

  it('are read in stretches, each case once, the last reported first', async () => {
    const reader = await member();
    const ids: number[] = [];
    for (let one = 0; one < 5; one += 1) {
      const id = await postOf(api, author.id);
      ids.unshift(id);
      await tell(reader, id);
      api.clock.jump(MINUTE);
    }
    for (const state of ['open', 'decided'] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { data } = (await api.call(reportCalls.list, { state, pageSize: 2, ...(cursor && { cursor }) }, { token: staff })).body;
        seen.push(...data.list.map(({ objectId }) => objectId));
        cursor = data.nextCursor ?? undefined;
      } while (cursor);
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
      if (state === 'open') for (const id of ids.toReversed()) await keep(id).then(() => api.clock.jump(1_000));
    }
  });

  it('go with the account that made them, and cases with the account of their author', async () => {
    const { db } = api.database;
    const [{ id }, reader] = [await written(), await member()];
    await tell(reader, id);
    const { id: caseId } = (await caseOf(id))!;
    await db.delete(account).where(eq(account.id, reader.id));
    expect(await db.select().from(report).where(eq(report.caseId, caseId))).toEqual([]);
    expect(await caseOf(id)).toMatchObject({ latest: [] });
    await db.delete(account).where(eq(account.id, author.id));
    expect(await caseOf(id)).toBeUndefined();
  });
});
