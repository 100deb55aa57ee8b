import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { isOpening } from '../open.ts';
import type { CallShape, JsonSchema } from '../release.ts';
import { slots, type SlotName } from '../slots.ts';
import { sendReply } from '../sockets.ts';

/** `read`: what is let pass. `sent`: what is written by this contract, without the places that only a newer one fills (`open.ts`). */
export type Side = 'read' | 'sent';

/**
 * What goes over the wire: what a sender hands to the schema, before defaults, transforms and coercion. That is so in both directions: the api reads its input by the contract's schema,
 * and the client reads the api's answer by it.
 */
function onTheWire(schema: z.ZodType, side: Side = 'read'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (side === 'sent' && isOpening(zodSchema)) jsonSchema[OPENING] = true;
    },
  }) as JsonSchema;
  return side === 'sent' ? (withoutOpenings(rest) as JsonSchema) : rest;
}

const OPENING = 'x-opening';
/** An opening is one of several alternatives, or what further names hold. */
function withoutOpenings(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((each) => !marked(each)).map(withoutOpenings);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, each]) => !marked(each))
      .map(([keyword, each]) => [keyword, withoutOpenings(each)]),
  );
}
const marked = (part: unknown): boolean => typeof part === 'object' && part !== null && OPENING in part;

const fieldsOf = (schema: z.ZodType): z.ZodRawShape => (schema as unknown as { shape?: z.ZodRawShape }).shape ?? {};

/** A call as one side of it knows it: params, query and body in one flat object, as `Input` has them, and `data` of a good answer, as its reader takes it or as it is sent. */
export function shapeOfCall({ method, path, params, query, body, data }: Endpoint, answer: Side = 'read'): CallShape {
  return { method, path, input: onTheWire(z.object({ ...fieldsOf(params), ...fieldsOf(query), ...fieldsOf(body) })), output: onTheWire(data, answer) };
}

/** Where frames arrive: an address, or what makes one of an id. */
export type Topic = string | ((id: number) => string);

/**
 * A topic of the socket, as a call that is answered by frames. Each kind of frame is a part of its own: one that a reader does not know is passed over by it, one that
 * never comes is waited for by nobody.
 */
export function shapeOfTopic(topic: Topic, frame: z.ZodType, answer: Side = 'read'): CallShape {
  const kinds = (frame instanceof z.ZodDiscriminatedUnion ? frame.options : [frame]) as z.ZodObject<{ type: z.ZodLiteral<string> }>[];
  return {
    method: 'SUBSCRIBE',
    path: typeof topic === 'string' ? topic : topic(0).replace(/0$/, '{id}'),
    input: onTheWire(z.object({})),
    output: onTheWire(z.object(Object.fromEntries(kinds.map((kind) => [kind.shape.type.value, kind]))).partial(), answer),
  };
}

/** Something said on the socket, as a call that is answered by the reply. */
export const shapeOfSend = (path: string, body: z.ZodType): CallShape => ({
  method: 'SEND',
  path,
  input: onTheWire(body),
  output: onTheWire(sendReply),
});

/** Props of a slot, as a page hands them in. */
export const shapeOfSlot = (name: SlotName): JsonSchema => onTheWire(slots[name]);

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);
