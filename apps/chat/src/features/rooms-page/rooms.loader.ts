import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { app, viewerOf } from '@portal/platform';
import { roomHistory } from '../room/room.query.ts';
import { roomAddress, sameRoom } from './address.ts';
import { notFound } from './not-found.ts';
import { roomList } from './rooms.query.ts';

/** The rooms and the one that is open. A room that is not there is a 404; one that is closed, or an api that is away, is said in its place. */
export async function roomsLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const address = roomAddress(new URL(request.url));
  if (!address) throw notFound(request);
  const history = roomHistory(a, address.roomId, viewerOf(a.session.state));
  const list = roomList(a, address.words);
  await Promise.all([
    a.queryClient.prefetchInfiniteQuery(list),
    a.queryClient.ensureQueryData(history).catch((error: unknown) => {
      if (isApiError(error) && error.kind === 'notFound') throw notFound(request);
    }),
  ]);
  // A failed query does not travel to the browser: both begin from none, and the browser asks again.
  for (const { queryKey } of [list, history])
    if (a.queryClient.getQueryState(queryKey)?.status === 'error') a.queryClient.removeQueries({ queryKey, exact: true });
  return null;
}

/** Another tab is shown beside the same room, which goes on as it is. */
export const otherRoom = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  sameRoom(currentUrl, nextUrl) && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
