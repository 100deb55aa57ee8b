import type { AppContext } from '@portal/platform';
import { publicRooms } from './public-rooms.query.ts';

/** A side part: without an answer it shows nothing, and the browser asks again. */
export async function loadPublicRooms(context: AppContext): Promise<null> {
  await context.queryClient.prefetchQuery(publicRooms(context));
  return null;
}
