import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { CallShape } from '../release.ts';
import { shapeOfCall, shapeOfSend, shapeOfTopic, type Side, type Topic } from './shapes.ts';

/** What a noun's folder exports, by name: `import * as newsfeed from '@portal/contracts/newsfeed'`. Handed in, so that who writes records imports the nouns that it meets and no others. */
export type Noun = Readonly<Record<string, unknown>>;

const CALLS = /^\w+Calls$/;
const TOPICS = /^(\w+)Topics$/;
const DESTINATIONS = 'destinations';

/** Whether a noun's export holds things that records name: its calls, its topics, its destinations. */
export const isTable = (name: string): boolean => CALLS.test(name) || TOPICS.test(name) || name === DESTINATIONS;

/** What is called `name` in a table, and no name that every object has. */
function held(noun: Noun, table: string, name: string): unknown {
  const all = Object.hasOwn(noun, table) ? noun[table] : undefined;
  return typeof all === 'object' && all !== null && Object.hasOwn(all, name) ? (all as Record<string, unknown>)[name] : undefined;
}

/**
 * By what a record calls `chatCalls.messages`: `chat.messages`; `chatTopics.chatRoom` is `topics.chatRoom`, `destinations.send` that. Neither depends on the folder in which a call stands,
 * so that a call may move. Undefined where the noun has none of that name.
 */
export function idIn(noun: Noun, table: string, name: string): string | undefined {
  const thing = held(noun, table, name);
  if (thing === undefined) return undefined;
  if (CALLS.test(table)) return (thing as Endpoint).id;
  if (TOPICS.test(table)) return `topics.${name}`;
  return table === DESTINATIONS ? `${DESTINATIONS}.${name}` : undefined;
}

/** The shape of what a table of the noun has by this name. Undefined where it has none. */
export function shapeIn(noun: Noun, table: string, name: string, answer: Side = 'read'): CallShape | undefined {
  const thing = held(noun, table, name);
  if (thing === undefined) return undefined;
  if (CALLS.test(table)) return shapeOfCall(thing as Endpoint, answer);
  const topics = TOPICS.exec(table)?.[1];
  if (topics !== undefined) return shapeOfTopic(thing as Topic, beside(noun, `${topics}Frames`, name), answer);
  return table === DESTINATIONS ? shapeOfSend(thing as string, beside(noun, 'destinationBodies', name)) : undefined;
}

/** The schema that stands by the same name in the table beside. */
function beside(noun: Noun, table: string, name: string): z.ZodType {
  const schema = held(noun, table, name);
  if (!(schema instanceof z.ZodType)) throw new Error(`${table} has no schema for '${name}'`);
  return schema;
}
