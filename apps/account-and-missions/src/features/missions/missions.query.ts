import { pointsCalls, type MissionBoard } from '@portal/contracts/points';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

/** How often the page in sight asks how far one is, and a card beside what one came for (ms): on a derby night everybody has one. */
const EVERY = { page: 30_000, beside: 120_000 } as const;
/** After the day's end it is asked once more: clocks are not quite the same (ms). */
const LATER = 500;

/** The missions of one member. They move while one watches, writes and reads, on this page or another, and begin anew at midnight in Vietnam. */
export const missionsQuery = (a: AppContext, userId: Viewer, where: keyof typeof EVERY = 'page') => ({
  ...callQuery(a, pointsCalls.missions, {}, userId),
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data?: MissionBoard | undefined } }) => {
    const left = data ? Date.parse(data.endsAt) - a.clock.now() + LATER : EVERY[where];
    return left > 0 ? Math.min(EVERY[where], left) : EVERY[where];
  },
});
