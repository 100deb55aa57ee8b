import type { Endpoint, Input } from '@portal/contracts';
import { callQuery, type AppContext } from '@portal/platform';

/** A call about oneself. The member is part of its key: whoever logs in next on this page must not meet what was held for the one before. */
export function memberQuery<E extends Endpoint>(a: AppContext, userId: number, endpoint: E, input: Input<E>) {
  const query = callQuery(a, endpoint, input);
  return { ...query, queryKey: ['member', userId, ...query.queryKey] as const };
}
