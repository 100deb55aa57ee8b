import type { Endpoint, Input } from '@portal/contracts';
import { callQuery, type AppContext, type By, type Viewer } from '@portal/platform';

/** A call about oneself. */
export const memberQuery = <E extends Endpoint>(a: AppContext, userId: Viewer, endpoint: E, input: Input<E>) =>
  callQuery(a, endpoint, input, ...([userId] as By<E>));
