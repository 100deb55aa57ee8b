export { matchStatus, MATCH_STATUS, STATUS_CODE } from './match-status.ts';
export type { MatchStatus, StatusCode } from './match-status.ts';
export { EVENT_CODE, isDismissal, isGoal } from './event-codes.ts';
export type { EventCode } from './event-codes.ts';
export { SPORTS, SPORT_ID, sportById, sportBySlug } from './sports.ts';
export type { Sport, SportId, SportSlug } from './sports.ts';
export { DAY_LABELS, dayLabel } from './day-labels.ts';
export type { DayLabel } from './day-labels.ts';
export { commaThousands, stripCommas } from './thousands.ts';
export { truncateTeamName } from './team-name.ts';
export { idFromPath, isDigitsOnly } from './digits.ts';
export { attachmentMediaKind, overlayMediaKind } from './media-kind.ts';
export type { MediaKind } from './media-kind.ts';
export { clampZoom, stepZoom, ZOOM, zoomFromPercent } from './zoom.ts';
export { formationOf, readablePlayerName, shortPlayerName } from './line-up.ts';
export { finalScore, isScored } from './match-record.ts';
export type {
  LineUp,
  MatchEvent,
  MatchNote,
  MatchPeriod,
  MatchRecord,
  MatchScore,
  MatchTeam,
  Score,
  ScoredMatch,
  Side,
} from './match-record.ts';
export type { MatchPhase, MatchState, MatchStatistics, TeamStatistics, TimedEvent } from './match-state.ts';
export { matchPlan } from './match-plan.ts';
export type { MatchPlan, PhaseSpan } from './match-plan.ts';
export { matchStateAt, nextChangeAfter, nextChangeOfPlan, stateOfPlan } from './match-clock.ts';
export { hash32, randomFrom, shuffled } from './seeded.ts';
