import type { z } from 'zod';
import { unnamed } from '../http/unnamed.ts';

/** What was received, if it is what the schema names and nothing else. */
export function exactly<S extends z.ZodType>(schema: S, received: unknown): z.output<S> {
  const parsed = schema.parse(received);
  const more = unnamed(received, parsed);
  if (more !== undefined) throw new Error(`holds what the contract does not name: ${more}`);
  return parsed;
}
