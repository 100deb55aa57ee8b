import { calls, limits } from '@portal/contracts';
import { callQuery, type AppContext } from '@portal/platform';

const SHOWN = 5;

/** The busiest public rooms; asked again every minute while they are looked at. */
export const publicRooms = (context: AppContext) => ({
  ...callQuery(context, calls.chat.listRoom, { pageSize: SHOWN }),
  staleTime: limits.liveRefresh,
  refetchInterval: limits.liveRefresh,
});
