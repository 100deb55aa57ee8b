import { addDays } from './calendar.ts';
import { dayInZone, startOfDay } from './zoned-day.ts';

/** A booking as the list has it (specification, section 3). */
export interface Booking {
  fixtureId: number;
  commentator: { userId: number; id: number; name: string };
}

/** What is sent to book a commentator (specification, section 3). `userId` is the commentator's. */
export interface BookingPayload {
  fixtureId: number;
  commentatorId: number;
  name: string;
  userId: number;
}

/** A booking is ignored without a fixture and a logged-in user (specification, section 5). */
export function mayBook(payload: { fixtureId: number | null | undefined }, session: { isGuest: boolean; hasToken: boolean }): boolean {
  return Boolean(payload.fixtureId) && session.hasToken && !session.isGuest;
}

/** A duplicate: fixture, the commentator's userId and name match an existing booking (specification, section 5). */
export function isDuplicateBooking(payload: BookingPayload, existing: readonly Booking[]): boolean {
  return existing.some(
    ({ fixtureId, commentator }) => fixtureId === payload.fixtureId && commentator.userId === payload.userId && commentator.name === payload.name,
  );
}

/** Booking succeeds only with code 0 and msg Success (specification, section 8). */
export function bookingSucceeded({ code, msg }: { code: number | string; msg: string }): boolean {
  return code === 0 && msg === 'Success';
}

/** How long before kick-off whoever has booked a commentator is told (ours). Milliseconds. */
export const BOOKING_REMINDER = 20 * 60_000;

/** Whether a commentator can be booked for a match at `now` (ours): it has not begun, and the list of bookings reaches that far. Epoch milliseconds. */
export const isBookable = (kickOff: number, now: number): boolean => now < kickOff && kickOff <= now + BOOKING_DAYS * DAY - CLOCKS_CHANGE;

const DAY = 86_400_000;
/** A week in which clocks are put forward is shorter. */
const CLOCKS_CHANGE = 3_600_000;

/** How many days ahead the booking list asks for (specification, section 9). */
export const BOOKING_DAYS = 7;

/** The days the booking list asks for: today 00:00:00 to 7 days ahead 23:59:59 in the zone (section 9). Epoch milliseconds. */
export function bookingWindow(nowMs: number, timeZone: string): { startTime: number; endTime: number } {
  const today = dayInZone(nowMs, timeZone);
  return { startTime: startOfDay(today, timeZone), endTime: startOfDay(addDays(today, BOOKING_DAYS + 1), timeZone) - 1000 };
}
