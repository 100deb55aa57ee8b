import { limits } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { callQuery, type AppContext } from '@portal/platform';

const SHOWN = 5;

/** The busiest public rooms; asked again every minute while they are looked at. */
export const publicRooms = (context: AppContext) => ({
  ...callQuery(context, chatCalls.listRoom, { pageSize: SHOWN }),
  staleTime: limits.liveRefresh,
  refetchInterval: limits.liveRefresh,
});
