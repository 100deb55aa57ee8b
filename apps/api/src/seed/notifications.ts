import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { commentTargets } from '@portal/contracts';
import { NOTIFICATION_KEY, NOTIFICATION_TITLE, NOTIFICATION_TYPE, notificationContent } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account, comment, post, reaction } from '../db/schema.ts';
import { notificationRepository, type NewNotification } from '../modules/notifications/index.ts';

const DAY = 86_400_000;
/** What is older has been read; before that nobody looks. */
const READ_AFTER = DAY / 2;
const BACK = 4 * DAY;
/** Accounts of the demonstration that somebody logs in as. */
const readers = ['fan', 'tipster', 'blv'];

interface Parts {
  db: Db;
  clock: Clock;
}

/** Tells the demo accounts what the demo members have said and felt about their posts, where they have been told nothing yet. */
export async function seedNotifications({ db, clock }: Parts): Promise<void> {
  const notifications = notificationRepository(db);
  const accounts = await db.select({ id: account.id }).from(account).where(inArray(account.username, readers));
  for (const { id } of accounts) {
    if (await notifications.has(id)) continue;
    const rows = [...(await said(db, id, clock.now())), ...(await felt(db, id, clock.now()))];
    await notifications.add(rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()));
  }
}

async function said(db: Db, ownerId: number, now: number): Promise<NewNotification[]> {
  const rows = await db
    .select({ postId: post.id, name: account.displayName, at: comment.createdAt })
    .from(comment)
    .innerJoin(post, eq(post.id, comment.objectId))
    .innerJoin(account, eq(account.id, comment.authorId))
    .where(
      and(eq(comment.objectType, commentTargets.post), eq(post.authorId, ownerId), ne(comment.authorId, ownerId), gt(comment.createdAt, new Date(now - BACK))),
    )
    .limit(50);
  return rows.map((row) => told(ownerId, NOTIFICATION_TITLE.newComment, NOTIFICATION_KEY.comment, row, now));
}

/** One for each post, as the writer of later ones would have it. */
async function felt(db: Db, ownerId: number, now: number): Promise<NewNotification[]> {
  const rows = await db
    .selectDistinctOn([post.id], { postId: post.id, name: account.displayName, at: reaction.createdAt })
    .from(reaction)
    .innerJoin(post, eq(post.id, reaction.objectId))
    .innerJoin(account, eq(account.id, reaction.accountId))
    .where(
      and(
        eq(reaction.objectType, commentTargets.post),
        eq(post.authorId, ownerId),
        ne(reaction.accountId, ownerId),
        gt(reaction.createdAt, new Date(now - BACK)),
      ),
    )
    .orderBy(post.id, reaction.createdAt)
    .limit(50);
  return rows.map((row) => told(ownerId, NOTIFICATION_TITLE.friendAction, NOTIFICATION_KEY.reaction, row, now));
}

function told(
  accountId: number,
  title: 'NEW_COMMENT' | 'FRIEND_ACTION',
  key: string,
  { postId, name, at }: { postId: number; name: string; at: Date },
  now: number,
): NewNotification {
  return {
    accountId,
    type: NOTIFICATION_TYPE.message,
    title,
    content: notificationContent({ title, postId, displayName: name, key }),
    createdAt: at,
    readAt: at.getTime() < now - READ_AFTER ? new Date(Math.min(now, at.getTime() + DAY / 24)) : null,
  };
}
