import type { Language } from '@portal/contracts';
import { createI18n, addMessages } from '@portal/i18n';
import { shellMessages } from '../locales/messages.ts';
import type { RssWords } from './rss.ts';
import type { SiteWords } from './web-manifest.ts';

/** Name and words of a site in a language, as the frame has them. */
export async function siteWords(language: Language, brand: string): Promise<SiteWords> {
  const t = await frameTexts(language);
  return { brand, title: t('title.home', { brand }), description: t('description'), live: t('nav.live'), calendar: t('nav.calendar'), chat: t('nav.chat') };
}

/** What the feed of a site's news says of itself in a language. */
export async function rssWords(language: Language, brand: string): Promise<RssWords> {
  const t = await frameTexts(language);
  return { title: t('title.suffix', { page: t('nav.news'), brand }), description: t('rss.description', { brand }) };
}

async function frameTexts(language: Language) {
  const i18n = await createI18n(language);
  addMessages(i18n, 'shell', language, (await shellMessages[language]()).default);
  return i18n.getFixedT(language, 'shell');
}
