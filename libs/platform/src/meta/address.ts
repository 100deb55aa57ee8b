import { DEFAULT_LANGUAGE, isLanguage, languages, type Language } from '@portal/contracts';
import type { Site } from '../app.tsx';

/** Name of the parameter by which an address asks for a language, whatever the visitor has chosen: for those who come without cookies. */
export const LANGUAGE_PARAM = 'lang';

/** The language that an address asks for, if it asks for one. */
export function languageAsked(search: URLSearchParams): Language | undefined {
  const asked = search.get(LANGUAGE_PARAM);
  return isLanguage(asked) ? asked : undefined;
}

/** A path of the site as an address that holds anywhere; in the default language it is the plain one. */
export function siteAddress({ origin }: Pick<Site, 'origin'>, path: string, language: Language = DEFAULT_LANGUAGE): string {
  const url = new URL(path, origin);
  url.searchParams.delete(LANGUAGE_PARAM);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
}

const tags: Record<Language, string> = { vi: 'vi', en: 'en', zh: 'zh-Hant' };
export interface Alternate {
  hrefLang: string;
  href: string;
}

/** The same page in each language, and for who speaks none of them. */
export const alternates = (site: Pick<Site, 'origin'>, path: string): Alternate[] => [
  ...languages.map((language) => ({ hrefLang: tags[language], href: siteAddress(site, path, language) })),
  { hrefLang: 'x-default', href: siteAddress(site, path) },
];
