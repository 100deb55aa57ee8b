import { and, eq, sql } from 'drizzle-orm';
import { articleCalls } from '@portal/contracts/article';
import { isScored } from '@portal/domain';
import { article, articleCategory, articleHashtag, articleText, searchWord } from '../../db/schema.ts';
import type { Fixture } from '../../live/fixture-provider.ts';
import { loadShippedReadings } from '../../sports/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { isTold, reportOf as reportOfMatch } from '../../writing/index.ts';
import { publishReport } from '../../modules/articles/index.ts';
import { searchKinds } from '../../modules/search/index.ts';
import { lookOf, madeOf } from './made.ts';
import { seedReports } from './live-reports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fixtures = testReplay();
const shipped = loadShippedReadings();
const endedBetween = (from: number, to: number): Fixture[] =>
  fixtures.fixturesBetween(from - 4 * HOUR, to).filter(({ endsAt, match }) => endsAt >= from && endsAt <= to && isTold(match));

describe.each(databaseKinds)('reports of what was played, on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  });
  afterAll(() => api?.close());
  const onError = jest.fn();
  const write = (of = fixtures.fixturesBetween) =>
    seedReports({ db: api.database.db, clock: api.clock, fixtures: { ...fixtures, fixturesBetween: of }, shipped, onError });
  const reportOf = async ({ fixtureId }: Fixture, language = 'vi') =>
    (await api.call(articleCalls.ofMatch, { fixtureId: String(fixtureId) }, { language })).body.data.list[0];
  const reported = async () =>
    (await api.database.db.select({ id: article.id, at: article.publishedAt, key: article.sourceKey }).from(article).orderBy(article.id)).filter(
      ({ key }) => key !== null,
    );
  /** Chores write as the clock goes on: what is counted is compared with what is there, in one statement. */
  const miscounted = () =>
    api.database.db
      .select({ id: articleCategory.id })
      .from(articleCategory)
      .where(sql`${articleCategory.articles} <> (select count(*) from ${article} where ${article.categoryId} = ${articleCategory.id})`);

  it('are there for the matches of the last twelve hours, in three languages, newest first among the news', async () => {
    const ended = endedBetween(EVENING - 12 * HOUR, EVENING - 2 * MINUTE);
    expect(ended.length).toBeGreaterThan(5);
    for (const fixture of ended) {
      const [vi, en, zh] = await Promise.all(['vi', 'en', 'zh'].map((language) => reportOf(fixture, language)));
      expect([vi?.language, en?.language, zh?.language]).toEqual(['vi', 'en', 'zh']);
      expect(Date.parse(vi!.publishedAt)).toBeGreaterThan(fixture.endsAt);
      expect(vi).toMatchObject({ automatic: true, slug: expect.stringMatching(/-tuong-thuat-/) });
      const { blocks } = (await api.call(articleCalls.info, { id: vi!.id })).body.data;
      expect(blocks.filter(({ type }) => type === 'match')).toEqual([expect.objectContaining({ fixtureId: fixture.fixtureId })]);
    }
    const news = (await api.call(articleCalls.list, {})).body.data.list;
    const last = ended.toSorted((one, other) => other.endsAt - one.endsAt)[0];
    expect(news[0]).toMatchObject({ id: (await reportOf(last!))?.id });
  });

  it('are not there for what is still being played, though it was reported when it was played before', async () => {
    const [live] = fixtures.liveAt(EVENING).filter(({ match }) => isTold(match));
    await write(() => [{ ...live!, fixtureId: live!.fixtureId - 4_800, kickOffAt: live!.kickOffAt - 6 * HOUR, endsAt: live!.kickOffAt - 4 * HOUR }]);
    expect((await reported()).map(({ key }) => key)).toContain(live!.match.sourceKey);
    const told = async (fixtureId: number) => (await api.call(articleCalls.ofMatch, { fixtureId: String(fixtureId) })).body.data;
    for (const { fixtureId } of fixtures.liveAt(EVENING)) expect(await told(fixtureId)).toEqual({ list: [], expected: true });
    expect(await told(1)).toEqual({ list: [], expected: false });
    const [coming] = fixtures.fixturesBetween(EVENING + HOUR, EVENING + 6 * HOUR);
    expect(await told(coming!.fixtureId)).toEqual({ list: [], expected: false });
    api.clock.set(live!.endsAt + 2 * MINUTE);
    await write();
    expect(await told(live!.fixtureId)).toMatchObject({ list: [{ automatic: true }], expected: false });
  });

  it('come by themselves a few minutes after a match has ended, each once', async () => {
    const now = api.clock.now();
    const before = await reported();
    const isNew = ({ match }: Fixture) => before.every(({ key }) => key !== match.sourceKey);
    const next = endedBetween(now, now + 6 * HOUR)
      .filter(isNew)
      .toSorted((one, other) => one.endsAt - other.endsAt)[0]!;
    api.clock.set(next.endsAt);
    await write();
    expect(await reportOf(next)).toBeUndefined();
    api.clock.set(next.endsAt + 2 * MINUTE);
    await api.keepHouse();
    const report = await reportOf(next);
    expect(report?.title).toBeDefined();
    const after = await reported();
    expect(after.filter(({ key }) => key === next.match.sourceKey)).toHaveLength(1);
    await write();
    expect(await reported()).toEqual(after);
  });

  it('of a match that is played again are the same article, new on every list', async () => {
    const { db } = api.database;
    const [fixture] = endedBetween(api.clock.now() - 6 * HOUR, api.clock.now() - 2 * MINUTE);
    const first = await reportOf(fixture!);
    const again = { ...fixture!, fixtureId: fixture!.fixtureId + 1, kickOffAt: api.clock.now(), endsAt: api.clock.now() + 2 * HOUR };
    api.clock.advance(3 * HOUR);
    await db.insert(searchWord).values({ word: 'cu', kind: searchKinds.article, refId: first!.id, rank: 1 }).onConflictDoNothing();
    await write(() => [again]);
    expect(
      await db
        .select()
        .from(searchWord)
        .where(and(eq(searchWord.kind, searchKinds.article), eq(searchWord.refId, first!.id), eq(searchWord.word, 'cu'))),
    ).toEqual([]);
    const [row] = await db.select().from(article).where(eq(article.id, first!.id));
    expect(row).toMatchObject({ publishedAt: new Date(again.endsAt + 2 * MINUTE), topPlace: null, words: expect.stringContaining('-tuong-thuat-') });
    expect((await reported()).filter(({ key }) => key === again.match.sourceKey)).toHaveLength(1);
    expect(await miscounted()).toEqual([]);
    const hashtags = await db.select({ at: articleHashtag.publishedAt }).from(articleHashtag).where(eq(articleHashtag.articleId, first!.id));
    expect(new Set(hashtags.map(({ at }) => at.getTime()))).toEqual(new Set([again.endsAt + 2 * MINUTE]));
    const texts = await db.select({ language: articleText.language, blocks: articleText.blocks }).from(articleText).where(eq(articleText.articleId, first!.id));
    expect(texts.map(({ language }) => language).sort()).toEqual(['en', 'vi', 'zh']);
    for (const { blocks } of texts) expect(blocks.at(-1)).toMatchObject({ type: 'match', fixtureId: again.fixtureId });
  });

  it('are written for the others where one cannot be told', async () => {
    const [one, other] = endedBetween(EVENING - 36 * HOUR, EVENING - 12 * HOUR).filter(({ match }) => match.group !== null && isScored(match));
    const now = api.clock.now();
    const moved = [one!, other!].map((fixture, place) => ({ ...fixture, match: { ...fixture.match, sourceKey: `again ${place}` }, endsAt: now - HOUR }));
    const broken = { ...moved[0]!, match: { ...moved[0]!.match, date: undefined as unknown as string } };
    onError.mockClear();
    await write(() => [broken, moved[1]!]);
    expect(onError).toHaveBeenCalledTimes(1);
    expect((await reported()).map(({ key }) => key)).toEqual(expect.arrayContaining(['again 1']));
  });

  it('are one article when two nodes write at once', async () => {
    const { db } = api.database;
    const [fixture] = endedBetween(EVENING - 60 * HOUR, EVENING - 36 * HOUR);
    const draft = {
      sourceKey: 'both at once',
      categoryId: 7,
      publishedAt: new Date(api.clock.now()),
      ...madeOf((language) => reportOfMatch(fixture!.match, [], language), lookOf(fixture!.match, 0)),
    };
    const published = await Promise.all([publishReport(db, draft), publishReport(db, draft)]);
    expect(published.toSorted()).toEqual([false, true]);
    expect((await reported()).filter(({ key }) => key === draft.sourceKey)).toHaveLength(1);
    expect(await miscounted()).toEqual([]);
  });
});
