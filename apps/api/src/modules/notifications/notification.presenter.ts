import type { Notification } from '@portal/contracts/message';
import { NOTIFICATION_TYPE, READ_STATUS, type NotificationType } from '@portal/domain';
import type { StoredNotification } from './notification.repository.ts';

const types: readonly number[] = Object.values(NOTIFICATION_TYPE);

/** A row as its owner gets it; undefined for a type nobody knows. */
export function presentNotification({ id, type, title, content, createdAt, readAt }: StoredNotification): Notification | undefined {
  if (!types.includes(type)) return undefined;
  return {
    id,
    type: type as NotificationType,
    status: readAt === null ? READ_STATUS.unread : READ_STATUS.read,
    title,
    content,
    createdAt: createdAt.toISOString(),
  };
}
