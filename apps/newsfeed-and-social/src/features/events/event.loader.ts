import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { app, viewerOf } from '@portal/platform';
import { mayAsk, queries } from '../../queries.ts';
import { notFound } from '../portal/not-found.ts';

/** `/bang-tin/su-kien/{id}`: 404 for what is no event. */
export async function eventLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const id = params.id ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound(request);
  if (!mayAsk(a)) return null;
  const viewer = viewerOf(a.session.state);
  try {
    await a.queryClient.ensureQueryData(queries.event(a, Number(id), viewer));
    return null;
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'badInput')) throw notFound(request);
    throw error;
  }
}
