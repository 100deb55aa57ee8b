import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Reaction } from '@portal/contracts';
import { reportTargets } from '@portal/contracts/report';
import { below, newer, older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { comment, commentCount, reactionCount } from '../../db/schema.ts';
import type { Cursor, RankCursor } from '../../http/cursor.ts';
import type { Caller } from '../../identity/caller.ts';
import { notHidden } from '../friends/index.ts';
import { reactionRepository, reactionTargets } from '../reactions/index.ts';
import { reportRepository } from '../reports/index.ts';

export type StoredComment = typeof comment.$inferSelect;
export type NewComment = typeof comment.$inferInsert;
export interface CommentTarget {
  readonly objectType: number;
  readonly objectId: number;
}

/** Replies and reactions, counted by what is kept of both, so that it is right again wherever it was not; 0 for what is deleted. */
const scoreOf = (replies: SQLWrapper) =>
  sql`case when ${comment.content} is null then 0 else ${replies} + coalesce((select sum(${reactionCount.count})::integer from ${reactionCount}
    where ${reactionCount.objectType} = ${reactionTargets.comment} and ${reactionCount.objectId} = ${comment.id}), 0) end`;

const asThing = (id: number) => ({ objectType: reactionTargets.comment, objectId: id });

export function commentRepository(db: Db) {
  const on = ({ objectType, objectId }: CommentTarget) => and(eq(comment.objectType, objectType), eq(comment.objectId, objectId));
  const counterOf = ({ objectType, objectId }: CommentTarget) => and(eq(commentCount.objectType, objectType), eq(commentCount.objectId, objectId));
  const forCaller = (caller: Caller) => notHidden(caller, comment.authorId, 'blocked or muted');

  return {
    async byId(id: number): Promise<StoredComment | undefined> {
      return (await db.select().from(comment).where(eq(comment.id, id)).limit(1))[0];
    },
    async byIds(ids: readonly number[]): Promise<StoredComment[]> {
      return ids.length === 0
        ? []
        : db
            .select()
            .from(comment)
            .where(inArray(comment.id, [...ids]));
    },
    /** Keeps it from being deleted until the end of this transaction; false where it is gone. */
    async hold(id: number): Promise<boolean> {
      const rows = await db
        .select({ id: comment.id })
        .from(comment)
        .where(and(eq(comment.id, id), isNotNull(comment.content)))
        .for('share');
      return rows.length > 0;
    },
    async byUuid(authorId: number, uuid: string): Promise<StoredComment | undefined> {
      return (
        await db
          .select()
          .from(comment)
          .where(and(eq(comment.authorId, authorId), eq(comment.uuid, uuid)))
          .limit(1)
      )[0];
    },
    /** First comments of a thing, newest first; `pageSize + 1` rows. Without what is kept from the caller, and the replies below that. */
    async newest(target: CommentTarget, after: Cursor | null, pageSize: number, caller: Caller): Promise<StoredComment[]> {
      return db
        .select()
        .from(comment)
        .where(and(on(target), isNull(comment.parentId), older(comment.createdAt, comment.id, after), forCaller(caller)))
        .orderBy(desc(comment.createdAt), desc(comment.id))
        .limit(pageSize + 1);
    },
    /** The same, those first that most members answered and reacted to; of two alike the one that was written last. */
    async best(target: CommentTarget, after: RankCursor | null, pageSize: number, caller: Caller): Promise<StoredComment[]> {
      return db
        .select()
        .from(comment)
        .where(and(on(target), isNull(comment.parentId), below(comment.score, comment.id, after), forCaller(caller)))
        .orderBy(desc(comment.score), desc(comment.id))
        .limit(pageSize + 1);
    },
    /** Replies to a comment, oldest first; `pageSize + 1` rows. Without what is kept from the caller. */
    async replies(parentId: number, after: Cursor | null, pageSize: number, caller: Caller): Promise<StoredComment[]> {
      const onward = newer(comment.createdAt, comment.id, after);
      return db
        .select()
        .from(comment)
        .where(and(eq(comment.parentId, parentId), onward, forCaller(caller)))
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(pageSize + 1);
    },
    /** Adds a comment and counts it. Undefined when the same uuid of the same author is there, or the comment above it is gone. */
    async add(row: NewComment): Promise<StoredComment | undefined> {
      return db.transaction(async (tx) => {
        if (row.parentId) {
          const parent = await tx.select({ id: comment.id }).from(comment).where(eq(comment.id, row.parentId)).for('update');
          if (parent.length === 0) return undefined;
        }
        const [added] = await tx.insert(comment).values(row).onConflictDoNothing().returning();
        if (!added) return undefined;
        if (row.parentId)
          await tx
            .update(comment)
            .set({ replies: sql`${comment.replies} + 1`, score: scoreOf(sql`${comment.replies} + 1`) })
            .where(eq(comment.id, row.parentId));
        await count(tx, row, 1);
        return added;
      });
    },
    /** Counts the scores of these anew. */
    async rescore(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(comment)
        .set({ score: scoreOf(comment.replies) })
        .where(inArray(comment.id, [...ids]));
    },
    /** Changes the words; the row as it is now, undefined where it is gone. Other words are `at` this moment. */
    async rewrite(id: number, words: Pick<StoredComment, 'content' | 'typed'>, at: Date): Promise<StoredComment | undefined> {
      return db.transaction(async (tx) => {
        const row = await locked(tx, id);
        // The asterisks that come back from the form are those of what was typed.
        const same = row && words.content === row.content && (words.typed === row.typed || words.typed === null);
        if (!row || same) return row;
        return (
          await tx
            .update(comment)
            .set({ ...words, editedAt: at })
            .where(eq(comment.id, id))
            .returning()
        )[0];
      });
    },
    /** Sets a member's reaction, or takes it back; how many more it has by that, undefined where the comment is gone. The comment is locked first, as by whoever takes it away. */
    async react(id: number, accountId: number, kind: Reaction | null, at: Date): Promise<1 | 0 | -1 | undefined> {
      return db.transaction(async (tx) => {
        if (!(await locked(tx, id))) return undefined;
        const step = await reactionRepository(tx).set(asThing(id), accountId, kind, at);
        if (step !== 0)
          await tx
            .update(comment)
            .set({ score: scoreOf(comment.replies) })
            .where(eq(comment.id, id));
        return step;
      });
    },
    /** Takes a comment away. With replies below, its place stays; the place goes with the last reply. False when there was nothing left to take. `at`: now. */
    async remove(id: number, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        // The first comment is locked before its reply, as `add` does it.
        const [place] = await tx.select({ parentId: comment.parentId }).from(comment).where(eq(comment.id, id));
        const [parent] = place?.parentId ? await tx.select().from(comment).where(eq(comment.id, place.parentId)).for('update') : [];
        const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update');
        if (!row || row.content === null) return false;
        await reactionRepository(tx).forget(asThing(id));
        // What is left of it is nobody's best.
        if (row.replies > 0) await tx.update(comment).set({ content: null, typed: null, editedAt: null, score: 0 }).where(eq(comment.id, id));
        else await tx.delete(comment).where(eq(comment.id, id));
        if (parent) {
          if (parent.replies <= 1 && parent.content === null) await tx.delete(comment).where(eq(comment.id, parent.id));
          else
            await tx
              .update(comment)
              .set({ replies: parent.replies - 1, score: scoreOf(sql`${parent.replies - 1}`) })
              .where(eq(comment.id, parent.id));
        }
        await count(tx, row, -1);
        await reportRepository(tx).gone({ objectType: reportTargets.comment, objectId: id }, at);
        return true;
      });
    },
    /** What somebody has written, some of it, `most` at most; without what is only a place any more. */
    async of(authorId: number, most: number): Promise<number[]> {
      const rows = await db
        .select({ id: comment.id })
        .from(comment)
        .where(and(eq(comment.authorId, authorId), isNotNull(comment.content)))
        .limit(most);
      return rows.map(({ id }) => id);
    },
    /** How many comments each of these things has; every id has an entry. */
    async counts(objectType: number, ids: readonly number[]): Promise<Map<number, number>> {
      const found = new Map(ids.map((id) => [id, 0]));
      if (ids.length === 0) return found;
      const rows = await db
        .select()
        .from(commentCount)
        .where(and(eq(commentCount.objectType, objectType), inArray(commentCount.objectId, [...ids])));
      for (const row of rows) found.set(row.objectId, row.count);
      return found;
    },
    /** Forgets all comments on a thing that is gone. */
    async forget(target: CommentTarget, at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        // Replies go with their first comments, which an index finds; of all comments there is none.
        const firsts = and(on(target), isNull(comment.parentId));
        // Whoever reacts meanwhile waits, and finds nothing. First comments are locked before their replies, as `add` does it.
        await tx.select({ id: comment.id }).from(comment).where(firsts).orderBy(comment.id).for('update');
        const answered = tx.select({ id: comment.id }).from(comment).where(firsts);
        await tx.select({ id: comment.id }).from(comment).where(inArray(comment.parentId, answered)).orderBy(comment.id).for('update');
        const reactions = reactionRepository(tx);
        await reactions.forgetAll(reactionTargets.comment, sql`(${tx.select({ id: comment.id }).from(comment).where(inArray(comment.parentId, answered))})`);
        await reactions.forgetAll(reactionTargets.comment, sql`(${answered})`);
        await tx.delete(comment).where(firsts);
        await tx.delete(commentCount).where(counterOf(target));
        await reportRepository(tx).goneBelow(target, at);
      });
    },
  };

  /** The row until the end of this transaction; undefined where it is gone. */
  async function locked(tx: Db, id: number): Promise<StoredComment | undefined> {
    const rows = await tx
      .select()
      .from(comment)
      .where(and(eq(comment.id, id), isNotNull(comment.content)))
      .for('no key update');
    return rows[0];
  }

  async function count(tx: Db, target: CommentTarget, step: 1 | -1): Promise<void> {
    const { objectType, objectId } = target;
    if (step === 1) {
      await tx
        .insert(commentCount)
        .values({ objectType, objectId, count: 1 })
        .onConflictDoUpdate({ target: [commentCount.objectType, commentCount.objectId], set: { count: sql`${commentCount.count} + 1` } });
    } else {
      await tx
        .update(commentCount)
        .set({ count: sql`greatest(${commentCount.count} - 1, 0)` })
        .where(counterOf(target));
    }
  }
}
