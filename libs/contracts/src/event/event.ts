import { z } from 'zod';
import { openWord, person } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** Where an event stands (ours). */
export const eventStates = ['coming', 'on', 'over', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** What members meet for (ours; section 7 has the calls alone): an evening at a café, a tournament of five-a-side, a night in a room of the portal. */
export const event = z.object({
  id,
  title: z.string(),
  text: z.string(),
  host: person,
  startsAt: instant,
  endsAt: instant,
  state: openWord(eventStates),
  /** Where one meets; null: on the portal. */
  place: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** A page of the portal that it is about: the room of its match. */
  link: z.string().nullable(),
  /** How many can take part; null: whoever wants. */
  places: z.number().int().nullable(),
  /** Who takes part, and who keeps it in mind. */
  bookings: z.number().int(),
  savings: z.number().int(),
  /** Of whom asks; both false without a token. */
  mine: z.object({ booked: z.boolean(), saved: z.boolean() }),
});
export type PortalEvent = z.infer<typeof event>;
