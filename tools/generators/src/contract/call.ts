import { calls, type Endpoint } from '@portal/contracts';
import { schemaOf, typeOf } from './json-schema.ts';

/** A field that a caller must hand in. */
export interface Field {
  readonly name: string;
  readonly type: string | undefined;
}

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>> | undefined>> = calls as never;

/** The call `noun.name` of the contract, as it stands in the sources; undefined when there is none. */
export const callNamed = (noun: string, name: string): Endpoint | undefined =>
  Object.hasOwn(groups, noun) && Object.hasOwn(groups[noun] ?? {}, name) ? groups[noun]?.[name] : undefined;

/** Names of all calls, for the words of an error. */
export const callNames = (): string[] => Object.entries(groups).flatMap(([noun, group]) => Object.keys(group ?? {}).map((name) => `${noun}.${name}`));

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
