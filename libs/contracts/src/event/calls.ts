import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { givenInstant, id, idParam, numbered, page, text, uuid } from '@portal/contracts/parts';
import { event } from './event.ts';

const base = '/au/api/user/event/';
const tag = 'event';

/** `on` false takes it back. Without it one takes part, or keeps it in mind, as section 7 has it. */
const given = () => z.object({ on: z.boolean().default(true) });

const DAY = 86_400_000;
/** How long one event may last, in days. */
export const LONGEST_EVENT = 7;
const title = text().trim().min(3).max(120);
const words = text().trim().max(2_000);
const place = z.object({ name: text().trim().min(2).max(80), address: text().trim().max(160).default('') }).nullable();
/** Path of a page of the portal: no other site's, which two slashes would name. */
const link = text()
  .trim()
  .max(200)
  .regex(/^\/(?![\\/])[^\s\\]*$/, 'link')
  .nullable();
const places = z.number().int().min(1).max(100_000).nullable();
const timely = ({ startsAt, endsAt }: { startsAt?: string | undefined; endsAt?: string | undefined }): boolean =>
  startsAt === undefined ||
  endsAt === undefined ||
  (Date.parse(startsAt) < Date.parse(endsAt) && Date.parse(endsAt) - Date.parse(startsAt) <= LONGEST_EVENT * DAY);

export const newEvent = z
  .object({
    uuid,
    title,
    text: words.default(''),
    startsAt: givenInstant,
    endsAt: givenInstant,
    place: place.default(null),
    link: link.default(null),
    places: places.default(null),
  })
  .refine(timely, { path: ['endsAt'], message: 'endsAt' });

/** Events (section 7); how they come about is ours. */
export const eventCalls = {
  list: endpoint({
    id: 'event.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'Events that are not over, the next first; `when` past: those that are, the last first',
    query: () => z.object({ when: z.enum(['coming', 'past']).default('coming'), ...numbered(20) }),
    data: () => page(event),
  }),
  info: endpoint({
    id: 'event.info',
    method: 'GET',
    path: `${base}info/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'One event',
    params: () => idParam,
    data: () => event,
  }),
  booking: endpoint({
    id: 'event.booking',
    method: 'POST',
    path: `${base}booking/{id}`,
    access: 'user',
    tag,
    summary: 'Takes part in an event, or no more; refused where it is over, called off or full',
    params: () => idParam,
    body: given,
    data: () => event,
  }),
  saving: endpoint({
    id: 'event.saving',
    method: 'POST',
    path: `${base}saving/{id}`,
    access: 'user',
    tag,
    summary: 'Keeps an event in mind, or no more; whoever does is told an hour before',
    params: () => idParam,
    body: given,
    data: () => event,
  }),
  create: endpoint({
    id: 'event.create',
    method: 'POST',
    path: `${base}create`,
    access: 'staff',
    tag,
    extension: true,
    summary: 'A new event; the same uuid again gives the event it made',
    body: () => newEvent,
    data: () => event,
  }),
  update: endpoint({
    id: 'event.update',
    method: 'POST',
    path: `${base}update`,
    access: 'staff',
    tag,
    extension: true,
    summary: 'Changes an event, or calls it off',
    body: () =>
      z
        .object({
          id,
          title: title.optional(),
          text: words.optional(),
          startsAt: givenInstant.optional(),
          endsAt: givenInstant.optional(),
          place: place.optional(),
          link: link.optional(),
          places: places.optional(),
          cancelled: z.boolean().optional(),
        })
        .refine(timely, { path: ['endsAt'], message: 'endsAt' }),
    data: () => event,
  }),
} as const;
