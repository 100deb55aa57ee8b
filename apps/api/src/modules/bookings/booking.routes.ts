import type { FastifyInstance } from 'fastify';
import { bookingCalls } from '@portal/contracts/booking';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { BookingService } from './booking.service.ts';

export function bookingRoutes(app: FastifyInstance, bookings: BookingService): void {
  serve(app, bookingCalls.list, ({ caller, query, language }) => bookings.list(memberId(caller), query, language));
  serve(app, bookingCalls.create, async ({ caller, body, ip }) => {
    await bookings.create(memberId(caller), body, ip);
    return {};
  });
  serve(app, bookingCalls.cancel, async ({ caller, body, ip }) => {
    await bookings.cancel(memberId(caller), body, ip);
    return {};
  });
}
