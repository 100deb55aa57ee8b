// Things for specs, passed through the contract, so that a test cannot live on a shape that is gone.
import { article, type Article, type ArticleRow } from '@portal/contracts/article';
import { anArticleRow } from '@portal/testing/article';
import { comicPage, comicRow, type ComicPage, type ComicRow } from '@portal/contracts/comic';
import { episode, episodeRow, movieRow, type Episode, type EpisodeRow, type MovieRow } from '@portal/contracts/movie';
import { highlight, type Highlight } from '@portal/contracts/highlight';
import { commentCalls, type Comment } from '@portal/contracts/comment';

export const aRow = anArticleRow;
export const rows = (count: number, first = 6001): ArticleRow[] =>
  Array.from({ length: count }, (_, place) => aRow({ id: first + place, slug: `bai-${first + place}`, title: `Bài ${first + place}` }));
export const anArticle = (more: Partial<Article> = {}): Article =>
  article.parse({
    ...anArticleRow(),
    updatedAt: null,
    blocks: [{ type: 'paragraph', text: 'Luật 11 tách hai chuyện.' }],
    reactions: { counts: { like: 3 }, total: 3, mine: null },
    ...more,
  });

const listed = commentCalls.list.data.shape.list.element;
export const aComment = (more: Partial<Comment> = {}): Comment =>
  listed.parse({
    id: 1,
    author: { userId: 7, username: 'sonnghe_37', displayName: 'Sơn Nghệ', userType: 10, siteRoleId: 1, colorName: 1, picture: null, level: 3 },
    content: 'Chuẩn rồi',
    parentId: null,
    replyTo: null,
    replies: 0,
    createdAt: '2026-11-20T19:30:00+07:00',
    editedAt: null,
    reactions: { counts: {}, total: 0, mine: null },
    can: { delete: false, edit: false },
    ...more,
  });

const sheet = (number: number) => ({ url: `/other/api/comic/picture/lan-dau-0${number}.svg`, width: 1080, height: 1440 });
export const aComic = (more: Partial<ComicRow> = {}): ComicRow =>
  comicRow.parse({
    id: 1,
    slug: 'lan-dau',
    language: 'vi',
    title: 'Lần đầu',
    summary: 'Mai lên khán đài lần đầu.',
    author: 'Khán Đài',
    licence: 'CC0-1.0',
    pages: 3,
    cover: sheet(1),
    publishedAt: '2026-11-20T19:30:00+07:00',
    ...more,
  });
export const aComicPage = (number: number): ComicPage =>
  comicPage.parse({
    picture: sheet(number),
    alt: `Cảnh ${number}`,
    balloons: [
      { kind: 'caption', x: 30, y: 6, width: 50, tail: null, words: 'Hôm đó trời nắng.' },
      { kind: 'speech', x: 60, y: 30, width: 30, tail: { x: 50, y: 50 }, words: 'Ông ơi!' },
      { kind: 'thought', x: 60, y: 70, width: 30, tail: { x: 50, y: 90 }, words: 'Hừm…' },
    ],
  });

const still = (number: number) => ({ url: `/other/api/movie/film/luat-${number}.webp`, width: 960, height: 540 });
export const aMovie = (more: Partial<MovieRow> = {}): MovieRow =>
  movieRow.parse({
    id: 1,
    slug: 'luat',
    kind: 'series',
    language: 'vi',
    title: 'Luật',
    summary: 'Luật trong nửa phút.',
    author: 'Khán Đài',
    licence: 'CC0-1.0',
    episodes: 3,
    seconds: 90,
    poster: still(1),
    publishedAt: '2026-11-20T19:30:00+07:00',
    ...more,
  });
const titles = ['Việt vị', 'Qua vạch', 'Phạt đền'] as const;
export const anEpisodeRow = (number: number): EpisodeRow =>
  episodeRow.parse({ number, language: 'vi', title: titles[number - 1] ?? `Tập ${number}`, summary: `Tóm tắt ${number}`, seconds: 30, poster: still(number) });
export const anEpisode = (number: number, more: Partial<Episode> = {}): Episode =>
  episode.parse({
    ...anEpisodeRow(number),
    film: { url: `/other/api/movie/film/luat-${number}.mp4`, width: 960, height: 540 },
    captions: ['vi', 'en', 'zh'].map((language) => ({ language, url: `/other/api/movie/captions?slug=luat&number=${number}&lang=${language}` })),
    lines: [
      { from: 1, to: 4, words: 'Nhìn vạch vàng nhé.' },
      { from: 5, to: 8, words: 'Đứng ngang là không việt vị.' },
    ],
    ...more,
  });

const side = (id: number, name: string) => ({ id, name, code: name.slice(0, 3).toUpperCase(), monogram: name.slice(0, 2).toUpperCase(), colors: ['#c8102e'] });
const film = (shape: 'wide' | 'tall') => ({
  url: `/other/api/highlight/film/play-right-${shape}.mp4`,
  poster: `/other/api/highlight/film/play-right-${shape}.webp`,
  ...(shape === 'wide' ? { width: 960, height: 540 } : { width: 540, height: 960 }),
});
export const aHighlight = (more: Partial<Highlight> = {}): Highlight =>
  highlight.parse({
    id: 207800101,
    slug: 'ferran-torres-106-tay-ban-nha-argentina-207800101',
    kind: 'goal',
    side: 'home',
    player: 'Ferran Torres',
    minute: 106,
    added: 0,
    score: { home: 1, away: 0 },
    fixtureId: 2078001,
    home: side(1, 'Tây Ban Nha'),
    away: side(2, 'Argentina'),
    tournament: { id: 9, name: 'World Cup 2026', short: 'World Cup', stage: 'Chung kết' },
    at: '2026-11-20T19:30:00+07:00',
    seconds: 11.8,
    films: { wide: film('wide'), tall: film('tall') },
    captions: '/other/api/highlight/captions?id=207800101&lang=vi',
    shirts: { scoring: '#7B4BC0', other: '#E0392F' },
    reactions: { counts: { wow: 2 }, total: 2, mine: null },
    comments: 0,
    ...more,
  });
/** Goals of a match, the newest first. */
export const highlights = (count: number, first = 207800201): Highlight[] =>
  Array.from({ length: count }, (_, place) =>
    aHighlight({ id: first + place, slug: `ban-thang-${first + place}`, player: `Cầu thủ ${place + 1}`, fixtureId: 2078002 }),
  );
