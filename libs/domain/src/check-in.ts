import { addDays, daysBetween, type IsoDate } from './calendar.ts';

/** Points of the seven days of a card, and make-ups in a calendar month (decisions, "Points, missions, draw, referral"). */
export const CHECK_IN = { points: [10, 15, 20, 25, 30, 40, 100], makeUpsPerMonth: 2, timeZone: 'Asia/Ho_Chi_Minh' } as const;

const LENGTH = CHECK_IN.points.length;

export interface CardDay {
  date: IsoDate;
  points: number;
  /** `today`: not checked in yet. */
  state: 'done' | 'madeUp' | 'missed' | 'today' | 'coming';
}

/** A missed day that was made up, and the day on which that was done. */
export interface MakeUp {
  date: IsoDate;
  on: IsoDate;
}

/** What somebody has done so far, in any order. All days are of Asia/Ho_Chi_Minh. */
export interface CheckIns {
  days: readonly IsoDate[];
  makeUps: readonly MakeUp[];
  today: IsoDate;
}

/**
 * The seven-day card that covers today (decisions, "Points"). A card begins with the first check-in after the one before it
 * ended, and today when none is running (ours). A missed day keeps its own points from being earned and touches nothing else:
 * what was earned stays, and the later days are worth what they were.
 */
export function checkInCard(days: readonly IsoDate[], today: IsoDate, makeUps: readonly MakeUp[] = []): CardDay[] {
  const done = new Set(days.filter((day) => day <= today));
  const madeUp = new Set(makeUps.map(({ date }) => date).filter((date) => date <= today));
  const first = cardStart(new Set([...done, ...madeUp]), today);
  return CHECK_IN.points.map((points, at) => {
    const date = addDays(first, at);
    if (done.has(date)) return { date, points, state: 'done' };
    if (date < today) return { date, points, state: madeUp.has(date) ? 'madeUp' : 'missed' };
    return { date, points, state: date === today ? 'today' : 'coming' };
  });
}

/** Why a day cannot be made up: it is no missed day of the running card, or the month's two are used. */
export type MakeUpRefusal = 'notMissed' | 'noneLeft';

/** Why a day may not be made up, or null when it may (decisions, "Points"). */
export function makeUpRefusal(date: IsoDate, { days, makeUps, today }: CheckIns): MakeUpRefusal | null {
  const missed = checkInCard(days, today, makeUps).some((one) => one.date === date && one.state === 'missed');
  if (!missed) return 'notMissed';
  return makeUpsLeft(makeUps, today) > 0 ? null : 'noneLeft';
}

/** Whether a missed day of the running card may be made up (decisions, "Points"). */
export function mayMakeUp(date: IsoDate, checkIns: CheckIns): boolean {
  return makeUpRefusal(date, checkIns) === null;
}

/** Make-ups left this month (decisions, "Points"); one counts for the month in which it is done (ours). */
export function makeUpsLeft(makeUps: readonly MakeUp[], today: IsoDate): number {
  const used = makeUps.filter(({ on }) => on.slice(0, 7) === today.slice(0, 7)).length;
  return Math.max(0, CHECK_IN.makeUpsPerMonth - used);
}

/** Days in a row up to today, made up or not; until today is checked in, up to yesterday (ours). */
export function checkInStreak({ days, makeUps, today }: CheckIns): number {
  const claimed = new Set([...days, ...makeUps.map(({ date }) => date)]);
  let streak = 0;
  for (let day = claimed.has(today) ? today : addDays(today, -1); claimed.has(day); day = addDays(day, -1)) streak += 1;
  return streak;
}

function cardStart(claimed: ReadonlySet<IsoDate>, today: IsoDate): IsoDate {
  let first: IsoDate | null = null;
  for (const day of [...claimed].sort()) if (first === null || daysBetween(first, day) >= LENGTH) first = day;
  return first === null || daysBetween(first, today) >= LENGTH ? today : first;
}
