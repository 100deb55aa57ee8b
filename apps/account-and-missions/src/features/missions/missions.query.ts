import { pointsCalls, type MissionBoard } from '@portal/contracts/points';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

/** How often a page in sight asks how far one is (ms). */
const EVERY = 30_000;
/** After the day's end it is asked once more: clocks are not quite the same (ms). */
const LATER = 500;

/** The missions of one member. They move while one watches, writes and reads, on this page or another, and begin anew at midnight in Vietnam. */
export const missionsQuery = (a: AppContext, userId: Viewer) => ({
  ...callQuery(a, pointsCalls.missions, {}, userId),
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data?: MissionBoard | undefined } }) => {
    const left = data ? Date.parse(data.endsAt) - a.clock.now() + LATER : EVERY;
    return left > 0 ? Math.min(EVERY, left) : EVERY;
  },
});
