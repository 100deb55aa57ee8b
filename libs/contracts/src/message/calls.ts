import { z } from 'zod';
import { endpoint, limits, openNumber } from '@portal/contracts';
import { done, id, idParam, instant, numbered } from '@portal/contracts/parts';

const base = '/au/api/user/';

/** Notifications (sections 3 and 4): type 30 booking, 10 message; status 10 unread, 20 read; `content` pipe-separated. */
const notificationTypes = [10, 30] as const;
const notificationType = z.literal([...notificationTypes]);
const notification = z.object({
  id,
  type: openNumber(notificationTypes),
  status: openNumber([10, 20]),
  title: z.string(),
  content: z.string(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;
export const messageCalls = {
  list: endpoint({
    id: 'message.list',
    method: 'GET',
    path: `${base}message/list`,
    access: 'user',
    tag: 'message',
    summary: 'Own notifications',
    query: () => z.object({ type: z.coerce.number().pipe(notificationType).optional(), ...numbered(limits.notifications) }),
    data: () => z.object({ list: z.array(notification), total: z.number().int() }),
  }),
  markRead: endpoint({
    id: 'message.markRead',
    method: 'POST',
    path: `${base}message/mark-read`,
    access: 'user',
    tag: 'message',
    summary: 'Marks one notification as read',
    query: () => idParam,
    data: () => done,
  }),
  markAllRead: endpoint({
    id: 'message.markAllRead',
    method: 'POST',
    path: `${base}message/mark-all-read`,
    access: 'user',
    tag: 'message',
    extension: true,
    summary: 'Marks all notifications as read, or those of one type',
    body: () => z.object({ type: notificationType.optional() }),
    data: () => done,
  }),
  unread: endpoint({
    id: 'message.unread',
    method: 'GET',
    path: `${base}message/unread`,
    access: 'user',
    tag: 'message',
    summary: 'How many are unread',
    data: () => z.object({ unReadBookingCount: z.number().int(), unReadMsgCount: z.number().int() }),
  }),
} as const;
