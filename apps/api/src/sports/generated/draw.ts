import { randomFrom, shuffled } from '@portal/domain';

export type Pairing<T> = readonly [home: T, away: T];

/**
 * Everybody at home against everybody, in an order in which nobody has two games running: a game may last into the next
 * one, so neighbours share no club, and the last and the first neither, as the order is played round and round.
 */
export function drawOrder<T>(clubs: readonly T[], seed: string): Pairing<T>[] {
  const all = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away): Pairing<T> => [home, away]));
  for (let attempt = 0; ; attempt += 1) {
    const order = lineUp(shuffled(all, randomFrom(`${seed} ${attempt}`)));
    if (order) return order;
    // Six clubs or more find one within a few tries; with fewer there may be none.
    if (attempt > 1_000) throw new Error(`no order for ${clubs.length} clubs`);
  }
}

function lineUp<T>(left: Pairing<T>[]): Pairing<T>[] | null {
  const order: Pairing<T>[] = [];
  while (left.length > 0) {
    const next = left.findIndex((pairing) => apart(pairing, order.at(-1)) && (left.length > 1 || apart(pairing, order[0])));
    if (next < 0) return null;
    order.push(...left.splice(next, 1));
  }
  return order;
}

const apart = <T>(one: Pairing<T>, other: Pairing<T> | undefined): boolean => !other || one.every((club) => !other.includes(club));
