import { slots } from '@portal/contracts';
import type { z } from 'zod';
import { schemaOf } from './json-schema.ts';
import { sampleOf } from './sample.ts';

/** Props that the contract allows for a slot; a slot that is not in it yet will have none. */
export function slotSample(name: string): Record<string, unknown> {
  const table: Readonly<Record<string, z.ZodType>> = slots;
  const schema = Object.hasOwn(table, name) ? table[name] : undefined;
  return schema ? (sampleOf(schemaOf(schema, 'input')) as Record<string, unknown>) : {};
}
