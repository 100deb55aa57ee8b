import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { calls, type Output } from '@portal/contracts';
import { callAs, callKey, type AppContext, type Viewer } from '@portal/platform';

type Stretch = Output<typeof calls.points.ledger>;
/** Rows of one stretch. */
const PAGE = 10;

/** One's ledger, newest first, read on by cursor. */
export const ledgerQuery = (a: AppContext, userId: Viewer) =>
  infiniteQueryOptions<Stretch, Error, { pages: Stretch[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, calls.points.ledger, {}, userId),
    queryFn: ({ pageParam, signal }) =>
      callAs(a, userId, calls.points.ledger, { pageSize: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
