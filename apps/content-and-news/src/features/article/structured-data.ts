import { links } from '@portal/contracts';
import type { Article } from '@portal/contracts/article';
import type { StructuredData } from '@portal/platform';
import { articlePicture } from './article-picture.ts';

/** As much of a title as searchers show. */
const HEADLINE = 110;

/** schema.org's NewsArticle. */
export const newsArticle = ({ id, title, lead, author, slug, language, publishedAt, updatedAt, hashtags, category, automatic }: Article): StructuredData => ({
  '@type': 'NewsArticle',
  headline: [...title].slice(0, HEADLINE).join(''),
  description: lead,
  inLanguage: language,
  datePublished: publishedAt,
  dateModified: updatedAt ?? publishedAt,
  articleSection: category.name,
  keywords: hashtags,
  image: [articlePicture({ id, title, language }).url],
  mainEntityOfPage: links.article(slug),
  author: { '@type': automatic ? 'Organization' : 'Person', name: author },
  publisher: { '@type': 'Organization', name: 'Khán Đài', '@id': '/#organization' },
});
