import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@portal/contracts';
import { comicCalls } from '@portal/contracts/comic';
import shipped from '../../../media/comics/hashes.json' with { type: 'json' };
import { comicStories } from '../../seed/comics/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { addComics, type ComicDraft } from './index.ts';

const HOUR = 3_600_000;
const hashes: Readonly<Record<string, string>> = shipped;
const said = (words: string) => ({ alt: `Cảnh ${words}`, balloons: [{ kind: 'speech' as const, x: 50, y: 20, width: 40, tail: { x: 50, y: 60 }, words }] });
const draft = (number: number, more: Partial<ComicDraft> = {}): ComicDraft => ({
  slug: `truyen-${number}`,
  author: 'Bút Danh',
  licence: 'CC-BY-4.0',
  publishedAt: new Date(EVENING - number * HOUR),
  texts: {
    vi: { title: `Truyện ${number}`, summary: 'Tóm tắt' },
    en: { title: `Comic ${number}`, summary: 'Summary' },
    zh: { title: `漫畫 ${number}`, summary: '摘要' },
  },
  pages: ['một', 'hai'].map((words, place) => ({
    picture: `/files/${number}-${place}.webp`,
    width: 800,
    height: 1200,
    words: { vi: said(words), en: said(`${words} en`), zh: said(`${words} zh`) },
  })),
  ...more,
});

describe.each(databaseKinds)('comics on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
    await addComics(
      api.database.db,
      [1, 2, 3, 4, 5].map((number) => draft(number)),
    );
    await addComics(api.database.db, [draft(6, { slug: 'ngay-mai', publishedAt: new Date(EVENING + HOUR) })]);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const slugs = async (asked: Record<string, unknown> = {}) => {
    const { list, nextCursor } = (await api.call(comicCalls.list, asked)).body.data;
    return { slugs: list.map(({ slug }) => slug), nextCursor };
  };

  it('are listed, the newest first, stretch by stretch, each once', async () => {
    const first = await slugs({ pageSize: 2 });
    const second = await slugs({ pageSize: 2, cursor: first.nextCursor });
    const third = await slugs({ pageSize: 2, cursor: second.nextCursor });
    expect([first.slugs, second.slugs, third.slugs, third.nextCursor]).toEqual([['truyen-1', 'truyen-2'], ['truyen-3', 'truyen-4'], ['truyen-5'], null]);
  });

  it('are in the asker’s language, page by page', async () => {
    const { comic, pages } = (await api.call(comicCalls.info, { slug: 'truyen-2' }, { language: 'en' })).body.data;
    expect(comic).toMatchObject({ title: 'Comic 2', language: 'en', pages: 2, author: 'Bút Danh', licence: 'CC-BY-4.0', cover: { url: '/files/2-0.webp' } });
    expect(pages.map(({ picture, alt }) => [picture.url, alt])).toEqual([
      ['/files/2-0.webp', 'Cảnh một en'],
      ['/files/2-1.webp', 'Cảnh hai en'],
    ]);
    expect(pages[0]!.balloons).toEqual([{ kind: 'speech', x: 50, y: 20, width: 40, tail: { x: 50, y: 60 }, words: 'một en' }]);
  });

  it('that are published later are not there yet', async () => {
    expect((await api.call(comicCalls.info, { slug: 'ngay-mai' })).status).toBe(404);
    api.clock.set(EVENING + HOUR);
    expect((await api.call(comicCalls.info, { slug: 'ngay-mai' })).status).toBe(200);
    expect((await slugs({ pageSize: 1 })).slugs).toEqual(['ngay-mai']);
  });

  it('that nobody has made are missing, and bad input is named', async () => {
    expect((await api.call(comicCalls.info, { slug: 'khong-co' })).status).toBe(404);
    for (const [path, answer] of [
      ['slug', await api.call(comicCalls.info, { slug: 'Khong_co' })],
      ['cursor', await api.call(comicCalls.list, { cursor: 'x' })],
      ['pageSize', await api.call(comicCalls.list, { pageSize: 51 })],
    ] as const)
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('are put in once, and what is there stays', async () => {
    await addComics(api.database.db, [draft(1, { author: 'Ai khác' })]);
    expect((await api.call(comicCalls.info, { slug: 'truyen-1' })).body.data.comic.author).toBe('Bút Danh');
    await expect(addComics(api.database.db, [draft(7, { pages: [] })])).rejects.toThrow('1 … 200 pages');
  });
});

describe('the comics that ship', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite', { content: 'demo' });
  });
  afterAll(() => api?.close());

  it('are all there, in every language, and what they say lies on their pages', async () => {
    expect((await api.call(comicCalls.list)).body.data.list.map(({ slug }) => slug)).toEqual(comicStories.map(({ slug }) => slug));
    for (const { slug } of comicStories)
      for (const language of languages) {
        const { comic, pages } = (await api.call(comicCalls.info, { slug }, { language })).body.data;
        expect([comic.language, comic.pages]).toEqual([language, pages.length]);
        for (const { alt, picture, balloons } of pages) {
          expect(alt).toMatch(/\S/);
          expect(picture.url).toMatch(/^\/other\/api\/comic\/picture\/[a-z0-9-]+\.svg\?v=[0-9a-f]{12}$/);
          for (const { x, y, width, tail, words } of balloons) {
            expect(words).toMatch(/\S/);
            for (const place of [x - width / 2, x + width / 2, y, tail?.x ?? x, tail?.y ?? y]) {
              expect(place).toBeGreaterThanOrEqual(0);
              expect(place).toBeLessThanOrEqual(100);
            }
          }
        }
      }
  });

  it('have pictures that do nothing by themselves, kept for good by who asks for what is in them', async () => {
    const names = (await readdir(join(import.meta.dirname, '../../../media/comics'))).filter((name) => name !== 'hashes.json');
    expect(names.sort()).toEqual(comicStories.flatMap(({ pages }) => pages.map(({ picture }) => picture)).sort());
    for (const name of names) {
      const url = `/other/api/comic/picture/${name}`;
      const answer = await api.app.inject(`${url}?v=${hashes[name]}`);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/svg+xml',
        'public, max-age=31536000, immutable',
      ]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(createHash('sha256').update(answer.rawPayload).digest('hex').slice(0, 12)).toBe(hashes[name]);
      expect(answer.body).not.toMatch(/<script|<text|href="(?!#)|on\w+=/i);
      expect((await api.app.inject(url)).headers['cache-control']).toBe('public, max-age=3600');
    }
    for (const name of ['x.svg', '..%2f..%2fpackage.json', 'x.png']) expect((await api.app.inject(`/other/api/comic/picture/${name}`)).statusCode).toBe(404);
  });
});
