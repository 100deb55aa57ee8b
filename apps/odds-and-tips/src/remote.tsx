import { comingSoon, type Remote } from '@portal/platform';

const soon = (page: string) => comingSoon({ namespace: 'odds-and-tips', page });

export const routes: Remote['routes'] = {
  '/ty-le-keo': [{ index: true, ...soon('odds') }, { path: '*', ...soon('oddsOfMatch') }],
  '/tip-keo': [{ index: true, ...soon('tips') }, { path: '*', ...soon('tip') }],
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
