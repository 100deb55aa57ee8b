import type { RouteObject } from 'react-router-dom';
import type { Remote, RoutesOf } from '@portal/platform';
import { articleLoader } from './features/article/article.loader.ts';
import { comicLoader } from './features/comics/comic.loader.ts';
import { CommentsSlot, loadComments } from './features/comments/comments.slot.tsx';
import { highlightLoader } from './features/highlight/highlight.loader.ts';
import { highlightsLoader } from './features/highlight/highlights.loader.ts';
import { Latest, loadLatest } from './features/latest/latest.slot.tsx';
import { loadMatchStory, MatchStory } from './features/match-story/match-story.slot.tsx';
import { episodeLoader, movieLoader } from './features/movies/movie.loader.ts';
import { loadMostViewed, MostViewed } from './features/most-viewed/most-viewed.slot.tsx';
import { newsLoader } from './features/news/news.loader.ts';
import { PageError } from './features/page-error.tsx';
import { reelsLoader } from './features/reels/reels.loader.ts';
import { shelfLoader } from './features/shelf/shelf.loader.ts';
import { staticPageLoader } from './features/static-page/static-page.loader.ts';
import { queries } from './queries.ts';
import { comicsTexts, commentsTexts, feedbackTexts, highlightTexts, moviesTexts, reelsTexts } from './locales/texts.ts';
import { staticPages, type StaticPage } from './features/static-page/static-pages.ts';

const news: RouteObject = { loader: newsLoader, lazy: () => import('./features/news/news.page.tsx'), ErrorBoundary: PageError };
const reels: RouteObject = { handle: { texts: reelsTexts }, loader: reelsLoader, lazy: () => import('./features/reels/reels.page.tsx') };
const staticPage = {
  index: true,
  loader: staticPageLoader,
  lazy: () => import('./features/static-page/static-page.page.tsx'),
  ErrorBoundary: PageError,
} as RouteObject;

export const routes: RoutesOf<'content-and-news'> = {
  '/tin-tuc': [
    { index: true, ...news } as RouteObject,
    { path: 'chuyen-muc/:category', ...news },
    { path: 'hashtag/:hashtag', ...news },
    {
      path: ':article',
      handle: { texts: commentsTexts },
      loader: articleLoader,
      lazy: () => import('./features/article/article.page.tsx'),
      ErrorBoundary: PageError,
    },
  ],
  '/highlight': [
    {
      handle: { texts: highlightTexts },
      ErrorBoundary: PageError,
      children: [
        { index: true, loader: highlightsLoader, lazy: () => import('./features/highlight/highlights.page.tsx') } as RouteObject,
        { path: '*', handle: { texts: commentsTexts }, loader: highlightLoader, lazy: () => import('./features/highlight/highlight.page.tsx') },
      ],
    },
  ],
  '/reels': [
    {
      handle: { texts: highlightTexts },
      ErrorBoundary: PageError,
      children: [{ index: true, ...reels } as RouteObject, { path: '*', ...reels }],
    },
  ],
  '/phim-anh': [
    {
      handle: { texts: moviesTexts },
      ErrorBoundary: PageError,
      children: [
        { index: true, loader: shelfLoader(queries.movies), lazy: () => import('./features/movies/movies.page.tsx') } as RouteObject,
        { path: ':slug', loader: movieLoader, lazy: () => import('./features/movies/movie.page.tsx') },
        { path: ':slug/:episode', loader: episodeLoader, lazy: () => import('./features/movies/episode.page.tsx') },
      ],
    },
  ],
  '/truyen-tranh': [
    {
      handle: { texts: comicsTexts },
      ErrorBoundary: PageError,
      children: [
        { index: true, loader: shelfLoader(queries.comics), lazy: () => import('./features/comics/comics.page.tsx') } as RouteObject,
        {
          path: ':slug',
          loader: comicLoader,
          // Its pages are all there: turning one asks for nothing.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
          lazy: () => import('./features/comics/comic.page.tsx'),
        },
      ],
    },
  ],
  '/phan-hoi': [
    {
      index: true,
      handle: { texts: feedbackTexts },
      lazy: () => import('./features/feedback/feedback.page.tsx'),
      ErrorBoundary: PageError,
    } as RouteObject,
  ],
  ...(Object.fromEntries(staticPages.map(({ path }) => [path, [staticPage]])) as Record<StaticPage['path'], RouteObject[]>),
};

export const slots: NonNullable<Remote['slots']> = {
  'content-and-news/latest': { load: loadLatest, Component: Latest },
  'content-and-news/most-viewed': { load: loadMostViewed, Component: MostViewed },
  'content-and-news/match-story': { load: loadMatchStory, texts: highlightTexts, Component: MatchStory },
  'content-and-news/comments': { load: loadComments, texts: commentsTexts, Component: CommentsSlot },
};

export { messages } from './locales/texts.ts';
