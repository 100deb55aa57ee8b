import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, sum } from 'drizzle-orm';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/open.ts';
import { article, articleCategory, articleCategoryText, articleHashtag, articleHashtagCount, articleText } from '../../db/schema.ts';
import { DEFAULT_LANGUAGE, limits, type Language } from '@portal/contracts';

export type StoredArticle = typeof article.$inferSelect;
export type StoredText = typeof articleText.$inferSelect;
/** An article with all that it says, in each language. */
export interface WholeArticle {
  readonly row: StoredArticle;
  readonly texts: readonly StoredText[];
}
export type StoredCategory = typeof articleCategory.$inferSelect;
export interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

const newestFirst = [desc(article.publishedAt), desc(article.id)] as const;
const skip = ({ pageNum, pageSize }: Page) => (pageNum - 1) * pageSize;

export function articleRepository(db: Db) {
  return {
    async byId(id: number): Promise<StoredArticle | undefined> {
      return (await db.select().from(article).where(eq(article.id, id)).limit(1))[0];
    },
    /** The same, which nobody else changes until the transaction ends. */
    async lock(id: number): Promise<StoredArticle | undefined> {
      return (await db.select().from(article).where(eq(article.id, id)).limit(1).for('update'))[0];
    },
    /** Listed ones among these, in no order. */
    async listedAmong(ids: readonly number[]): Promise<StoredArticle[]> {
      return ids.length === 0
        ? []
        : db
            .select()
            .from(article)
            .where(and(inArray(article.id, [...ids]), eq(article.listed, true)));
    },
    /** The report of a match that began then or later: an older one is of another time that it was played. */
    async reportOf(sourceKey: string, since: Date): Promise<StoredArticle | undefined> {
      return (
        await db
          .select()
          .from(article)
          .where(and(eq(article.sourceKey, sourceKey), eq(article.listed, true), gte(article.publishedAt, since)))
          .limit(1)
      )[0];
    },
    async newest(page: Page): Promise<StoredArticle[]> {
      return db
        .select()
        .from(article)
        .where(eq(article.listed, true))
        .orderBy(...newestFirst)
        .limit(page.pageSize)
        .offset(skip(page));
    },
    async ofCategory(categoryId: number, page: Page): Promise<StoredArticle[]> {
      return db
        .select()
        .from(article)
        .where(and(eq(article.categoryId, categoryId), isNull(article.withdrawnAt)))
        .orderBy(...newestFirst)
        .limit(page.pageSize)
        .offset(skip(page));
    },
    /** `hashtag` folded. */
    async withHashtag(hashtag: string, page: Page): Promise<StoredArticle[]> {
      const rows = await db
        .select({ article })
        .from(articleHashtag)
        .innerJoin(article, eq(article.id, articleHashtag.articleId))
        .where(eq(articleHashtag.hashtag, hashtag))
        .orderBy(desc(articleHashtag.publishedAt), desc(articleHashtag.articleId))
        .limit(page.pageSize)
        .offset(skip(page));
      return rows.map((row) => row.article);
    },
    async mostRead(page: Page): Promise<StoredArticle[]> {
      return db
        .select()
        .from(article)
        .where(eq(article.listed, true))
        .orderBy(desc(article.weekViews), ...newestFirst)
        .limit(page.pageSize)
        .offset(skip(page));
    },
    async onTop(page: Page): Promise<StoredArticle[]> {
      return db
        .select()
        .from(article)
        .where(and(eq(article.listed, true), isNotNull(article.topPlace)))
        .orderBy(asc(article.topPlace), desc(article.publishedAt))
        .limit(page.pageSize)
        .offset(skip(page));
    },
    /** How many are on top: an editor's handful. */
    async countOnTop(): Promise<number> {
      return (
        (
          await db
            .select({ rows: count() })
            .from(article)
            .where(and(eq(article.listed, true), isNotNull(article.topPlace)))
        )[0]?.rows ?? 0
      );
    },
    /** How many articles are listed: the sum over the categories, not over the articles. */
    async countListed(): Promise<number> {
      return Number(
        (
          await db
            .select({ articles: sum(articleCategory.articles) })
            .from(articleCategory)
            .where(eq(articleCategory.listed, true))
        )[0]?.articles ?? 0,
      );
    },
    async countWithHashtag(hashtag: string): Promise<number> {
      return (await db.select({ count: articleHashtagCount.count }).from(articleHashtagCount).where(eq(articleHashtagCount.hashtag, hashtag)))[0]?.count ?? 0;
    },
    async hashtags(page: Page): Promise<{ hashtag: string; count: number }[]> {
      return db
        .select({ hashtag: articleHashtagCount.name, count: articleHashtagCount.count })
        .from(articleHashtagCount)
        .orderBy(desc(articleHashtagCount.count), asc(articleHashtagCount.hashtag))
        .limit(page.pageSize)
        .offset(skip(page));
    },
    /** As many as can be turned to in pages of this size. */
    countHashtags: (pageSize: number): Promise<number> => countUpTo(db, articleHashtagCount, limits.lastPage * pageSize),
    async category(id: number): Promise<StoredCategory | undefined> {
      return (await db.select().from(articleCategory).where(eq(articleCategory.id, id)).limit(1))[0];
    },
    /** Listed categories directly below another one; 0: the topmost. */
    async categoriesBelow(pid: number): Promise<StoredCategory[]> {
      return db
        .select()
        .from(articleCategory)
        .where(and(eq(articleCategory.pid, pid), eq(articleCategory.listed, true)))
        .orderBy(asc(articleCategory.position), asc(articleCategory.id))
        .limit(200);
    },
    async categoriesByIds(ids: readonly number[]): Promise<Map<number, StoredCategory>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(articleCategory)
        .where(inArray(articleCategory.id, [...new Set(ids)]));
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** Names in a language, else in Vietnamese. */
    async categoryNames(ids: readonly number[], language: Language): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(articleCategoryText)
        .where(and(inArray(articleCategoryText.categoryId, [...new Set(ids)]), inArray(articleCategoryText.language, [language, DEFAULT_LANGUAGE])));
      return new Map(spokenLast(rows, language).map((row) => [row.categoryId, row.name]));
    },
    /** Texts in a language, else in Vietnamese. Without `blocks` where only a row is shown: a page of lists need not carry whole articles. */
    async texts(ids: readonly number[], language: Language): Promise<Map<number, Omit<StoredText, 'blocks'>>> {
      if (ids.length === 0) return new Map();
      const { blocks: _, ...columns } = articleTextColumns;
      const rows = await db
        .select(columns)
        .from(articleText)
        .where(and(inArray(articleText.articleId, [...ids]), inArray(articleText.language, [language, DEFAULT_LANGUAGE])));
      return new Map(spokenLast(rows, language).map((row) => [row.articleId, row]));
    },
    /** All of an article. */
    async whole(id: number): Promise<WholeArticle | undefined> {
      const row = await this.byId(id);
      return row && { row, texts: await db.select().from(articleText).where(eq(articleText.articleId, id)) };
    },
    async blocks(id: number, language: string): Promise<StoredText['blocks']> {
      return (
        (
          await db
            .select({ blocks: articleText.blocks })
            .from(articleText)
            .where(and(eq(articleText.articleId, id), eq(articleText.language, language)))
        )[0]?.blocks ?? []
      );
    },
    /** Every list in the articles of a category: how banned words are kept (category 100). */
    async listsOf(categoryId: number): Promise<string[]> {
      const rows = await db
        .select({ blocks: articleText.blocks })
        .from(articleText)
        .innerJoin(article, eq(article.id, articleText.articleId))
        .where(and(eq(article.categoryId, categoryId), isNull(article.withdrawnAt)));
      return rows.flatMap((row) => row.blocks).flatMap((block) => (block.type === 'list' ? block.items : []));
    },
  };
}

const articleTextColumns = {
  articleId: articleText.articleId,
  language: articleText.language,
  title: articleText.title,
  plainTitle: articleText.plainTitle,
  lead: articleText.lead,
  minutes: articleText.minutes,
  blocks: articleText.blocks,
};

/** So that a map made of it holds the asked language where there is one. */
const spokenLast = <Row extends { language: string }>(rows: readonly Row[], language: Language): Row[] =>
  rows.toSorted((a, b) => Number(a.language === language) - Number(b.language === language));
