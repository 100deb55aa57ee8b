import { useEffect, useState } from 'react';
import { SEASON_PLAYS, seasonPlays, type SeasonPlan, type TeamChances } from '@portal/domain';
import { useApp } from '@portal/platform';

/** A slice: so long (ms), and so many seasons at most, whatever the clock says. A phone that is touched meanwhile answers between two of them. */
const SLICE = 10;
const MOST_OF_A_SLICE = 500;
/** Seasons between two looks at the clock. */
const AT_ONCE = 25;

/** `chances`: of the last plan that was played to the end, until there is none to play; `isDone`: that is the present one. `played`: seasons of the present one so far. */
export interface Plays {
  readonly chances: readonly TeamChances[] | undefined;
  readonly isDone: boolean;
  readonly played: number;
}
interface Known {
  readonly plan: SeasonPlan;
  readonly played: number;
}

/** Plays a plan in slices, here in the page: a remote has no web worker (ADR 65). null: nothing is to be played. */
export function usePlays(plan: SeasonPlan | null): Plays {
  const { clock } = useApp();
  const [known, setKnown] = useState<Known>();
  const [done, setDone] = useState<{ plan: SeasonPlan; chances: readonly TeamChances[] }>();
  // Chances of what was taken back are none of what is supposed next.
  if (!plan && done) setDone(undefined);
  useEffect(() => {
    if (!plan) return undefined;
    const plays = seasonPlays(plan);
    let cancel = clock.after(0, slice);
    return () => cancel();

    function slice() {
      const [until, most] = [clock.now() + SLICE, plays.played + MOST_OF_A_SLICE];
      do plays.play(Math.min(AT_ONCE, SEASON_PLAYS - plays.played));
      while (plays.played < Math.min(most, SEASON_PLAYS) && clock.now() < until);
      setKnown({ plan: plan as SeasonPlan, played: plays.played });
      if (plays.played < SEASON_PLAYS) cancel = clock.after(0, slice);
      else setDone({ plan: plan as SeasonPlan, chances: plays.chances() });
    }
  }, [plan, clock]);
  return { chances: done?.chances, isDone: plan !== null && done?.plan === plan, played: known?.plan === plan ? (known?.played ?? 0) : 0 };
}
