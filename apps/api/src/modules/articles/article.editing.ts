import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { article, articleCategory, articleDraft, articleHashtag, articleHashtagCount, articleText, searchWord, type StoredCover } from '../../db/schema.ts';
import { articleThing, searchKinds, searchRepository } from '../search/index.ts';
import { articleRepository, type StoredArticle, type StoredText } from './article.repository.ts';
import { count, inTurn, listedCategories, rowOf, textRows, type ArticleDraft } from './article.writer.ts';

/** An article without what the portal gives it. */
export type ArticleBody = Omit<ArticleDraft, 'id' | 'publishedAt' | 'sourceKey' | 'automatic'>;

/**
 * Writes an article as somebody of the staff wants it: a new one (`id` null), or one that is there, also one that was taken back, anew. That keeps its number, its
 * time, its readers and what is said of it; its old address leads to the new one. One that was made of data stays that as long as nobody else signs it. Answers
 * its id. Within a transaction.
 */
export async function putArticle(tx: Db, id: number | null, body: ArticleBody, now: Date): Promise<number> {
  await inTurn(tx);
  const before = id === null ? undefined : await articleRepository(tx).lock(id);
  const listed = await listedCategories(tx);
  const { sourceKey, automatic, ...row } = rowOf({ ...body, publishedAt: before?.publishedAt ?? now }, listed);
  if (!before) {
    const [made] = await tx
      .insert(article)
      .values({ ...row, sourceKey, automatic })
      .returning({ id: article.id });
    if (!made) throw new Error('an article was not stored');
    await say(tx, { ...body, id: made.id, publishedAt: row.publishedAt }, listed);
    return made.id;
  }
  await uncount(tx, before);
  await tx
    .update(article)
    .set({
      ...row,
      cover: coverOf(body.cover, before.cover),
      automatic: before.automatic && body.author === before.author,
      updatedAt: now,
      withdrawnAt: null,
    })
    .where(eq(article.id, before.id));
  await forget(tx, before.id);
  await tx.delete(articleText).where(eq(articleText.articleId, before.id));
  await say(tx, { ...body, id: before.id, publishedAt: row.publishedAt }, listed);
  return before.id;
}

/** Makes an article that ships say what it says now. One that staff have taken in hand stays as they left it. Answers whether anything was written. */
export async function renewArticle(db: Db, { id, publishedAt: _, ...body }: ArticleDraft, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await inTurn(tx);
    const [edited] = await tx.select({ id: articleDraft.id }).from(articleDraft).where(eq(articleDraft.articleId, id)).limit(1);
    const held = edited ? undefined : await articleRepository(tx).whole(id);
    if (!held || isDeepStrictEqual(byLanguage(held.texts), byLanguage(textRows({ id, texts: body.texts })))) return false;
    await putArticle(tx, id, body, now);
    return true;
  });
}

const byLanguage = (rows: readonly StoredText[]) => rows.toSorted((one, other) => (one.language < other.language ? -1 : 1));

/** Takes an article back: nobody finds or reads it. All that belongs to it stays, and is there again when it is published again. Within a transaction. */
export async function takeArticle(tx: Db, id: number, now: Date): Promise<void> {
  await inTurn(tx);
  const before = await articleRepository(tx).lock(id);
  if (!before || before.withdrawnAt !== null) return;
  await uncount(tx, before);
  await forget(tx, id);
  await tx.update(article).set({ listed: false, withdrawnAt: now }).where(eq(article.id, id));
}

async function say(tx: Db, draft: ArticleDraft, listed: ReadonlyMap<number, boolean>): Promise<void> {
  await tx.insert(articleText).values(textRows(draft));
  await count(tx, [draft], listed);
  const { id, categoryId, hashtags, publishedAt, texts } = draft;
  if (!listed.get(categoryId)) return;
  const titles = Object.values(texts).map(({ title }) => title);
  await searchRepository(tx).put(searchKinds.article, [articleThing({ id, titles, hashtags, publishedAt })]);
}

/** What a cover shows in other languages stays, as long as it shows the same. */
const coverOf = (cover: StoredCover, before: StoredCover): StoredCover =>
  cover.alt === before.alt && cover.credit === before.credit && before.words ? { ...cover, words: before.words } : cover;

async function forget(tx: Db, id: number): Promise<void> {
  await tx.delete(searchWord).where(sql`${searchWord.kind} = ${searchKinds.article} and ${searchWord.refId} = ${id}`);
}

/** Takes an article out of all that is counted. One that was taken back is not in it. */
async function uncount(tx: Db, { id, categoryId, withdrawnAt }: StoredArticle): Promise<void> {
  if (withdrawnAt !== null) return;
  await tx
    .update(articleCategory)
    .set({ articles: sql`greatest(${articleCategory.articles} - 1, 0)` })
    .where(eq(articleCategory.id, categoryId));
  const used = await tx.delete(articleHashtag).where(eq(articleHashtag.articleId, id)).returning({ hashtag: articleHashtag.hashtag });
  if (used.length === 0) return;
  await tx
    .update(articleHashtagCount)
    .set({ count: sql`${articleHashtagCount.count} - 1` })
    .where(
      inArray(
        articleHashtagCount.hashtag,
        used.map(({ hashtag }) => hashtag),
      ),
    );
  await tx.delete(articleHashtagCount).where(lte(articleHashtagCount.count, 0));
}
