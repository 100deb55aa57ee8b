import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { chatReaction, chatSend } from '../chat.ts';
import type { Endpoint } from '../endpoint.ts';
import { destinations, joinBody, liveFrame, liveMatchFrame, roomFrame, sendReply, topics, unreadFrame } from '../frames.ts';
import { isOpening } from '../open.ts';
import type { CallShape, JsonSchema } from '../release.ts';
import { slots, type SlotName } from '../slots.ts';

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

const framesOf = { chatRoom: roomFrame, privateRoom: roomFrame, unread: unreadFrame, live: liveFrame, liveMatch: liveMatchFrame } satisfies Record<
  keyof typeof topics,
  z.ZodType
>;
const bodiesOf = { send: z.union([chatReaction, chatSend]), sendPrivate: chatSend, join: joinBody } satisfies Record<keyof typeof destinations, z.ZodType>;
export type TopicName = keyof typeof topics;
export type DestinationName = keyof typeof destinations;

/**
 * A topic of the socket, as a call that is answered by frames. Each kind of frame is a part of its own: one that a reader does not know is passed over by it, one that
 * never comes is waited for by nobody.
 */
export function shapeOfTopic(name: TopicName, answer: Side = 'read'): CallShape {
  const topic = topics[name];
  const frame = framesOf[name];
  const kinds = frame instanceof z.ZodDiscriminatedUnion ? frame.options : [frame];
  return {
    method: 'SUBSCRIBE',
    path: typeof topic === 'string' ? topic : topic(0).replace(/0$/, '{id}'),
    input: onTheWire(z.object({})),
    output: onTheWire(z.object(Object.fromEntries(kinds.map((kind) => [kind.shape.type.value, kind]))).partial(), answer),
  };
}

/** Something said on the socket, as a call that is answered by the reply. */
export const shapeOfSend = (name: DestinationName): CallShape => ({
  method: 'SEND',
  path: destinations[name],
  input: onTheWire(bodiesOf[name]),
  output: onTheWire(sendReply),
});

export const isTopicName = (name: string): name is TopicName => Object.hasOwn(topics, name);
export const isDestinationName = (name: string): name is DestinationName => Object.hasOwn(destinations, name);

/** What a record calls `<noun>.<name>`: a call, `topics.live` or `destinations.send`. Undefined where the contract has none of that name. */
export function shapeNamed(id: string, answer: Side = 'read'): CallShape | undefined {
  const [noun = '', name = '', ...more] = id.split('.');
  if (more.length > 0) return undefined;
  if (noun === 'topics') return isTopicName(name) ? shapeOfTopic(name, answer) : undefined;
  if (noun === 'destinations') return isDestinationName(name) ? shapeOfSend(name) : undefined;
  const call = callNamed(noun, name);
  return call && shapeOfCall(call, answer);
}

/** Props of a slot, as a page hands them in. */
export const shapeOfSlot = (name: SlotName): JsonSchema => onTheWire(slots[name]);

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** The call of a noun and a name, if the contract has it. */
export function callNamed(noun: string, name: string): Endpoint | undefined {
  const group = Object.hasOwn(calls, noun) ? (calls as unknown as Record<string, Record<string, Endpoint>>)[noun] : undefined;
  return group && Object.hasOwn(group, name) ? group[name] : undefined;
}
