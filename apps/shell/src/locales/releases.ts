import type { Language } from '@portal/contracts';
import type { Messages } from '@portal/i18n';

/** Texts of the operator page, namespace `releases`: loaded with it, so that no visitor pays for them. */
export const releasesMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  vi: () => import('./releases.vi.json'),
  en: () => import('./releases.en.json'),
  zh: () => import('./releases.zh.json'),
};
