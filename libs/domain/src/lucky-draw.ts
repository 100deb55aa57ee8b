import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { addDays, weekOf, type IsoDate } from './calendar.ts';
import { CHECK_IN } from './check-in.ts';
import { startOfDay } from './zoned-day.ts';

/** One kind of ticket of a box: `stock` of them, each worth `points`. `prize`: its rank, 1 the best. */
export interface LuckyPrize {
  readonly prize: number;
  readonly points: number;
  readonly stock: number;
}

/** A box of a thousand tickets (decisions, "Points, missions, draw, referral": published odds and stock; the numbers are ours). There are no blanks. */
export const LUCKY_BOX: readonly LuckyPrize[] = [
  { prize: 1, points: 500, stock: 2 },
  { prize: 2, points: 100, stock: 18 },
  { prize: 3, points: 50, stock: 80 },
  { prize: 4, points: 20, stock: 300 },
  { prize: 5, points: 10, stock: 600 },
];

/** The same box with so many tickets (ours): each kind in its proportion, rounded down, and what is left over of the last. */
export function luckyBox(tickets: number, box: readonly LuckyPrize[] = LUCKY_BOX): LuckyPrize[] {
  const all = box.reduce((sum, { stock }) => sum + stock, 0);
  const sized = box.map((kind) => ({ ...kind, stock: Math.floor((kind.stock * tickets) / all) }));
  const last = sized.at(-1);
  if (last) last.stock += tickets - sized.reduce((sum, { stock }) => sum + stock, 0);
  return sized;
}

/** The week in whose boxes a member of that day draws, by its Monday, and when it is over, in epoch milliseconds (ours). Days of Asia/Ho_Chi_Minh. */
export function luckyWeek(day: IsoDate): { monday: IsoDate; days: IsoDate[]; endsAt: number } {
  const days = weekOf(day);
  const monday = days[0]!;
  return { monday, days, endsAt: startOfDay(addDays(monday, 7), CHECK_IN.timeZone) };
}

/** A box with what decides its draws. */
export interface LuckyContents {
  readonly number: number;
  readonly seed: string;
  readonly prizes: readonly LuckyPrize[];
}

/**
 * What is published before the first draw (decisions: commit-reveal; the text is ours): the SHA-256, in hexadecimal figures, of the box's number, its tickets
 * and its seed in one text, `12|1:500:2,2:100:18|seed` (rank, points, stock). None of them can be told differently afterwards.
 */
export function luckyCommitment({ number, seed, prizes }: LuckyContents): string {
  const tickets = prizes.map(({ prize, points, stock }) => `${prize}:${points}:${stock}`).join(',');
  return bytesToHex(sha256(utf8ToBytes(`${number}|${tickets}|${seed}`)));
}

const SIX_BYTES = 2 ** 48;

/**
 * Which kind a draw takes out of what is left (decisions: commit-reveal; the way is ours): the place of the kind in `left`. The first six bytes of
 * HMAC-SHA-256 with the seed's text as key over `number:uuid:try` are a number; modulo the tickets left it is a ticket, counted from the best prize on.
 * A number beyond the last whole multiple would favour the first tickets: the next try is taken then. Throws RangeError where no ticket is left.
 */
export function luckyKind(seed: string, { number, uuid }: { number: number; uuid: string }, left: readonly number[]): number {
  const tickets = left.reduce((sum, of) => sum + of, 0);
  if (tickets <= 0) throw new RangeError('no ticket is left');
  const fair = SIX_BYTES - (SIX_BYTES % tickets);
  for (let attempt = 0; ; attempt++) {
    const bytes = hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`${number}:${uuid}:${attempt}`));
    const value = bytes.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
    if (value >= fair) continue;
    let ticket = value % tickets;
    return left.findIndex((of) => (ticket -= of) < 0);
  }
}

/** What is public of a box once it is over. */
export interface LuckyProof extends LuckyContents {
  readonly commitment: string;
  /** How many draws there were. */
  readonly drawn: number;
  /** In the order in which they were drawn. */
  readonly draws: readonly { readonly number: number; readonly uuid: string; readonly prize: number }[];
}
/** What does not fit, and at which draw. */
export type LuckyFault = { readonly fault: 'commitment' | 'missing' } | { readonly fault: 'order' | 'prize' | 'tooMany'; readonly number: number };

/** Draws a box again from its public values and names what differs (decisions: "so that anyone can verify"), 20 faults at most; none: it was as promised. */
export function luckyFaults({ commitment, number: box, seed, prizes, drawn, draws }: LuckyProof): LuckyFault[] {
  const faults: LuckyFault[] = [];
  if (luckyCommitment({ number: box, seed, prizes }) !== commitment) faults.push({ fault: 'commitment' });
  if (draws.length !== drawn) faults.push({ fault: 'missing' });
  const left = prizes.map(({ stock }) => stock);
  for (const [at, { number, uuid, prize }] of draws.entries()) {
    if (faults.length >= 20) break;
    if (number !== at + 1) faults.push({ fault: 'order', number });
    const taken = prizes.findIndex((kind) => kind.prize === prize);
    if (left.every((of) => of === 0) || taken < 0 || left[taken] === 0) {
      faults.push({ fault: 'tooMany', number });
      continue;
    }
    if (luckyKind(seed, { number, uuid }, left) !== taken) faults.push({ fault: 'prize', number });
    left[taken]! -= 1;
  }
  return faults;
}
