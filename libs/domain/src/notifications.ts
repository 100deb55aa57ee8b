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

/** One less (section 4), but never below 0 (ours): two tabs may mark the same notification. */
export function dropByOne(count: number): number {
  return Math.max(0, count - 1);
}

/** After a successful mark-read of an unread notification the matching counter drops by one (specification, section 4). */
export function afterMarkRead(counters: UnreadCounters, { type, status }: { type: number; status: number }): UnreadCounters {
  if (status === READ_STATUS.read) return counters;
  if (type === NOTIFICATION_TYPE.booking) return { ...counters, unReadBookingCount: dropByOne(counters.unReadBookingCount) };
  // One of a type that only a newer contract has is counted by neither.
  return type === NOTIFICATION_TYPE.message ? { ...counters, unReadMsgCount: dropByOne(counters.unReadMsgCount) } : counters;
}
