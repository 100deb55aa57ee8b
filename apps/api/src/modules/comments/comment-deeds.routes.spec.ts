import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { commentTargets, type Reaction } from '@portal/contracts';
import { staticArticles } from '@portal/contracts/article';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { messageCalls } from '@portal/contracts/message';
import { newsfeedCalls, visibility } from '@portal/contracts/newsfeed';
import { reportCalls, reportTargets } from '@portal/contracts/report';
import { comment, reaction, reactionCount } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, newMember, postOf, type TestMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { reactionTargets } from '../reactions/index.ts';
import { commentRepository } from './index.ts';

const objectType = commentTargets.post;
const HOUR = 3_600_000;

describe.each(databaseKinds)('what one does with a comment on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let staff: string;
  let an: TestMember;
  let binh: TestMember;
  /** A post of An's that nobody has spoken about yet. */
  let objectId: number;

  const say = async (who: TestMember, content: string, parentId?: number) => {
    const { status, body } = await api.call(commentCalls.create, { uuid: randomUUID(), objectType, objectId, content, parentId }, who);
    expect(status).toBe(200);
    api.clock.advance(20_000);
    return body.data;
  };
  const list = async (more: Record<string, unknown> = {}, who?: TestMember) =>
    (await api.call(commentCalls.list, { objectType, objectId, ...more }, who ?? {})).body.data;
  const react = (who: { token: string } | Record<string, never>, id: number, kindOf: Reaction | null) =>
    api.call(commentCalls.react, { id, reaction: kindOf }, who);
  const change = (who: { token: string } | Record<string, never>, id: number, content: string) => api.call(commentCalls.update, { id, content }, who);
  const left = async (id: number) => [
    ...(await api.database.db
      .select()
      .from(reaction)
      .where(and(eq(reaction.objectType, reactionTargets.comment), eq(reaction.objectId, id)))),
    ...(await api.database.db
      .select()
      .from(reactionCount)
      .where(and(eq(reactionCount.objectType, reactionTargets.comment), eq(reactionCount.objectId, id)))),
  ];
  const scoreOf = async (id: number) => (await commentRepository(api.database.db).byId(id))?.score;

  beforeAll(async () => {
    api = await testApp(kind);
    api.clock.advance(48 * HOUR);
  });
  beforeEach(async () => {
    [an, binh] = [await newMember(api), await newMember(api)];
    // An account of yesterday is no new one.
    api.clock.advance(25 * HOUR);
    for (const who of [an, binh]) Object.assign(who, await memberOf(api, who.name));
    staff = (await memberOf(api, 'staff')).token;
    objectId = await postOf(api, an.id);
  });
  afterAll(() => api?.close());

  describe('feeling', () => {
    it('is counted once for each member, moved and taken back, and everybody reads it', async () => {
      const { id, reactions } = await say(an, 'Vào rồi!');
      expect(reactions).toEqual({ counts: {}, total: 0, mine: null });
      expect((await react(binh, id, 'love')).body.data).toEqual({ counts: { love: 1 }, total: 1, mine: 'love' });
      await react(an, id, 'haha');
      expect((await react(binh, id, 'haha')).body.data).toEqual({ counts: { haha: 2 }, total: 2, mine: 'haha' });
      expect((await list()).list[0]?.reactions).toEqual({ counts: { haha: 2 }, total: 2, mine: null });
      expect((await list({}, an)).list[0]?.reactions?.mine).toBe('haha');
      expect((await react(an, id, null)).body.data).toEqual({ counts: { haha: 1 }, total: 1, mine: null });
      expect(await scoreOf(id)).toBe(1);
    });

    it('stands at replies as well', async () => {
      const first = await say(an, 'gốc');
      const reply = await say(binh, 'ngọn', first.id);
      await react(an, reply.id, 'wow');
      expect((await list({ parentId: first.id })).list[0]?.reactions?.counts).toEqual({ wow: 1 });
      expect(await scoreOf(first.id)).toBe(1);
    });

    it('counts right when fifty do it at once', async () => {
      const { id } = await say(an, 'Cả khán đài');
      const fans = await Promise.all(Array.from({ length: 50 }, () => newMember(api)));
      const answers = await Promise.all(
        fans.flatMap((fan, place) => [react(fan, id, place % 2 ? 'love' : 'haha'), react(fan, id, place % 2 ? 'love' : 'haha')]),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await list()).list[0]?.reactions).toEqual({ counts: { love: 25, haha: 25 }, total: 50, mine: null });
      expect(await scoreOf(id)).toBe(50);
      await Promise.all(fans.slice(0, 20).map((fan) => react(fan, id, null)));
      expect((await list()).list[0]?.reactions?.total).toBe(30);
      expect(await scoreOf(id)).toBe(30);
    });

    describe('is told', () => {
      const told = async (who: TestMember) =>
        (await api.call(messageCalls.list, {}, await memberOf(api, who.name))).body.data.list.map(({ title, content }) => [title, content]);
      const row = (id: number, who: TestMember) => ['FRIEND_ACTION', `${id}|Bạn ${who.name.split('_').at(-1)}|COMMENT_REACTION`];

      it('to its author once in an hour, whoever it is and whichever comment below a post', async () => {
        const chi = await newMember(api);
        const [id, other] = [(await say(binh, 'Hay')).id, (await say(binh, 'Hay thật')).id];
        await react(binh, id, 'love');
        await react(chi, id, 'love');
        await react(an, other, 'haha');
        expect(await told(binh)).toEqual([row(objectId, chi)]);
        api.clock.advance(HOUR + 1);
        // Another kind, or the same once more, is no news.
        for (const kindOf of ['love', 'wow'] as const) await react(await memberOf(api, chi.name), id, kindOf);
        await react(await memberOf(api, an.name), other, null);
        expect(await told(binh)).toEqual([row(objectId, chi)]);
        await react(await memberOf(api, an.name), other, 'like');
        expect(await told(binh)).toEqual([row(objectId, an), row(objectId, chi)]);
      });

      it('to nobody who mutes them, or finds the post no more', async () => {
        const chi = await newMember(api);
        const { id } = await say(binh, 'Hay');
        await api.call(friendCalls.actionRequest, { userId: chi.id, action: friendActions.mute }, binh);
        await react(chi, id, 'love');
        await api.call(newsfeedCalls.update, { id: objectId, visibility: visibility.private }, an);
        await react(an, id, 'love');
        await say(an, 'Nói một mình', id);
        expect(await told(binh)).toEqual([]);
      });
    });

    it('is listed for whoever may read the comment: who, how, the newest first', async () => {
      const { id } = await say(an, 'Vào!');
      await react(an, id, 'haha');
      api.clock.advance(1_000);
      await react(binh, id, 'love');
      const who = async (input: object = {}, as: { token?: string } = {}) => api.call(commentCalls.reactionsOf, { id, ...input }, as);
      const { list: all, nextCursor } = (await who()).body.data;
      expect(all.map(({ person, reaction: kindOf }) => [person.userId, kindOf])).toEqual([
        [binh.id, 'love'],
        [an.id, 'haha'],
      ]);
      expect([Date.parse(all[0]!.at) - Date.parse(all[1]!.at), nextCursor]).toEqual([1_000, null]);
      const first = (await who({ pageSize: 1 })).body.data;
      expect((await who({ pageSize: 1, cursor: first.nextCursor })).body.data.list.map(({ person }) => person.userId)).toEqual([an.id]);
      await react(binh, id, null);
      expect((await who()).body.data.list).toHaveLength(1);
    });

    it('is not listed of what is gone or may not be read, nor of whoever blocks one', async () => {
      const chi = await newMember(api);
      objectId = await postOf(api, chi.id);
      const { id } = await say(an, 'Vào!');
      await react(chi, id, 'love');
      const who = (as: { token?: string } = {}, input: object = { id }) => api.call(commentCalls.reactionsOf, input, as);
      const bad = await who({}, { id: 'x' });
      expect([bad.status, bad.body.errors?.[0]?.path]).toEqual([400, 'id']);
      expect((await who({}, { id, cursor: '?' })).body.errors?.[0]?.path).toBe('cursor');
      expect((await who({}, { id: 987_654 })).status).toBe(404);
      await api.call(friendCalls.actionRequest, { userId: chi.id, action: friendActions.block }, binh);
      expect((await who(binh)).status).toBe(404);
      await api.call(friendCalls.actionRequest, { userId: chi.id, action: friendActions.unblock }, binh);
      await api.call(friendCalls.actionRequest, { userId: an.id, action: friendActions.block }, binh);
      expect((await who(binh)).status).toBe(404);
      await api.call(friendCalls.actionRequest, { userId: an.id, action: friendActions.unblock }, binh);
      expect((await who(binh)).body.data.list).toHaveLength(1);
      await api.call(newsfeedCalls.update, { id: objectId, visibility: visibility.private }, chi);
      expect([(await who(binh)).status, (await who()).status, (await who(chi)).status]).toEqual([404, 404, 200]);
      await api.call(commentCalls.remove, { id }, an);
      expect((await who(chi)).status).toBe(404);
    });

    it('does not list whom the reader has blocked', async () => {
      const chi = await newMember(api);
      const { id } = await say(an, 'Vào!');
      for (const member of [binh, chi]) await react(member, id, 'wow');
      const people = async (as: { token?: string }) =>
        (await api.call(commentCalls.reactionsOf, { id }, as)).body.data.list.map(({ person }) => person.userId).sort((one, two) => one - two);
      await api.call(friendCalls.actionRequest, { userId: chi.id, action: friendActions.block }, binh);
      expect(await people(binh)).toEqual([binh.id]);
      expect(await people(chi)).toEqual([chi.id]);
      expect(await people(an)).toEqual([binh.id, chi.id]);
    });

    it('is for members, of what is there and what they may see', async () => {
      const { id } = await say(an, 'Hay');
      expect((await react({}, id, 'love')).status).toBe(401);
      expect((await react({ token: await api.app.tokens.guest() }, id, 'love')).status).toBe(403);
      expect((await react(binh, 987_654, 'love')).status).toBe(404);
      const bad = await api.call(commentCalls.react, { id, reaction: 'hôn' }, binh);
      expect([bad.status, bad.body.errors?.[0]?.path]).toEqual([400, 'reaction']);
      await api.call(newsfeedCalls.update, { id: objectId, visibility: visibility.private }, an);
      expect((await react(binh, id, 'love')).status).toBe(404);
      expect((await react(an, id, 'love')).status).toBe(200);
    });

    it('is refused between two of whom one blocks the other, below what they say too', async () => {
      const chi = await newMember(api);
      objectId = await postOf(api, chi.id);
      const first = await say(an, 'gốc');
      const [reply, mine, own] = [await say(chi, 'ngọn', first.id), await say(binh, 'của tôi'), await say(binh, 'trả lời', first.id)];
      const attempts = async () => [
        (await react(binh, first.id, 'love')).status,
        (await react(binh, reply.id, 'love')).status,
        (await react(an, mine.id, 'love')).status,
        (await change(binh, own.id, `thêm lời ${randomUUID()}`)).status,
      ];
      expect(await attempts()).toEqual([200, 200, 200, 200]);
      await api.call(friendCalls.actionRequest, { userId: binh.id, action: friendActions.block }, an);
      expect(await attempts()).toEqual([404, 404, 404, 404]);
      expect((await change(binh, mine.id, 'vẫn được')).status).toBe(200);
    });

    it('has a pace', async () => {
      const { id } = await say(an, 'Nhanh');
      const answers = [];
      for (let time = 0; time < 31; time += 1) answers.push((await react(binh, id, time % 2 ? 'love' : 'haha')).status);
      expect(answers.filter((status) => status === 429)).toHaveLength(1);
    });

    it('goes with its comment, and with what was said below', async () => {
      const first = await say(an, 'gốc');
      const reply = await say(binh, 'ngọn', first.id);
      for (const id of [first.id, reply.id]) await react(binh, id, 'love');
      await api.call(commentCalls.remove, { id: first.id }, an);
      expect(await left(first.id)).toEqual([]);
      expect((await list()).list).toMatchObject([{ content: null, reactions: { total: 0 } }]);
      // Nobody's best any more, though it is answered.
      expect(await scoreOf(first.id)).toBe(0);
      expect((await react(an, first.id, 'love')).status).toBe(404);
      await commentRepository(api.database.db).forget({ objectType, objectId }, new Date(0));
      expect(await left(reply.id)).toEqual([]);
    });

    it('leaves nothing behind when it comes while all is forgotten', async () => {
      const first = await say(an, 'gốc');
      const reply = await say(binh, 'ngọn', first.id);
      const fans = await Promise.all(Array.from({ length: 10 }, () => newMember(api)));
      await Promise.all([
        ...fans.slice(0, 5).map((fan) => react(fan, first.id, 'love')),
        commentRepository(api.database.db).forget({ objectType, objectId }, new Date(0)),
        ...fans.slice(5).map((fan) => react(fan, reply.id, 'love')),
      ]);
      expect([...(await left(first.id)), ...(await left(reply.id))]).toEqual([]);
    });
  });

  describe('changing', () => {
    it('is for its author alone, and says when it happened', async () => {
      const { id, can, editedAt } = await say(an, 'Vào rôì');
      expect([can.edit, editedAt]).toEqual([true, null]);
      const at = new Date(api.clock.now()).toISOString();
      expect((await change(an, id, '  Vào rồi!  ')).body.data).toMatchObject({ id, content: 'Vào rồi!', editedAt: at });
      expect((await list({}, binh)).list).toMatchObject([{ content: 'Vào rồi!', editedAt: at, can: { edit: false } }]);
      for (const token of [binh.token, staff]) expect((await change({ token }, id, 'Không vào')).status).toBe(403);
      expect((await change({}, id, 'Không vào')).status).toBe(401);
      expect((await change({ token: await api.app.tokens.guest() }, id, 'Không vào')).status).toBe(403);
      expect((await list()).list[0]?.content).toBe('Vào rồi!');
    });

    it('of the same words changes nothing', async () => {
      const { id } = await say(an, 'Y nguyên');
      expect((await change(an, id, 'Y nguyên')).body.data.editedAt).toBeNull();
    });

    it('hides banned words, and keeps what was typed behind them', async () => {
      const { id } = await say(an, 'Trận hay');
      const shown = (await change(an, id, 'Trận này đồ ngu')).body.data.content;
      expect(shown).not.toContain('ngu');
      expect(shown).toContain('*');
      // The asterisks that come back from the form are those of what was typed.
      await change(an, id, shown!);
      const [row] = await api.database.db.select().from(comment).where(eq(comment.id, id));
      expect(row).toMatchObject({ content: shown, typed: 'Trận này đồ ngu' });
    });

    it('refuses what a new one refuses, and what is gone', async () => {
      const { id } = await say(an, 'gốc');
      for (const content of ['   ', '\u200b', 'a'.repeat(1001)]) {
        const { status, body } = await change(an, id, content);
        expect([status, body.errors?.[0]?.path]).toEqual([400, 'content']);
      }
      await say(binh, 'ngọn', id);
      await api.call(commentCalls.remove, { id }, an);
      expect((await change(an, id, 'lại')).status).toBe(404);
      expect((await change(an, 987_654, 'lại')).status).toBe(404);
    });

    it('is over where one sees the thing no more', async () => {
      const { id } = await say(binh, 'của tôi');
      await api.call(newsfeedCalls.update, { id: objectId, visibility: visibility.private }, an);
      expect((await change(binh, id, 'vẫn của tôi')).status).toBe(404);
    });

    it('is over where nothing is commented any more; what one felt there can be taken back', async () => {
      const target = { objectType: commentTargets.article, objectId: staticArticles.terms };
      const row = { ...target, uuid: randomUUID(), authorId: an.id, content: 'cũ', createdAt: new Date(api.clock.now()) };
      const [{ id } = { id: 0 }] = await api.database.db.insert(comment).values(row).returning();
      await commentRepository(api.database.db).react(id, binh.id, 'love', row.createdAt);
      expect((await api.call(commentCalls.list, target, an)).body.data.list).toMatchObject([{ can: { edit: false, delete: true }, reactions: { total: 1 } }]);
      expect((await change(an, id, 'mới')).status).toBe(403);
      expect((await react(an, id, 'love')).status).toBe(403);
      expect((await react(binh, id, null)).body.data.total).toBe(0);
    });

    it('after staff have read it leaves their decision open, and what they kept can be reported again', async () => {
      const { id } = await say(an, 'Thường thôi');
      const report = async () =>
        expect((await api.call(reportCalls.create, { objectType: reportTargets.comment, objectId: id, reason: 'insult' }, binh)).status).toBe(200);
      const open = async () => (await api.call(reportCalls.list, {}, { token: staff })).body.data.list.find((thing) => thing.objectId === id);
      await report();
      const read = await open();
      expect(read).toMatchObject({ content: 'Thường thôi' });
      await change(an, id, 'Khác hẳn');
      const decide = async (since: string | null | undefined) =>
        (await api.call(reportCalls.decide, { id: read!.id, verdict: 'kept', since: since ?? undefined }, { token: staff })).body.data;
      expect(await decide(read!.since)).toMatchObject({ decision: null });
      expect(await decide((await open())!.since)).toMatchObject({ decision: { verdict: 'kept' } });
      expect(await open()).toBeUndefined();
      api.clock.advance(1_000);
      await change(an, id, 'Lại khác');
      const chi = await newMember(api);
      await api.call(reportCalls.create, { objectType: reportTargets.comment, objectId: id, reason: 'insult' }, chi);
      expect(await open()).toMatchObject({ content: 'Lại khác', decision: null });
    });

    it('has a pace', async () => {
      const { id } = await say(an, 'Nhanh');
      const answers = [];
      for (let time = 0; time < 11; time += 1) answers.push((await change(an, id, `Nhanh ${time}`)).status);
      expect(answers.filter((status) => status === 429)).toHaveLength(1);
    });
  });

  describe('the best first', () => {
    it('lists those first that most members answered and reacted to, the newer of two alike, and reads on', async () => {
      const [one, two, three, four] = [await say(an, '1'), await say(an, '2'), await say(an, '3'), await say(an, '4')];
      for (const text of ['a', 'b']) await say(binh, text, two!.id);
      await react(binh, one!.id, 'angry');
      await react(an, one!.id, 'love');
      await react(an, four!.id, 'like');
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ order: 'best', pageSize: 1, ...(cursor && { cursor }) });
        seen.push(...page.list.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual([two, one, four, three].map((said) => said!.id));
      expect((await list()).list.map(({ id }) => id)).toEqual([four, three, two, one].map((said) => said!.id));
    });

    it('falls with what is taken back', async () => {
      const [one, two] = [await say(an, '1'), await say(an, '2')];
      const reply = await say(binh, 'a', one.id);
      await react(binh, one.id, 'love');
      await react(an, two.id, 'love');
      expect((await list({ order: 'best' })).list[0]?.id).toBe(one.id);
      await api.call(commentCalls.remove, { id: reply.id }, binh);
      await react(binh, one.id, null);
      expect((await list({ order: 'best' })).list.map(({ id }) => id)).toEqual([two.id, one.id]);
      expect(await scoreOf(one.id)).toBe(0);
    });

    it('has replies in their order, whichever is asked for', async () => {
      const first = await say(an, 'gốc');
      const replies = [await say(binh, 'a', first.id), await say(binh, 'b', first.id)];
      await react(an, replies[1]!.id, 'love');
      expect((await list({ order: 'best', parentId: first.id })).list.map(({ id }) => id)).toEqual(replies.map(({ id }) => id));
    });

    it('names an order there is not, and a cursor of the other one', async () => {
      for (let place = 0; place < 2; place += 1) await say(an, String(place));
      const { nextCursor } = await list({ pageSize: 1 });
      for (const bad of [{ order: 'worst' }, { cursor: nextCursor, order: 'best' }, { cursor: (await list({ pageSize: 1, order: 'best' })).nextCursor }]) {
        const { status, body } = await api.call(commentCalls.list, { objectType, objectId, ...bad });
        expect([status, body.errors?.[0]?.path]).toEqual([400, Object.keys(bad)[0]]);
      }
    });
  });
});
