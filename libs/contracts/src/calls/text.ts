import { z } from 'zod';

/** NUL and halves of a surrogate pair: no letters, and no database keeps them. */
const unkept = /[\0\p{Cs}]/u;

/** Text that somebody typed. All text that comes in is made of this: one letter that the database refuses would fail whoever is stored together with it. */
export const text = () => z.string().refine((given) => !unkept.test(given), 'text');
