import { z } from 'zod';
import { limits } from '../constants.ts';
import { text } from './text.ts';

/** A numbered page. Pages far down cost what their offset costs, so there is a last one; who wants more reads on by cursor or narrows the list. */
export const pageNum = z.coerce.number().int().min(1).max(limits.lastPage).default(1);
export const pageSize = (fallback: number, max = 100) => z.coerce.number().int().min(1).max(max).default(fallback);
export const numbered = (fallback: number, max = 100) => ({ pageNum, pageSize: pageSize(fallback, max) });
/** A page of a numbered list, and how many things there are in all. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.number().int(), pageNum: z.number().int(), pageSize: z.number().int() });

/** Where to read on, as the last answer gave it: costs the same at any depth. Opaque. */
export const cursor = text().max(200).optional();
export const onward = (fallback: number, max = 50) => ({ cursor, pageSize: pageSize(fallback, max) });
/** A stretch of an endless list, newest first. `nextCursor` null: there is no more. */
export const stretch = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), nextCursor: z.string().nullable() });

/** Made by whoever writes, so that a second try of the same thing stores it once. */
export const uuid = z.string().regex(/^[\w-]{8,64}$/, 'uuid');
/** `{name}` of a path, digits only (section 5). */
export const idParam = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'digits')
    .transform(Number),
});
export const done = z.object({});
/** An answer whose shape a later stage settles; the call answers 501 until then. */
export const unsettled = z.unknown();
