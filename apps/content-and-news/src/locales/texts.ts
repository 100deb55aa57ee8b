import type { TextSource } from '@portal/platform';

/** What more than one part of this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};

export const commentsTexts: TextSource = {
  vi: () => import('./comments.vi.json'),
  en: () => import('./comments.en.json'),
  zh: () => import('./comments.zh.json'),
};

export const feedbackTexts: TextSource = {
  vi: () => import('./feedback.vi.json'),
  en: () => import('./feedback.en.json'),
  zh: () => import('./feedback.zh.json'),
};

export const comicsTexts: TextSource = {
  vi: () => import('./comics.vi.json'),
  en: () => import('./comics.en.json'),
  zh: () => import('./comics.zh.json'),
};

export const moviesTexts: TextSource = {
  vi: () => import('./movies.vi.json'),
  en: () => import('./movies.en.json'),
  zh: () => import('./movies.zh.json'),
};

export const reelsTexts: TextSource = {
  vi: () => import('./reels.vi.json'),
  en: () => import('./reels.en.json'),
  zh: () => import('./reels.zh.json'),
};

export const highlightTexts: TextSource = {
  vi: () => import('./highlight.vi.json'),
  en: () => import('./highlight.en.json'),
  zh: () => import('./highlight.zh.json'),
};
