import { commentTargets } from '@portal/contracts';
import { visibility } from '@portal/contracts/newsfeed';
import { reportTargets } from '@portal/contracts/report';
import { Refused } from '../../http/refusal.ts';
import type { Base, Module } from '../../module.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { CommentService } from '../comments/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import type { PageCards } from '../page-cards/index.ts';
import type { ReportService } from '../reports/index.ts';
import type { UploadService } from '../uploads/index.ts';
import { CompletionService } from './completion.service.ts';
import { FeedReader } from './feed.reader.ts';
import { newsfeedRoutes } from './newsfeed.routes.ts';
import { NewsfeedService } from './newsfeed.service.ts';
import { PostRemoval } from './post.removal.ts';
import { postRepository, type StoredPost } from './post.repository.ts';

interface Deps extends Base {
  uploads: UploadService;
  comments: CommentService;
  teller: NotificationTeller;
  cards: PageCards;
  wordFilter: WordFilter;
  reports: ReportService;
}

export function newsfeedModule({ db, clock, limits, onError, uploads, comments, teller, cards, wordFilter, reports }: Deps): Module & {
  newsfeed: NewsfeedService;
  removal: PostRemoval;
} {
  const posts = postRepository(db);
  const reader = new FeedReader({ db, comments });
  const newsfeed = new NewsfeedService({ db, clock, limits, reader, uploads, cards, wordFilter, teller });
  const completion = new CompletionService({ db, limits });
  const removal = new PostRemoval({ db, clock, limits, reader, comments, onError });
  // What a caller cannot see is missing.
  comments.targets.add(commentTargets.post, async (id, caller) => {
    const post = await posts.byId(id);
    return post && (await reader.isSeen(post, caller)) ? 'open' : 'missing';
  });
  teller.owns(commentTargets.post, async (id) => ({ ownerId: (await posts.byId(id))?.authorId ?? null, postId: id }));
  reports.targets.add(reportTargets.post, {
    see: async (id, caller) => {
      const post = await posts.byId(id);
      if (!post || !(await reader.isSeen(post, caller))) return undefined;
      return { authorId: post.authorId, since: sinceOf(post), on: null };
    },
    hold: (id, tx) => postRepository(tx).hold(id),
    // As to anybody but its author, what is private is not there.
    read: async (ids) => {
      const open = [...(await posts.byIds(ids))].filter(([, { visibility: seenBy }]) => seenBy === visibility.public);
      const earlier = await posts.countVersions(open.map(([id]) => id));
      return new Map(open.map(([id, post]) => [id, { ...post, earlier: earlier.get(id) ?? 0, since: sinceOf(post) }]));
    },
    remove: async (id, staff) => {
      try {
        await removal.remove(id, staff);
        return true;
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return false;
        throw error;
      }
    },
  });
  return { newsfeed, removal, routes: (app) => newsfeedRoutes(app, { reader, newsfeed, removal, completion }), housekeeping: [() => removal.eraseOverdue()] };
}

/** Since when a post stands as it is (ms). */
const sinceOf = ({ editedAt, createdAt }: StoredPost): number => (editedAt ?? createdAt).getTime();
