import type { Endpoint, Input, Output } from '@portal/contracts';
import type { ApiClient } from './client.ts';
import { ApiError, isApiError } from './error.ts';

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
