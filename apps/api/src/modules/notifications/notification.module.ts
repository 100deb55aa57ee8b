import type { Base, Module } from '../../module.ts';
import { NotificationBell } from './notification.bell.ts';
import { notificationRoutes } from './notification.routes.ts';
import { NotificationService } from './notification.service.ts';
import { NotificationTeller } from './notification.teller.ts';

/** `teller`: by which other modules say what has happened to somebody's things. `bell`: by which who is there hears of it. */
export function notificationModule(base: Base): Module & { teller: NotificationTeller; bell: NotificationBell } {
  const bell = new NotificationBell(base);
  const notifications = new NotificationService({ ...base, bell });
  return {
    bell,
    teller: new NotificationTeller({ ...base, bell }),
    routes: (app) => notificationRoutes(app, notifications),
    housekeeping: [() => notifications.forgetOld()],
  };
}
