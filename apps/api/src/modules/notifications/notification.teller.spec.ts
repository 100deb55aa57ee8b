import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { commentTargets } from '@portal/contracts';
import { commentCalls } from '@portal/contracts/comment';
import { friendActions, friendCalls } from '@portal/contracts/friend';
import { messageCalls } from '@portal/contracts/message';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { tipsCalls } from '@portal/contracts/tips';
import { userCalls } from '@portal/contracts/user';
import { SETTING_KEY } from '@portal/domain';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { memberOf, postOf } from '../../testing/members.ts';
import { testApp, testReplay, EVENING, type TestApp } from '../../testing/test-app.ts';
import { addArticles } from '../articles/index.ts';
import { accountRepository } from '../user/index.ts';
import { NotificationTeller } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const silent = { ring: () => {} };
const { post: POST, tip: TIP, article: ARTICLE } = commentTargets;

describe.each(databaseKinds)('who is told what on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let fresh = 0;
  const token: Record<string, string> = {};
  const accounts: Record<string, number> = {};
  const names: Record<string, string> = {};

  const enter = async (name: string) => {
    const member = await memberOf(api, name);
    [accounts[name], names[name], token[name]] = [member.id, member.displayName, member.token];
  };
  /** A member nobody has told anything. */
  const newMember = async () => {
    const name = `nguoi_nghe_${(fresh += 1)}`;
    await accountRepository(api.database.db).add({
      username: name,
      displayName: name,
      passwordHash: '',
      siteRoleId: 1,
      userType: 10,
      createdAt: new Date(api.clock.now()),
    });
    await enter(name);
    return name;
  };
  const write = (who: string) => postOf(api, accounts[who]!);
  const say = async (who: string, objectType: number, objectId: number, more: Record<string, unknown> = {}) => {
    const { status, body } = await api.call(
      commentCalls.create,
      { uuid: randomUUID(), objectType, objectId, content: 'Hay!', ...more },
      { token: token[who]! },
    );
    expect(status).toBe(200);
    return body.data;
  };
  const told = async (who: string) =>
    (await api.call(messageCalls.list, {}, { token: token[who]! })).body.data.list.map(({ title, content }) => [title, content]);

  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    api.clock.advance(10 * MINUTE);
    // Tokens live a quarter of an hour.
    for (const name of ['fan', 'tipster', 'staff']) await enter(name);
  });
  afterAll(() => api?.close());

  it('the author of a post is told of comments on it, staff’s too, not of their own', async () => {
    const author = await newMember();
    const id = await write(author);
    await say('fan', POST, id);
    await say('staff', POST, id);
    await say(author, POST, id);
    expect(await told(author)).toEqual([
      ['NEW_COMMENT', `${id}|${names.staff}|NEW_COMMENT`],
      ['NEW_COMMENT', `${id}|${names.fan}|NEW_COMMENT`],
    ]);
  });

  it('somebody who is answered is told, once where the post is theirs as well', async () => {
    const [author, guest] = [await newMember(), await newMember()];
    const id = await write(author);
    const first = await say(guest, POST, id);
    const own = await say(author, POST, id, { parentId: first.id });
    expect(await told(guest)).toEqual([['NEW_COMMENT', `${id}|${author}|NEW_REPLY`]]);
    await say('fan', POST, id, { parentId: own.id });
    expect((await told(author))[0]).toEqual(['NEW_COMMENT', `${id}|${names.fan}|NEW_REPLY`]);
    expect(await told(author)).toHaveLength(2);
  });

  it('the same person about the same post makes one row in five minutes, all at once or one after the other', async () => {
    const author = await newMember();
    const [one, other] = [await write(author), await write(author)];
    await Promise.all([say('fan', POST, one), say('fan', POST, one)]);
    await say('fan', POST, other);
    api.clock.advance(4 * MINUTE);
    await say('fan', POST, one);
    expect(await told(author)).toHaveLength(2);
    api.clock.advance(2 * MINUTE);
    await say('fan', POST, one);
    expect(await told(author)).toHaveLength(3);
  });

  it('a comment that is sent again with the same uuid is told once', async () => {
    const author = await newMember();
    const [id, uuid] = [await write(author), randomUUID()];
    await say('fan', POST, id, { uuid });
    api.clock.advance(6 * MINUTE);
    await say('fan', POST, id, { uuid });
    expect(await told(author)).toHaveLength(1);
  });

  it('under an article only those who are answered are told', async () => {
    const cover = { motif: 'ball' as const, colors: [], monograms: [], alt: '', credit: '' };
    await addArticles(api.database.db, [
      {
        id: 8801,
        categoryId: 1,
        author: 'Ban biên tập',
        cover,
        hashtags: [],
        publishedAt: new Date(EVENING),
        texts: { vi: { title: 'Bài', lead: '', blocks: [] } },
      },
    ]);
    const reader = await newMember();
    const { id } = await say(reader, ARTICLE, 8801);
    await say('fan', ARTICLE, 8801, { parentId: id });
    expect(await told(reader)).toEqual([['NEW_COMMENT', `|${names.fan}|NEW_REPLY`]]);
  });

  it('a reaction on one’s post is told once in an hour, whoever comes after, and none of one’s own', async () => {
    const author = await newMember();
    const id = await write(author);
    const react = (who: string, reaction: string | null) => api.call(newsfeedCalls.react, { id, reaction }, { token: token[who]! });
    await react(author, 'like');
    await react('fan', 'love');
    await react('fan', 'haha');
    await react('tipster', 'wow');
    await react('tipster', null);
    expect(await told(author)).toEqual([['FRIEND_ACTION', `${id}|${names.fan}|POST_REACTION`]]);
  });

  it('a tip tells its author of comments on it and of its end, and leads to its card in the feed', async () => {
    const author = await newMember();
    const replay = testReplay();
    const [match] = replay.fixturesBetween(api.clock.now() + HOUR, api.clock.now() + 9 * HOUR);
    const { fixtureId, endsAt } = match!;
    const { body } = await api.call(
      tipsCalls.create,
      { uuid: randomUUID(), fixtureId, type: 20, pick: 'home', line: null, content: '' },
      { token: token[author]! },
    );
    const [card] = (await api.call(newsfeedCalls.list, { username: author }, { token: token[author]! })).body.data.list;
    await say('fan', TIP, body.data.id);
    expect(await told(author)).toEqual([['NEW_COMMENT', `${card!.id}|${names.fan}|NEW_COMMENT`]]);
    api.clock.set(endsAt);
    await enter(author);
    // The portal settles it by itself, with the whistle or here, whichever comes first.
    await api.keepHouse();
    expect((await told(author))[0]).toEqual(['TIP_SETTLED', expect.stringMatching(new RegExp(`^${card!.id}\\|TIP_(WON|LOST)\\|.+ – .+$`))]);
  });

  it('nothing is said of tips that ended long ago', async () => {
    const author = await newMember();
    const settled = { id: 1, result: 10, settledAt: new Date(api.clock.now() - 25 * HOUR), home: 'A', away: 'B' };
    const teller = new NotificationTeller({ db: api.database.db, clock: api.clock, bell: silent, onError: fail });
    teller.owns(TIP, async () => ({ ownerId: accounts[author]!, postId: 7 }));
    await teller.tipsSettled([settled]);
    expect(await told(author)).toEqual([]);
    await teller.tipsSettled([
      { ...settled, settledAt: new Date(api.clock.now()) },
      { ...settled, result: 99, settledAt: new Date(api.clock.now()) },
    ]);
    expect(await told(author)).toEqual([['TIP_SETTLED', '7|TIP_WON|A – B']]);
    // A correction is news whenever the match was.
    await teller.tipsSettled([{ ...settled, result: 30, reopenedFrom: 10 }]);
    expect((await told(author))[0]).toEqual(['TIP_SETTLED', '7|TIP_NOW_LOST|A – B']);
    await teller.tipsSettled([{ ...settled, settledAt: new Date(api.clock.now()), result: 30, reopenedFrom: 30 }]);
    expect(await told(author)).toHaveLength(2);
  });

  it('a new tip is told to those who follow its author, but to nobody who mutes them or hides tips', async () => {
    const [author, follower, muting, hiding, stranger] = await Promise.all([1, 2, 3, 4, 5].map(() => newMember()));
    const relate = (who: string, action: number) => api.call(friendCalls.actionRequest, { userId: accounts[author!]!, action }, { token: token[who]! });
    for (const who of [follower!, muting!, hiding!]) await relate(who, friendActions.follow);
    await relate(muting!, friendActions.mute);
    await api.call(userCalls.saveSettings, { settings: { [SETTING_KEY.disableTip]: true } }, { token: token[hiding!]! });
    const [match] = testReplay().fixturesBetween(api.clock.now() + HOUR, api.clock.now() + 9 * HOUR);
    const draft = { uuid: randomUUID(), fixtureId: match!.fixtureId, type: 20, pick: 'home', line: null, content: '' };
    const { id } = (await api.call(tipsCalls.create, draft, { token: token[author!]! })).body.data;
    // The same again is no news.
    await api.call(tipsCalls.create, draft, { token: token[author!]! });
    // Told after the answer: whoever wrote it does not wait for that. All are told in one statement.
    for (const since = performance.now(); (await told(follower!)).length === 0 && performance.now() < since + 20_000; ) await setImmediate();
    expect(await told(follower!)).toEqual([['TIP_NEW', expect.stringMatching(new RegExp(`^\\|TIP_POSTED\\|${id}\\|${names[author!]}\\|.+ – .+$`))]]);
    for (const who of [author!, muting!, hiding!, stranger!]) expect(await told(who)).toEqual([]);
  });

  it('what cannot be told breaks nothing', async () => {
    const heard: unknown[] = [];
    const teller = new NotificationTeller({ db: api.database.db, clock: api.clock, bell: silent, onError: (error) => heard.push(error) });
    teller.owns(POST, async () => {
      throw new Error('away');
    });
    await teller.commented({ objectType: POST, objectId: 1, authorId: accounts.fan!, answeredId: null });
    expect(heard).toHaveLength(1);
  });

  /** As the app wires it, for a settling of the test's own. */
  function fail(error: unknown): never {
    throw error;
  }
});
