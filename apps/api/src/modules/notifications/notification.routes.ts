import type { FastifyInstance } from 'fastify';
import { messageCalls } from '@portal/contracts/message';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { NotificationService } from './notification.service.ts';

/** One's own notifications; nobody sees or marks another's. */
export function notificationRoutes(app: FastifyInstance, notifications: NotificationService): void {
  serve(app, messageCalls.list, ({ caller, query }) => notifications.list(memberId(caller), query));
  serve(app, messageCalls.unread, ({ caller }) => notifications.unread(memberId(caller)));
  serve(app, messageCalls.markRead, async ({ caller, query }) => {
    await notifications.markRead(memberId(caller), query.id);
    return {};
  });
  serve(app, messageCalls.markAllRead, async ({ caller, body }) => {
    await notifications.markAllRead(memberId(caller), body.type);
    return {};
  });
}
