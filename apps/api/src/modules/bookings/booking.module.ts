import type { Base, Module } from '../../module.ts';
import type { NotificationBell } from '../notifications/index.ts';
import type { ScheduleService } from '../schedule/index.ts';
import { forgetBookings, remindOfBookings } from './booking.reminder.ts';
import { bookingRoutes } from './booking.routes.ts';
import { BookingService } from './booking.service.ts';

interface Deps extends Base {
  bell: Pick<NotificationBell, 'ring'>;
  schedule: Pick<ScheduleService, 'among'>;
}

/** Commentators whom members will hear. */
export function bookingModule({ db, clock, limits, bell, schedule }: Deps): Module {
  const bookings = new BookingService({ db, clock, limits, schedule });
  const remind = () => remindOfBookings({ db, clock, bell, schedule });
  return { routes: (app) => bookingRoutes(app, bookings), start: remind, housekeeping: [remind, () => forgetBookings({ db, clock })] };
}
