import { EVENT_CODE } from '@portal/domain';
import type { EventCode, LineUp, MatchEvent, MatchPeriod, MatchRecord, MatchScore, Score } from '@portal/domain';
import { teamFacts } from '../teams.ts';

/** [code, 0 home | 1 away, period, minute, added, player, player going off] */
type PackedEvent = [number, 0 | 1, number, number, number, string, string?];
type PackedScore = [number, number] | null;
type PackedLineUp = [rows: string[][], captain: string | null];

/** A match as the snapshot holds it: what can be derived (codes, substitutes) is left out. */
export type PackedMatch = Omit<MatchRecord, 'home' | 'away' | 'score' | 'lineUps' | 'events'> & {
  readonly teams: [string, string];
  /** Half-time, 90 minutes, 120 minutes, penalties. */
  readonly scores: [PackedScore, PackedScore, PackedScore, PackedScore] | null;
  readonly lineUps: [PackedLineUp, PackedLineUp] | null;
  readonly events: PackedEvent[];
};

/** Record to snapshot. Its parts always stand in the same order, so that equal facts make equal texts. */
export function packMatch(match: MatchRecord): PackedMatch {
  const { home, away, score, lineUps, events } = match;
  const scores: PackedMatch['scores'] = score && [packScore(score.halfTime), packScore(score.fullTime), packScore(score.extraTime), packScore(score.penalties)];
  return {
    sourceKey: match.sourceKey,
    competition: match.competition,
    season: match.season,
    stage: match.stage,
    group: match.group,
    round: match.round,
    date: match.date,
    kickOff: match.kickOff,
    venue: match.venue,
    city: match.city,
    attendance: match.attendance,
    referee: match.referee,
    note: match.note,
    teams: [home.name, away.name],
    scores,
    lineUps: lineUps && [packLineUp(lineUps.home), packLineUp(lineUps.away)],
    events: events.map(packEvent),
  };
}

/** Snapshot to record. */
export function unpackMatch(packed: PackedMatch): MatchRecord {
  const { teams, scores, lineUps, events: packedEvents, ...rest } = packed;
  const events = packedEvents.map(unpackEvent);
  const team = (name: string) => ({ name, code: teamFacts(name).code });
  return {
    ...rest,
    home: team(teams[0]),
    away: team(teams[1]),
    score: scores && unpackScores(scores),
    lineUps: lineUps && { home: unpackLineUp(lineUps[0], 'home', events), away: unpackLineUp(lineUps[1], 'away', events) },
    events,
  };
}

const packScore = (score: Score | null): PackedScore => score && [score.home, score.away];
const unpackScore = (score: PackedScore): Score | null => score && { home: score[0], away: score[1] };

function unpackScores(scores: NonNullable<PackedMatch['scores']>): MatchScore {
  const [halfTime, fullTime, extraTime, penalties] = scores;
  return {
    halfTime: unpackScore(halfTime),
    fullTime: unpackScore(fullTime),
    extraTime: unpackScore(extraTime),
    penalties: unpackScore(penalties),
  };
}

function packEvent(event: MatchEvent): PackedEvent {
  const { code, side, period, minute, added, player, playerOut } = event;
  const packed: PackedEvent = [code, side === 'home' ? 0 : 1, period, minute, added, player];
  if (playerOut !== undefined) packed.push(playerOut);
  return packed;
}

function unpackEvent([code, side, period, minute, added, player, playerOut]: PackedEvent): MatchEvent {
  const event: MatchEvent = {
    code: code as EventCode,
    side: side === 0 ? 'home' : 'away',
    period: period as MatchPeriod,
    minute,
    added,
    player,
  };
  return playerOut === undefined ? event : { ...event, playerOut };
}

function packLineUp(lineUp: LineUp): PackedLineUp {
  return [lineUp.rows.map((row) => [...row]), lineUp.captain];
}

function unpackLineUp([rows, captain]: PackedLineUp, side: 'home' | 'away', events: readonly MatchEvent[]): LineUp {
  const cameOn = events.filter((event) => event.code === EVENT_CODE.substitution && event.side === side);
  return { rows, captain, substitutes: cameOn.map((event) => event.player) };
}
