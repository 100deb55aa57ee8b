import type { Field } from '../contract/call.ts';

/** How a call's input comes from the address. */
export interface Inputs {
  /** Names of the route's parameters that are used. */
  readonly params: readonly string[];
  /** `{ id: slug }`, as it stands in the query. */
  readonly text: string;
}

/** Parameters of a route: `slug` of `/bang-tin/:slug`. */
export const paramsOf = (route: string): string[] => [...route.matchAll(/:(\w+)\??/g)].map(([, name]) => name ?? '');

/** Fills what a call must have from the parameters: by name, or the one from the one. Throws when that does not work out. */
export function inputsOf(call: string, required: readonly Field[], params: readonly string[]): Inputs {
  const fields = required.filter((field) => !params.includes(field.name));
  const free = params.filter((param) => !required.some(({ name }) => name === param));
  const paired = fields.length === 1 && free.length === 1 ? free[0] : undefined;
  if (fields.length > 0 && paired === undefined) {
    throw new Error(
      `${call} needs ${fields.map(({ name }) => name).join(', ')}, and the address has ${params.length > 0 ? `only ${params.join(', ')}` : 'no parameter'}: name it in the route, as in --route=/…/:${fields[0]?.name}`,
    );
  }
  const pairs = required.map((field) => ({ field, param: params.includes(field.name) ? field.name : (paired ?? '') }));
  const value = ({ field, param }: (typeof pairs)[number]): string => (field.type === 'integer' || field.type === 'number' ? `Number(${param})` : param);
  const entry = (pair: (typeof pairs)[number]): string => (value(pair) === pair.field.name ? pair.field.name : `${pair.field.name}: ${value(pair)}`);
  return { params: pairs.map(({ param }) => param), text: pairs.length > 0 ? `{ ${pairs.map(entry).join(', ')} }` : '{}' };
}
