import type { Input, Output } from '@portal/contracts';
import type { Comment, commentCalls } from '@portal/contracts/comment';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsWriter } from '../../limits/writers.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { blockedAmong } from '../friends/index.ts';
import { peopleRepository } from '../people/index.ts';
import { mayDelete } from './comment.policy.ts';
import { peopleOf, presentComment } from './comment.presenter.ts';
import { commentRepository, type CommentTarget, type StoredComment } from './comment.repository.ts';
import { CommentTargets } from './comment.targets.ts';

/** A lively argument, not a flood. An office shares an address. */
const pace = { member: { perSecond: 1 / 6, burst: 5 }, address: { perSecond: 2, burst: 30 } } as const;

/** `tell`: hears of each new comment once; `answeredId` is the author of the comment that is answered. Never rejects. */
interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  wordFilter: Pick<WordFilter, 'keep'>;
  tell?: (said: CommentTarget & { authorId: number; answeredId: number | null }) => Promise<void>;
}
type NewComment = Input<typeof commentCalls.create>;
interface Listed extends CommentTarget {
  readonly parentId?: number | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Comments on anything that registers itself in `targets`. */
export class CommentService {
  readonly targets = new CommentTargets();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** How many comments each of these things has, in one query; every id has an entry. */
  counts(objectType: number, ids: readonly number[]): Promise<Map<number, number>> {
    return commentRepository(this.parts.db).counts(objectType, ids);
  }

  /** Throws Refused 404 for a thing that the caller cannot see. */
  async total(target: CommentTarget, caller: Caller): Promise<number> {
    await this.look(target, caller);
    return (await this.counts(target.objectType, [target.objectId])).get(target.objectId) ?? 0;
  }

  async list({ parentId, cursor, pageSize, ...target }: Listed, caller: Caller): Promise<Output<typeof commentCalls.list>> {
    await this.look(target, caller);
    const comments = commentRepository(this.parts.db);
    const after = readCursor(cursor);
    if (parentId !== undefined) await this.first(target, parentId, caller);
    const found = parentId === undefined ? await comments.newest(target, after, pageSize, caller) : await comments.replies(parentId, after, pageSize, caller);
    const { rows, nextCursor } = stretchOf(found, pageSize, (row) => ({ at: row.createdAt, id: row.id }));
    return { list: await this.present(rows, caller), nextCursor, total: (await this.counts(target.objectType, [target.objectId])).get(target.objectId) ?? 0 };
  }

  /** Stores a comment once, however often the same uuid comes. Throws Refused: 403 where a thing takes no more comments, 404, 429. */
  async create({ uuid, objectType, objectId, parentId, content }: NewComment, caller: Member, ip: string): Promise<Comment> {
    const { db, clock } = this.parts;
    const target = { objectType, objectId };
    if ((await this.look(target, caller)) === 'closed') throw refused.notAllowed();
    const comments = commentRepository(db);
    const before = await comments.byUuid(caller.userId, uuid);
    if (before) return this.one(before, caller);
    takeAsWriter(this.parts, 'comment', pace, caller, ip);
    const above = parentId ? await this.answered(target, parentId, caller) : null;
    const added = await comments.add({
      ...target,
      uuid,
      ...(await this.parts.wordFilter.keep(content)),
      authorId: caller.userId,
      createdAt: new Date(clock.now()),
      parentId: above && (above.parentId ?? above.id),
      replyToId: above?.parentId ? above.authorId : null,
    });
    const stored = added ?? (await comments.byUuid(caller.userId, uuid));
    if (!stored) throw refused.notFound();
    if (added) await this.parts.tell?.({ ...target, authorId: caller.userId, answeredId: above?.authorId ?? null });
    return this.one(stored, caller);
  }

  /** Throws Refused 404 for a comment that is gone or on a thing that the caller cannot see, 403 for one of somebody else. */
  async remove(id: number, caller: Caller): Promise<void> {
    const comments = commentRepository(this.parts.db);
    const row = await comments.byId(id);
    if (!row || row.content === null) throw refused.notFound();
    // One's own words are one's own, also where one can see nothing any more.
    if (caller.kind !== 'user' || caller.userId !== row.authorId) await this.look(row, caller);
    if (!mayDelete(caller, row)) throw refused.notAllowed();
    await comments.remove(id, new Date(this.parts.clock.now()));
  }

  /** Undefined where it is gone, or the caller cannot see it. */
  async seen(id: number, caller: Caller): Promise<StoredComment | undefined> {
    const { db } = this.parts;
    const row = await commentRepository(db).byId(id);
    if (!row || row.content === null || (await this.targets.standing(row.objectType, row.objectId, caller)) === 'missing') return undefined;
    return (await blockedAmong(db, caller, [row.authorId])).size > 0 ? undefined : row;
  }

  /** Of these what is on things that the caller sees, and not gone. */
  async readable(ids: readonly number[], caller: Caller): Promise<StoredComment[]> {
    const rows = await commentRepository(this.parts.db).byIds(ids);
    const keyOf = ({ objectType, objectId }: CommentTarget) => `${objectType} ${objectId}`;
    const things = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
    const standings = await Promise.all(
      things.map(async (thing) => [keyOf(thing), await this.targets.standing(thing.objectType, thing.objectId, caller)] as const),
    );
    const seen = new Map(standings);
    return rows.filter((row) => row.content !== null && seen.get(keyOf(row)) !== 'missing');
  }

  /** For staff, wherever it stands; false when it is gone. */
  takeAway(id: number): Promise<boolean> {
    return commentRepository(this.parts.db).remove(id, new Date(this.parts.clock.now()));
  }

  /** For modules whose thing is deleted. */
  forget(target: CommentTarget): Promise<void> {
    return commentRepository(this.parts.db).forget(target, new Date(this.parts.clock.now()));
  }

  private async look({ objectType, objectId }: CommentTarget, caller: Caller): Promise<'open' | 'closed'> {
    const standing = await this.targets.standing(objectType, objectId, caller);
    if (standing === 'missing') throw refused.notFound();
    return standing;
  }

  /** The comment that is answered: on the same thing, still there, and of nobody with whom the caller has nothing to do. */
  private async answered(target: CommentTarget, id: number, caller: Caller): Promise<StoredComment> {
    const row = await commentRepository(this.parts.db).byId(id);
    if (!row || row.content === null || row.objectType !== target.objectType || row.objectId !== target.objectId) throw refused.notFound();
    const above = row.parentId === null ? undefined : await commentRepository(this.parts.db).byId(row.parentId);
    await this.notBlocked(caller, [row.authorId, ...(above ? [above.authorId] : [])]);
    return row;
  }

  /** A first comment of this thing, also one that is deleted and kept for its replies. */
  private async first(target: CommentTarget, id: number, caller: Caller): Promise<void> {
    const row = await commentRepository(this.parts.db).byId(id);
    if (!row || row.parentId !== null || row.objectType !== target.objectType || row.objectId !== target.objectId) throw refused.notFound();
    await this.notBlocked(caller, [row.authorId]);
  }

  private async notBlocked(caller: Caller, authors: readonly number[]): Promise<void> {
    if ((await blockedAmong(this.parts.db, caller, authors)).size > 0) throw refused.notFound();
  }

  private async present(rows: readonly StoredComment[], caller: Caller): Promise<Comment[]> {
    const people = await peopleRepository(this.parts.db).byIds(peopleOf(rows));
    return rows.flatMap((row) => presentComment(row, people, caller) ?? []);
  }

  private async one(row: StoredComment, caller: Caller): Promise<Comment> {
    const [shown] = await this.present([row], caller);
    if (!shown) throw refused.noToken();
    return shown;
  }
}
