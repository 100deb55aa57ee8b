import type { Language } from '@portal/contracts';
import { createI18n, addMessages } from '@portal/i18n';
import { shellMessages } from '../locales/messages.ts';
import type { SiteWords } from './web-manifest.ts';

/** Name and words of a site in a language, as the frame has them. */
export async function siteWords(language: Language, brand: string): Promise<SiteWords> {
  const i18n = await createI18n(language);
  addMessages(i18n, 'shell', language, (await shellMessages[language]()).default);
  const t = i18n.getFixedT(language, 'shell');
  return { brand, title: t('title.home', { brand }), description: t('description'), live: t('nav.live'), calendar: t('nav.calendar'), chat: t('nav.chat') };
}
