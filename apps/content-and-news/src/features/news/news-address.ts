import { DEFAULT_LANGUAGE, limits, links, queryText, NEWS_FEED_PATH, type Language, type Query } from '@portal/contracts';
import { isDigitsOnly } from '@portal/domain';
import { LANGUAGE_PARAM } from '@portal/platform';

/** Which list of articles an address asks for. */
export type NewsList = { readonly kind: 'all' } | { readonly kind: 'category'; readonly slug: string } | { readonly kind: 'hashtag'; readonly hashtag: string };

/** `?trang=3`; the first page has no number. Undefined for what is no page. */
export function pageOf(search: Query<'/tin-tuc'>): number | undefined {
  const given = search.get('trang');
  if (given === null) return 1;
  const page = isDigitsOnly(given) ? Number(given) : 0;
  return page >= 1 && page <= limits.lastPage ? page : undefined;
}

/** The address of a page of a list. */
export function pageHref(list: NewsList, page: number): string {
  const path = list.kind === 'category' ? links.newsCategory(list.slug) : list.kind === 'hashtag' ? links.newsHashtag(list.hashtag) : links.news();
  return `${path}${queryText<'/tin-tuc'>({ trang: page === 1 ? undefined : page })}`;
}

/** The newest articles as RSS, which the shell's server makes. */
export const feedHref = (language: Language): string => `${NEWS_FEED_PATH}${language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_PARAM}=${language}`}`;
