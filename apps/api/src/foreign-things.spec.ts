import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { commentTargets, type Endpoint } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { visibility } from '@portal/contracts/newsfeed';
import { reportTargets } from '@portal/contracts/report';
import { userCalls } from '@portal/contracts/user';
import { account, comment, notification, post, tip } from './db/schema.ts';
import { addresses } from './testing/addresses.ts';
import type { ManualClock } from './testing/clocks.ts';
import { databaseKinds } from './testing/databases.ts';
import { memberOf, postOf } from './testing/members.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

/** What one member has. */
interface Things {
  userId: number;
  openPost: number;
  privatePost: number;
  deletedPost: number;
  comment: number;
  hiddenComment: number;
  tip: number;
  notification: number;
  session: string;
}
interface Attempt {
  input(of: Things): Record<string, unknown>;
  status: 403 | 404;
  /** Of the same from whose it is; 200 where nothing is said. */
  own?: 403;
}

const DAY = 86_400_000;

/** Names no thing: what it changes is the caller's. */
const OWN = 'own';
/** Names a thing that is for all, or somebody; what is kept is the caller's part in it, or how the caller stands with them. */
const FOR_ALL = 'for all';

/** Every call that changes anything for a member, and what it does with what is another's. */
const ATTEMPTS: Readonly<Record<string, typeof OWN | typeof FOR_ALL | readonly Attempt[]>> = {
  'article.react': FOR_ALL,
  'booking.create': FOR_ALL,
  'booking.cancel': FOR_ALL,
  'prediction.create': FOR_ALL,
  'prediction.setLimit': OWN,
  'prediction.takeBreak': OWN,
  'followed.save': OWN,
  'chat.bannedChat': [{ input: ({ userId }) => ({ userId, groupId: 30, reason: 'Tôi muốn thế' }), status: 403, own: 403 }],
  'comment.create': [
    {
      input: ({ privatePost }) => ({ uuid: randomUUID(), objectType: commentTargets.post, objectId: privatePost, content: 'Tôi vào đây' }),
      status: 404,
    },
  ],
  'comment.react': [{ input: (of) => ({ id: of.hiddenComment, reaction: 'like' }), status: 404 }],
  'comment.remove': [{ input: (of) => ({ id: of.comment }), status: 403 }],
  'comment.update': [
    { input: (of) => ({ id: of.comment, content: 'Tôi nói thay' }), status: 403 },
    { input: (of) => ({ id: of.hiddenComment, content: 'Tôi nói thay' }), status: 404 },
  ],
  'draft.create': [{ input: () => ({ uuid: randomUUID(), source: {} }), status: 403, own: 403 }],
  'draft.adopt': [{ input: () => ({ articleId: 4314 }), status: 403, own: 403 }],
  'draft.update': [{ input: () => ({ id: 1, version: 1, source: {} }), status: 403, own: 403 }],
  'draft.preview': [{ input: () => ({ body: 'x' }), status: 403, own: 403 }],
  'draft.publish': [{ input: () => ({ id: 1, version: 1 }), status: 403, own: 403 }],
  'draft.withdraw': [{ input: () => ({ id: 1, version: 1 }), status: 403, own: 403 }],
  'event.booking': FOR_ALL,
  'highlight.react': FOR_ALL,
  'event.create': [
    {
      input: () => ({ uuid: randomUUID(), title: 'Tôi mời', startsAt: '2026-11-28T12:00:00Z', endsAt: '2026-11-28T15:00:00Z' }),
      status: 403,
      own: 403,
    },
  ],
  'event.saving': FOR_ALL,
  'event.update': [{ input: () => ({ id: 1, cancelled: true }), status: 403, own: 403 }],
  'friend.actionRequest': FOR_ALL,
  'friend.cancel': FOR_ALL,
  'friend.reject': FOR_ALL,
  'friend.sendRequest': FOR_ALL,
  'message.markAllRead': OWN,
  'message.markRead': [{ input: (of) => ({ id: String(of.notification) }), status: 404 }],
  'privacy.leave': OWN,
  'privacy.stay': OWN,
  'newsfeed.create': OWN,
  'newsfeed.react': [{ input: ({ privatePost }) => ({ id: privatePost, reaction: 'like' }), status: 404 }],
  'newsfeed.remove': [
    { input: ({ openPost }) => ({ id: openPost }), status: 403 },
    { input: ({ privatePost }) => ({ id: privatePost }), status: 404 },
  ],
  'newsfeed.restore': [{ input: ({ deletedPost }) => ({ id: deletedPost }), status: 404 }],
  'newsfeed.share': [{ input: ({ privatePost }) => ({ uuid: randomUUID(), id: privatePost }), status: 404, own: 403 }],
  'newsfeed.update': [
    { input: ({ openPost }) => ({ id: openPost, content: 'Của tôi' }), status: 403 },
    { input: ({ privatePost }) => ({ id: privatePost, visibility: visibility.public }), status: 404 },
  ],
  'points.checkIn': OWN,
  'points.makeUp': OWN,
  'points.claimMission': OWN,
  'lucky.draw': FOR_ALL,
  'referral.enter': FOR_ALL,
  'report.create': [{ input: ({ privatePost }) => ({ objectType: reportTargets.post, objectId: privatePost, reason: 'spam' }), status: 404, own: 403 }],
  'report.decide': [{ input: () => ({ id: 1, verdict: 'kept' }), status: 403, own: 403 }],
  'resource.upload': OWN,
  'tips.create': OWN,
  'tips.react': FOR_ALL,
  'tips.remove': [{ input: (of) => ({ id: of.tip }), status: 403 }],
  'user.confirmEmail': OWN,
  'user.endSession': [{ input: ({ session }) => ({ id: session }), status: 404 }],
  'user.logoutEverywhere': OWN,
  'user.offline': OWN,
  'user.personalId': OWN,
  'user.refreshBalance': OWN,
  'user.saveSettings': OWN,
  'user.sendEmail': OWN,
  'user.sendSms': OWN,
  'user.updateInfo': OWN,
  'user.updatePassword': OWN,
};

describe.each(databaseKinds)('what is another member’s on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let token: string;
  let fixtures = 0;
  let theirToken: string;
  let of: Things;
  const newAddress = addresses();
  const calls = new Map(allCalls.map((call) => [call.id, call] as const));

  async function thingsOf(username: string, theirs: string): Promise<Things> {
    const { db } = api.database;
    const at = new Date(api.clock.now());
    const { id: userId } = await memberOf(api, username);
    const [openPost, privatePost, deletedPost] = [await postOf(api, userId), await postOf(api, userId), await postOf(api, userId)];
    await db.update(post).set({ visibility: visibility.private }).where(eq(post.id, privatePost));
    await db.update(post).set({ visibility: visibility.deleted, deletedFrom: visibility.public, deletedAt: at }).where(eq(post.id, deletedPost));
    const words = { uuid: randomUUID(), objectType: commentTargets.post, objectId: openPost, authorId: userId, content: 'Của tôi', createdAt: at };
    const [{ id: said } = { id: 0 }] = await db.insert(comment).values(words).returning();
    const [{ id: hidden } = { id: 0 }] = await db
      .insert(comment)
      .values({ ...words, uuid: randomUUID(), objectId: privatePost })
      .returning();
    const tipOf = {
      uuid: randomUUID(),
      authorId: userId,
      fixtureId: (fixtures += 1),
      sourceKey: 's',
      kickOff: new Date(at.getTime() + DAY),
      type: 20,
      pick: 'home' as const,
      price: 2,
      content: '',
      createdAt: at,
    };
    const [{ id: tipId } = { id: 0 }] = await db.insert(tip).values(tipOf).returning();
    const [{ id: told } = { id: 0 }] = await db
      .insert(notification)
      .values({ accountId: userId, type: 10, title: 't', content: 'c', createdAt: at })
      .returning();
    const { list } = (await api.call(userCalls.sessions, {}, { token: theirs })).body.data;
    return { userId, openPost, privatePost, deletedPost, comment: said, hiddenComment: hidden, tip: tipId, notification: told, session: list[0]!.id };
  }
  /** All of it as it lies in the database. */
  async function kept({ userId }: Things) {
    const { db } = api.database;
    return {
      account: await db.select().from(account).where(eq(account.id, userId)),
      posts: await db.select().from(post).where(eq(post.authorId, userId)),
      comments: await db.select().from(comment).where(eq(comment.authorId, userId)),
      tips: await db.select().from(tip).where(eq(tip.authorId, userId)),
      notifications: await db.select().from(notification).where(eq(notification.accountId, userId)),
      sessions: (await api.call(userCalls.sessions, {}, { token: theirToken })).body.data.list,
    };
  }

  beforeAll(async () => {
    api = await testApp(kind);
    theirToken = (await api.call(userCalls.login, { username: 'fan', password: 'khandai-demo' }, { ip: newAddress() })).body.data.accessToken;
    of = await thingsOf('fan', theirToken);
    token = (await api.call(userCalls.register, { username: 'ke_la', password: 'đêm nay không ngủ' }, { ip: newAddress() })).body.data.accessToken;
  });
  afterAll(() => api?.close());

  it('is thought of for each call that changes something, and for no other', () => {
    const built = (call: Endpoint) => call.method !== 'GET' && (call.access === 'user' || call.access === 'staff') && !api.app.notBuilt.includes(call);
    expect(Object.keys(ATTEMPTS).sort()).toEqual(
      allCalls
        .filter(built)
        .map(({ id }) => id)
        .sort(),
    );
  });

  const rows = Object.entries(ATTEMPTS).flatMap(([id, attempts]) => (typeof attempts === 'string' ? [] : attempts.map((attempt) => [id, attempt] as const)));
  it.each(rows)('is not reached by %s', async (id, { input, status }) => {
    const before = await kept(of);
    expect(before.sessions).not.toEqual([]);
    const answer = await api.call(calls.get(id)!, input(of) as never, { token });
    expect([id, answer.status]).toEqual([id, status]);
    expect(await kept(of)).toEqual(before);
  });

  // Else a question that is nonsense would pass for a closed door.
  it.each(rows)('is reached by %s of whose it is, as far as that goes', async (id, { input, own = 200 }) => {
    const theirs = await thingsOf('fan', theirToken);
    expect([id, (await api.call(calls.get(id)!, input(theirs) as never, { token: theirToken })).status]).toEqual([id, own]);
  });

  it.each(Object.keys(ATTEMPTS).filter((id) => ATTEMPTS[id] === OWN))('cannot even be named to %s', (id) => {
    const call = calls.get(id)!;
    const fields = [call.params, call.body].flatMap((schema) => Object.keys((schema as { shape?: object }).shape ?? {}));
    expect(fields.filter((field) => /^(id|userId|authorId|accountId|username|groupId|objectId|postId)$/.test(field))).toEqual([]);
  });
});
