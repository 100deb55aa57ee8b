import { DEFAULT_LANGUAGE, isLanguage, links, NEWS_FEED_PATH, type Language } from '@portal/contracts';
import type { ArticleRow } from '@portal/contracts/article';
import { siteAddress, type Site } from '@portal/platform';
import { languageTag } from '../routing/language-tag.ts';
import { FRESH } from './kept-answers.ts';
import { xmlElement, xmlFile, xmlText } from './xml.ts';

/** Of the channel, as readers of feeds show it. */
export interface RssWords {
  title: string;
  description: string;
}

/** RSS 2.0 of articles in a language, the newest first. */
export function rss({ site, language, words, articles }: { site: Site; language: Language; words: RssWords; articles: readonly ArticleRow[] }): string {
  const address = (path: string) => siteAddress(site, path, language);
  // What is not translated is the Vietnamese article, wherever it is listed.
  const addressOf = (article: ArticleRow) => siteAddress(site, links.article(article.slug), isLanguage(article.language) ? article.language : DEFAULT_LANGUAGE);
  const [newest] = articles;
  return xmlFile('rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"', [
    '<channel>',
    xmlElement('title', words.title),
    xmlElement('link', address(links.news())),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(address(NEWS_FEED_PATH))}"/>`,
    xmlElement('description', words.description),
    xmlElement('language', languageTag(language)),
    // When its content changed last, not when this was written: who compares two answers finds the same.
    ...(newest ? [xmlElement('lastBuildDate', rfc822(newest.publishedAt))] : []),
    xmlElement('ttl', String(FRESH / 60_000)),
    ...articles.map((article) => item(article, addressOf(article))),
    '</channel>',
  ]);
}

/** The address is the article's name as well: in another language it is another item. */
const item = ({ title, lead, author, category, hashtags, publishedAt }: ArticleRow, address: string): string =>
  [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', rfc822(publishedAt)),
    xmlElement('description', html(lead)),
    ...[...new Set([category.name, ...hashtags])].map((name) => xmlElement('category', name)),
    ...(author ? [xmlElement('dc:creator', author)] : []),
    '</item>',
  ].join('\n');

/** Readers take the description of an item for HTML; ours is plain text. */
const html = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
/** With the year in four digits, as RSS has it. */
const rfc822 = (instant: string): string => new Date(instant).toUTCString();
