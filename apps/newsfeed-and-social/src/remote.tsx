import { comingSoon, type Remote } from '@portal/platform';

const soon = (page: string) => comingSoon({ namespace: 'newsfeed-and-social', page });

// `/bang-tin/{slug}` and `/thanh-vien` alone are led elsewhere by the shell's guards; the pages stand for whoever comes past them.
export const routes: Remote['routes'] = {
  '/bang-tin': [{ index: true, ...soon('feed') }, { path: ':slug', ...soon('post') }],
  '/thanh-vien': [{ index: true, ...soon('members') }, { path: ':username', ...soon('profile') }],
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
