import type { RouteObject } from 'react-router-dom';
import type { Remote, RoutesOf } from '@portal/platform';
import { matchOddsLoader } from './features/match-odds/match-odds.loader.ts';
import { loadMatchOdds, MatchOddsSlot } from './features/match-odds/match-odds.slot.tsx';
import { oddsLoader, sameOdds } from './features/odds/odds.loader.ts';
import { PageError } from './features/portal/page-error.tsx';
import { tipLoader } from './features/tip/tip.loader.ts';
import { loadMatchTips, MatchTipsSlot } from './features/tips/match-tips.tsx';
import { tipsLoader } from './features/tips/tips.loader.ts';
import { loadTopTips, TopTips } from './features/top-tips/top-tips.slot.tsx';

const odds: RouteObject = { loader: oddsLoader, shouldRevalidate: sameOdds, lazy: () => import('./features/odds/odds.page.tsx'), ErrorBoundary: PageError };
const tips: RouteObject = { loader: tipsLoader, lazy: () => import('./features/tips/tips.page.tsx'), ErrorBoundary: PageError };

export const routes: RoutesOf<'odds-and-tips'> = {
  '/ty-le-keo': [
    { index: true, ...odds } as RouteObject,
    { path: '*', loader: matchOddsLoader, lazy: () => import('./features/match-odds/match-odds.page.tsx'), ErrorBoundary: PageError },
  ],
  '/tip-keo': [
    { index: true, ...tips } as RouteObject,
    { path: 'tao', lazy: () => import('./features/new-tip/new-tip.page.tsx'), ErrorBoundary: PageError },
    { path: '*', loader: tipLoader, lazy: () => import('./features/tip/tip.page.tsx'), ErrorBoundary: PageError },
  ],
};

export const slots: Remote['slots'] = {
  'odds-and-tips/top-tips': { load: loadTopTips, Component: TopTips },
  'odds-and-tips/match-tips': { load: loadMatchTips, Component: MatchTipsSlot },
  'odds-and-tips/match-odds': { load: loadMatchOdds, Component: MatchOddsSlot },
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
