import { EVENT_REMINDER, eventState, isSoon, placesLeft } from './index.ts';

const event = { startsAt: 10_000_000, endsAt: 20_000_000, cancelled: false };

it.each([
  ['before it', 9_999_999, 'coming'],
  ['from its first moment', 10_000_000, 'on'],
  ['to its last', 19_999_999, 'on'],
  ['after it', 20_000_000, 'over'],
] as const)('an event %s', (_, now, state) => {
  expect(eventState(event, now)).toBe(state);
  expect(eventState({ ...event, cancelled: true }, now)).toBe('cancelled');
});

it.each([
  ['long before it', 10_000_000 - EVENT_REMINDER - 1, false],
  ['an hour before it', 10_000_000 - EVENT_REMINDER, true],
  ['just before it', 9_999_999, true],
  ['once it has begun', 10_000_000, false],
])('is told of %s', (_, now, soon) => {
  expect(isSoon(event, now)).toBe(soon);
  expect(isSoon({ ...event, cancelled: true }, now)).toBe(false);
});

it.each([
  [null, 7, null],
  [10, 7, 3],
  [10, 10, 0],
  [5, 7, 0],
])('of %s places, %s given away, %s are left', (places, bookings, left) => {
  expect(placesLeft({ places, bookings })).toBe(left);
});
