import type { Language } from '@portal/contracts';

const tags: Record<Language, string> = { vi: 'vi', en: 'en', zh: 'zh-Hant' };
/** The `lang` attribute of a language. */
export const languageTag = (language: Language): string => tags[language];
