import { SPORT_ID, type SportId } from '@portal/domain';

/** When the games of a sport begin: one every `every` ms, the first `offset` ms after midnight UTC. Chosen so that at least one of each is on at any hour. */
interface Rhythm {
  readonly every: number;
  readonly offset: number;
}
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const RHYTHM = {
  [SPORT_ID.basketball]: { every: 80 * MINUTE, offset: 10 * MINUTE },
  [SPORT_ID.esport]: { every: 60 * MINUTE, offset: 25 * MINUTE },
  [SPORT_ID.marble]: { every: 30 * MINUTE, offset: 5 * MINUTE },
} as const satisfies Partial<Record<SportId, Rhythm>>;
export type GeneratedSport = keyof typeof RHYTHM;
export const GENERATED_SPORTS = [SPORT_ID.basketball, SPORT_ID.esport, SPORT_ID.marble] as const;

/** One game of a sport: its number in a day since 1970. */
export interface Slot {
  readonly sportId: GeneratedSport;
  readonly day: number;
  readonly inDay: number;
}

const RANGE = 1_000_000_000;

/** Digits only: the sport's own range, the day since 1970, and 48 to 99, which name no half hour of a day and so no replayed match. */
export const fixtureIdOf = ({ sportId, day, inDay }: Slot): number => sportId * RANGE + day * 100 + 48 + inDay;

/** The game that an id names; null where it names none. */
export function slotOf(fixtureId: number): Slot | null {
  if (!Number.isSafeInteger(fixtureId)) return null;
  const sportId = GENERATED_SPORTS.find((id) => id === Math.floor(fixtureId / RANGE));
  const inDay = (fixtureId % 100) - 48;
  if (sportId === undefined || inDay < 0 || inDay >= gamesADay(sportId)) return null;
  return { sportId, day: Math.floor((fixtureId % RANGE) / 100), inDay };
}

export const gamesADay = (sportId: GeneratedSport): number => DAY / RHYTHM[sportId].every;
export const startOf = ({ sportId, day, inDay }: Slot): number => day * DAY + RHYTHM[sportId].offset + inDay * RHYTHM[sportId].every;

/** Games of a sport that begin in [fromMs, toMs), in order. */
export function slotsBetween(sportId: GeneratedSport, fromMs: number, toMs: number): Slot[] {
  const { every, offset } = RHYTHM[sportId];
  const slots: Slot[] = [];
  for (let number = Math.max(0, Math.ceil((fromMs - offset) / every)); number * every + offset < toMs; number += 1) {
    slots.push({ sportId, day: Math.floor(number / gamesADay(sportId)), inDay: number % gamesADay(sportId) });
  }
  return slots;
}
