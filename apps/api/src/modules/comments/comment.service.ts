import type { CommentOrder, Input, Output, Reaction, Reactions } from '@portal/contracts';
import type { Comment, commentCalls } from '@portal/contracts/comment';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { readCursor, readRankCursor, stretchBy, stretchOf, writeRankCursor } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsMember, takeAsWriter, type WritingPace } from '../../limits/writers.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { blockedAmong } from '../friends/index.ts';
import type { TellDeed } from '../missions/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { peopleRepository } from '../people/index.ts';
import { reactionRepository, reactionTargets, whoReacted } from '../reactions/index.ts';
import { mayDelete, mayEdit } from './comment.policy.ts';
import { peopleOf, presentComment } from './comment.presenter.ts';
import { commentRepository, type CommentTarget, type StoredComment } from './comment.repository.ts';
import { CommentTargets, type Presence } from './comment.targets.ts';

/** A lively argument, not a flood. An office shares an address. */
const pace = {
  comment: { member: { perSecond: 1 / 6, burst: 5 }, address: { perSecond: 2, burst: 30 } },
  change: { member: { perSecond: 1 / 6, burst: 10 }, address: { perSecond: 2, burst: 30 } },
  reaction: { member: { perSecond: 1, burst: 30 }, address: { perSecond: 10, burst: 200 } },
} as const satisfies Record<string, WritingPace>;

/** `teller`: hears of each new comment once, and of each reaction that is given; `tellDeed`: what of it counts for missions. */
interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  wordFilter: Pick<WordFilter, 'keep'>;
  teller?: Pick<NotificationTeller, 'commented' | 'commentFelt'>;
  tellDeed: TellDeed;
}
type NewComment = Input<typeof commentCalls.create>;
interface Listed extends CommentTarget {
  readonly parentId?: number | undefined;
  readonly order: CommentOrder;
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

  async list({ parentId, order, cursor, pageSize, ...target }: Listed, caller: Caller): Promise<Output<typeof commentCalls.list>> {
    const standing = await this.look(target, caller);
    if (parentId !== undefined) await this.first(target, parentId, caller);
    const { rows, nextCursor } = await this.stretch({ parentId, order, cursor, pageSize, ...target }, caller);
    return {
      list: await this.present(rows, standing, caller),
      nextCursor,
      total: (await this.counts(target.objectType, [target.objectId])).get(target.objectId) ?? 0,
    };
  }

  /** Stores a comment once, however often the same uuid comes. Throws Refused: 403 where a thing takes no more comments, 404, 429. */
  async create({ uuid, objectType, objectId, parentId, content }: NewComment, caller: Member, ip: string): Promise<Comment> {
    const { db, clock } = this.parts;
    const target = { objectType, objectId };
    if ((await this.look(target, caller)) === 'closed') throw refused.notAllowed();
    const comments = commentRepository(db);
    const before = await comments.byUuid(caller.userId, uuid);
    if (before) return this.one(before, caller);
    takeAsWriter(this.parts, 'comment', pace.comment, caller, ip);
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
    if (added) {
      this.parts.tellDeed(caller.userId, 'comment', `${objectType} ${objectId}`);
      const answeredId = above && (await this.hears(target, above.authorId)) ? above.authorId : null;
      await this.parts.teller?.commented({ ...target, authorId: caller.userId, answeredId });
    }
    return this.one(stored, caller);
  }

  /** Throws Refused: 403 for a comment of somebody else and where a thing takes no more comments, 404 for one that is gone or on a thing that the caller cannot see, 429. */
  async update({ id, content }: Input<typeof commentCalls.update>, caller: Member, ip: string): Promise<Comment> {
    const { db, clock } = this.parts;
    const comments = commentRepository(db);
    const row = await comments.byId(id);
    if (!row || row.content === null) throw refused.notFound();
    const standing = await this.look(row, caller);
    if (!mayEdit(caller, row, standing)) throw refused.notAllowed();
    // Below whoever one has nothing to do with one says nothing new.
    await this.answered(row, id, caller);
    takeAsWriter(this.parts, 'comment change', pace.change, caller, ip);
    const changed = await comments.rewrite(id, await this.parts.wordFilter.keep(content), new Date(clock.now()));
    if (!changed) throw refused.notFound();
    return this.one(changed, caller);
  }

  /** Throws Refused: 403 where a thing takes no more comments, 404 for a comment that is gone or that the caller cannot see, 429. */
  async react({ id, reaction }: { id: number; reaction: Reaction | null }, caller: Member, ip: string): Promise<Reactions> {
    const { db, clock, limits, teller } = this.parts;
    const comments = commentRepository(db);
    const row = await comments.byId(id);
    if (!row) throw refused.notFound();
    const standing = await this.look(row, caller);
    await this.answered(row, id, caller);
    // What was felt before can be taken back.
    if (standing === 'closed' && reaction !== null) throw refused.notAllowed();
    takeAsMember(limits, 'comment reaction', pace.reaction, caller, ip);
    const step = await comments.react(id, caller.userId, reaction, new Date(clock.now()));
    if (step === undefined) throw refused.notFound();
    const { objectType, objectId, authorId } = row;
    // Another kind, or the same once more, is no news.
    if (step === 1 && (await this.hears(row, authorId))) await teller?.commentFelt({ objectType, objectId, authorId, accountId: caller.userId });
    return (await this.reactionsOn([id], caller)).get(id) as Reactions;
  }

  /** Who reacted, newest first. Throws Refused 404 for a comment that is gone or that the caller cannot see. */
  async reactionsOf(
    { id, ...asked }: { id: number; cursor?: string | undefined; pageSize: number },
    caller: Caller,
  ): Promise<Output<typeof commentCalls.reactionsOf>> {
    const row = await commentRepository(this.parts.db).byId(id);
    if (!row) throw refused.notFound();
    await this.look(row, caller);
    await this.answered(row, id, caller);
    return whoReacted(this.parts.db, { objectType: reactionTargets.comment, objectId: id }, asked, caller);
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

  /** Whether somebody who is told of what happens below a thing would find it there. */
  private async hears({ objectType, objectId }: CommentTarget, accountId: number): Promise<boolean> {
    const reader = (await peopleRepository(this.parts.db).byIds([accountId])).get(accountId);
    if (!reader) return false;
    const { userId, siteRoleId, userType } = reader;
    return (await this.targets.standing(objectType, objectId, { kind: 'user', userId, siteRoleId, userType, expiresAt: this.parts.clock.now() })) !== 'missing';
  }

  private async look({ objectType, objectId }: CommentTarget, caller: Caller): Promise<Presence> {
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

  /** Of first comments in their order, or of the replies to one. */
  private async stretch({ parentId, order, cursor, pageSize, ...target }: Listed, caller: Caller) {
    const comments = commentRepository(this.parts.db);
    if (parentId === undefined && order === 'best') {
      const found = await comments.best(target, readRankCursor(order, cursor), pageSize, caller);
      return stretchBy(found, pageSize, (row) => writeRankCursor(order, { rank: row.score, id: row.id }));
    }
    const after = readCursor(cursor);
    const found = parentId === undefined ? await comments.newest(target, after, pageSize, caller) : await comments.replies(parentId, after, pageSize, caller);
    return stretchOf(found, pageSize, (row) => ({ at: row.createdAt, id: row.id }));
  }

  private async present(rows: readonly StoredComment[], standing: Presence, caller: Caller): Promise<Comment[]> {
    const ids = rows.map(({ id }) => id);
    const [people, reactions] = await Promise.all([peopleRepository(this.parts.db).byIds(peopleOf(rows)), this.reactionsOn(ids, caller)]);
    return rows.flatMap((row) => presentComment(row, { people, reactions, standing }, caller) ?? []);
  }

  private reactionsOn(ids: readonly number[], caller: Caller): Promise<Map<number, Reactions>> {
    return reactionRepository(this.parts.db).on(reactionTargets.comment, ids, caller.kind === 'user' ? caller.userId : null);
  }

  private async one(row: StoredComment, caller: Caller): Promise<Comment> {
    const [shown] = await this.present([row], 'open', caller);
    if (!shown) throw refused.noToken();
    return shown;
  }
}
