/** Where an event stands at a moment, and who gets in. Ours: the specification (section 7) names the calls alone. */

interface Times {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cancelled: boolean;
}

/** Where an event stands at `now` (ours). */
export function eventState({ startsAt, endsAt, cancelled }: Times, now: number): 'coming' | 'on' | 'over' | 'cancelled' {
  if (cancelled) return 'cancelled';
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'on' : 'over';
}

/** How long before its beginning whoever takes part in an event, or keeps it in mind, is told (ours). Milliseconds. */
export const EVENT_REMINDER = 3_600_000;

/** Whether it is time to tell of an event: it begins soon, and has not begun (ours). */
export function isSoon(event: Times, now: number): boolean {
  return eventState(event, now) === 'coming' && event.startsAt - now <= EVENT_REMINDER;
}

/** How many can still take part (ours); null: whoever wants. Never below 0: places can be fewer than were given away. */
export function placesLeft({ places, bookings }: { readonly places: number | null; readonly bookings: number }): number | null {
  return places === null ? null : Math.max(0, places - bookings);
}
