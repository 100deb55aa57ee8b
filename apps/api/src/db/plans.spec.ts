import { commentTargets, limits, type Endpoint } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { chatCalls } from '@portal/contracts/chat';
import { comicCalls } from '@portal/contracts/comic';
import { commentCalls } from '@portal/contracts/comment';
import { competitionCalls } from '@portal/contracts/competition';
import { draftCalls } from '@portal/contracts/draft';
import { bookingCalls } from '@portal/contracts/booking';
import { predictionCalls } from '@portal/contracts/prediction';
import { eventCalls } from '@portal/contracts/event';
import { reportCalls } from '@portal/contracts/report';
import { friendCalls } from '@portal/contracts/friend';
import { liveCalls } from '@portal/contracts/live';
import { luckyCalls } from '@portal/contracts/lucky';
import { messageCalls } from '@portal/contracts/message';
import { movieCalls } from '@portal/contracts/movie';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { oddsCalls } from '@portal/contracts/odds';
import { pointsCalls } from '@portal/contracts/points';
import { privacyCalls } from '@portal/contracts/privacy';
import { referralCalls } from '@portal/contracts/referral';
import { resourceCalls } from '@portal/contracts/resource';
import { scheduleCalls } from '@portal/contracts/schedule';
import { searchCalls } from '@portal/contracts/search';
import { tipsCalls } from '@portal/contracts/tips';
import { userCalls } from '@portal/contracts/user';
import { writeCursor, writeRankCursor } from '../http/cursor.ts';
import { chatRepository, ChatWriter } from '../modules/chat/index.ts';
import { commentRepository } from '../modules/comments/index.ts';
import { relationRepository } from '../modules/friends/index.ts';
import { postRepository } from '../modules/newsfeed/index.ts';
import { bookingRepository } from '../modules/bookings/index.ts';
import { predictionRepository } from '../modules/predictions/index.ts';
import { notificationRepository } from '../modules/notifications/index.ts';
import { writePlace } from '../modules/privacy/index.ts';
import { referralRepository } from '../modules/referrals/index.ts';
import { storeShipped } from '../seed/source-matches.ts';
import { loadShippedReadings, tournamentIdOf } from '../sports/index.ts';
import { databaseKinds } from '../testing/databases.ts';
import { testAppOn, type TestApp } from '../testing/test-app.ts';
import type { ManualClock } from '../testing/clocks.ts';
import { openWatched, type Look, type WatchedDatabase } from '../testing/watched-database.ts';
import { fillWithRows, MANY, OBJECT } from '../testing/many-rows.ts';

jest.setTimeout(600_000);

/** Reading this many rows for one page is looking things up; more is searching. A page has 100 at most, and its parts are asked in batches. */
const FEW = 1_500;
/** Tables that stay small whatever happens: nobody minds if they are read from end to end. */
const SMALL = 2_000;

/** `most`: rows that one look may take, where a list counts or searches so many and no more. */
interface List {
  name: string;
  call: Endpoint;
  input: Record<string, unknown>;
  as?: 'fan' | 'staff' | 'tipster' | 'blv';
  deep?: Record<string, unknown>;
  most?: number;
}
/** One that ships with the portal and is in course at the time of these tests. */
const LEAGUE = { competition: 'Netherlands Eredivisie', season: '2026/27' };
const far = writeCursor({ at: new Date(Date.UTC(2026, 0, 1) - 90_000 * 1_000), id: 10_000 });

const lists: List[] = [
  { name: 'feed', call: newsfeedCalls.list, input: {}, deep: { cursor: far } },
  { name: 'feed of tips', call: newsfeedCalls.list, input: { nType: 4 }, deep: { cursor: far } },
  { name: 'own posts', call: newsfeedCalls.list, input: { nType: 1 }, as: 'fan', deep: { cursor: far } },
  { name: 'posts of friends', call: newsfeedCalls.list, input: { fFilter: 'friend' }, as: 'staff', deep: { cursor: far }, most: 1_001 * 11 },
  { name: 'posts of whom one follows', call: newsfeedCalls.list, input: { fFilter: 'following' }, as: 'staff', deep: { cursor: far }, most: 1_001 * 11 },
  { name: 'a member’s posts', call: newsfeedCalls.list, input: { username: 'fan' }, deep: { cursor: far } },
  { name: 'posts of a member who blocks one', call: newsfeedCalls.list, input: { username: 'fan' }, as: 'tipster', deep: { cursor: far } },
  { name: 'posts of friends, one of whom is muted and writes very much', call: newsfeedCalls.list, input: { fFilter: 'friend' }, as: 'blv' },
  { name: 'whom one may know', call: friendCalls.suggestionList, input: {}, as: 'staff', most: 201 * 51 },
  { name: 'whom one may know, with a fourth of all as friends', call: friendCalls.suggestionList, input: {}, as: 'fan', most: 201 * 51 },
  // A week of those that have begun is looked through for what is not over.
  { name: 'events to come', call: eventCalls.list, input: {}, as: 'fan', deep: { pageNum: limits.lastPage }, most: limits.lastPage * 20 + 7 * 48 },
  { name: 'events that are over', call: eventCalls.list, input: { when: 'past' }, deep: { pageNum: limits.lastPage }, most: limits.lastPage * 20 + 10 },
  { name: 'one’s predictions', call: predictionCalls.list, input: {}, as: 'fan', deep: { cursor: far } },
  // Those of 90 days, one an hour.
  { name: 'points for predictions', call: predictionCalls.purse, input: {}, as: 'fan', most: 90 * 24 + 50 },
  { name: 'what one keeps oneself to', call: predictionCalls.care, input: {}, as: 'fan', most: 30 * 24 + 50 },
  { name: 'one’s open predictions', call: predictionCalls.list, input: { state: 'open' }, as: 'fan', deep: { cursor: far } },
  { name: 'one’s settled predictions', call: predictionCalls.list, input: { state: 'settled' }, as: 'fan', deep: { cursor: far } },
  { name: 'one’s bookings', call: bookingCalls.list, input: { startTime: '2026-11-20T00:00:00Z' }, as: 'fan', deep: { pageNum: limits.lastPage } },
  { name: 'reported things', call: reportCalls.list, input: {}, as: 'staff', deep: { cursor: far } },
  { name: 'reported things that staff have looked at', call: reportCalls.list, input: { state: 'decided' }, as: 'staff', deep: { cursor: far } },
  // Of hashtags what was used last is looked through. Five hundred friends and five hundred others, each with their words; then who is found like in a search.
  { name: 'whom one may mention', call: newsfeedCalls.mentionable, input: { q: 'member' }, as: 'fan', most: 5_000 },
  { name: 'friends whom one may mention', call: newsfeedCalls.mentionable, input: {}, as: 'fan', most: 2_000 },
  { name: 'hashtags of one beginning', call: newsfeedCalls.hashtags, input: { q: 'der' }, as: 'fan', most: 2_000 + FEW },
  { name: 'posts of a hashtag', call: newsfeedCalls.list, input: { hashtag: 'derby' }, deep: { cursor: far } },
  { name: 'posts about a match', call: newsfeedCalls.list, input: { fixtureId: String(OBJECT.fixture) }, deep: { cursor: far } },
  { name: 'who reacted to a post', call: newsfeedCalls.reactionsOf, input: { id: OBJECT.post }, deep: { cursor: far } },
  { name: 'who reacted to a comment', call: commentCalls.reactionsOf, input: { id: OBJECT.comment }, deep: { cursor: far } },
  { name: 'what a post said before', call: newsfeedCalls.versions, input: { id: OBJECT.post }, deep: { cursor: far } },
  { name: 'shares of a post', call: newsfeedCalls.sharesOf, input: { id: OBJECT.post }, deep: { cursor: far } },
  { name: 'comments', call: commentCalls.list, input: { objectType: commentTargets.post, objectId: OBJECT.post }, deep: { cursor: far } },
  {
    name: 'the best comments',
    call: commentCalls.list,
    input: { objectType: commentTargets.post, objectId: OBJECT.post, order: 'best' },
    as: 'fan',
    deep: { cursor: writeRankCursor('best', { rank: 1_000, id: 1 }) },
  },
  {
    name: 'replies',
    call: commentCalls.list,
    input: { objectType: commentTargets.post, objectId: OBJECT.post, parentId: OBJECT.comment },
    deep: { cursor: far },
  },
  { name: 'drafts', call: draftCalls.list, input: {}, as: 'staff', deep: { cursor: far } },
  { name: 'drafts of a state', call: draftCalls.list, input: { state: 'withdrawn' }, as: 'staff', deep: { cursor: far } },
  { name: 'what was done to a draft', call: draftCalls.changes, input: { id: OBJECT.draft }, as: 'staff', deep: { cursor: far } },
  { name: 'comics', call: comicCalls.list, input: {}, deep: { cursor: far } },
  { name: 'a comic', call: comicCalls.info, input: { slug: 'many-7' } },
  { name: 'movies', call: movieCalls.list, input: {}, deep: { cursor: far } },
  { name: 'a movie', call: movieCalls.info, input: { slug: 'many-7' } },
  { name: 'an episode', call: movieCalls.episode, input: { slug: 'many-7', number: 2 } },
  { name: 'news', call: articleCalls.list, input: {}, deep: { pageNum: limits.lastPage } },
  { name: 'news of a hashtag', call: articleCalls.list, input: { hashtag: 'derby' }, deep: { pageNum: limits.lastPage } },
  { name: 'most read', call: articleCalls.listMostView, input: {}, deep: { pageNum: limits.lastPage } },
  { name: 'on top', call: articleCalls.listTop, input: {} },
  { name: 'news of a category', call: articleCalls.listByCategory, input: { categoryId: OBJECT.category }, deep: { pageNum: limits.lastPage } },
  { name: 'categories', call: articleCalls.categories, input: {} },
  { name: 'hashtags', call: articleCalls.hashtags, input: {}, deep: { pageNum: limits.lastPage }, most: limits.lastPage * limits.hashtags },
  { name: 'the report of a match', call: articleCalls.ofMatch, input: { fixtureId: OBJECT.fixture } },
  { name: 'what to read next', call: articleCalls.related, input: { id: OBJECT.article } },
  { name: 'feedback', call: liveCalls.feedbackList, input: {}, as: 'staff', deep: { pageNum: limits.lastPage }, most: limits.lastPage * 20 },
  { name: 'tips', call: tipsCalls.list, input: {}, deep: { cursor: far } },
  { name: 'open tips', call: tipsCalls.list, input: { state: 'open' }, deep: { cursor: far } },
  { name: 'settled tips', call: tipsCalls.list, input: { state: 'settled' }, deep: { cursor: far } },
  { name: 'tips of a type', call: tipsCalls.list, input: { type: 30 }, deep: { cursor: far } },
  { name: 'tips of a tournament', call: tipsCalls.list, input: { tournamentId: OBJECT.tournament }, deep: { cursor: far } },
  { name: 'tournaments that tips are about', call: tipsCalls.tournaments, input: {}, most: 1_000 },
  { name: 'tips on a match', call: tipsCalls.list, input: { fixtureId: OBJECT.fixture }, deep: { cursor: far } },
  { name: 'tips of a member', call: tipsCalls.list, input: { username: 'fan' }, deep: { cursor: far } },
  { name: 'the chain of a member’s tips', call: tipsCalls.chain, input: { username: 'fan' }, deep: { after: 90_000 } },
  { name: 'the ends of a day', call: tipsCalls.sealedDay, input: {}, deep: { after: 90_000 } },
  { name: 'what the tips of a member say', call: tipsCalls.statistics, input: { username: 'fan' }, most: 5_001 + 1_000 + 10 },
  // Half of all rows are the fan's here: the planner may read past those of the purse, one for each of theirs.
  { name: 'points as a file', call: pointsCalls.statement, input: {}, as: 'fan', most: 2 * 10_001 },
  // Of one post there are more versions than any may have.
  {
    name: 'all that is kept of one',
    call: privacyCalls.data,
    input: {},
    as: 'fan',
    deep: { cursor: writePlace({ name: 'points', after: [1_000] }) },
    most: 5_000,
  },
  { name: 'missions of the day', call: pointsCalls.missions, input: {}, as: 'fan' },
  { name: 'the box of the lucky draw', call: luckyCalls.list, input: {} },
  { name: 'one’s draws', call: luckyCalls.result, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'boxes that are over', call: luckyCalls.rounds, input: {}, deep: { cursor: writeCursor({ at: new Date(0), id: 100 }) } },
  { name: 'what is public of a box', call: luckyCalls.proof, input: { round: 4_000 }, deep: { after: 90_000 } },
  { name: 'friends that one has invited', call: referralCalls.list, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'what one’s invitations came to', call: referralCalls.info, input: {}, as: 'fan', most: 3 * 1_000 },
  { name: 'points', call: pointsCalls.ledger, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'notifications', call: messageCalls.list, input: {}, as: 'fan', deep: { pageNum: limits.lastPage }, most: limits.lastPage * limits.notifications },
  // A tenth of the rows is of that type: the planner may read through the member’s own, which ninety days bound, and never beyond them.
  {
    name: 'notifications of a type',
    call: messageCalls.list,
    input: { type: 30 },
    as: 'fan',
    deep: { pageNum: limits.lastPage },
    most: 10 * limits.lastPage * limits.notifications,
  },
  { name: 'unread notifications', call: messageCalls.unread, input: {}, as: 'fan' },
  { name: 'friends', call: friendCalls.list, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'requests', call: friendCalls.listRequest, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'requests sent', call: friendCalls.requestList, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'whom one follows', call: friendCalls.followList, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'whom one blocks', call: friendCalls.blockList, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'whom one mutes', call: friendCalls.muteList, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'feed of who has blocked and muted very many', call: newsfeedCalls.list, input: {}, as: 'fan', deep: { cursor: far } },
  { name: 'friends of another', call: friendCalls.list, input: { userId: 1 }, as: 'staff', deep: { cursor: far } },
  { name: 'how many friends', call: friendCalls.count, input: { userId: 1 } },
  { name: 'rooms', call: chatCalls.listRoom, input: {} },
  { name: 'messages', call: chatCalls.messages, input: { groupId: limits.publicRoomId }, deep: { pageNum: 1_000 } },
  { name: 'reactions in a room', call: chatCalls.reactions, input: { groupId: limits.publicRoomId, from: 90_001, to: 90_500 } },
  { name: 'a search in messages', call: chatCalls.messages, input: { groupId: limits.publicRoomId, searchKeyword: 'nothing like it' }, most: 10_000 },
  { name: 'matches of a day', call: scheduleCalls.liveSchedule, input: { date: '2026-11-21' } },
  { name: 'results of a day', call: scheduleCalls.liveSchedule, input: { date: '2026-11-19', status: 30 } },
  // 144 a day there, and the days of other zones beside.
  { name: 'days of a month', call: scheduleCalls.month, input: { month: '2026-11' }, most: 34 * 144 },
  { name: 'matches to come', call: scheduleCalls.featureMatch, input: { status: 20 } },
  { name: 'matches that are over', call: scheduleCalls.featureMatch, input: { status: 30 } },
  { name: 'what else its commentators call', call: scheduleCalls.otherSchedule, input: { fixtureId: OBJECT.fixture } },
  { name: 'a search for what very many are called', call: searchCalls.search, input: { q: 'member' }, most: 5_000 },
  // Of 2,000 members all six words are read.
  { name: 'a search for several words', call: searchCalls.search, input: { q: 'member khan dai viet nam' }, most: 6 * 2_000 },
  { name: 'a search for one letter', call: searchCalls.search, input: { q: 'm' }, most: 5_000 },
  // Teams and tournaments are counted, which are as many as there are in the world of football.
  { name: 'pages of the site map', call: resourceCalls.sitemapIndex, input: {}, most: 5_000 },
  { name: 'articles of the site map', call: resourceCalls.sitemap, input: { part: 'articles', pageNum: 181 }, most: limits.sitemapAddresses },
  { name: 'tips of the site map', call: resourceCalls.sitemap, input: { part: 'tips', pageNum: 2 }, most: limits.sitemapAddresses },
  { name: 'members of the site map', call: resourceCalls.sitemap, input: { part: 'members', pageNum: 1 }, most: limits.sitemapAddresses },
  { name: 'matches of the site map', call: resourceCalls.sitemap, input: { part: 'matches' }, most: limits.sitemapAddresses },
  { name: 'teams of the site map', call: resourceCalls.sitemap, input: { part: 'teams' }, most: limits.sitemapAddresses },
  // Few as they are, they are read whole and kept: what one looks for may be written in three languages.
  { name: 'tournaments', call: competitionCalls.tournaments, input: { q: 'many' } },
  { name: 'teams', call: competitionCalls.teams, input: { q: 'team' }, most: 5_000 },
  { name: 'a tournament', call: competitionCalls.tournament, input: { id: OBJECT.tournament } },
  { name: 'matches of a tournament', call: competitionCalls.tournamentMatches, input: { id: OBJECT.tournament + 1 }, deep: { pageNum: limits.lastPage } },
  { name: 'a team', call: competitionCalls.team, input: { id: OBJECT.team } },
  { name: 'matches of a team', call: competitionCalls.teamMatches, input: { id: OBJECT.team + 1 }, deep: { pageNum: limits.lastPage } },
  { name: 'odds of a day', call: oddsCalls.list, input: { date: '2026-11-21' } },
];

// The planner is the same in both; in CI it is the server's.
describe.each(databaseKinds.slice(-1))(`lists over ${MANY} rows on %s`, (kind) => {
  let watched: WatchedDatabase;
  let api: TestApp<ManualClock>;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    watched = await openWatched(kind);
    api = await testAppOn(watched.database);
    for (const username of ['fan', 'staff', 'tipster', 'blv']) {
      const { body } = await api.call(userCalls.login, { username, password: 'khandai-demo' });
      tokens[username] = body.data.accessToken;
    }
    // What can be found is gathered once: here from few.
    await api.call(searchCalls.search, { q: 'fan' });
    await fillWithRows((sql) => watched.run(sql));
  });
  afterAll(() => api?.close());

  async function looksOf({ call, input, as }: List): Promise<Look[]> {
    const asked = await watched.watch(async () => {
      const answer = await api.call(call, input, as ? { token: tokens[as]! } : {});
      expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 200, errors: undefined });
    });
    expect(asked.length).toBeGreaterThan(0);
    return (await Promise.all(asked.map((query) => watched.looks(query)))).flat();
  }

  it.each(lists.map((list) => [list.name, list] as const))('%s: found by an index, deep down as at the top', async (_, list) => {
    for (const input of [list.input, ...(list.deep ? [{ ...list.input, ...list.deep }] : [])]) {
      for (const look of await looksOf({ ...list, input })) {
        if (look.how === 'Seq Scan') expect(look.rows).toBeLessThanOrEqual(list.most ?? SMALL);
        expect(`${look.table}: ${look.rows <= (list.most ?? FEW) ? 'few' : look.rows} rows by ${look.how}`).toBe(`${look.table}: few rows by ${look.how}`);
      }
    }
  });

  it.each([
    ['matches on air', scheduleCalls.totalLive, { mode: 0 }],
    ['commentators tonight', scheduleCalls.anchor, {}],
    ['what commentators call', scheduleCalls.anchorSchedule, {}],
  ] as [string, Endpoint, object][])('%s: known without a look into the database', async (_, call, input) => {
    const asked = await watched.watch(async () => expect((await api.call(call, input)).body).toHaveProperty('data.list.0'));
    expect(asked).toEqual([]);
  });

  it('what was said to a thing is found by an index when it is forgotten', async () => {
    // What runs in a transaction is not heard: here it runs without one.
    const { db } = watched.database;
    const straight = Object.create(db, { transaction: { value: (work: (tx: typeof db) => Promise<void>) => work(db) } }) as typeof db;
    const asked = await watched.watch(() => commentRepository(straight).forget({ objectType: commentTargets.post, objectId: 987_654 }, new Date(0)));
    const looks = (await Promise.all(asked.map((query) => watched.looks(query)))).flat();
    expect(looks.map(({ table }) => table)).toEqual(expect.arrayContaining(['comment', 'comment_count', 'reaction', 'reaction_count', 'report_case']));
    for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
  });

  it('what stands in the way of a message of the chat, and what it answers to, is found by an index when it is stored', async () => {
    const uuid = 'a-message-among-many';
    const [parent] = await chatRepository(watched.database.db).range(limits.publicRoomId, 50_000, 50_001);
    const said = {
      roomId: limits.publicRoomId,
      authorId: 1,
      showName: 'fan',
      isGuest: false,
      userType: 10,
      originalMessage: 'words',
      filteredMessage: 'words',
    };
    const asked = await watched.watch(() => new ChatWriter(watched.database.db, api.clock).append({ ...said, uuid, parentMessageId: parent!.id }));
    expect(asked).toHaveLength(1);
    // A plan is carried out: as another message, which is not there yet.
    const anew = asked.map(({ sql, params }) => ({ sql, params: params.map((param) => (param === uuid ? `${uuid}-again` : param)) }));
    const looks = (await Promise.all(anew.map((query) => watched.looks(query)))).flat();
    expect(looks.map(({ table }) => table)).toEqual(expect.arrayContaining(['chat_message', 'chat_room']));
    for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
  });

  it('how two stand is found by an index when it is changed', async () => {
    const asked = await watched.watch(() => relationRepository(watched.database.db).lock(1, 5_000, false));
    const looks = (await Promise.all(asked.map((query) => watched.looks(query)))).flat();
    expect(looks.map(({ table }) => table)).toContain('relation');
    for (const { rows } of looks) expect(rows).toBeLessThan(10);
  });

  it('who follows somebody, and may be told of their tips, is found by an index', async () => {
    for (const after of [0, 5_000]) {
      const asked = await watched.watch(() => relationRepository(watched.database.db).followersForTips(1, after, 1_000));
      const looks = (await Promise.all(asked.map((query) => watched.looks(query)))).flat();
      expect(looks.map(({ table }) => table)).toContain('relation');
      for (const { table, how, rows } of looks) expect(`${table}, ${how}: ${rows < 5 * FEW ? 'few' : rows}`).not.toMatch(/relation, Seq Scan|: \d/);
    }
  });

  it('invitations that are late, and who came by somebody else, are found by an index', async () => {
    const referrals = referralRepository(watched.database.db);
    for (const ask of [() => referrals.overdue('2026-12-31', 100), () => referrals.rewarded(1), () => referrals.above(5_000)]) {
      const looks = (await Promise.all((await watched.watch(ask)).map((query) => watched.looks(query)))).flat();
      expect(looks.map(({ table }) => table)).toContain('referral');
      for (const { how, rows } of looks) expect(`${how}: ${rows < FEW ? 'few' : rows}`).not.toMatch(/Seq Scan|: \d/);
    }
  });

  it('old notifications are found by an index when they go', async () => {
    const old = watched.watch(() => notificationRepository(watched.database.db).forgetBefore(new Date(Date.UTC(2025, 0, 1)), 1_000));
    const looks = (await Promise.all((await old).map((query) => watched.looks(query)))).flat();
    expect(looks.map(({ table }) => table)).toContain('notification');
    for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
  });

  it('predictions that wait for a result, those of a day and those to be opened again are found by an index', async () => {
    const predictions = predictionRepository(watched.database.db);
    const asks = [
      () => predictions.waiting(new Date(Date.UTC(2030, 0, 1)), new Date(Date.UTC(2020, 0, 1)), { kickOff: new Date(Date.UTC(2027, 0, 1)), id: 1 }, 100),
      () => predictions.stakedOn(1, '2026-11-20'),
      () => predictions.reopen(['many-2']),
    ];
    for (const ask of asks) {
      const looks = (await Promise.all((await watched.watch(ask)).map((query) => watched.looks(query)))).flat();
      expect(looks.map(({ table }) => table)).toContain('prediction');
      for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
    }
  });

  it('bookings of which one is to be told, and old ones, are found by an index', async () => {
    const bookings = bookingRepository(watched.database.db);
    const [now, until] = [new Date(Date.UTC(2026, 10, 20, 13)), new Date(Date.UTC(2026, 10, 20, 13, 20))];
    for (const ask of [() => bookings.dueMatches(now, until), () => bookings.takeDue([7], now, until, 100), () => bookings.forgetBefore(new Date(0), 100)]) {
      const looks = (await Promise.all((await watched.watch(ask)).map((query) => watched.looks(query)))).flat();
      expect(looks.map(({ table }) => table)).toContain('booking');
      for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
    }
  });

  it('posts that were deleted are found by an index when their words go', async () => {
    for (const after of [null, { at: new Date(Date.UTC(2025, 0, 1)), id: 5 }]) {
      const asked = await watched.watch(() => postRepository(watched.database.db).deletedUntil(new Date(Date.UTC(2026, 0, 1)), after, 100));
      const looks = (await Promise.all(asked.map((query) => watched.looks(query)))).flat();
      expect(looks.map(({ table }) => table)).toEqual(['post']);
      for (const { rows } of looks) expect(rows).toBeLessThan(FEW);
    }
  });

  it('page 1,000 of a numbered list is refused, naming the page', async () => {
    const { team, tournament } = OBJECT;
    for (const [call, input] of [
      [articleCalls.list, {}],
      [articleCalls.listMostView, {}],
      [articleCalls.hashtags, {}],
      [scheduleCalls.liveSchedule, { date: '2026-11-21' }],
      [competitionCalls.teams, {}],
      [competitionCalls.tournaments, {}],
      [competitionCalls.teamMatches, { id: team }],
      [competitionCalls.tournamentMatches, { id: tournament }],
    ] as [Endpoint, object][]) {
      const answer = await api.call(call, { ...input, pageNum: 1_000 });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.map(({ path }) => path)).toEqual(['pageNum']);
    }
  });

  // The last: what it stores would be in the way of the others.
  it('leagues in course, and the rest of one among very many matches, are found by an index', async () => {
    const readings = loadShippedReadings().filter(({ match }) => match.competition === LEAGUE.competition && match.season === LEAGUE.season);
    await storeShipped(watched.database.db, readings, api.clock.now());
    await watched.run(`insert into source_match (source_key, competition, season, played_on, record, imported_at, tournament_id, home_id, away_id)
      select 'rest-' || n || source_key, 'Rest', '2026', '2026-01-01', record, imported_at, 910000 + n, home_id, away_id
      from source_match cross join generate_series(1, 200) n where tournament_id = ${tournamentIdOf(LEAGUE)}`);
    await watched.run('analyze source_match');
    // Which tournaments there are is kept for a moment.
    api.clock.advance(60_001);
    for (const [call, input] of [
      [oddsCalls.season, { tournamentId: tournamentIdOf(LEAGUE) }],
      [oddsCalls.seasons, {}],
    ] as [Endpoint, Record<string, unknown>][]) {
      const looks = await looksOf({ name: call.id, call, input });
      expect(looks.map(({ table }) => table)).toContain('source_match');
      // Few as they are, tournaments are read whole.
      for (const { table, how, rows } of looks)
        expect(`${table}, ${how}: ${rows < FEW ? 'few' : rows}`).not.toMatch(/source_match, Seq Scan|fixture, Seq Scan|: \d/);
      api.clock.advance(60_001);
    }
  });
});
