import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { languages } from '@portal/contracts';
import { movieCalls } from '@portal/contracts/movie';
import { movieStories } from '../../seed/movies/index.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { films } from './films.ts';
import { addMovies, type MovieDraft } from './index.ts';

const HOUR = 3_600_000;
const text = (said: string) => ({ title: `Tập ${said}`, summary: `Về ${said}` });
const lines = (said: string) => [{ from: 1, to: 3.5, words: `Đây là ${said} <i>` }];
const draft = (number: number, more: Partial<MovieDraft> = {}): MovieDraft => ({
  slug: `phim-${number}`,
  kind: 'series',
  author: 'Bút Danh',
  licence: 'CC-BY-4.0',
  publishedAt: new Date(EVENING - number * HOUR),
  texts: {
    vi: { title: `Phim ${number}`, summary: 'Tóm tắt' },
    en: { title: `Movie ${number}`, summary: 'Summary' },
    zh: { title: `影片 ${number}`, summary: '摘要' },
  },
  episodes: ['một', 'hai'].map((said) => ({
    film: `/files/${said}.mp4`,
    poster: `/files/${said}.webp`,
    width: 960,
    height: 540,
    seconds: 30.5,
    texts: { vi: text(said), en: text(`${said} en`), zh: text(`${said} zh`) },
    lines: { vi: lines(said), en: lines(`${said} en`), zh: lines(`${said} zh`) },
  })),
  ...more,
});

describe.each(databaseKinds)('movies on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
    await addMovies(
      api.database.db,
      [1, 2, 3, 4, 5].map((number) => draft(number)),
    );
    await addMovies(api.database.db, [draft(6, { slug: 'ngay-mai', publishedAt: new Date(EVENING + HOUR) })]);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());
  const slugs = async (asked: Record<string, unknown> = {}) => {
    const { list, nextCursor } = (await api.call(movieCalls.list, asked)).body.data;
    return { slugs: list.map(({ slug }) => slug), nextCursor };
  };

  it('are listed, the newest first, stretch by stretch, each once', async () => {
    const first = await slugs({ pageSize: 2 });
    const second = await slugs({ pageSize: 2, cursor: first.nextCursor });
    const third = await slugs({ pageSize: 2, cursor: second.nextCursor });
    expect([first.slugs, second.slugs, third.slugs, third.nextCursor]).toEqual([['phim-1', 'phim-2'], ['phim-3', 'phim-4'], ['phim-5'], null]);
  });

  it('have episodes, in the asker’s language', async () => {
    const { movie, episodes } = (await api.call(movieCalls.info, { slug: 'phim-2' }, { language: 'en' })).body.data;
    expect(movie).toMatchObject({ title: 'Movie 2', kind: 'series', language: 'en', episodes: 2, seconds: 61, author: 'Bút Danh', licence: 'CC-BY-4.0' });
    expect(movie.poster).toEqual({ url: '/files/một.webp', width: 960, height: 540 });
    expect(episodes.map(({ number, title, seconds }) => [number, title, seconds])).toEqual([
      [1, 'Tập một en', 30.5],
      [2, 'Tập hai en', 30.5],
    ]);
  });

  it('say in an episode what is said, as rows and as captions in each language', async () => {
    const { film, captions, lines: said, title } = (await api.call(movieCalls.episode, { slug: 'phim-2', number: 2 })).body.data;
    expect([title, film, said]).toEqual(['Tập hai', { url: '/files/hai.mp4', width: 960, height: 540 }, [{ from: 1, to: 3.5, words: 'Đây là hai <i>' }]]);
    expect(captions.map(({ language }) => language)).toEqual([...languages]);
    const answer = await api.app.inject(captions[1]!.url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nĐây là hai en &lt;i&gt;\n',
    ]);
  });

  it('that are published later are not there yet', async () => {
    const of = (clock: number) => {
      api.clock.set(clock);
      return Promise.all([api.call(movieCalls.info, { slug: 'ngay-mai' }), api.call(movieCalls.episode, { slug: 'ngay-mai', number: 1 })]);
    };
    expect((await of(EVENING)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await api.app.inject(`${movieCalls.captions.path}?slug=ngay-mai&number=1`)).statusCode).toBe(404);
    expect((await of(EVENING + HOUR)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await slugs({ pageSize: 1 })).slugs).toEqual(['ngay-mai']);
  });

  it('that nobody has made are missing, and bad input is named', async () => {
    expect((await api.call(movieCalls.info, { slug: 'khong-co' })).status).toBe(404);
    expect((await api.call(movieCalls.episode, { slug: 'phim-1', number: 3 })).status).toBe(404);
    for (const [path, answer] of [
      ['slug', await api.call(movieCalls.info, { slug: 'Khong_co' })],
      ['number', await api.call(movieCalls.episode, { slug: 'phim-1', number: 0 })],
      ['cursor', await api.call(movieCalls.list, { cursor: 'x' })],
      ['pageSize', await api.call(movieCalls.list, { pageSize: 51 })],
    ] as const)
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('whose episode does not speak a language speak Vietnamese there, and say so', async () => {
    const [episode] = draft(8).episodes;
    if (!episode) throw new Error('no episode');
    const one = { ...episode, texts: { vi: text('một') }, lines: { vi: lines('một') } };
    await addMovies(api.database.db, [draft(8, { publishedAt: new Date(EVENING - 99 * HOUR), episodes: [one] })]);
    const asked = { slug: 'phim-8', number: 1 };
    const { language, title, lines: said, captions } = (await api.call(movieCalls.episode, asked, { language: 'zh' })).body.data;
    expect([language, title, said, captions.length]).toEqual(['vi', 'Tập một', lines('một'), 1]);
  });

  it('are put in once, and what is there stays', async () => {
    await addMovies(api.database.db, [draft(1, { author: 'Ai khác' })]);
    expect((await api.call(movieCalls.info, { slug: 'phim-1' })).body.data.movie.author).toBe('Bút Danh');
    await expect(addMovies(api.database.db, [draft(7, { episodes: [] })])).rejects.toThrow('1 … 200 episodes');
    await expect(addMovies(api.database.db, [draft(7, { kind: 'film' })])).rejects.toThrow('1 … 1 episodes');
  });
});

describe('the movies that ship', () => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp('pglite', { content: 'demo' });
  });
  afterAll(() => api?.close());
  const EMPTY = /undefined|null|NaN|\{|\}/;

  it('are all there, in every language, and what they say is said one after the other, in time to be read', async () => {
    expect((await api.call(movieCalls.list)).body.data.list.map(({ slug }) => slug)).toEqual(movieStories.map(({ slug }) => slug));
    for (const { slug, kind } of movieStories)
      for (const language of languages) {
        const { movie, episodes } = (await api.call(movieCalls.info, { slug }, { language })).body.data;
        expect([movie.language, movie.kind, movie.episodes]).toEqual([language, kind, episodes.length]);
        for (const { number } of episodes) {
          const { lines, film, poster, seconds, title, summary } = (await api.call(movieCalls.episode, { slug, number }, { language })).body.data;
          for (const text of [movie.title, movie.summary, title, summary]) expect(text).toMatch(/\S/);
          expect([film.url, poster.url].join(' ')).toMatch(
            /^\/other\/api\/movie\/film\/[a-z-]+\.mp4\?v=\w{12} \/other\/api\/movie\/film\/[a-z-]+\.webp\?v=\w{12}$/,
          );
          expect(lines.length).toBeGreaterThan(3);
          let before = 0;
          for (const { from, to, words: said } of lines) {
            expect(said).toMatch(/\S/);
            expect(said).not.toMatch(EMPTY);
            expect(from).toBeGreaterThanOrEqual(before);
            expect(to).toBeLessThanOrEqual(seconds);
            // Letters a second, of which Chinese has fewer: what subtitlers hold to.
            expect([said, said.length / (to - from) <= (language === 'zh' ? 10 : 21)]).toEqual([said, true]);
            before = to;
          }
        }
      }
  });

  it('are as long as they say, and kept for good by who asks for what is in them', async () => {
    const names = (await readdir(films.folder)).filter((name) => name !== 'hashes.json');
    const named = movieStories.flatMap(({ episodes }) => episodes.flatMap(({ film }) => [`${film}.mp4`, `${film}.webp`]));
    expect(names.sort()).toEqual(named.sort());
    for (const { film, seconds } of movieStories.flatMap(({ episodes }) => episodes)) {
      const bytes = await readFile(`${films.folder}/${film}.mp4`);
      // Of the film's header (ISO 14496-12, 8.2.2): units a second, then units.
      const at = bytes.indexOf('mvhd') + 16;
      expect(bytes.readUInt32BE(at + 4) / bytes.readUInt32BE(at)).toBeCloseTo(seconds, 0);
    }
    for (const name of names) {
      const url = `/other/api/movie/film/${name}`;
      const answer = await api.app.inject(`${url}?v=${films.hashes.get(name)}`);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        name.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(createHash('sha256').update(answer.rawPayload).digest('hex').slice(0, 12)).toBe(films.hashes.get(name));
      expect((await api.app.inject(url)).headers['cache-control']).toBe('public, max-age=3600');
    }
    const [film] = names.filter((name) => name.endsWith('.mp4'));
    const part = await api.app.inject({ url: `/other/api/movie/film/${film}`, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    for (const name of ['x.mp4', '..%2f..%2fpackage.json', 'hashes.json']) expect((await api.app.inject(`/other/api/movie/film/${name}`)).statusCode).toBe(404);
  });
});
