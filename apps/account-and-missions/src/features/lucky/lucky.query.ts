import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Output } from '@portal/contracts';
import { luckyCalls, type LuckyBoard } from '@portal/contracts/lucky';
import { callAs, callKey, callQuery, type AppContext, type Viewer } from '@portal/platform';

/** How often a page in sight asks what is left of the box (ms). */
const EVERY = 30_000;
/** How often one's own tickets are asked for (ms). */
const SELDOM = 300_000;
/** Clocks are not quite the same (ms). */
const LATER = 500;

/** The box of now: others draw from it while one looks, and with the week the next one opens. */
export const boardQuery = (a: AppContext) => ({
  ...callQuery(a, luckyCalls.list, {}),
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data?: LuckyBoard | undefined } }) => {
    const left = data?.round ? Date.parse(data.round.endsAt) - a.clock.now() + LATER : EVERY;
    return left > 0 ? Math.min(EVERY, left) : EVERY;
  },
});

type Own = Output<typeof luckyCalls.result>;
/** One's draws, newest first, read on by cursor; each stretch tells the tickets too. */
export const ownQuery = (a: AppContext, userId: Viewer) =>
  infiniteQueryOptions<Own, Error, { pages: Own[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, luckyCalls.result, {}, userId),
    queryFn: ({ pageParam, signal }) =>
      callAs(a, userId, luckyCalls.result, { pageSize: 20, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A check-in on another device brings a ticket, and with the week they lapse.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      const until = data?.pages[0]?.tickets.until;
      const left = until ? Date.parse(until) - a.clock.now() + LATER : 0;
      return left > 0 ? Math.min(left, SELDOM) : SELDOM;
    },
  });

type Boxes = Output<typeof luckyCalls.rounds>;
/** Boxes that are over, newest first, read on by cursor. */
export const boxesQuery = (a: AppContext) =>
  infiniteQueryOptions<Boxes, Error, { pages: Boxes[] }, QueryKey, string | undefined>({
    queryKey: callKey(a, luckyCalls.rounds, {}),
    queryFn: ({ pageParam, signal }) => a.api.call(luckyCalls.rounds, { pageSize: 5, ...(pageParam !== undefined && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
