import type { CheckInCard } from '@portal/contracts/points';
import { checkInCard, checkInStreak, makeUpsLeft, type CheckIns } from '@portal/domain';
import type { CheckInRow } from './check-in.repository.ts';

/** Rows as the rules of the domain want them. */
export function checkInsOf(rows: readonly CheckInRow[], today: string): CheckIns {
  const makeUps = rows.flatMap(({ day, madeUpOn }) => (madeUpOn === null ? [] : [{ date: day, on: madeUpOn }]));
  return { days: rows.flatMap(({ day, madeUpOn }) => (madeUpOn === null ? [day] : [])), makeUps, today };
}

export function presentCard(rows: readonly CheckInRow[], today: string, balance: number): CheckInCard {
  const checkIns = checkInsOf(rows, today);
  const month = rows.filter(({ day }) => day.startsWith(today.slice(0, 7)));
  return {
    today,
    days: checkInCard(checkIns.days, today, checkIns.makeUps),
    checkedToday: checkIns.days.includes(today),
    streak: checkInStreak(checkIns),
    makeUpsLeft: makeUpsLeft(checkIns.makeUps, today),
    balance,
    month: { days: month.length, points: month.reduce((sum, { points }) => sum + points, 0) },
  };
}
