/** Types of a notification (specification, section 3). */
export const NOTIFICATION_TYPE = { message: 10, booking: 30 } as const;
export type NotificationType = (typeof NOTIFICATION_TYPE)[keyof typeof NOTIFICATION_TYPE];

/** Read status of a notification (specification, section 3). */
export const READ_STATUS = { unread: 10, read: 20 } as const;
export type ReadStatus = (typeof READ_STATUS)[keyof typeof READ_STATUS];

export interface UnreadCounters {
  unReadBookingCount: number;
  unReadMsgCount: number;
}

/** One less, but never below 0: two tabs may mark the same notification. */
export function dropByOne(count: number): number {
  return Math.max(0, count - 1);
}

/** After a successful mark-read of an unread notification the matching counter drops by one (specification, section 4). */
export function afterMarkRead(counters: UnreadCounters, { type, status }: { type: number; status: number }): UnreadCounters {
  if (status === READ_STATUS.read) return counters;
  return type === NOTIFICATION_TYPE.booking
    ? { ...counters, unReadBookingCount: dropByOne(counters.unReadBookingCount) }
    : { ...counters, unReadMsgCount: dropByOne(counters.unReadMsgCount) };
}
