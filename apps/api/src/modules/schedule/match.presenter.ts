import type { Language } from '@portal/contracts';
import type { CommentatorBadge, LiveSnapshot, MatchClock, MatchMoving, MatchSummary, Statistic } from '@portal/contracts/match';
import { matchPlan, readablePlayerName, SPORT_ID, type MatchPhase, type MatchState, type TeamStatistics } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import type { Fixture } from '../../live/fixture-provider.ts';
import { isScoreboardGoal } from '../../live/goals.ts';
import { commentatorsOf, styleWords, type Commentator } from '../../sports/index.ts';
import { presentTeam, presentTournament } from './competition.presenter.ts';
import { presentLineUp } from './line-up.presenter.ts';

/** Line-ups are known this long before the kick-off, as in life (ms). */
const LINE_UPS_KNOWN = 3_600_000;

const phases: Record<MatchPhase, MatchClock['phase']> = {
  'not-started': 'coming',
  'first-half': 'first-half',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'before-extra-time': 'extra-break',
  'extra-first-half': 'extra-first',
  'extra-half-time': 'extra-half-time',
  'extra-second-half': 'extra-second',
  // The contract has no word for the minutes in which the kickers line up.
  'before-shoot-out': 'shoot-out',
  'shoot-out': 'shoot-out',
  ended: 'ended',
};

export const iso = (ms: number): string => new Date(ms).toISOString();

/** The moving part: no words in it, so one frame serves every language. */
export const presentMoving = (fixture: Fixture, state: MatchState, now: number, viewers: number): MatchMoving => ({
  ...presentMoved(fixture, state, viewers),
  revision: revisionAt(fixture, now),
});

/** How a match stands, without its revision: that takes a look at its whole plan, and rows of lists have none. */
function presentMoved(fixture: Fixture, state: MatchState, viewers: number): Omit<MatchMoving, 'revision' | 'race'> {
  const started = state.phase !== 'not-started';
  const lastGoal = state.events.findLast(isScoreboardGoal);
  return {
    fixtureId: fixture.fixtureId,
    statusCode: state.statusCode,
    clock: {
      phase: phases[state.phase],
      minute: state.minute,
      added: state.added || null,
      periodStartedAt: started && state.phase !== 'ended' && state.periodStartedAt !== null ? iso(state.periodStartedAt) : null,
    },
    score: started ? state.score : null,
    halfTime: state.halfTimeScore,
    penalties: state.penalties,
    redCards: state.redCards,
    lastGoalAt: lastGoal ? iso(lastGoal.at) : null,
    viewers,
  };
}

/** How many changes lie behind: phases begun, events, the end. Any node counts the same. */
function revisionAt({ match, kickOffAt }: Fixture, now: number): number {
  const plan = matchPlan(match, kickOffAt);
  const moments = [...plan.phases.map((phase) => phase.startsAt), ...plan.events.map((event) => event.at), plan.endsAt];
  return moments.filter((at) => at <= now).length;
}

export function presentSnapshot(fixture: Fixture, state: MatchState, now: number, viewers: number): LiveSnapshot {
  const { lineUps } = fixture.match;
  return {
    ...presentMoving(fixture, state, now, viewers),
    events: state.events.map((event) => ({
      id: `${fixture.fixtureId}-${event.index}`,
      code: event.code,
      side: event.side,
      period: event.period,
      minute: event.minute,
      added: event.added || null,
      player: readablePlayerName(event.player),
      playerOut: event.playerOut === undefined ? null : readablePlayerName(event.playerOut),
      // In the shoot-out the kicks are counted, before it the goals.
      score: event.period === 5 ? (event.penalties ?? null) : isScoreboardGoal(event) ? event.score : null,
    })),
    statistics: state.phase === 'not-started' ? [] : statistics(state),
    lineUps:
      lineUps && now >= fixture.kickOffAt - LINE_UPS_KNOWN
        ? { home: presentLineUp(lineUps.home, 'home', state.events), away: presentLineUp(lineUps.away, 'away', state.events) }
        : null,
  };
}

const counted: readonly (readonly [Statistic['key'], keyof TeamStatistics])[] = [
  ['goals', 'goals'],
  ['goalsFirstHalf', 'firstHalfGoals'],
  ['goalsSecondHalf', 'secondHalfGoals'],
  ['penalties', 'penaltyGoals'],
  ['ownGoals', 'ownGoals'],
  ['yellowCards', 'yellowCards'],
  ['redCards', 'redCards'],
  ['substitutions', 'substitutions'],
];

function statistics({ statistics: { home, away } }: MatchState): Statistic[] {
  return counted.map(([key, name]) => ({ key, home: home[name], away: away[name] }));
}

/** One row of a list, in a language. */
export function presentSummary(fixture: Fixture, state: MatchState, viewers: number, say: Say, language: Language): MatchSummary {
  const { match } = fixture;
  return {
    ...presentMoved(fixture, state, viewers),
    sportId: SPORT_ID.football,
    tournament: presentTournament(match, say, language),
    home: presentTeam(match.home.name, language),
    away: presentTeam(match.away.name, language),
    kickOff: iso(fixture.kickOffAt),
    replay: true,
    venue: match.venue,
    commentators: presentCommentators(fixture.fixtureId, language),
  };
}

export function presentCommentators(fixtureId: number, language: Language): CommentatorBadge[] {
  return commentatorsOf(fixtureId).map((one) => presentCommentator(one, language));
}

export const presentCommentator = ({ id, name, style }: Commentator, language: Language): CommentatorBadge => ({
  userId: id,
  name,
  style: styleWords(style, language),
});
