import { sql } from 'drizzle-orm';
import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import type { Db } from '../../db/open.ts';
import { article, articleCategory, articleCategoryText, articleHashtag, articleHashtagCount, articleText, type StoredCover } from '../../db/schema.ts';
import { slugOf } from '@portal/domain';
import { foldHashtag } from './hashtag.ts';
import { readingMinutes } from './reading-time.ts';

export interface ArticleWords {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly ArticleBlock[];
}
export interface ArticleDraft {
  readonly id: number;
  readonly categoryId: number;
  readonly author: string;
  readonly cover: StoredCover;
  /** Made of data, without a writer. */
  readonly automatic?: boolean;
  readonly hashtags: readonly string[];
  readonly topPlace?: number;
  readonly publishedAt: Date;
  readonly texts: { readonly vi: ArticleWords } & Partial<Record<Language, ArticleWords>>;
}
export interface CategoryDraft {
  readonly id: number;
  readonly slug: string;
  readonly listed: boolean;
  readonly names: Readonly<Record<Language, string>>;
}

/** Adds categories that are not there yet. */
export async function addCategories(db: Db, drafts: readonly CategoryDraft[]): Promise<void> {
  const rows = drafts.map(({ id, slug, listed }, position) => ({ id, slug, listed, position }));
  await db.insert(articleCategory).values(rows).onConflictDoNothing();
  const names = drafts.flatMap(({ id, names }) => Object.entries(names).map(([language, name]) => ({ categoryId: id, language, name })));
  await db.insert(articleCategoryText).values(names).onConflictDoNothing();
}

/** Adds articles whose id is free, with what is counted of them; answers the ids that were added. */
export async function addArticles(db: Db, drafts: readonly ArticleDraft[]): Promise<Set<number>> {
  if (drafts.length === 0) return new Set();
  return db.transaction(async (tx) => {
    const listed = new Map(
      (await tx.select({ id: articleCategory.id, listed: articleCategory.listed }).from(articleCategory)).map((row) => [row.id, row.listed]),
    );
    const rows = drafts.map(({ id, categoryId, author, automatic, cover, hashtags, topPlace, publishedAt, texts }) => ({
      id,
      categoryId,
      author,
      automatic: automatic ?? false,
      cover,
      hashtags: [...hashtags],
      publishedAt,
      topPlace: topPlace ?? null,
      listed: listed.get(categoryId) ?? false,
      words: slugOf(texts.vi.title).slice(0, 100),
    }));
    const ids = new Set((await tx.insert(article).values(rows).onConflictDoNothing().returning({ id: article.id })).map((row) => row.id));
    const added = drafts.filter(({ id }) => ids.has(id));
    if (added.length === 0) return ids;
    await tx.insert(articleText).values(
      added.flatMap(({ id, texts }) =>
        Object.entries(texts).map(([language, { title, lead, blocks }]) => ({
          articleId: id,
          language,
          title,
          lead,
          blocks: [...blocks],
          minutes: readingMinutes(blocks),
        })),
      ),
    );
    for (const [id, articles] of tally(added.map(({ categoryId }) => categoryId)))
      await tx
        .update(articleCategory)
        .set({ articles: sql`${articleCategory.articles} + ${articles}` })
        .where(sql`${articleCategory.id} = ${id}`);
    await addHashtags(
      tx,
      added.filter(({ categoryId }) => listed.get(categoryId)),
    );
    return ids;
  });
}

async function addHashtags(tx: Db, drafts: readonly ArticleDraft[]): Promise<void> {
  const used = drafts.flatMap(({ id, hashtags, publishedAt }) =>
    [...new Map(hashtags.map((name) => [foldHashtag(name), name]))].map(([hashtag, name]) => ({ hashtag, name, articleId: id, publishedAt })),
  );
  if (used.length === 0) return;
  await tx.insert(articleHashtag).values(used.map(({ name: _, ...row }) => row));
  const names = new Map(used.map(({ hashtag, name }) => [hashtag, name]));
  await tx
    .insert(articleHashtagCount)
    .values([...tally(used.map(({ hashtag }) => hashtag))].map(([hashtag, count]) => ({ hashtag, name: names.get(hashtag) ?? hashtag, count })))
    .onConflictDoUpdate({ target: articleHashtagCount.hashtag, set: { count: sql`${articleHashtagCount.count} + excluded.count` } });
}

function tally<T>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
