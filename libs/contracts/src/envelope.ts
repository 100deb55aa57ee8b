import { z } from 'zod';
import { codes } from './codes.ts';

export const problem = z.object({ path: z.string(), message: z.string() });
export type Problem = z.infer<typeof problem>;

/** A code is a number, except in the chat, whose refusals are words (section 8). */
export const code = z.union([z.number().int(), z.string()]);

/** Every answer of the api: `code` 0 is good; anything else is a refusal with a human `msg` in the request's language. */
export const envelope = <D extends z.ZodType>(data: D) => z.object({ code: z.literal(codes.ok), msg: z.string(), data });

export const refusal = z.object({
  code,
  msg: z.string(),
  data: z.unknown().optional(),
  errors: z.array(problem).optional(),
  requestId: z.string().optional(),
});
export type Refusal = z.infer<typeof refusal>;
