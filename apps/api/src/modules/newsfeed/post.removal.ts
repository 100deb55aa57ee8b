import { commentTargets } from '@portal/contracts';
import { RESTORE_MINUTES, visibility, type Post } from '@portal/contracts/newsfeed';
import { isSeen } from '@portal/contracts/parts';
import { reportTargets } from '@portal/contracts/report';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Cursor } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Member } from '../../identity/caller.ts';
import { commentRepository, type CommentService } from '../comments/index.ts';
import { reactionRepository } from '../reactions/index.ts';
import { reportRepository } from '../reports/index.ts';
import type { FeedReader } from './feed.reader.ts';
import { mayErase } from './post.policy.ts';
import { postRepository, type StoredPost } from './post.repository.ts';
import { cardUuid, isOfItsCard, isWritten, type CardName } from './post-rules.ts';
import { lockedPost, storePost } from './post.storing.ts';

const RESTORABLE = RESTORE_MINUTES * 60_000;
/** Erased before the next are asked for. */
const AT_ONCE = 100;

interface Parts {
  db: Db;
  clock: Clock;
  reader: Pick<FeedReader, 'one'>;
  comments: Pick<CommentService, 'forget'>;
  onError: (error: unknown) => void;
}

/** How posts go. Deleted by its author one is seen by nobody, and can be restored for a while; what staff delete, and what is not restored, is erased. */
export class PostRemoval {
  /** By the kind of a card: takes its words off the thing whose card is erased. */
  readonly silences = new Map<string, (id: number, db: Db) => Promise<void>>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused: 403, 404. */
  async remove(id: number, caller: Member): Promise<void> {
    const { db, clock } = this.parts;
    const row = await postRepository(db).byId(id);
    if (row && mayErase(caller, row)) {
      if (!(await this.eraseWhile(id, (held) => mayErase(caller, held)))) throw refused.notFound();
      return;
    }
    await db.transaction(async (tx) => {
      const held = await lockedPost(tx, id, 'delete', caller);
      await storePost(tx, held, { visibility: visibility.deleted, deletedFrom: held.visibility, deletedAt: new Date(clock.now()) });
    });
  }

  /** Throws Refused 404 where there is nothing to restore: it is too late, staff have erased it, what it showed is gone, it is another’s. */
  async restore(id: number, caller: Member): Promise<Post> {
    await this.parts.db.transaction(async (tx) => {
      const row = await postRepository(tx).lock(id);
      if (row?.authorId !== caller.userId || row.deletedFrom === null || row.deletedAt === null || this.isOverdue(row.deletedAt) || isEmpty(row))
        throw refused.notFound();
      await storePost(tx, row, { visibility: row.deletedFrom, deletedFrom: null, deletedAt: null });
    });
    return this.parts.reader.one(id, caller);
  }

  /** For housekeeping: what can no more be restored goes, with all that was said and felt about it. */
  async eraseOverdue(): Promise<void> {
    const { db, clock, onError } = this.parts;
    const until = new Date(clock.now() - RESTORABLE);
    let after: Cursor | null = null;
    for (;;) {
      const overdue: Cursor[] = await postRepository(db).deletedUntil(until, after, AT_ONCE);
      // One that does not go keeps none of the others.
      for (const { id } of overdue) await this.eraseWhile(id, ({ deletedAt }) => deletedAt !== null && this.isOverdue(deletedAt)).catch(onError);
      if (overdue.length < AT_ONCE) return;
      after = overdue.at(-1) ?? null;
    }
  }

  /** Takes a card back out of the feed with the thing that it showed, also off what others wrote about it. `fixtureId`: the match of the thing. */
  async withdrawCard(authorId: number, card: CardName, fixtureId: number, db: Db = this.parts.db): Promise<void> {
    await db.transaction(async (tx) => {
      const at = new Date(this.parts.clock.now());
      for (const id of await postRepository(tx).takeOffCard(card, fixtureId, cardUuid(card))) {
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
    const erased = await this.parts.db.transaction(async (tx) => {
      const posts = postRepository(tx);
      const before = await posts.byId(id);
      if (!before || !holds(before)) return false;
      // The words go where they came from, too. The thing first, as whoever removes it does, or the two would wait for one another.
      if (before.card && isOfItsCard(before)) await this.silences.get(before.card.kind)?.(before.card.id, tx);
      const row = await posts.lock(id);
      if (!row || !holds(row)) return false;
      await this.erase(tx, row);
      return true;
    });
    // Nobody reaches them any more; they go after the post, not with it, so that the post never stays because of them.
    if (erased) await this.parts.comments.forget({ objectType: commentTargets.post, objectId: id });
    return erased;
  }

  private async erase(tx: Db, row: StoredPost): Promise<void> {
    const nothing = { content: '', typed: null, media: [], card: null, fixtureId: null, moment: null };
    await storePost(tx, row, { visibility: visibility.deleted, deletedFrom: null, deletedAt: null, ...nothing });
    await reactionRepository(tx).forget({ objectType: commentTargets.post, objectId: row.id });
    await reportRepository(tx).gone({ objectType: reportTargets.post, objectId: row.id }, new Date(this.parts.clock.now()));
  }

  private isOverdue(deletedAt: Date): boolean {
    return deletedAt.getTime() + RESTORABLE <= this.parts.clock.now();
  }
}

const isErased = ({ visibility: seenBy, deletedFrom }: StoredPost): boolean => seenBy === visibility.deleted && deletedFrom === null;
/** Of what its author wrote nothing is left: the thing on its card was withdrawn meanwhile. */
const isEmpty = (row: StoredPost): boolean => isWritten(row) && !isSeen(row.content) && row.media.length === 0 && row.card === null;
