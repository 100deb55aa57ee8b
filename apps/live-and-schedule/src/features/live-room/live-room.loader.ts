import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { idFromPath } from '@portal/domain';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { notFound } from '../match/not-found.ts';

/** The room of one match. An id that is not digits, or names no match, is a 404 (sections 5 and 8). */
export async function liveRoomLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const fixtureId = idFromPath(params.match ?? '');
  if (!fixtureId) throw notFound(request);
  const a = app(context);
  try {
    await freshOrHeld(a, queries.liveRoom(a, fixtureId));
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'badInput')) throw notFound(request);
    throw error;
  }
  return null;
}
