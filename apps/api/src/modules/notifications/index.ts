export { notificationRepository, type NewNotification } from './notification.repository.ts';
export type { NotificationBell } from './notification.bell.ts';
export { notificationModule } from './notification.module.ts';
export { NotificationTeller, type Posted } from './notification.teller.ts';
