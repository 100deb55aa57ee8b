import type { Base, Module } from '../../module.ts';
import { notificationRoutes } from './notification.routes.ts';
import { NotificationService } from './notification.service.ts';
import { NotificationTeller } from './notification.teller.ts';

/** `teller`: by which other modules say what has happened to somebody's things. */
export function notificationModule(base: Base): Module & { teller: NotificationTeller } {
  const notifications = new NotificationService(base);
  return {
    teller: new NotificationTeller(base),
    routes: (app) => notificationRoutes(app, notifications),
    housekeeping: [() => notifications.forgetOld()],
  };
}
