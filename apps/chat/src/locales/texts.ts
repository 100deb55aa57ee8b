import type { TextSource } from '@portal/platform';

/** What this remote says. */
export const messages: TextSource = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};
