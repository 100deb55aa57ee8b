export { notificationRepository, type NewNotification } from './notification.repository.ts';
export { notificationRoutes } from './notification.routes.ts';
export { NotificationService } from './notification.service.ts';
export { NotificationTeller } from './notification.teller.ts';
