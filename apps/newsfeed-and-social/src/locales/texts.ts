import type { TextSource } from '@portal/platform';

/** What more than one part of this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};

export const feedTexts: TextSource = {
  vi: () => import('./feed.vi.json'),
  en: () => import('./feed.en.json'),
  zh: () => import('./feed.zh.json'),
};
