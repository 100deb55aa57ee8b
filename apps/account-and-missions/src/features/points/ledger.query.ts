import { infiniteQueryOptions } from '@tanstack/react-query';
import { calls, type Output } from '@portal/contracts';
import type { AppContext } from '@portal/platform';

type Stretch = Output<typeof calls.points.ledger>;
/** Rows of one stretch. */
const PAGE = 10;

export const ledgerKey = (userId: number) => ['member', userId, calls.points.ledger.id] as const;

/** One's ledger, newest first, read on by cursor. */
export const ledgerQuery = (a: AppContext, userId: number) =>
  infiniteQueryOptions<Stretch, Error, { pages: Stretch[] }, ReturnType<typeof ledgerKey>, string | undefined>({
    queryKey: ledgerKey(userId),
    queryFn: ({ pageParam, signal }) => a.api.call(calls.points.ledger, { pageSize: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
