import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@portal/contracts';
import { chatCalls, type ChatHistory } from '@portal/contracts/chat';
import { callQuery, useApp, viewerOf, type AppContext, type Viewer } from '@portal/platform';

/** The newest page of a room's history. Asked for once: from then on the room's model owns it, and the socket keeps it up to date. */
export const roomHistory = (context: AppContext, groupId: number, viewer: Viewer) => ({
  ...callQuery(context, chatCalls.messages, { groupId, pageNum: 1, pageSize: limits.chatMessages }, viewer),
  staleTime: Infinity,
});

export interface RoomHistory {
  readonly data: ChatHistory | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * The room as its visitor found it. Who logs in or out while it is open stays in it: the model asks what they may do now, and no part of the history is another's.
 * A room that was closed to them is asked for again. To be called by observers.
 */
export function useRoomHistory(groupId: number): RoomHistory {
  const context = useApp();
  const viewer = viewerOf(context.session.state);
  const [held, setHeld] = useState<{ readonly groupId: number; readonly viewer: Viewer; readonly data: ChatHistory }>();
  const found = held?.groupId === groupId ? held : undefined;
  const asker = found?.viewer ?? viewer;
  const { data, error, isFetching, refetch } = useQuery(roomHistory(context, groupId, asker));
  if (data && found?.data !== data) setHeld({ groupId, viewer: asker, data });
  return { data: data ?? found?.data, error, isFetching, refetch: () => void refetch() };
}
