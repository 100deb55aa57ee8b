import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '@portal/contracts';
import { messageCalls, type Notification } from '@portal/contracts/message';
import type { NotificationType } from '@portal/domain';
import { useApp } from '@portal/platform';
import { markedAll, markedOne, notificationsOf, unreadQuery } from './notifications.query.ts';

/** How many are unread; undefined until it is known. */
export function useUnread(userId: number) {
  return useQuery(unreadQuery(useApp(), userId)).data;
}

/** The same of both kinds together; 0 until it is known. */
export function useUnreadCount(userId: number): number {
  const unread = useUnread(userId);
  return unread ? unread.unReadMsgCount + unread.unReadBookingCount : 0;
}

/** Asks anew every five minutes, whatever of it is on the screen (section 4). */
export function useNotificationRefresh(userId: number): void {
  const { clock, queryClient } = useApp();
  useEffect(
    () =>
      clock.every(limits.notificationRefresh, () => {
        void queryClient.invalidateQueries(notificationsOf(userId));
      }),
    [clock, queryClient, userId],
  );
}

/** Marking as read. Nothing changes on the screen before the server has done it; a failure is logged (section 8). */
export function useMarking(userId: number) {
  const { api, queryClient } = useApp();
  const onError = (error: Error) => console.warn('[notifications]', error.message);
  const one = useMutation({
    mutationFn: ({ id }: Notification) => api.call(messageCalls.markRead, { id: String(id) }),
    onSuccess: (_, notification) => markedOne(queryClient, userId, notification),
    onError,
  });
  const all = useMutation({
    mutationFn: (type: NotificationType | undefined) => api.call(messageCalls.markAllRead, type ? { type } : {}),
    onSuccess: (_, type) => markedAll(queryClient, userId, type),
    onError,
  });
  return { one, all };
}
