import { commentTargets } from '@portal/contracts';
import { RESTORE_MINUTES, visibility, type Post } from '@portal/contracts/newsfeed';
import { isSeen } from '@portal/contracts/parts';
import { reportTargets } from '@portal/contracts/report';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Cursor } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { commentRepository, type CommentService } from '../comments/index.ts';
import { reactionRepository } from '../reactions/index.ts';
import { reportRepository } from '../reports/index.ts';
import type { FeedReader } from './feed.reader.ts';
import { takeForFeed } from './post.pace.ts';
import { may, mayErase } from './post.policy.ts';
import { postRepository, type StoredPost } from './post.repository.ts';
import { cardUuid, isOfItsCard, isWritten, type CardName } from './post-rules.ts';
import { lockedPost, storePost } from './post.storing.ts';

const RESTORABLE = RESTORE_MINUTES * 60_000;
/** Erased before the next are asked for. */
const AT_ONCE = 100;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  reader: Pick<FeedReader, 'one'>;
  comments: Pick<CommentService, 'forget'>;
  onError: (error: unknown) => void;
}
/** Writes the words of the thing that a card shows; false where it is gone. */
export type WordsRule = (id: number, words: string, db: Db) => Promise<boolean>;

/** How posts go. Deleted by its author one is seen by nobody, and can be restored for a while; what staff delete, and what is not restored, is erased. */
export class PostRemoval {
  /** By the kind of a card that shares words with its thing: what nobody sees on the one stands on the other neither. */
  readonly words = new Map<string, WordsRule>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 403, 404, 429. */
  async remove(id: number, caller: Member, ip?: string): Promise<void> {
    const { db, clock, limits } = this.parts;
    const row = await postRepository(db).byId(id);
    if (row && mayErase(caller, row)) {
      if (!(await this.eraseWhile(id, (held) => mayErase(caller, held)))) throw refused.notFound();
      return;
    }
    takeForFeed(limits, 'change', caller, ip);
    await db.transaction(async (tx) => {
      // The thing first, as whoever removes it does, or the two would wait for one another.
      if (row && may('delete', caller, row)) await this.say(row, '', tx);
      const held = await lockedPost(tx, id, 'delete', caller);
      await storePost(tx, held, { visibility: visibility.deleted, deletedFrom: held.visibility, deletedAt: new Date(clock.now()) });
    });
  }

  /** Of what is restored already answers how it stands. Throws Refused: 404 where it is too late, staff have erased it, what it showed is gone, or it is another’s; 429. */
  async restore(id: number, caller: Member, ip?: string): Promise<Post> {
    const { db, limits, reader } = this.parts;
    takeForFeed(limits, 'change', caller, ip);
    await db.transaction(async (tx) => {
      const posts = postRepository(tx);
      const before = await posts.byId(id);
      if (before?.authorId !== caller.userId || isErased(before)) throw refused.notFound();
      if (before.deletedFrom === null) return;
      if (!(await this.say(before, before.content, tx))) throw refused.notFound();
      const row = await posts.lock(id);
      // Restored in the same moment.
      if (row?.deletedAt === null && !isErased(row)) return;
      if (!row || row.deletedFrom === null || row.deletedAt === null || this.isOverdue(row.deletedAt) || isEmpty(row)) throw refused.notFound();
      await storePost(tx, row, { visibility: row.deletedFrom, deletedFrom: null, deletedAt: null });
    });
    return reader.one(id, caller);
  }

  /** For housekeeping: what can no more be restored goes, with all that was said and felt about it. */
  async eraseOverdue(): Promise<void> {
    const { db, clock, comments, onError } = this.parts;
    const until = new Date(clock.now() - RESTORABLE);
    let after: Cursor | null = null;
    for (;;) {
      const overdue: Cursor[] = await postRepository(db).deletedUntil(until, after, AT_ONCE);
      for (const { id } of overdue) {
        try {
          // First: where this fails the post is found again.
          await comments.forget({ objectType: commentTargets.post, objectId: id });
          await this.eraseWhile(id, ({ deletedAt }) => deletedAt !== null && this.isOverdue(deletedAt));
        } catch (error) {
          // One that does not go keeps none of the others.
          onError(error);
        }
      }
      if (overdue.length < AT_ONCE) return;
      after = overdue.at(-1) ?? null;
    }
  }

  /** All that somebody who leaves has posted, as long as it goes on, with all that was said and felt about it: not even the place of it stays. */
  async eraseOf(authorId: number, goesOn: () => boolean): Promise<void> {
    const posts = postRepository(this.parts.db);
    while (goesOn()) {
      const ids = await posts.idsOf(authorId, AT_ONCE);
      if (ids.length === 0) return;
      for (const id of ids) {
        if (!goesOn()) return;
        await this.eraseWhile(id, () => true);
        await posts.drop(id);
      }
    }
  }

  /** Takes a card back out of the feed with the thing that it showed, also off what others wrote about it. `fixtureId`: the match of the thing. */
  async withdrawCard(authorId: number, card: CardName, fixtureId: number, db: Db = this.parts.db): Promise<void> {
    await db.transaction(async (tx) => {
      const at = new Date(this.parts.clock.now());
      for (const id of await postRepository(tx).takeOffCard(card, fixtureId, cardUuid(card))) {
        await postRepository(tx).forgetVersions(id);
        await reportRepository(tx).gone({ objectType: reportTargets.post, objectId: id }, at);
        await commentRepository(tx).forget({ objectType: commentTargets.post, objectId: id }, at);
      }
      const row = await postRepository(tx).byUuid(authorId, cardUuid(card));
      if (!row) return;
      if (!isErased(row)) await this.erase(tx, row);
      await commentRepository(tx).forget({ objectType: commentTargets.post, objectId: row.id }, at);
    });
  }

  /** Erases a post if this still holds once it is locked; false where not. */
  private async eraseWhile(id: number, holds: (row: StoredPost) => boolean): Promise<boolean> {
    const erasing = this.parts.db.transaction(async (tx) => {
      const posts = postRepository(tx);
      const before = await posts.byId(id);
      if (!before || !holds(before)) throw new HoldsNoMore();
      await this.say(before, '', tx);
      const row = await posts.lock(id);
      // With what was done to the thing.
      if (!row || !holds(row)) throw new HoldsNoMore();
      await this.erase(tx, row);
      return true;
    });
    const erased = await erasing.catch((error: unknown) => {
      if (error instanceof HoldsNoMore) return false;
      throw error;
    });
    // Nobody reaches them any more; they go after the post, not with it, so that the post never stays because of them.
    if (erased) await this.parts.comments.forget({ objectType: commentTargets.post, objectId: id });
    return erased;
  }

  /** Of what has words of its own nothing is said. */
  private async say(row: StoredPost, words: string, tx: Db): Promise<boolean> {
    const rule = row.card && isOfItsCard(row) ? this.words.get(row.card.kind) : undefined;
    return rule && row.card ? rule(row.card.id, words, tx) : true;
  }

  private async erase(tx: Db, row: StoredPost): Promise<void> {
    const nothing = { content: '', typed: null, media: [], card: null, fixtureId: null, moment: null };
    await storePost(tx, row, { visibility: visibility.deleted, deletedFrom: null, deletedAt: null, ...nothing });
    await postRepository(tx).forgetVersions(row.id);
    await reactionRepository(tx).forget({ objectType: commentTargets.post, objectId: row.id });
    await reportRepository(tx).gone({ objectType: reportTargets.post, objectId: row.id }, new Date(this.parts.clock.now()));
  }

  private isOverdue(deletedAt: Date): boolean {
    return deletedAt.getTime() + RESTORABLE <= this.parts.clock.now();
  }
}

/** Undoes a transaction whose reason is gone. */
class HoldsNoMore extends Error {}

const isErased = ({ visibility: seenBy, deletedFrom }: StoredPost): boolean => seenBy === visibility.deleted && deletedFrom === null;
/** Of what its author wrote nothing is left: the thing on its card was withdrawn meanwhile. */
const isEmpty = (row: StoredPost): boolean => isWritten(row) && !isSeen(row.content) && row.media.length === 0 && row.card === null;
