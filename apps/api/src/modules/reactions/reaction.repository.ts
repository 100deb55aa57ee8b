import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { commentTargets, type Reaction, type Reactions } from '@portal/contracts';
import { older } from '../../db/keyset.ts';
import type { Db } from '../../db/open.ts';
import { reaction, reactionCount } from '../../db/schema.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { Caller } from '../../identity/caller.ts';
import { notHidden } from '../friends/index.ts';

/** What can be reacted to: what can be commented, a chat message, and a comment. */
export const reactionTargets = { ...commentTargets, chatMessage: 50, comment: 60 } as const;
export interface ReactionTarget {
  readonly objectType: number;
  readonly objectId: number;
}

/** Reactions on anything. Whether somebody may react is the thing's own policy. */
export function reactionRepository(db: Db) {
  const on = ({ objectType, objectId }: ReactionTarget) => and(eq(reaction.objectType, objectType), eq(reaction.objectId, objectId));

  async function count(tx: Db, { objectType, objectId }: ReactionTarget, kind: string, step: 1 | -1): Promise<void> {
    if (step === 1) {
      await tx
        .insert(reactionCount)
        .values({ objectType, objectId, kind, count: 1 })
        .onConflictDoUpdate({
          target: [reactionCount.objectType, reactionCount.objectId, reactionCount.kind],
          set: { count: sql`${reactionCount.count} + 1` },
        });
    } else {
      await tx
        .update(reactionCount)
        .set({ count: sql`greatest(${reactionCount.count} - 1, 0)` })
        .where(and(eq(reactionCount.objectType, objectType), eq(reactionCount.objectId, objectId), eq(reactionCount.kind, kind)));
    }
  }

  return {
    /** Sets one's reaction, moves it, or takes it back. How many more the thing has by that. Safe against two at once: the row of the member is the lock. */
    async set(target: ReactionTarget, accountId: number, kind: Reaction | null, at: Date): Promise<1 | 0 | -1> {
      return db.transaction(async (tx) => {
        const own = and(on(target), eq(reaction.accountId, accountId));
        if (kind !== null) {
          const added = await tx
            .insert(reaction)
            .values({ ...target, accountId, kind, createdAt: at })
            .onConflictDoNothing()
            .returning();
          if (added.length > 0) {
            await count(tx, target, kind, 1);
            return 1;
          }
        }
        const [before] = await tx.select().from(reaction).where(own).for('update');
        if (!before || before.kind === kind) return 0;
        if (kind === null) {
          await tx.delete(reaction).where(own);
          await count(tx, target, before.kind, -1);
          return -1;
        }
        await tx.update(reaction).set({ kind, createdAt: at }).where(own);
        // Always in one order: two who change their minds in opposite directions would wait for each other for ever.
        const moves = [
          [before.kind, -1],
          [kind, 1],
        ] as const;
        for (const [name, step] of before.kind < kind ? moves : moves.toReversed()) await count(tx, target, name, step);
        return 0;
      });
    },
    /** On what somebody has reacted; some of it, `most` at most. */
    async of(accountId: number, most: number): Promise<ReactionTarget[]> {
      const { objectType, objectId } = reaction;
      return db.select({ objectType, objectId }).from(reaction).where(eq(reaction.accountId, accountId)).limit(most);
    },
    /** Reactions on each of these things, and the asker's own. Every id has an entry. */
    async on(objectType: number, ids: readonly number[], accountId: number | null): Promise<Map<number, Reactions>> {
      const found = new Map<number, Reactions>(ids.map((id) => [id, { counts: {}, total: 0, mine: null }]));
      if (ids.length === 0) return found;
      const counts = await db
        .select()
        .from(reactionCount)
        .where(and(eq(reactionCount.objectType, objectType), inArray(reactionCount.objectId, [...ids])));
      for (const row of counts) {
        const entry = found.get(row.objectId);
        if (!entry || row.count < 1) continue;
        entry.counts[row.kind as Reaction] = row.count;
        entry.total += row.count;
      }
      if (accountId === null) return found;
      const own = await db
        .select()
        .from(reaction)
        .where(and(eq(reaction.objectType, objectType), inArray(reaction.objectId, [...ids]), eq(reaction.accountId, accountId)));
      for (const row of own) {
        const entry = found.get(row.objectId);
        if (entry) entry.mine = row.kind as Reaction;
      }
      return found;
    },
    /** Who reacted, newest first; `pageSize + 1` rows. Without those with whom the caller has nothing to do. */
    async who(target: ReactionTarget, kind: Reaction | undefined, after: Cursor | null, pageSize: number, caller: Caller) {
      return db
        .select()
        .from(reaction)
        .where(
          and(
            on(target),
            kind && eq(reaction.kind, kind),
            older(reaction.createdAt, reaction.accountId, after),
            notHidden(caller, reaction.accountId, 'blocked'),
          ),
        )
        .orderBy(desc(reaction.createdAt), desc(reaction.accountId))
        .limit(pageSize + 1);
    },
    /** Forgets all reactions on a thing. */
    async forget(target: ReactionTarget): Promise<void> {
      await db.delete(reaction).where(on(target));
      await db.delete(reactionCount).where(and(eq(reactionCount.objectType, target.objectType), eq(reactionCount.objectId, target.objectId)));
    },
    /** The same for all things of a type that a query finds (one column: their ids). */
    async forgetAll(objectType: number, ids: SQLWrapper): Promise<void> {
      await db.delete(reaction).where(and(eq(reaction.objectType, objectType), sql`${reaction.objectId} in ${ids}`));
      await db.delete(reactionCount).where(and(eq(reactionCount.objectType, objectType), sql`${reactionCount.objectId} in ${ids}`));
    },
  };
}
