import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Output } from '@portal/contracts';
import { predictionCalls } from '@portal/contracts/prediction';
import { callAs, callKey, callQuery, type AppContext, type Viewer } from '@portal/platform';

type Stretch = Output<typeof predictionCalls.list>;
/** Rows of one stretch. */
const PAGE = 10;

/** One's predictions, newest first, read on by cursor. */
export const predictionsQuery = (a: AppContext, userId: Viewer) =>
  infiniteQueryOptions<Stretch, Error, { pages: Stretch[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, predictionCalls.list, {}, userId),
    queryFn: ({ pageParam, signal }) =>
      callAs(a, userId, predictionCalls.list, { pageSize: PAGE, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const purseQuery = (a: AppContext, userId: Viewer) => callQuery(a, predictionCalls.purse, {}, userId);
