import { useQuery } from '@tanstack/react-query';
import { useApp, viewerOf } from '@portal/platform';
import { queries } from '../../queries.ts';

/** How many ask one to be friends and wait for an answer; 0 while it is not known, and for a guest. To be called where the session is observed. */
export function useRequests(): number {
  const a = useApp();
  const { state } = a.session;
  const me = state.status === 'user' ? state.user.userId : undefined;
  const { data } = useQuery({ ...queries.friendCounts(a, me ?? 0, viewerOf(state)), enabled: me !== undefined, staleTime: 30_000 });
  return (me !== undefined && data?.requests) || 0;
}
