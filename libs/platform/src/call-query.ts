import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '@portal/contracts';
import type { AppContext } from './app.tsx';

/**
 * The query of a call: its key is made from the contract's endpoint, the input and the language (answers are in the request's language).
 * Retries live in the api client alone, so the query cache has none. It asks with the input of its key, so that the shell can ask the same in another language or zone.
 */
export const callQuery = <E extends Endpoint>(context: AppContext, endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>>({
    queryKey: [endpoint.id, input, context.prefs.language],
    queryFn: ({ signal, queryKey }) => context.api.call(endpoint, queryKey[1] as Input<E>, { signal }),
    meta: { inputInKey: true },
  });
