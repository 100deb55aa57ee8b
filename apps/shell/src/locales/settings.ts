import type { TextSource } from '@portal/i18n';

/** Texts of the visitor's settings, namespace `settings`: they come with the part that shows them. */
export const settingsMessages: TextSource = {
  vi: () => import('./settings.vi.json'),
  en: () => import('./settings.en.json'),
  zh: () => import('./settings.zh.json'),
};
