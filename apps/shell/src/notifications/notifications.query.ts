import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { calls, limits, type Notification, type Output } from '@portal/contracts';
import { afterMarkRead, NOTIFICATION_TYPE, READ_STATUS, type NotificationType, type UnreadCounters } from '@portal/domain';
import { callQuery, type AppContext } from '@portal/platform';

type Listed = Output<typeof calls.message.list>;

/** All that a page holds of one member's notifications: whoever logs in next must not meet them. */
export const notificationsOf = (userId: number) => ['notifications', userId] as const;
const unreadKey = (userId: number) => [...notificationsOf(userId), 'unread'] as const;
const listsKey = (userId: number) => [...notificationsOf(userId), 'list'] as const;

/** Errors are logged and the part stays as it was (section 8). What was given up, because nobody looks any more, is none. */
const logged = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(isApiError(error) && error.kind === 'aborted')) console.warn('[notifications]', error instanceof Error ? error.message : error);
    throw error;
  });

export const unreadQuery = (a: AppContext, userId: number) => ({
  ...callQuery(a, calls.message.unread, {}, userId),
  queryKey: unreadKey(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => logged(a.api.call(calls.message.unread, {}, { signal })),
});

/** `type` undefined: all of them. */
export const listQuery = (a: AppContext, userId: number, type: NotificationType | undefined, pageNum = 1) => ({
  ...callQuery(a, calls.message.list, {}, userId),
  queryKey: [...listsKey(userId), type ?? 0, pageNum] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    logged(a.api.call(calls.message.list, { ...(type && { type }), pageNum, pageSize: limits.notifications }, { signal })),
});

/** After the server has marked one as read: its row is read wherever it is shown, and the matching counter drops by one (section 4); by none if it was read already. */
export function markedOne(client: QueryClient, userId: number, notification: Notification): void {
  const lists = client.getQueriesData<Listed>({ queryKey: listsKey(userId) });
  const known = lists.flatMap(([, data]) => data?.list ?? []).find(({ id }) => id === notification.id) ?? notification;
  client.setQueryData<UnreadCounters>(unreadKey(userId), (counters) => counters && afterMarkRead(counters, known));
  read(client, userId, ({ id }) => id === notification.id);
}

/** The same for all of them, or those of a type. */
export function markedAll(client: QueryClient, userId: number, type: NotificationType | undefined): void {
  client.setQueryData<UnreadCounters>(
    unreadKey(userId),
    (counters) =>
      counters && {
        unReadBookingCount: type === NOTIFICATION_TYPE.message ? counters.unReadBookingCount : 0,
        unReadMsgCount: type === NOTIFICATION_TYPE.booking ? counters.unReadMsgCount : 0,
      },
  );
  read(client, userId, (notification) => type === undefined || notification.type === type);
}

function read(client: QueryClient, userId: number, which: (notification: Notification) => boolean): void {
  client.setQueriesData<Listed>(
    { queryKey: listsKey(userId) },
    (data) => data && { ...data, list: data.list.map((one) => (which(one) ? { ...one, status: READ_STATUS.read } : one)) },
  );
}
