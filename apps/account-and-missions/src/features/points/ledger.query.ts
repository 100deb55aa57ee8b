import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Output } from '@portal/contracts';
import { pointsCalls } from '@portal/contracts/points';
import { callAs, callKey, type AppContext, type Viewer } from '@portal/platform';

type Stretch = Output<typeof pointsCalls.ledger>;
/** Rows of one stretch. */
const PAGE = 10;

/** One's ledger, newest first, read on by cursor. */
export const ledgerQuery = (a: AppContext, userId: Viewer) =>
  infiniteQueryOptions<Stretch, Error, { pages: Stretch[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, pointsCalls.ledger, {}, userId),
    queryFn: ({ pageParam, signal }) =>
      callAs(a, userId, pointsCalls.ledger, { pageSize: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
