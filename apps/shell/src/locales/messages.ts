import type { Language } from '@portal/contracts';
import type { Messages } from '@portal/i18n';

/** The shell's own texts, namespace `shell`; each language its own chunk. */
export const shellMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  vi: () => import('./vi.json'),
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
};
