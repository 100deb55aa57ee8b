import { STATUS_CODE, type Score, type Side, type StatusCode } from '@portal/domain';

/** A stretch of a generated game. `period`: quarter, map or lap, counted from 1; a break belongs to the period before it. Epoch milliseconds. */
export interface Span {
  readonly kind: 'play' | 'break';
  readonly period: number;
  readonly startsAt: number;
  readonly endsAt: number;
}
/** Something that is counted: a basket, a kill. */
export interface Point {
  readonly at: number;
  readonly side: Side;
  readonly worth: number;
  readonly period: number;
}

/** A whole generated game, known from its first second: the same for the same id on any machine. */
export interface GamePlan {
  readonly kickOffAt: number;
  readonly endsAt: number;
  readonly spans: readonly Span[];
  readonly points: readonly Point[];
  /** `points`: the score is their sum (basketball). `periods`: it counts the periods won (esport). */
  readonly scoring: 'points' | 'periods';
}

/** A generated game at a moment. `periods`: points by period, oldest first, the running one last. */
export interface GameState {
  readonly statusCode: StatusCode;
  readonly span: Span | null;
  readonly score: Score | null;
  readonly periods: readonly Score[];
  /** Changes that lie behind: grows with every one of them, on any node alike. */
  readonly revision: number;
}

/** How a game stands. */
export function gameStateAt(plan: GamePlan, now: number): GameState {
  const begun = plan.spans.filter((span) => span.startsAt <= now);
  const scored = plan.points.filter((point) => point.at <= now);
  const over = now >= plan.endsAt;
  const periods = [...new Set(begun.map(({ period }) => period))].map((period) => sumOf(scored.filter((point) => point.period === period)));
  return {
    statusCode: now < plan.kickOffAt ? STATUS_CODE.notStarted : over ? STATUS_CODE.ended : statusOf(begun.at(-1)),
    span: over ? null : (begun.at(-1) ?? null),
    score: now < plan.kickOffAt ? null : plan.scoring === 'points' ? sumOf(scored) : wonOf(plan, periods, now),
    periods,
    revision: begun.length + scored.length + (over ? 1 : 0),
  };
}

/** When anything changes next; null when the game is over. */
export function nextGameChange(plan: GamePlan, now: number): number | null {
  const moments = [...plan.spans.map(({ startsAt }) => startsAt), ...plan.points.map(({ at }) => at), plan.endsAt].filter((at) => at > now);
  return moments.length > 0 ? Math.min(...moments) : null;
}

// Whoever looks at the numeric code alone sees a first half, a pause or a second half (section 4: 1 to 5 are live).
const statusOf = (span: Span | undefined): StatusCode =>
  span?.kind === 'break' ? STATUS_CODE.halfTime : (span?.period ?? 1) > 2 ? STATUS_CODE.secondHalf : STATUS_CODE.firstHalf;

function sumOf(points: readonly Point[]): Score {
  const of = (side: Side) => points.reduce((sum, point) => (point.side === side ? sum + point.worth : sum), 0);
  return { home: of('home'), away: of('away') };
}

/** Periods that are over, by who won them. */
function wonOf({ spans }: GamePlan, periods: readonly Score[], now: number): Score {
  const over = spans
    .filter((span) => span.kind === 'play' && span.endsAt <= now)
    .map((span) => periods[span.period - 1])
    .filter((score) => score !== undefined);
  return { home: over.filter(({ home, away }) => home > away).length, away: over.filter(({ home, away }) => away > home).length };
}
