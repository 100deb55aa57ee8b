import { liveSnapshot, matchEvent, matchSummary, team, type LiveSnapshot, type MatchEvent, type MatchSummary, type Team } from '@portal/contracts/match';

export const aTeam = (own: Partial<Team> = {}): Team => team.parse({ id: 1, name: 'Đức', code: 'GER', monogram: 'DE', colors: ['#222222', '#FFFFFF'], ...own });

/** A match in its 67th minute, 2 – 1. */
export const aMatch = (own: Partial<MatchSummary> = {}): MatchSummary =>
  matchSummary.parse({
    fixtureId: 7,
    sportId: 10,
    tournament: { id: 3, name: 'World Cup 2026', short: 'WC', stage: 'Bảng A' },
    home: aTeam(),
    away: aTeam({ id: 2, name: 'Anh', code: 'ENG', monogram: 'EN', colors: ['#FFFFFF', '#CE1124'] }),
    kickOff: '2026-11-20T18:38:00+07:00',
    statusCode: 5,
    clock: { phase: 'second-half', minute: 67, added: null, periodStartedAt: '2026-11-20T19:38:00+07:00' },
    score: { home: 2, away: 1 },
    halfTime: { home: 1, away: 1 },
    penalties: null,
    redCards: { home: 0, away: 0 },
    lastGoalAt: null,
    replay: true,
    viewers: 1200,
    venue: 'Hamburg',
    commentators: [{ userId: 21, name: 'BLV Tư Việt Vị', style: 'Giọng miền Tây' }],
    ...own,
  });

export const anEvent = (own: Partial<MatchEvent> = {}): MatchEvent =>
  matchEvent.parse({
    id: 'goal-1',
    code: 1,
    side: 'home',
    period: 1,
    minute: 23,
    added: null,
    player: 'Kai Havertz',
    playerOut: null,
    score: { home: 1, away: 0 },
    ...own,
  });

/** The moving part of a match (of `aMatch()` by default). */
export const aSnapshot = (own: Partial<LiveSnapshot> = {}, match: MatchSummary = aMatch()): LiveSnapshot => {
  const { fixtureId, statusCode, clock, score, halfTime, penalties, redCards, lastGoalAt, viewers } = match;
  return liveSnapshot.parse({
    fixtureId,
    statusCode,
    clock,
    score,
    halfTime,
    penalties,
    redCards,
    lastGoalAt,
    viewers,
    revision: 1,
    events: [anEvent()],
    statistics: [],
    lineUps: null,
    ...own,
  });
};
