import { finalScore, type ScoredMatch, type Side } from '@portal/domain';
import { stageOf } from '../sports/index.ts';
import { isOwnGoal, minuteOf, other, playerOf, scoreFor, winnerOf, type Scored } from './facts.ts';

/** What made a match; the first that holds gives its headline. */
export type StoryKind =
  | 'final-shoot-out'
  | 'final-extra-time'
  | 'final'
  | 'shoot-out'
  | 'extra-time'
  | 'comeback'
  | 'late-goal'
  | 'wide'
  | 'single-goal'
  | 'plain'
  | 'draw'
  | 'goalless';

export interface Story {
  readonly kind: StoryKind;
  /** Null of a match that ended level. */
  readonly winner: Side | null;
  /** The winner's goals first: '3–2'; of a draw the hosts'. */
  readonly score: string;
  /** Of the shoot-out, the winner's first; empty without one. */
  readonly kicks: string;
  readonly goals: number;
  readonly gap: number;
  /** Whether the winner was behind at some time. */
  readonly behind: boolean;
  /** Who scored the goal that the story is about, and when. */
  readonly player: string;
  readonly minute: string;
}

/** A goal this late is what one remembers of a match. */
const LATE = 80;

export function storyOf(match: ScoredMatch, goals: readonly Scored[]): Story {
  const winner = winnerOf(match);
  return winner === null ? drawn(goals) : won(match, goals, winner);
}

/** A draw is remembered for who drew level last. */
function drawn(goals: readonly Scored[]): Story {
  const last = goals.at(-1);
  const level = last?.home ?? 0;
  return {
    kind: last ? 'draw' : 'goalless',
    winner: null,
    score: `${level}–${level}`,
    kicks: '',
    goals: 2 * level,
    gap: 0,
    behind: false,
    player: last && !isOwnGoal(last.event) ? playerOf(last.event) : '',
    minute: last ? minuteOf(last.event) : '',
  };
}

function won(match: ScoredMatch, goals: readonly Scored[], winner: Side): Story {
  const total = finalScore(match.score);
  // The goal after which the winner was never caught up with again.
  const decisive = goals.findLast((goal) => goal.event.side === winner && goal[winner] === goal[other(winner)] + 1)?.event;
  const facts = {
    winner,
    score: scoreFor(winner, total),
    kicks: match.score.penalties ? scoreFor(winner, match.score.penalties) : '',
    goals: total.home + total.away,
    gap: Math.abs(total.home - total.away),
    behind: goals.some(({ home, away }) => (winner === 'home' ? home < away : away < home)),
    player: decisive ? playerOf(decisive) : '',
    minute: decisive ? minuteOf(decisive) : '',
  };
  // Nobody is given the fame of another's own goal.
  const scorer = decisive && !isOwnGoal(decisive) ? decisive : undefined;
  const kind = (): StoryKind => {
    if (stageOf(match).key === 'final') {
      if (match.score.penalties) return 'final-shoot-out';
      return match.score.extraTime && facts.gap === 1 && scorer && scorer.period > 2 ? 'final-extra-time' : 'final';
    }
    if (match.score.penalties) return 'shoot-out';
    if (match.score.extraTime) return 'extra-time';
    if (facts.behind) return 'comeback';
    if (scorer?.period === 2 && scorer.minute >= LATE) return 'late-goal';
    if (facts.gap >= 3) return 'wide';
    return facts.goals === 1 && scorer ? 'single-goal' : 'plain';
  };
  return { kind: kind(), ...facts };
}
