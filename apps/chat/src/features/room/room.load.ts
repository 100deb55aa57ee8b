import type { SlotProps } from '@portal/contracts';
import { viewerOf, type AppContext } from '@portal/platform';
import { roomHistory } from './room.query.ts';

/**
 * Brings the history into the page. Without it the slot still stands: it shows its skeleton and the browser asks again.
 * (A failed query does not travel to the browser, so server and browser must both begin from none.)
 */
export async function loadRoom(context: AppContext, { groupId }: SlotProps<'chat/room'>): Promise<null> {
  const { queryClient } = context;
  const query = roomHistory(context, groupId, viewerOf(context.session.state));
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryState(query.queryKey)?.status === 'error') queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  return null;
}
