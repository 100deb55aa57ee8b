import { z } from 'zod';
import { calls } from '../calls/index.ts';
import type { Endpoint } from '../endpoint.ts';
import type { CallShape, JsonSchema } from '../release.ts';
import { slots, type SlotName } from '../slots.ts';

/**
 * What goes over the wire: what a sender hands to the schema, before defaults, transforms and coercion. That is so in both directions: the api reads its input by the contract's schema,
 * and the client reads the api's answer by it.
 */
function onTheWire(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

const fieldsOf = (schema: z.ZodType): z.ZodRawShape => (schema as unknown as { shape?: z.ZodRawShape }).shape ?? {};

/** A call as one side of it knows it: params, query and body in one flat object, as `Input` has them, and `data` of a good answer. */
export function shapeOfCall({ method, path, params, query, body, data }: Endpoint): CallShape {
  return { method, path, input: onTheWire(z.object({ ...fieldsOf(params), ...fieldsOf(query), ...fieldsOf(body) })), output: onTheWire(data) };
}

/** Props of a slot, as a page hands them in. */
export const shapeOfSlot = (name: SlotName): JsonSchema => onTheWire(slots[name]);

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** The call of a noun and a name, if the contract has it. */
export function callNamed(noun: string, name: string): Endpoint | undefined {
  const group = Object.hasOwn(calls, noun) ? (calls as unknown as Record<string, Record<string, Endpoint>>)[noun] : undefined;
  return group && Object.hasOwn(group, name) ? group[name] : undefined;
}
