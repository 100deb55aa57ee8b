import type { MatchMoving } from '@portal/contracts/match';
import { aSnapshot } from '@portal/testing/match';
import { coming, live, serverTime, someOdds } from '../../testing/things.ts';
import { dayWith, rowsOf, standingOf } from './odds-news.ts';

const day = { list: [someOdds(live), someOdds(coming)], total: 2, pageNum: 1, pageSize: 50, serverTime, date: '2026-11-20', tournaments: [] };
const later = '2026-11-20T13:00:02.000Z';
const frame = (fixtureId: number, rows: Record<string, string>) => ({ type: 'odds' as const, serverTime: later, list: [{ fixtureId, rows }] });
const moving = (own: Partial<MatchMoving>): MatchMoving => aSnapshot({ revision: 2, ...own }, live);

it('puts the rows that changed into their match, and leaves every other object as it was', () => {
  const next = dayWith(day, rowsOf(frame(7, { '1X2': '7,8,1.70,3.90,4.60,1.72,3.95,4.70,1795170600,0,3' })), later);
  expect(next.serverTime).toBe(later);
  expect([next.list[1] === day.list[1], next.list[0]?.match === day.list[0]?.match]).toEqual([true, true]);
  expect(next.list[0]?.rows).toEqual({ ...day.list[0]?.rows, '1X2': '7,8,1.70,3.90,4.60,1.72,3.95,4.70,1795170600,0,3' });
});

it('is the same day where a frame says nothing new of it', () => {
  expect(dayWith(day, rowsOf(frame(99, { '1X2': 'of another match' })), later)).toBe(day);
  expect(dayWith(day, rowsOf(frame(7, { ...day.list[0]?.rows })), later)).toBe(day);
  expect(dayWith(day, standingOf([moving({})]), later)).toBe(day);
});

it('moves the score of a match beside its prices', () => {
  const next = dayWith(day, standingOf([moving({ score: { home: 3, away: 1 } })]), later);
  expect(next.list[0]?.match).toEqual({ ...live, score: { home: 3, away: 1 } });
  expect([next.list[0]?.rows === day.list[0]?.rows, next.list[1] === day.list[1]]).toEqual([true, true]);
});
