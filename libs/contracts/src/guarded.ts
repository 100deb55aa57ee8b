import type { Endpoint, Output } from './endpoint.ts';

type Given = Readonly<Record<string, unknown>>;
const shapeOf = (schema: unknown) => Object.entries((schema as { shape?: Record<string, Endpoint['data']> }).shape ?? {});
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isRequired = (schema: Endpoint['data']) => !schema.safeParse(undefined).success;

/** A guarded call: one for members, which without their token is not sent (section 5). */
export const isGuarded = ({ access }: Endpoint): boolean => access === 'user' || access === 'staff';

/** The input that a call cannot do without and that was not given, by name: such a call is not sent either (section 5). */
export function missingInput({ params, query, body }: Endpoint, input: Given): string[] {
  return [params, query, body]
    .flatMap(shapeOf)
    .filter(([name, schema]) => isEmpty(input[name]) && isRequired(schema) && !schema.safeParse(input[name]).success)
    .map(([name]) => name);
}

/** What a list call that is not sent answers: the contract's own list without entries. Undefined for what is no list. */
export function emptyList<E extends Endpoint>({ method, data }: E, input: Given): Output<E> | undefined {
  if (method !== 'GET' || !shapeOf(data).some(([name]) => name === 'list')) return undefined;
  const empty = data.safeParse({ list: [], total: 0, nextCursor: null, pageNum: input['pageNum'] ?? 1, pageSize: input['pageSize'] ?? 0 });
  return empty.success ? (empty.data as Output<E>) : undefined;
}
