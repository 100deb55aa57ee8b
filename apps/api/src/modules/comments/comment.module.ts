import { reportTargets } from '@portal/contracts/report';
import type { Base, Module } from '../../module.ts';
import type { WordFilter } from '../banned-words/index.ts';
import type { TellDeed } from '../missions/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import type { ReportService } from '../reports/index.ts';
import { commentRepository, type StoredComment } from './comment.repository.ts';
import { commentRoutes } from './comment.routes.ts';
import { CommentService } from './comment.service.ts';

interface Deps extends Base {
  teller: NotificationTeller;
  wordFilter: WordFilter;
  reports: ReportService;
  tellDeed: TellDeed;
}

export function commentModule({ db, clock, limits, teller, wordFilter, reports, tellDeed }: Deps): Module & { comments: CommentService } {
  const comments = new CommentService({ db, clock, limits, wordFilter, teller, tellDeed });
  reports.targets.add(reportTargets.comment, {
    see: async (id, caller) => {
      const row = await comments.seen(id, caller);
      return row && { authorId: row.authorId, since: sinceOf(row), on: { objectType: row.objectType, objectId: row.objectId } };
    },
    hold: (id, tx) => commentRepository(tx).hold(id),
    read: async (ids, staff) => {
      const rows = await comments.readable(ids, staff);
      return new Map(
        rows.flatMap(({ id, content, typed, ...row }) =>
          content === null ? [] : [[id, { content, typed, media: [], earlier: 0, card: null, sharedId: null, since: sinceOf(row) }]],
        ),
      );
    },
    remove: (id) => comments.takeAway(id),
  });
  return { comments, routes: (app) => commentRoutes(app, db, comments) };
}

/** Since when a comment stands as it is (ms). */
const sinceOf = ({ createdAt, editedAt }: Pick<StoredComment, 'createdAt' | 'editedAt'>): number => (editedAt ?? createdAt).getTime();
