import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { article } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { addArticles, addCategories, articleRepository, ViewCounter } from './index.ts';

const NOON = Date.parse('2026-11-20T05:00:00Z');
const DAY = 86_400_000;
const cover = { motif: 'ball' as const, colors: [], monograms: [], alt: '', credit: '' };

describe.each(databaseKinds)('readers on %s', (kind) => {
  let database: Database;
  let clock: ManualClock;
  let views: ViewCounter;
  const errors: unknown[] = [];
  const stored = async (id: number) => {
    const row = await articleRepository(database.db).byId(id);
    return [row?.views, row?.weekViews];
  };

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await addCategories(database.db, [{ id: 1, slug: 'tin', listed: true, names: { vi: 'Tin', en: 'News', zh: '新聞' } }]);
    await addArticles(
      database.db,
      [1, 2, 3].map((id) => ({
        id,
        categoryId: 1,
        author: '',
        cover,
        hashtags: [],
        publishedAt: new Date(NOON),
        texts: { vi: { title: `Bài ${id}`, lead: '', blocks: [] } },
      })),
    );
  });
  beforeEach(() => {
    clock = new ManualClock(NOON);
    views = new ViewCounter({ db: database.db, clock, secret: Buffer.from('secret'), onError: (error) => errors.push(error) });
  });
  afterAll(() => database?.close());

  it('count once a day, and are written together', async () => {
    await Promise.all(['an', 'an', 'binh', 'chi'].map((reader) => views.note(1, reader)));
    await views.note(2, 'an');
    expect([views.unsaved(1), views.unsaved(2)]).toEqual([3, 1]);
    expect(await stored(1)).toEqual([0, 0]);
    await views.save();
    expect([views.unsaved(1), views.unsaved(2)]).toEqual([0, 0]);
    expect(await Promise.all([stored(1), stored(2)])).toEqual([
      [3, 3],
      [1, 1],
    ]);
    clock.advance(DAY);
    await views.note(1, 'an');
    await views.close();
    expect(await stored(1)).toEqual([4, 4]);
  });

  it('fall out of the week after seven days and stay in the sum', async () => {
    await views.note(3, 'an');
    await views.save();
    clock.set(NOON + 6 * DAY);
    await views.roll();
    expect(await stored(3)).toEqual([1, 1]);
    clock.set(NOON + 7 * DAY);
    await views.roll();
    expect(await stored(3)).toEqual([1, 0]);
  });

  it('of an article that is gone do not keep those of others from being written', async () => {
    await addArticles(
      database.db,
      [4, 5].map((id) => ({
        id,
        categoryId: 1,
        author: '',
        cover,
        hashtags: [],
        publishedAt: new Date(NOON),
        texts: { vi: { title: `Bài ${id}`, lead: '', blocks: [] } },
      })),
    );
    await Promise.all([views.note(4, 'an'), views.note(5, 'an')]);
    await database.db.delete(article).where(eq(article.id, 4));
    await views.save();
    expect(await stored(5)).toEqual([1, 1]);
    expect([views.unsaved(4), views.unsaved(5)]).toEqual([0, 0]);
  });

  it('are not lost when the database is away for a moment', async () => {
    const away = jest.spyOn(database.db, 'transaction').mockRejectedValueOnce(new Error('away'));
    clock.set(NOON + 9 * DAY);
    await views.note(2, 'dung');
    await views.save();
    expect(errors).toHaveLength(1);
    expect(views.unsaved(2)).toBe(1);
    away.mockRestore();
    await views.save();
    expect((await stored(2))[0]).toBe(2);
  });
});
