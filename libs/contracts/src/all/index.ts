// The whole contract at once: for who tells all of it (the api, its generators and its tests). What uses one noun imports that one.
import type { CallShape, Endpoint } from '@portal/contracts';
import { idIn, isTable, shapeIn, type Noun, type Side } from '@portal/contracts/record';
import * as nouns from './nouns.ts';

type Table = Readonly<Record<string, unknown>>;

/** Every thing that a record can name, by the name it has there. */
const named = new Map<string, { noun: Noun; table: string; name: string }>();
for (const noun of Object.values(nouns) as Noun[])
  for (const table of Object.keys(noun).filter(isTable))
    for (const name of Object.keys(noun[table] as Table)) named.set(idIn(noun, table, name) ?? '', { noun, table, name });

const thingOf = (id: string): unknown => {
  const found = named.get(id);
  return found && (found.noun[found.table] as Table)[found.name];
};
const isOfSocket = (id: string) => /^(topics|destinations)\./.test(id);

export { nouns };
/** Every call of the api. */
export const allCalls: readonly Endpoint[] = [...named.keys()].filter((id) => !isOfSocket(id)).map((id) => thingOf(id) as Endpoint);
/** What a record calls topics and destinations of the socket: `topics.live`, `destinations.send`. */
export const socketNames: readonly string[] = [...named.keys()].filter(isOfSocket);

/** The call of this id (`chat.messages`), if the contract has it. */
export const callNamed = (id: string): Endpoint | undefined => (isOfSocket(id) ? undefined : (thingOf(id) as Endpoint | undefined));

/** The folder that a call, topic or destination stands in: `chat`, of `@portal/contracts/chat`. */
export const nounOf = (id: string): string | undefined => {
  const found = named.get(id);
  return found && Object.entries(nouns).find(([, noun]) => (noun as Noun) === found.noun)?.[0];
};

/** What a record calls `<noun>.<name>`: a call, `topics.live` or `destinations.send`. Undefined where the contract has none of that name. */
export function shapeNamed(id: string, answer: Side = 'read'): CallShape | undefined {
  const found = named.get(id);
  return found && shapeIn(found.noun, found.table, found.name, answer);
}
