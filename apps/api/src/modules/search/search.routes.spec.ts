import { eq } from 'drizzle-orm';
import { articleCategories } from '@portal/contracts/article';
import { searchCalls, type Found } from '@portal/contracts/search';
import { userCalls } from '@portal/contracts/user';
import { account, article, fixture, searchWord } from '../../db/schema.ts';
import { storeReadings } from '../../importing/store-readings.ts';
import { listMatches } from '../../seed/source-matches.ts';
import { loadWords } from '../../http/words.ts';
import { programmeOf } from '../../live/programme.ts';
import { createGames, loadReplayed, noGames } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { addArticles } from '../articles/index.ts';
import { accountRepository } from '../user/index.ts';
import { SearchIndex } from './search.index.ts';

const MINUTE = 60_000;
const { search } = searchCalls;

/** A real match in two months, whose teams play in no other. */
const real = [
  {
    source: 'league.txt',
    match: {
      ...loadReplayed()[0]!,
      sourceKey: 'league-hanoi',
      competition: 'V.League 1',
      season: '2026/27',
      kickOff: '2027-01-20T12:00:00Z',
      date: '2027-01-20',
      score: null,
      home: { name: 'Hà Nội', code: 'XXX' },
      away: { name: 'Đông Á Thanh Hóa', code: 'XXX' },
    },
  },
];

describe.each(databaseKinds)('the search on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { games: createGames({ seed: 'test' }) });
    await storeReadings(api.database.db, real, { now: EVENING, shipped: false });
    await listMatches(api.database.db);
    const words = (title: string) => ({ title, lead: 'Lời dẫn', blocks: [] });
    const draft = {
      categoryId: 1,
      author: 'Khán Đài',
      cover: { motif: 'ball' as const, colors: [], monograms: [], alt: '', credit: '' },
      hashtags: ['ĐộiTuyển'],
      publishedAt: new Date(EVENING),
    };
    await addArticles(api.database.db, [
      { ...draft, id: 501, texts: { vi: words('Nhận định trước vòng 12'), en: words('Preview of round 12') } },
      { ...draft, id: 502, publishedAt: new Date(EVENING - MINUTE), texts: { vi: words('Nhận định Hà Nội đấu Thanh Hóa') } },
      { ...draft, id: 503, categoryId: articleCategories.pages, texts: { vi: words('Nhận định chỉ ban biên tập đọc') } },
    ]);
  });
  afterAll(() => api?.close());

  // An address of its own each time: the pace is tested by itself.
  let asked = 0;
  const find = async (q: string, more: Record<string, unknown> = {}, language?: string): Promise<Found> => {
    const answer = await api.call(search, { q, ...more }, { ip: `203.0.113.${(asked += 1) % 250}`, ...(language && { language }) });
    expect(answer.body.errors).toBeUndefined();
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const teams = async (q: string) => (await find(q)).teams.map(({ team }) => team.name);
  const people = async (q: string) => (await find(q)).people.map(({ username }) => username);
  const nothing: Found = { teams: [], tournaments: [], matches: [], people: [], articles: [] };

  it('finds what has marks without them, and in any case', async () => {
    for (const q of ['ha noi', 'Hà Nội', 'HÀ NỘI', 'nội hà', 'ha no', 'Hà Nội'.normalize('NFD')]) expect(await teams(q)).toEqual(['Hà Nội']);
    expect(await teams('dong a')).toEqual(['Đông Á Thanh Hóa']);
    expect(await find('hanoi')).toEqual(nothing);
  });

  it('finds the same things by their names in every language, and answers in the asked one', async () => {
    for (const q of ['duc', 'germany', '德國']) expect((await find(q, {}, 'en')).teams.map(({ team }) => team.name)).toContain('Germany');
  });

  it('asks each word to be the beginning of a word', async () => {
    const { matches } = await find('noi thanh hoa');
    expect(matches.map(({ home, away }) => `${home.name} ${away.name}`)).toEqual(['Hà Nội Đông Á Thanh Hóa']);
    expect((await find('noi thanh hoa duc')).matches).toEqual([]);
    expect((await find('oi')).teams).toEqual([]);
  });

  it('finds matches by their competition, and the competition itself', async () => {
    const { tournaments, matches } = await find('v league 2026');
    expect(tournaments.map(({ name }) => name)).toEqual([expect.stringContaining('V.League')]);
    expect(matches.map(({ home }) => home.name)).toEqual(['Hà Nội']);
  });

  it('puts the match first that is nearest in time', async () => {
    const { matches } = await find('world cup', { pageSize: 20 });
    const away = matches.map(({ kickOff }) => Math.abs(Date.parse(kickOff) - EVENING));
    expect(matches).toHaveLength(20);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
  });

  it('finds made-up clubs with their sport', async () => {
    expect((await find('sai gon otters')).teams).toEqual([{ team: expect.objectContaining({ name: 'Sài Gòn Otters' }), sport: 20 }]);
  });

  it('puts whole words before beginnings, and the beginning of a name before its middle', async () => {
    const add = (username: string, displayName: string) =>
      accountRepository(api.database.db).add({ username, displayName, passwordHash: '', siteRoleId: 1, userType: 10, createdAt: new Date(EVENING) });
    for (const [username, name] of [
      ['xx_a', 'Quyenanh'],
      ['xx_b', 'Anh Quyen'],
      ['xx_c', 'Quyen Anh'],
    ] as const)
      await add(username, name);
    expect(await people('quyen')).toEqual(['xx_c', 'xx_b', 'xx_a']);
  });

  it('finds a member from the registration on, by the newest name only', async () => {
    const { data } = (await api.call(userCalls.register, { username: 'member_77', password: 'a long password', displayName: 'Loan Phạm' })).body;
    expect([await people('loan pham'), await people('MEMBER_77')]).toEqual([['member_77'], ['member_77']]);
    await api.call(userCalls.updateInfo, { nickname: 'Mây Trắng' }, { token: data.accessToken });
    expect([await people('loan pham'), await people('may trang')]).toEqual([[], ['member_77']]);
    expect((await find('may')).people[0]).toMatchObject({ username: 'member_77', displayName: 'Mây Trắng' });
  });

  it('finds the accounts and the news that were there before the search', async () => {
    await api.database.db.delete(searchWord).where(eq(searchWord.kind, 4));
    expect(await people('fan')).toEqual([]);
    await (await anotherNode()).ready();
    expect(await people('khan dai fan')).toEqual(['fan']);
  });

  it('shows public articles only, the newest first', async () => {
    expect((await find('nhan dinh')).articles.map(({ id }) => id)).toEqual([501, 502]);
    expect((await find('preview')).articles[0]).toMatchObject({ id: 501, language: 'vi' });
    expect((await find('doituyen nhan dinh')).articles).toHaveLength(2);
  });

  it('shows nothing that is gone or hidden since', async () => {
    await api.database.db.update(article).set({ listed: false }).where(eq(article.id, 501));
    expect((await find('nhan dinh')).articles.map(({ id }) => id)).toEqual([502]);
    await api.database.db.delete(fixture).where(eq(fixture.sourceKey, 'league-hanoi'));
    expect((await find('noi thanh hoa')).matches).toEqual([]);
    await api.database.db.delete(account).where(eq(account.username, 'xx_a'));
    expect(await people('quyen')).toEqual(['xx_c', 'xx_b']);
  });

  it('takes up matches that come into view, and lets go of those that leave it', async () => {
    const ids = async () =>
      new Set((await api.database.db.select({ id: searchWord.refId }).from(searchWord).where(eq(searchWord.kind, 3))).map(({ id }) => id));
    const node = await anotherNode();
    await node.ready();
    const before = await ids();
    api.clock.set(EVENING + 24 * 60 * MINUTE);
    await node.refresh();
    const after = await ids();
    expect([...after].filter((id) => !before.has(id)).length).toBe(48);
    expect([...before].filter((id) => !after.has(id)).length).toBe(48);
  });

  it.each(['%', '_', '\\', '%%%', 'a%', "'; drop table search_word; --", '🔥⚽', '\u{10FFFF}', '()[]*.+?', '""'])('is not impressed by %j', async (q) => {
    const found = await find(q);
    if (!/[a-z]/.test(q)) expect(found).toEqual(nothing);
  });

  it.each([
    ['q', {}],
    ['q', { q: '   ' }],
    ['q', { q: 'x'.repeat(101) }],
    ['q', { q: 'một hai ba bốn năm sáu bảy' }],
    ['q', { q: 'ha\0' }],
    ['pageSize', { q: 'ha', pageSize: 21 }],
    ['pageSize', { q: 'ha', pageSize: 0 }],
  ])('names a bad %s: %j', async (path, input) => {
    const { status, body } = await api.call(search, input, { ip: '198.51.100.1' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('slows an address down that asks without end', async () => {
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push((await api.call(search, { q: 'zz' }, { ip: '198.51.100.9' })).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect((await api.call(search, { q: 'zz' }, { ip: '198.51.100.10' })).status).toBe(200);
  });

  it('gives at most as many of each kind as were asked for', async () => {
    const { matches, teams } = await find('a', { pageSize: 2 });
    expect([matches.length, teams.length]).toEqual([2, 2]);
  });

  /** The index as another start of the api would have it. */
  const anotherNode = async () =>
    new SearchIndex({ db: api.database.db, clock: api.clock, say: await loadWords(), programme: programmeOf(testReplay(), noGames) });
});
