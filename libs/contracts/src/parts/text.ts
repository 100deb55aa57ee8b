import { z } from 'zod';

/** NUL and halves of a surrogate pair: no letters, and no database keeps them. */
const unkept = /[\0\p{Cs}]/u;

/** Text that somebody typed. All text that comes in is made of this: one letter that the database refuses would fail whoever is stored together with it. */
export const text = () => z.string().refine((given) => !unkept.test(given), 'text');

/** Letters that are none to see, besides white space, marks and format characters. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether there is something to see in a text: who reads it would take one of zero-width characters for a fault of ours. */
export const isSeen = (given: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(given.replace(blank, ''));
