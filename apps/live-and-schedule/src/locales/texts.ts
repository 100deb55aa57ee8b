import type { TextSource } from '@portal/platform';

/** What more than one part of this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};

export const roomTexts: TextSource = {
  vi: () => import('./room.vi.json'),
  en: () => import('./room.en.json'),
  zh: () => import('./room.zh.json'),
};

export const competitionTexts: TextSource = {
  vi: () => import('./competition.vi.json'),
  en: () => import('./competition.en.json'),
  zh: () => import('./competition.zh.json'),
};

export const scheduleTexts: TextSource = {
  vi: () => import('./schedule.vi.json'),
  en: () => import('./schedule.en.json'),
  zh: () => import('./schedule.zh.json'),
};
