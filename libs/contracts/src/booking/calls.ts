import { z } from 'zod';
import { endpoint, limits } from '@portal/contracts';
import { done, id, idParam, instant, numbered, text } from '@portal/contracts/parts';

const base = '/au/api/user/';
const booked = z.object({ id, fixtureId: id, commentator: z.object({ userId: id, id, name: z.string() }), startTime: instant });
const userId = idParam.shape.id;

/** Bookings of commentators (sections 3 and 7). */
export const bookingCalls = {
  list: endpoint({
    id: 'booking.list',
    method: 'GET',
    path: `${base}booking/booking-list`,
    access: 'user',
    tag: 'booking',
    summary: 'Bookings between two moments',
    query: () => z.object({ ...numbered(limits.bookings), startTime: instant.optional(), endTime: instant.optional(), userId: userId.optional() }),
    data: () => z.object({ list: z.array(booked), total: z.number().int() }),
  }),
  create: endpoint({
    id: 'booking.create',
    method: 'POST',
    path: `${base}booking/booking-schedule`,
    access: 'user',
    tag: 'booking',
    summary: 'Books a commentator for a match',
    body: () => z.object({ fixtureId: id, commentatorId: id, name: text().min(1).max(64), userId: id }),
    data: () => done,
  }),
} as const;
