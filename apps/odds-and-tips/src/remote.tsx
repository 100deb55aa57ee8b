import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Remote, RoutesOf } from '@portal/platform';
import { matchOddsLoader } from './features/match-odds/match-odds.loader.ts';
import { loadMatchOdds, MatchOddsSlot } from './features/match-odds/match-odds.slot.tsx';
import { modelLoader } from './features/model/model.loader.ts';
import { oddsLoader, sameOdds } from './features/odds/odds.loader.ts';
import { PageError } from './features/portal/page-error.tsx';
import { tipLoader } from './features/tip/tip.loader.ts';
import { loadMatchTips, MatchTipsSlot } from './features/tips/match-tips.tsx';
import { tipsLoader } from './features/tips/tips.loader.ts';
import { tipsterLoader } from './features/tipster/tipster.loader.ts';
import { loadTopTips, TopTips } from './features/top-tips/top-tips.slot.tsx';
import { whatIfLoader } from './features/what-if/what-if.loader.ts';
import { careTexts, newTipTexts, oddsTexts, tipsTexts, whatIfTexts } from './locales/texts.ts';

const odds: RouteObject = {
  handle: { texts: oddsTexts },
  loader: oddsLoader,
  shouldRevalidate: sameOdds,
  lazy: () => import('./features/odds/odds.page.tsx'),
  ErrorBoundary: PageError,
};
const tips: RouteObject = {
  handle: { texts: tipsTexts },
  loader: tipsLoader,
  lazy: () => import('./features/tips/tips.page.tsx'),
  ErrorBoundary: PageError,
};

export const routes: RoutesOf<'odds-and-tips'> = {
  '/ty-le-keo': [
    { index: true, ...odds } as RouteObject,
    { path: 'mo-hinh', handle: { texts: oddsTexts }, loader: modelLoader, lazy: () => import('./features/model/model.page.tsx'), ErrorBoundary: PageError },
    { path: 'neu', handle: { texts: whatIfTexts }, loader: whatIfLoader, lazy: () => import('./features/what-if/what-if.page.tsx'), ErrorBoundary: PageError },
    {
      path: '*',
      handle: { texts: oddsTexts },
      loader: matchOddsLoader,
      lazy: () => import('./features/match-odds/match-odds.page.tsx'),
      ErrorBoundary: PageError,
    },
  ],
  '/tip-keo': [
    { index: true, ...tips } as RouteObject,
    {
      path: ':username/thanh-tich',
      handle: { texts: tipsTexts },
      loader: tipsterLoader,
      lazy: () => import('./features/tipster/tipster.page.tsx'),
      ErrorBoundary: PageError,
    },
    { path: 'choi-co-chung-muc', handle: { texts: careTexts }, lazy: () => import('./features/care/care.page.tsx'), ErrorBoundary: PageError },
    { path: 'du-doan', handle: { texts: newTipTexts }, lazy: () => import('./features/prediction/prediction.page.tsx'), ErrorBoundary: PageError },
    { path: 'tao', handle: { texts: newTipTexts }, lazy: () => import('./features/new-tip/new-tip.page.tsx'), ErrorBoundary: PageError },
    {
      path: '*',
      handle: { texts: tipsTexts },
      loader: tipLoader,
      lazy: () => import('./features/tip/tip.page.tsx'),
      ErrorBoundary: PageError,
    },
  ],
};

export const slots: Remote['slots'] = {
  'odds-and-tips/top-tips': { load: loadTopTips, texts: tipsTexts, Component: TopTips },
  'odds-and-tips/match-tips': { load: loadMatchTips, texts: tipsTexts, Component: MatchTipsSlot },
  'odds-and-tips/match-odds': { load: loadMatchOdds, texts: oddsTexts, Component: MatchOddsSlot },
  // Tabs of the chat page: most visitors open few of them.
  // `load` waits for the code of each: where it did not come, another try asks for it again, which `lazy` never does.
  'odds-and-tips/market-odds': {
    apart: true,
    load: async (a, props) => (await import('./features/market-odds/market-odds.part.tsx')).load(a, props),
    texts: oddsTexts,
    Component: lazy(async () => ({ default: (await import('./features/market-odds/market-odds.part.tsx')).Component })),
  },
  'odds-and-tips/ranking': {
    apart: true,
    load: async (a) => (await import('./features/tips/ranking.part.tsx')).load(a),
    texts: tipsTexts,
    Component: lazy(async () => ({ default: (await import('./features/tips/ranking.part.tsx')).Component })),
  },
  'odds-and-tips/open-tips': {
    apart: true,
    load: async (a) => (await import('./features/open-tips/open-tips.part.tsx')).load(a),
    texts: tipsTexts,
    Component: lazy(async () => ({ default: (await import('./features/open-tips/open-tips.part.tsx')).Component })),
  },
  // One chunk for both: they are made of the same.
  'odds-and-tips/predict': {
    apart: true,
    load: async () => {
      await import(/* webpackChunkName: "predictions" */ './features/prediction/predict.part.tsx');
    },
    texts: newTipTexts,
    Component: lazy(async () => ({ default: (await import(/* webpackChunkName: "predictions" */ './features/prediction/predict.part.tsx')).Component })),
  },
  'odds-and-tips/own-predictions': {
    apart: true,
    load: async () => {
      await import(/* webpackChunkName: "predictions" */ './features/prediction/own-predictions.part.tsx');
    },
    texts: newTipTexts,
    Component: lazy(async () => ({
      default: (await import(/* webpackChunkName: "predictions" */ './features/prediction/own-predictions.part.tsx')).Component,
    })),
  },
};

export { messages } from './locales/texts.ts';
