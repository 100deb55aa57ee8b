import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import type { Db } from '../../db/open.ts';
import {
  article,
  articleCategory,
  articleCategoryText,
  articleDraft,
  articleHashtag,
  articleHashtagCount,
  articleText,
  searchWord,
  type StoredCover,
} from '../../db/schema.ts';
import { slugOf } from '@portal/domain';
import { searchKinds } from '../search/index.ts';
import { foldHashtag } from './hashtag.ts';
import { readingMinutes } from './reading-time.ts';

export interface ArticleWords {
  readonly title: string;
  /** Without the result, where the title tells one. */
  readonly plainTitle?: string;
  readonly lead: string;
  readonly blocks: readonly ArticleBlock[];
}
export interface ArticleDraft {
  readonly id: number;
  readonly categoryId: number;
  readonly author: string;
  readonly cover: StoredCover;
  /** The match that it reports: one article each. */
  readonly sourceKey?: string;
  /** Made of data, without a writer. */
  readonly automatic?: boolean;
  readonly hashtags: readonly string[];
  readonly topPlace?: number;
  readonly publishedAt: Date;
  readonly texts: { readonly vi: ArticleWords } & Partial<Record<Language, ArticleWords>>;
}
/** Its number is given when it is first published. */
export type ReportDraft = Omit<ArticleDraft, 'id' | 'topPlace'> & { readonly sourceKey: string };
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
    await inTurn(tx);
    const listed = await listedCategories(tx);
    const rows = drafts.map((draft) => ({ id: draft.id, ...rowOf(draft, listed) }));
    const ids = new Set((await tx.insert(article).values(rows).onConflictDoNothing().returning({ id: article.id })).map((row) => row.id));
    const added = drafts.filter(({ id }) => ids.has(id));
    if (added.length === 0) return ids;
    await tx.insert(articleText).values(added.flatMap(textRows));
    await count(tx, added, listed);
    return ids;
  });
}

/**
 * The report of a match that has just been played: a new article the first time, afterwards the same one again, new on every list, with the words of now. One that is
 * as new already stays as it is, and so does one that staff have taken in hand; address, cover and hashtags always do. Answers whether anything was published.
 */
export async function publishReport(db: Db, draft: ReportDraft): Promise<boolean> {
  return db.transaction(async (tx) => {
    await inTurn(tx);
    const listed = await listedCategories(tx);
    const [made] = await tx.insert(article).values(rowOf(draft, listed)).onConflictDoNothing({ target: article.sourceKey }).returning({ id: article.id });
    if (made) {
      const added = [{ ...draft, id: made.id }];
      await tx.insert(articleText).values(added.flatMap(textRows));
      await count(tx, added, listed);
      return true;
    }
    const { publishedAt } = draft;
    const edited = tx.select({ id: articleDraft.id }).from(articleDraft).where(eq(articleDraft.articleId, article.id));
    const [again] = await tx
      .update(article)
      .set({ publishedAt, topPlace: null })
      .where(and(eq(article.sourceKey, draft.sourceKey), lt(article.publishedAt, publishedAt), notExists(edited)))
      .returning({ id: article.id });
    if (!again) return false;
    await tx.update(articleHashtag).set({ publishedAt }).where(eq(articleHashtag.articleId, again.id));
    // The search takes up what has no words there, with its time.
    await tx.delete(searchWord).where(and(eq(searchWord.kind, searchKinds.article), eq(searchWord.refId, again.id)));
    await tx.delete(articleText).where(eq(articleText.articleId, again.id));
    await tx.insert(articleText).values(textRows({ ...draft, id: again.id }));
    return true;
  });
}

/** Articles are written one after the other: what is counted of them is counted in rows that several share, and who takes those in another order waits for ever. */
export async function inTurn(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('articles', 0))`);
}

export async function listedCategories(tx: Db): Promise<Map<number, boolean>> {
  return new Map((await tx.select({ id: articleCategory.id, listed: articleCategory.listed }).from(articleCategory)).map((row) => [row.id, row.listed]));
}

export const rowOf = (
  { categoryId, author, sourceKey, automatic, cover, hashtags, topPlace, publishedAt, texts }: Omit<ArticleDraft, 'id'>,
  listed: ReadonlyMap<number, boolean>,
) => ({
  categoryId,
  author,
  sourceKey: sourceKey ?? null,
  automatic: automatic ?? false,
  cover,
  hashtags: [...hashtags],
  publishedAt,
  topPlace: topPlace ?? null,
  listed: listed.get(categoryId) ?? false,
  // An address that tells the result tells it to who hides scores, too.
  words: slugOf(texts.vi.plainTitle ?? texts.vi.title).slice(0, 100),
});

export const textRows = ({ id, texts }: Pick<ArticleDraft, 'id' | 'texts'>) =>
  Object.entries(texts).map(([language, { title, plainTitle, lead, blocks }]) => ({
    articleId: id,
    language,
    title,
    plainTitle: plainTitle ?? null,
    lead,
    blocks: [...blocks],
    minutes: readingMinutes(blocks),
  }));

/** Keeps what is counted of articles with those that were added. */
export async function count(tx: Db, added: readonly ArticleDraft[], listed: ReadonlyMap<number, boolean>): Promise<void> {
  for (const [id, articles] of tally(added.map(({ categoryId }) => categoryId)))
    await tx
      .update(articleCategory)
      .set({ articles: sql`${articleCategory.articles} + ${articles}` })
      .where(sql`${articleCategory.id} = ${id}`);
  await addHashtags(
    tx,
    added.filter(({ categoryId }) => listed.get(categoryId)),
  );
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
