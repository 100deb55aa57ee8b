import { redirect, type RouteObject } from 'react-router-dom';
import { feedTypes, links } from '@portal/contracts';
import type { Remote, RoutesOf } from '@portal/platform';
import { eventLoader } from './features/events/event.loader.ts';
import { feedLoader } from './features/feed/feed.loader.ts';
import { LatestPosts, loadLatestPosts } from './features/latest-posts/latest-posts.slot.tsx';
import { MatchPostsSlot } from './features/match-posts/match-posts.slot.tsx';
import { notFound } from './features/portal/not-found.ts';
import { PageError } from './features/portal/page-error.tsx';
import { profileLoader } from './features/profile/profile.loader.ts';
import { feedTexts } from './locales/texts.ts';

const handle = { texts: feedTexts };
const nowhere: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    throw notFound(request);
  },
};

// `/bang-tin/{slug}` and `/thanh-vien` alone are led elsewhere by the shell's guards; whoever comes past them goes to the feed.
export const routes: RoutesOf<'newsfeed-and-social'> = {
  '/bang-tin': [
    { index: true, handle, loader: feedLoader, lazy: () => import('./features/feed/feed.page.tsx'), ErrorBoundary: PageError } as RouteObject,
    { path: 'su-kien/:id', handle, loader: eventLoader, lazy: () => import('./features/events/event.page.tsx'), ErrorBoundary: PageError },
    { path: ':slug', loader: () => redirect(links.feed()) },
    nowhere,
  ],
  '/thanh-vien': [
    { index: true, loader: () => redirect(links.feed(feedTypes.home)) },
    { path: ':username', handle, loader: profileLoader, lazy: () => import('./features/profile/profile.page.tsx'), ErrorBoundary: PageError },
    nowhere,
  ],
};

export const slots: NonNullable<Remote['slots']> = {
  'newsfeed-and-social/latest-posts': { load: loadLatestPosts, Component: LatestPosts },
  'newsfeed-and-social/match-posts': { texts: feedTexts, Component: MatchPostsSlot },
};

export { messages } from './locales/texts.ts';
