import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError, type CallOptions } from '@portal/api-client';
import type { Endpoint, Input, Language, Output } from '@portal/contracts';
import type { AppContext } from './app.tsx';
import { NOBODY, viewerOf, type Viewer } from './viewer.ts';

/** Who asks, where that is part of the question: a call whose answer varies by the caller has no key without it. */
export type By<E extends Endpoint> = E['varies'] extends 'caller' ? [viewer: Viewer] : [];

/** What is held of a call: its id, what is asked, the language (answers are in the request's language), and who asks where that matters. */
export type CallKey<Asked = unknown> = readonly [id: string, asked: Asked, language: Language, ...viewer: Viewer[]];
export const callKey = <E extends Endpoint, Asked>({ prefs }: AppContext, { id }: E, asked: Asked, ...by: By<E>): CallKey<Asked> => [
  id,
  asked,
  prefs.language,
  ...by,
];

/** Whether a query is somebody's own: for what is asked anew, or forgotten, of one viewer. */
export const isOf =
  (viewer: Viewer) =>
  ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
    queryKey[3] === viewer;

/** Placeholder of a viewer's query: what anybody sees, until their own answer is there. Never another member's. */
export const anybodys =
  <T>({ queryClient }: Pick<AppContext, 'queryClient'>, [id, asked, language, viewer]: QueryKey) =>
  (): T | undefined =>
    viewer ? queryClient.getQueryData<T>([id, asked, language, NOBODY]) : undefined;

/**
 * Asks for a viewer, and for nobody else: what is held under somebody's key is theirs. For nobody in particular no member's token goes along, though there may be one already;
 * for a member who is not here any more nothing is asked, and what comes after they left is let fall: the call may have been repeated with another's token.
 */
export async function callAs<E extends Endpoint>(
  context: AppContext,
  viewer: Viewer,
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  if (viewer === NOBODY) return context.api.call(endpoint, input, { ...options, asNobody: true });
  const isHere = () => viewerOf(context.session.state) === viewer;
  if (!isHere()) throw new ApiError('noToken', { call: endpoint.id });
  const answer = await context.api.call(endpoint, input, options);
  if (!isHere()) throw new ApiError('noToken', { call: endpoint.id });
  return answer;
}

/**
 * The query of a call. Retries live in the api client alone, so the query cache has none. It asks with the input of its key, so that the shell can ask the same in another language or zone.
 * Of a call that varies by the caller a member sees what anybody sees until their own answer is there.
 */
export function callQuery<E extends Endpoint>(context: AppContext, endpoint: E, input: Input<E>, ...by: By<E>) {
  const [viewer] = by as [Viewer?];
  const key = callKey(context, endpoint, input, ...by);
  const query = queryOptions<Output<E>>({
    queryKey: key,
    queryFn: ({ signal, queryKey }) => {
      const asked = queryKey[1] as Input<E>;
      return viewer === undefined ? context.api.call(endpoint, asked, { signal }) : callAs(context, viewer, endpoint, asked, { signal });
    },
    meta: { inputInKey: true },
  });
  return viewer ? ({ ...query, placeholderData: anybodys<Output<E>>(context, key) } as typeof query) : query;
}
