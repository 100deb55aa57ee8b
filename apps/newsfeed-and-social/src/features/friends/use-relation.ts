import { useQuery } from '@tanstack/react-query';
import type { Relation } from '@portal/contracts/friend';
import { NOBODY, useApp, viewerOf } from '@portal/platform';
import { mayAsk, queries } from '../../queries.ts';

/** How whoever looks stands with a member; undefined: not known, or nobody looks. To be called where the session is observed. */
export function useRelation(userId: number): Relation | undefined {
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  return useQuery({ ...queries.relation(a, userId, viewer), enabled: mayAsk(a) && viewer !== NOBODY && viewer !== userId }).data;
}
