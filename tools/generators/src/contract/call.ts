import type { Endpoint } from '@portal/contracts';
import { allCalls, callNamed as withId, nounOf } from '@portal/contracts/all';
import { kebab } from '../names.ts';
import { schemaOf, typeOf } from './json-schema.ts';

/** A field that a caller must hand in. */
export interface Field {
  readonly name: string;
  readonly type: string | undefined;
}

/** The call `noun.name` of the contract, as it stands in the sources; undefined when there is none. */
export const callNamed = (noun: string, name: string): Endpoint | undefined => withId(`${noun}.${name}`);

/** Names of all calls, for the words of an error. */
export const callNames = (): string[] => allCalls.map(({ id }) => id);

/** Where a call is imported from, the table it stands in there, and how it is written. One that is about to be added stands with its noun. */
export function placeOf(noun: string, name: string): { from: string; table: string; call: string } {
  const folder = nounOf(`${noun}.${name}`) ?? noun;
  const table = `${folder}Calls`;
  return { from: `@portal/contracts/${kebab(folder)}`, table, call: `${table}.${name}` };
}

/** What must be handed in, over path, query and body. */
export const requiredFields = (call: Endpoint): Field[] => fields(call).filter(({ required }) => required);

/** Every field of the input. */
export const fields = (call: Endpoint): (Field & { required: boolean })[] =>
  [call.params, call.query, call.body].flatMap((part) => {
    const schema = schemaOf(part, 'input');
    return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
      name,
      type: typeOf(value, schema),
      required: schema.required?.includes(name) ?? false,
    }));
  });
