import { z } from 'zod';
import { endpoint, limits } from '@portal/contracts';
import { matchSummary } from '@portal/contracts/match';
import { done, givenInstant, id, idParam, instant, numbered, text } from '@portal/contracts/parts';

const base = '/au/api/user/';
const tag = 'booking';
/**
 * A commentator whom a member will hear at a match. `startTime`: its kick-off. `match`: as it stands in lists (ours); absent where it is no more on the schedule.
 * `commentator`: `userId` and `id` are the same number, by which matches name them.
 */
export const booking = z.object({
  id,
  fixtureId: id,
  commentator: z.object({ userId: id, id, name: z.string() }),
  startTime: instant,
  match: matchSummary.optional(),
});
export type Booking = z.infer<typeof booking>;
const userId = idParam.shape.id;

/** Bookings of commentators (sections 3 and 7). */
export const bookingCalls = {
  list: endpoint({
    id: 'booking.list',
    method: 'GET',
    path: `${base}booking/booking-list`,
    access: 'user',
    tag,
    summary: 'One’s own bookings of matches that kick off between two moments, both included, soonest first; `userId` is oneself, 403 for another',
    query: () => z.object({ ...numbered(limits.bookings), startTime: givenInstant.optional(), endTime: givenInstant.optional(), userId: userId.optional() }),
    data: () => z.object({ list: z.array(booking), total: z.number().int() }),
  }),
  create: endpoint({
    id: 'booking.create',
    method: 'POST',
    path: `${base}booking/booking-schedule`,
    access: 'user',
    tag,
    summary:
      'Books a commentator (`commentatorId`, `userId`, `name` as the match has them) for a match to come; a second time changes nothing. Code 40953 for a match that has begun or is too far away, 40954 for whoever has as many as there may be',
    body: () => z.object({ fixtureId: id, commentatorId: id, name: text().min(1).max(64), userId: id }),
    data: () => done,
  }),
  cancel: endpoint({
    id: 'booking.cancel',
    method: 'POST',
    path: `${base}booking/cancel`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Takes back one’s booking of commentator `userId` for a match; where there is none nothing changes',
    body: () => z.object({ fixtureId: id, userId: id }),
    data: () => done,
  }),
} as const;
