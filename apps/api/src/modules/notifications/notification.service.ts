import { limits as bounds, type Output } from '@portal/contracts';
import type { messageCalls } from '@portal/contracts/message';
import { NOTIFICATION_TYPE, type NotificationType, type UnreadCounters } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';
import type { NotificationBell } from './notification.bell.ts';
import { presentNotification } from './notification.presenter.ts';
import { notificationRepository } from './notification.repository.ts';

/** Whoever reads a long list taps through it; nobody taps this fast for long. */
const marks: Allowance = { perSecond: 5, burst: 100 };
/** Unread ones are counted no further: nobody reads such a number. */
const MOST_UNREAD = 1_000;
/** How long somebody's notifications are kept (ms), and how many old ones go in one statement. */
const KEPT = 90 * 86_400_000;
const BATCH = 1_000;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  bell: Pick<NotificationBell, 'ring'>;
}
interface Listed {
  type?: NotificationType | undefined;
  pageNum: number;
  pageSize: number;
}

/** A member's own notifications: reading them, and marking them as read, which all of their pages hear of. */
export class NotificationService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async list(accountId: number, { type, ...page }: Listed): Promise<Output<typeof messageCalls.list>> {
    const notifications = notificationRepository(this.parts.db);
    const rows = await notifications.list(accountId, type, page);
    // Nobody can turn further than the last page, so nothing beyond it is counted.
    return { list: rows.flatMap((row) => presentNotification(row) ?? []), total: await notifications.total(accountId, type, bounds.lastPage * page.pageSize) };
  }

  async unread(accountId: number): Promise<UnreadCounters> {
    const notifications = notificationRepository(this.parts.db);
    return {
      unReadBookingCount: await notifications.unread(accountId, NOTIFICATION_TYPE.booking, MOST_UNREAD),
      unReadMsgCount: await notifications.unread(accountId, NOTIFICATION_TYPE.message, MOST_UNREAD),
    };
  }

  /** Marks one as read; twice is as once. Throws Refused: 404 for one that is not there or somebody else's, 429. */
  async markRead(accountId: number, id: number): Promise<void> {
    this.take(accountId);
    if (!(await notificationRepository(this.parts.db).markRead(accountId, id, this.now()))) throw refused.notFound();
    this.parts.bell.ring(accountId);
  }

  async markAllRead(accountId: number, type: NotificationType | undefined): Promise<void> {
    this.take(accountId);
    await notificationRepository(this.parts.db).markAllRead(accountId, type, this.now());
    this.parts.bell.ring(accountId);
  }

  /** For housekeeping: what is older than 90 days goes. */
  async forgetOld(): Promise<void> {
    const { db, clock } = this.parts;
    while ((await notificationRepository(db).forgetBefore(new Date(clock.now() - KEPT), BATCH)) === BATCH);
  }

  private take(accountId: number): void {
    const taken = this.parts.limits.take(`notifications ${accountId}`, marks);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
  }

  private now(): Date {
    return new Date(this.parts.clock.now());
  }
}
