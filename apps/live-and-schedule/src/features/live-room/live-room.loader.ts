import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { idFromPath } from '@portal/domain';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { notFound } from '../match/not-found.ts';
import { roomLink } from '../match/room-link.ts';
import { offeredSport } from '../match/sports.ts';

/**
 * The room of one match. An id that is not digits, or names no match, is a 404 (sections 5 and 8). Who knows only the id asks
 * under football; a match of another sport has its own address.
 */
export async function liveRoomLoader({ context, params, request }: LoaderFunctionArgs): Promise<Response | null> {
  const sport = offeredSport(params.sport);
  const fixtureId = idFromPath(params.match ?? '');
  if (!fixtureId || !sport) throw notFound(request);
  const a = app(context);
  try {
    const { match } = await freshOrHeld(a, queries.liveRoom(a, fixtureId));
    if (match.sportId !== sport.id) return redirect(`${roomLink(match)}${new URL(request.url).search}`);
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'badInput')) throw notFound(request);
    throw error;
  }
  return null;
}
