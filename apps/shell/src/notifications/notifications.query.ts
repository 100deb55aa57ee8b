import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { limits, type Output } from '@portal/contracts';
import { messageCalls, type Notification } from '@portal/contracts/message';
import { afterMarkRead, NOTIFICATION_TYPE, READ_STATUS, type NotificationType, type UnreadCounters } from '@portal/domain';
import { callAs, callQuery, isOf, type AppContext, type Viewer } from '@portal/platform';

type Listed = Output<typeof messageCalls.list>;

/** What a page holds of one member's notifications, in whichever language: counters, lists, or both. */
const held = (userId: Viewer, ...ids: readonly string[]) => ({
  predicate: (query: { readonly queryKey: QueryKey }) => isOf(userId)(query) && ids.includes(String(query.queryKey[0])),
});
const counters = (userId: Viewer) => held(userId, messageCalls.unread.id);
const lists = (userId: Viewer) => held(userId, messageCalls.list.id);
export const notificationsOf = (userId: Viewer) => held(userId, messageCalls.unread.id, messageCalls.list.id);

/** Errors are logged and the part stays as it was (section 8). What was given up, because nobody looks any more, is none. */
const logged = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(isApiError(error) && error.kind === 'aborted')) console.warn('[notifications]', error instanceof Error ? error.message : error);
    throw error;
  });

export const unreadQuery = (a: AppContext, userId: Viewer) => ({
  ...callQuery(a, messageCalls.unread, {}, userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => logged(callAs(a, userId, messageCalls.unread, {}, { signal })),
});

/** `type` undefined: all of them. */
export function listQuery(a: AppContext, userId: Viewer, type: NotificationType | undefined, pageNum = 1) {
  const asked = { ...(type && { type }), pageNum, pageSize: limits.notifications };
  return {
    ...callQuery(a, messageCalls.list, asked, userId),
    queryFn: ({ signal }: { signal: AbortSignal }) => logged(callAs(a, userId, messageCalls.list, asked, { signal })),
  };
}

/** After the server has marked one as read: its row is read wherever it is shown, and the matching counter drops by one (section 4); by none if it was read already. */
export function markedOne(client: QueryClient, userId: Viewer, notification: Notification): void {
  const shown = client.getQueriesData<Listed>(lists(userId));
  const known = shown.flatMap(([, data]) => data?.list ?? []).find(({ id }) => id === notification.id) ?? notification;
  client.setQueriesData<UnreadCounters>(counters(userId), (now) => now && afterMarkRead(now, known));
  read(client, userId, ({ id }) => id === notification.id);
}

/** The same for all of them, or those of a type. */
export function markedAll(client: QueryClient, userId: Viewer, type: NotificationType | undefined): void {
  client.setQueriesData<UnreadCounters>(
    counters(userId),
    (now) =>
      now && {
        unReadBookingCount: type === NOTIFICATION_TYPE.message ? now.unReadBookingCount : 0,
        unReadMsgCount: type === NOTIFICATION_TYPE.booking ? now.unReadMsgCount : 0,
      },
  );
  read(client, userId, (notification) => type === undefined || notification.type === type);
}

function read(client: QueryClient, userId: Viewer, which: (notification: Notification) => boolean): void {
  client.setQueriesData<Listed>(
    lists(userId),
    (data) => data && { ...data, list: data.list.map((one) => (which(one) ? { ...one, status: READ_STATUS.read } : one)) },
  );
}
