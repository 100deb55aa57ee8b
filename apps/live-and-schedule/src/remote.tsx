import type { RouteObject } from 'react-router-dom';
import type { Remote, RoutesOf } from '@portal/platform';
import { teamLoader, teamsLoader, tournamentLoader, tournamentsLoader } from './features/competition/competition.loader.ts';
import { loadMatchStandings, MatchStandings } from './features/competition/match-standings.slot.tsx';
import { FollowedSlot } from './features/follow/followed.slot.tsx';
import { CommentatorsTonight, loadCommentators } from './features/home/commentators-tonight.slot.tsx';
import { HotMatchSlot, loadHotMatch } from './features/home/hot-match.slot.tsx';
import { LiveNow, loadLiveNow } from './features/home/live-now.slot.tsx';
import { loadRooms, Rooms } from './features/home/rooms.slot.tsx';
import { loadToday, Today } from './features/home/today.slot.tsx';
import { liveRoomLoader } from './features/live-room/live-room.loader.ts';
import { notFound } from './features/match/not-found.ts';
import { loadMatchCard, MatchCardSlot } from './features/match-card/match-card.slot.tsx';
import { matchesLoader } from './features/matches/matches.loader.ts';
import { scheduleLoader } from './features/schedule/schedule.loader.ts';
import { PageError } from './features/page-error.tsx';
import { competitionTexts, roomTexts, scheduleTexts } from './locales/texts.ts';

const nowhere: RouteObject = {
  path: '*',
  loader: ({ request }) => {
    throw notFound(request);
  },
};

const matches: RouteObject = {
  handle: { texts: scheduleTexts },
  loader: matchesLoader,
  // What is chosen of the lists asks for nothing.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate,
  lazy: () => import('./features/matches/matches.page.tsx'),
  ErrorBoundary: PageError,
};
const schedule: RouteObject = {
  handle: { texts: scheduleTexts },
  loader: scheduleLoader,
  // More of the tournaments, a match in the panel and a month to choose from are the same list; what these show asks for itself. The same address again is another try.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href !== nextUrl.href && asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate,
  lazy: () => import('./features/schedule/schedule.page.tsx'),
  ErrorBoundary: PageError,
};
const ofCompetition = { handle: { texts: competitionTexts }, ErrorBoundary: PageError } as const;

/** What an address of the schedule asks the api for. */
function asked({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const beside of ['het', 'thang', 'tran']) rest.delete(beside);
  return `${pathname}?${rest}`;
}

const anyDepth: RouteObject[] = [{ index: true, ...schedule } as RouteObject, { path: '*', ...schedule }];

export const routes: RoutesOf<'live-and-schedule'> = {
  '/truc-tiep': [
    { index: true, ...matches } as RouteObject,
    { path: ':sport', ...matches },
    {
      path: ':sport/:match',
      handle: { texts: roomTexts },
      loader: liveRoomLoader,
      // Another commentator or another part of the room is the same room: its query string asks for nothing new.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate,
      lazy: () => import('./features/live-room/live-room.page.tsx'),
      ErrorBoundary: PageError,
    },
    nowhere,
  ],
  '/lich-truc-tiep': anyDepth,
  '/lich-thi-dau': anyDepth,
  '/ket-qua': anyDepth,
  '/doi-bong': [
    { index: true, ...ofCompetition, loader: teamsLoader, lazy: () => import('./features/competition/teams.page.tsx') },
    { path: ':id', ...ofCompetition, loader: teamLoader, lazy: () => import('./features/competition/team.page.tsx') },
    nowhere,
  ],
  '/giai-dau': [
    { index: true, ...ofCompetition, loader: tournamentsLoader, lazy: () => import('./features/competition/tournaments.page.tsx') },
    { path: ':id', ...ofCompetition, loader: tournamentLoader, lazy: () => import('./features/competition/tournament.page.tsx') },
    nowhere,
  ],
};

export const slots: Remote['slots'] = {
  'live-and-schedule/hot-match': { load: loadHotMatch, Component: HotMatchSlot },
  'live-and-schedule/live-now': { load: loadLiveNow, Component: LiveNow },
  'live-and-schedule/rooms': { load: loadRooms, Component: Rooms },
  'live-and-schedule/today': { load: loadToday, Component: Today },
  'live-and-schedule/commentators-tonight': { load: loadCommentators, Component: CommentatorsTonight },
  'live-and-schedule/match-card': { load: loadMatchCard, Component: MatchCardSlot },
  'live-and-schedule/followed': { Component: FollowedSlot },
  'live-and-schedule/match-standings': { load: loadMatchStandings, texts: competitionTexts, Component: MatchStandings },
};

export { messages } from './locales/texts.ts';
