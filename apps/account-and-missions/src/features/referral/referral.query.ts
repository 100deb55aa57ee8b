import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Output } from '@portal/contracts';
import { referralCalls } from '@portal/contracts/referral';
import { callAs, callKey, callQuery, type AppContext, type Viewer } from '@portal/platform';

type Stretch = Output<typeof referralCalls.list>;
/** Friends of one stretch. */
const PAGE = 10;

/** One's code, the rules and what one's invitations have come to. */
export const referralQuery = (a: AppContext, userId: Viewer) => callQuery(a, referralCalls.info, {}, userId);

/** Friends whom one has invited, newest first, read on by cursor. */
export const friendsQuery = (a: AppContext, userId: Viewer) =>
  infiniteQueryOptions<Stretch, Error, { pages: Stretch[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, referralCalls.list, {}, userId),
    queryFn: ({ pageParam, signal }) =>
      callAs(a, userId, referralCalls.list, { pageSize: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
