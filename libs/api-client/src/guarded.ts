import type { Endpoint, Input, Output } from '@portal/contracts';
import type { ApiClient } from './client.ts';
import { ApiError, isApiError } from './error.ts';

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

/** The refusals of a call that was never sent. No status: nobody answered. */
export const withoutToken = ({ id }: Endpoint) => new ApiError('noToken', { call: id });
export const withoutInput = ({ id }: Endpoint, names: string[]) =>
  new ApiError('badInput', { call: id, problems: names.map((path) => ({ path, message: 'missing' })) });

/** A single thing or a deed of section 5: what `call` answers, or null when the call was not sent for want of a token or of required input. */
export async function callOrNull<E extends Endpoint>(api: ApiClient, endpoint: E, input: Input<E>): Promise<Output<E> | null> {
  try {
    return await api.call(endpoint, input);
  } catch (error) {
    if (isApiError(error) && error.status === 0 && (error.kind === 'noToken' || error.kind === 'badInput')) return null;
    throw error;
  }
}
