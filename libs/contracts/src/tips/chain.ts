import { z } from 'zod';
import { openWord, person } from '@portal/contracts';
import { day, id, instant } from '@portal/contracts/parts';

/** SHA-256 in hexadecimal figures. */
const hash = z.string();
/** Where a chain stands: so many links, and the hash of the last. `n` 0: it has none yet. */
const head = { n: z.number().int().min(0), hash };

/** The terms of a tip as they were sealed: what `tip` shows of them, without its words. `match`: its key in all sources, which names competition, season, round and teams. */
export const sealedTip = z.object({
  id,
  match: z.string(),
  kickOff: instant,
  type: z.number().int(),
  pick: z.string(),
  line: z.number().nullable(),
  price: z.number(),
  createdAt: instant,
});
/** A link of an author's chain: a tip was made, or taken back. `at`: when it was linked; `hash`: of all of it and the hash before (ADR 63). */
export const tipLink = z.object({ n: id, deed: openWord(['made', 'takenBack']), at: instant, previous: hash, hash, tip: sealedTip });

/** The chain of an author, in its order after link `after`. `published`: where it stood at the end of the last published day on which it grew; `sealedTo`: the last published day of the portal. `next`: to be asked after; null: no more. */
export const tipChain = z.object({
  person,
  head: z.object(head),
  published: z.object({ ...head, day }).nullable(),
  sealedTo: day.nullable(),
  list: z.array(tipLink),
  next: z.number().int().nullable(),
});
export type TipChain = z.infer<typeof tipChain>;

/**
 * A day (Asia/Ho_Chi_Minh) that is over: where the chains stood that grew on it, in the order of their authors' numbers after `after`. `hash`: of all of it and
 * `previous`, the hash of the published day before. `authors`: how many in all.
 */
export const sealedDay = z.object({
  day,
  previous: hash,
  hash,
  authors: z.number().int(),
  list: z.array(z.object({ userId: id, ...head })),
  next: z.number().int().nullable(),
});
export type SealedDay = z.infer<typeof sealedDay>;
