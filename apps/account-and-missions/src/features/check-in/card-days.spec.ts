import { checkInCard } from '@portal/contracts/points';
import { cardDays, ticketState } from './card-days.ts';
import { aCard } from '../../testing/points.ts';

const t = ((key: string, params: object = {}) => `${key}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ''}`) as never;
const deeds = () => ({ onCheckIn: jest.fn(), onMakeUp: jest.fn() });

it('makes a missed day one that can be made up for, while the month has a make-up left', () => {
  const missed = { date: '2026-11-18', state: 'missed', points: 15 } as const;
  expect([ticketState(missed, 1), ticketState(missed, 0)]).toEqual(['makeUp', 'missed']);
});

it('shows a day that was made up for as done', () => {
  expect(ticketState({ date: '2026-11-18', state: 'madeUp', points: 15 }, 2)).toBe('done');
});

it('lets one press today and what can be made up for, nothing else', () => {
  const { onCheckIn, onMakeUp } = deeds();
  const days = cardDays(aCard(), t, 'vi', { onCheckIn, onMakeUp });
  for (const day of days) day.onPress?.();
  expect(days.map(({ onPress }) => onPress !== undefined)).toEqual([false, true, false, true, false, false, false]);
  expect(onCheckIn).toHaveBeenCalledTimes(1);
  expect(onMakeUp).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-18' }));
});

it('names today as such, the others by their weekday, and marks the last', () => {
  const days = cardDays(aCard(), t, 'vi', deeds());
  expect(days.map(({ label }) => label)).toEqual(['T3', 'T4', 'T5', 'checkIn.today', 'T7', 'CN', 'T2']);
  expect(days.map(({ big }) => big === true)).toEqual([false, false, false, false, false, false, true]);
});

it('does nothing about a day of which a newer contract says something new', () => {
  const card = checkInCard.parse({ ...aCard(), days: aCard().days.map((day) => ({ ...day, state: 'doubled' })) });
  const days = cardDays(card, t, 'vi', deeds());
  expect(days.map(({ state, onPress }) => [state, onPress])).toEqual(Array(7).fill(['future', undefined]));
  expect(days[0]?.description).toContain('checkIn.state.coming');
});
