import type { TextSource } from '@portal/platform';

/** What more than one part of this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};

export const accountTexts: TextSource = {
  vi: () => import('./account.vi.json'),
  en: () => import('./account.en.json'),
  zh: () => import('./account.zh.json'),
};

export const checkInTexts: TextSource = {
  vi: () => import('./check-in.vi.json'),
  en: () => import('./check-in.en.json'),
  zh: () => import('./check-in.zh.json'),
};

export const missionTexts: TextSource = {
  vi: () => import('./missions.vi.json'),
  en: () => import('./missions.en.json'),
  zh: () => import('./missions.zh.json'),
};

export const luckyTexts: TextSource = {
  vi: () => import('./lucky.vi.json'),
  en: () => import('./lucky.en.json'),
  zh: () => import('./lucky.zh.json'),
};

export const referralTexts: TextSource = {
  vi: () => import('./referral.vi.json'),
  en: () => import('./referral.en.json'),
  zh: () => import('./referral.zh.json'),
};
