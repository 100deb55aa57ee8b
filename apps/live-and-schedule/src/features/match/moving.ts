import type { MatchMoving, MatchSummary, Race, Side } from '@portal/contracts/match';

/** 'VÀO!' stands for a minute (look: match row). */
const GOAL_SHOWN = 60_000;

/** A row with the newest moving part in it. */
export function withMoving<M extends MatchSummary>(match: M, moving: MatchMoving): M {
  const { statusCode, clock, score, halfTime, penalties, redCards, lastGoalAt, viewers, periods, race } = moving;
  return {
    ...match,
    statusCode,
    clock,
    score,
    halfTime,
    penalties,
    redCards,
    lastGoalAt,
    viewers,
    ...(periods && { periods }),
    ...(race && match.race && { race: withPlaces(match.race, race) }),
  };
}

/** Frames know places only; names and colours stay. */
function withPlaces(held: Race, { lap, order }: NonNullable<MatchMoving['race']>): Race {
  const known = new Map(held.order.map((runner) => [runner.id, runner]));
  return {
    ...held,
    lap,
    order: order.flatMap(({ id, way }) => {
      const runner = known.get(id);
      return runner ? [{ ...runner, way }] : [];
    }),
  };
}

/** Whether a goal fell within the last minute of the server's time. */
export function isGoalFresh(lastGoalAt: string | null, now: number): boolean {
  if (!lastGoalAt) return false;
  const age = now - Date.parse(lastGoalAt);
  // A clock a little ahead of ours must not swallow the cry.
  return age > -GOAL_SHOWN && age < GOAL_SHOWN;
}

type Scored = Pick<MatchSummary, 'score'>;
/** Which side's score grew between two states; undefined when none did (or a goal was taken back). */
export function scorerSide(before: Scored, after: Scored): Side | undefined {
  if (!after.score) return undefined;
  const from = before.score ?? { home: 0, away: 0 };
  if (after.score.home > from.home) return 'home';
  return after.score.away > from.away ? 'away' : undefined;
}

/** Who is behind when it is over, penalties counted; undefined: nobody. */
export function loserOf({ score, penalties }: Pick<MatchSummary, 'score' | 'penalties'>): Side | undefined {
  if (!score) return undefined;
  const home = score.home + (penalties && score.home === score.away ? penalties.home : 0);
  const away = score.away + (penalties && score.home === score.away ? penalties.away : 0);
  if (home === away) return undefined;
  return home < away ? 'home' : 'away';
}
