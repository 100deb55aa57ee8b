import type { Language } from '@portal/contracts';
import type { ArticleCategory, ArticleCover, ArticleRow } from '@portal/contracts/article';
import type { StoredCover } from '../../db/schema.ts';
import type { StoredArticle, StoredCategory, StoredText } from './article.repository.ts';

/** The last part of an article's address: words for people, the id for us. */
export const slugOfArticle = ({ words, id }: Pick<StoredArticle, 'words' | 'id'>): string => (words ? `${words}-${id}` : String(id));

export interface Around {
  readonly text: Omit<StoredText, 'blocks'>;
  readonly category: StoredCategory;
  readonly categoryName: string;
  readonly comments: number;
  readonly unsaved: number;
}

/** `unsaved`: readers who are counted and not yet stored. */
export function presentRow(row: StoredArticle, { text, category, categoryName, comments, unsaved }: Around): ArticleRow {
  return {
    id: row.id,
    slug: slugOfArticle(row),
    language: text.language,
    title: text.title,
    ...(text.plainTitle !== null && { plainTitle: text.plainTitle }),
    lead: text.lead,
    category: { id: category.id, slug: category.slug, name: categoryName },
    cover: coverIn(row.cover, text.language),
    hashtags: row.hashtags,
    author: row.author,
    ...(row.automatic && { automatic: true }),
    publishedAt: row.publishedAt.toISOString(),
    minutes: text.minutes,
    views: row.views + unsaved,
    comments,
  };
}

function coverIn({ words, ...cover }: StoredCover, language: string): ArticleCover {
  return { ...cover, ...words?.[language as Language] };
}

export const presentCategory = (row: StoredCategory, name: string): ArticleCategory => ({
  id: row.id,
  pid: row.pid,
  slug: row.slug,
  name,
  count: row.articles,
});
