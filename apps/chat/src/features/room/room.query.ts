import { calls, limits } from '@portal/contracts';
import { callQuery, type AppContext } from '@portal/platform';

/** The newest page of a room's history. Asked for once: from then on the room's model owns it, and the socket keeps it up to date. */
export const roomHistory = (context: AppContext, groupId: number) => ({
  ...callQuery(context, calls.chat.messages, { groupId, pageNum: 1, pageSize: limits.chatMessages }),
  staleTime: Infinity,
});
