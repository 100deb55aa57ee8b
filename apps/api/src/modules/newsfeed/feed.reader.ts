import { commentTargets, feedTypes, type Input, type Output } from '@portal/contracts';
import type { Post, newsfeedCalls } from '@portal/contracts/newsfeed';
import { foldText, mentionsOf } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { readCursor, stretchOf } from '../../http/cursor.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import type { CommentService } from '../comments/index.ts';
import { blockedAmong } from '../friends/index.ts';
import { peopleRepository } from '../people/index.ts';
import { reactionRepository, whoReacted } from '../reactions/index.ts';
import { accountRepository } from '../user/index.ts';
import { may } from './post.policy.ts';
import { presentPost } from './post.presenter.ts';
import { postRepository, saidSince, type Selection, type StoredPost } from './post.repository.ts';

interface Parts {
  db: Db;
  comments: Pick<CommentService, 'counts'>;
}
type Asked = Omit<Input<typeof newsfeedCalls.list>, 'fixtureId'> & { pageSize: number; fixtureId?: number | undefined };
type Onward = { id: number; cursor?: string | undefined; pageSize: number };
type Posts = Output<typeof newsfeedCalls.list>;

const viewerOf = (caller: Caller): number | null => (caller.kind === 'user' ? caller.userId : null);

/** Posts as somebody sees them. Throws Refused: 404 for what is not there or not theirs to see. */
export class FeedReader {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async list(asked: Asked, caller: Caller): Promise<Posts> {
    const selection = await this.selectionOf(asked, caller);
    return selection ? this.stretch(selection, asked, caller) : { list: [], nextCursor: null };
  }

  async one(id: number, caller: Caller): Promise<Post> {
    const post = await this.visible(id, caller);
    const [shown] = await this.present([post], caller);
    if (!shown) throw refused.notFound();
    return shown;
  }

  async sharesOf({ id, ...onward }: Onward, caller: Caller): Promise<Posts> {
    await this.visible(id, caller);
    return this.stretch({ of: 'shares', postId: id }, onward, caller);
  }

  /** What a post said before it was changed. */
  async versions({ id, cursor, pageSize }: Onward, caller: Caller): Promise<Output<typeof newsfeedCalls.versions>> {
    const post = await this.visible(id, caller);
    const found = await postRepository(this.parts.db).versions(post, readCursor(cursor), pageSize);
    const { rows, nextCursor } = stretchOf(found, pageSize, ({ since, postId }) => ({ at: since, id: postId }));
    const shown = ({ content, media }: Pick<StoredPost, 'content' | 'media'>, since: Date) => ({ content, media, since: since.toISOString() });
    return { now: shown(post, saidSince(post)), list: rows.map((row) => shown(row, row.since)), nextCursor };
  }

  async reactionsOf(
    { id, ...asked }: Onward & { reaction?: Input<typeof newsfeedCalls.reactionsOf>['reaction'] },
    caller: Caller,
  ): Promise<Output<typeof newsfeedCalls.reactionsOf>> {
    await this.visible(id, caller);
    return whoReacted(this.parts.db, { objectType: commentTargets.post, objectId: id }, asked, caller);
  }

  async visible(id: number, caller: Caller): Promise<StoredPost> {
    const post = await postRepository(this.parts.db).byId(id);
    if (!post || !(await this.isSeen(post, caller))) throw refused.notFound();
    return post;
  }

  /** Whether this caller may see it (post.policy.ts). */
  async isSeen(post: StoredPost, caller: Caller): Promise<boolean> {
    if (!may('see', caller, post)) return false;
    return may('see', caller, post, (await blockedAmong(this.parts.db, caller, [post.authorId])).has(post.authorId));
  }

  /** Undefined where there is nothing to list: one's own posts, or those of one's friends, without a token; those of somebody blocked. */
  private async selectionOf({ nType, fFilter, username, hashtag, fixtureId }: Asked, caller: Caller): Promise<Selection | undefined> {
    if (hashtag !== undefined && username !== undefined) throw refused.badInput([{ path: 'hashtag', message: 'username' }]);
    if (fixtureId !== undefined) {
      if (hashtag !== undefined || username !== undefined) throw refused.badInput([{ path: 'fixtureId', message: 'alone' }]);
      return { of: 'match', fixtureId };
    }
    if (hashtag !== undefined) return { of: 'hashtag', tag: foldText(hashtag) };
    const viewer = viewerOf(caller);
    if (username !== undefined) {
      const account = await accountRepository(this.parts.db).byUsername(username);
      if (!account) throw refused.notFound();
      // Of somebody whom one has nothing to do with all would be read, and nothing shown. Whom one mutes one reads here.
      if ((await blockedAmong(this.parts.db, caller, [account.id])).size > 0) return undefined;
      return { of: 'author', authorId: account.id, own: account.id === viewer };
    }
    if (nType === feedTypes.home) return viewer === null ? undefined : { of: 'author', authorId: viewer, own: true };
    if (nType !== feedTypes.newsfeed) return { of: 'feed', feed: Number(nType) };
    if (fFilter !== 'friend' && fFilter !== 'following') return { of: 'everything' };
    return viewer === null ? undefined : { of: 'circle', circle: fFilter, memberId: viewer };
  }

  private async stretch(selection: Selection, { cursor, pageSize }: { cursor?: string | undefined; pageSize: number }, caller: Caller): Promise<Posts> {
    const found = await postRepository(this.parts.db).list(selection, readCursor(cursor), pageSize, caller);
    const { rows, nextCursor } = stretchOf(found, pageSize, (row) => ({ at: row.createdAt, id: row.id }));
    return { list: await this.present(rows, caller), nextCursor };
  }

  private async present(rows: readonly StoredPost[], caller: Caller): Promise<Post[]> {
    const { db, comments: counted } = this.parts;
    const ids = rows.map((row) => row.id);
    const originals = await postRepository(db).byIds(rows.flatMap((row) => row.sharedId ?? []));
    const shown = [...rows, ...originals.values()];
    const authors = shown.map((row) => row.authorId);
    const mentioned = await peopleRepository(db).byUsernames(shown.flatMap((row) => mentionsOf(row.content)));
    const [people, blocked, reactions, comments] = await Promise.all([
      peopleRepository(db).byIds(authors),
      blockedAmong(db, caller, [...authors, ...[...mentioned.values()].map(({ userId }) => userId)]),
      reactionRepository(db).on(commentTargets.post, ids, viewerOf(caller)),
      counted.counts(commentTargets.post, ids),
    ]);
    return rows.flatMap((row) => presentPost(row, { people, mentioned, originals, blocked, reactions, comments }, caller) ?? []);
  }
}
