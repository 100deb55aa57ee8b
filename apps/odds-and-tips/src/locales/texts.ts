import type { TextSource } from '@portal/platform';

/** What more than one part of this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};

export const oddsTexts: TextSource = {
  vi: () => import('./odds.vi.json'),
  en: () => import('./odds.en.json'),
  zh: () => import('./odds.zh.json'),
};

export const tipsTexts: TextSource = {
  vi: () => import('./tips.vi.json'),
  en: () => import('./tips.en.json'),
  zh: () => import('./tips.zh.json'),
};

export const careTexts: TextSource = {
  vi: () => import('./care.vi.json'),
  en: () => import('./care.en.json'),
  zh: () => import('./care.zh.json'),
};

export const newTipTexts: TextSource = {
  vi: () => import('./new-tip.vi.json'),
  en: () => import('./new-tip.en.json'),
  zh: () => import('./new-tip.zh.json'),
};

export const whatIfTexts: TextSource = {
  vi: () => import('./what-if.vi.json'),
  en: () => import('./what-if.en.json'),
  zh: () => import('./what-if.zh.json'),
};
