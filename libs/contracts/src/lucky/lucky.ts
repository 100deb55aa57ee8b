import { z } from 'zod';
import { id, instant, stretch, uuid } from '@portal/contracts/parts';

/** Kinds of draw; there is one. */
export const luckyTypes = { box: 10 } as const;

const prize = { prize: z.number().int(), points: z.number().int(), stock: z.number().int() };
/** A kind of ticket: its rank (1 the best), points, how many the box had and still has, and the odds of the next draw, 0 to 1. */
export const luckyPrize = z.object({ ...prize, left: z.number().int(), odds: z.number() });
export type LuckyPrize = z.infer<typeof luckyPrize>;

/**
 * A box of tickets. `commitment`: the SHA-256 of its number, tickets and seed, there before the first draw; `seed`: once the box is over, sold out or a minute
 * after `endsAt`. From the seed and the draws anybody draws the box again (ADR 56).
 */
export const luckyRound = z.object({
  number: id,
  tickets: z.number().int(),
  drawn: z.number().int(),
  openedAt: instant,
  endsAt: instant,
  over: z.boolean(),
  commitment: z.string(),
  seed: z.string().nullable(),
});
export type LuckyRound = z.infer<typeof luckyRound>;

/** The box of now, the best prize first. A kind of draw that there is none of has neither. */
export const luckyBoard = z.object({ round: luckyRound.nullable(), list: z.array(luckyPrize) });
export type LuckyBoard = z.infer<typeof luckyBoard>;

/** A draw of one's own: the `number`th of its box. */
export const luckyDraw = z.object({
  id,
  round: id,
  number: z.number().int(),
  uuid: z.string(),
  prize: z.number().int(),
  points: z.number().int(),
  drawnAt: instant,
});
export type LuckyDraw = z.infer<typeof luckyDraw>;
/** One's tickets of this week: one for each day checked in, one for each day whose points of all missions were taken; `until`: they lapse with the week. */
export const luckyTickets = z.object({
  left: z.number().int(),
  checkIns: z.number().int(),
  missions: z.number().int(),
  drawn: z.number().int(),
  until: instant,
});
export type LuckyTickets = z.infer<typeof luckyTickets>;

export const luckyResult = stretch(luckyDraw).extend({ tickets: luckyTickets });
/** A ticket drawn, what is left of one's own, one's points after it, and the box as it is now. */
export const luckyDrawn = z.object({ draw: luckyDraw, tickets: luckyTickets, balance: z.number().int(), board: luckyBoard });
export type LuckyDrawn = z.infer<typeof luckyDrawn>;

/** What is public of a box: its tickets and its draws in their order, without a word of who drew. `next`: where to read on. */
export const luckyProof = z.object({
  round: luckyRound,
  prizes: z.array(z.object(prize)),
  list: z.array(z.object({ number: z.number().int(), uuid: z.string(), prize: z.number().int() })),
  next: z.number().int().nullable(),
});
export type LuckyProof = z.infer<typeof luckyProof>;

/** Of the box that one looks at: what is drawn is from no other. `uuid`: made by whoever draws; it goes into what is drawn. */
export const luckyAsk = z.object({ round: id, uuid });
