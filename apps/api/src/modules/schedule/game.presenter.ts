import type { Language } from '@portal/contracts';
import type { LiveSnapshot, MatchClock, MatchMoving, MatchSummary, Race, Team } from '@portal/contracts/match';
import { STATUS_CODE, type StatusCode } from '@portal/domain';
import { gameStateAt, gameWords, idOf, isRace, LAPS, raceStateAt, sidesOf, type Duel, type Game, type GameState, type MarbleRace } from '../../sports/index.ts';
import { iso, presentCommentators } from './match.presenter.ts';

const MINUTE = 60_000;
const NIL = { home: 0, away: 0 };
/** Basketball counts its first half after this quarter. */
const FIRST_HALF = 2;

/** Who reads the phase alone is told of a first part, a break and a second part; `period` says which one it is. */
const phases: Partial<Record<StatusCode, MatchClock['phase']>> = {
  [STATUS_CODE.notStarted]: 'coming',
  [STATUS_CODE.firstHalf]: 'first-half',
  [STATUS_CODE.halfTime]: 'half-time',
  [STATUS_CODE.secondHalf]: 'second-half',
  [STATUS_CODE.ended]: 'ended',
};

/** The moving part of a generated game: no words in it, so one frame serves every language. */
export function presentGameMoving(game: Game, now: number, viewers: number): MatchMoving {
  const same = { fixtureId: game.fixtureId, penalties: null, redCards: NIL, lastGoalAt: null, viewers };
  return { ...same, ...(isRace(game) ? movingRace(game, now) : movingDuel(game, now)) };
}

type OwnPart = Omit<MatchMoving, 'fixtureId' | 'penalties' | 'redCards' | 'lastGoalAt' | 'viewers'>;

function movingDuel(game: Duel, now: number): OwnPart {
  const state = gameStateAt(game.plan, now);
  const halfOver = game.sportId === 20 && state.periods.length >= FIRST_HALF && !(state.span?.kind === 'play' && state.span.period <= FIRST_HALF);
  return {
    statusCode: state.statusCode,
    clock: clockOf(game, state, now),
    score: state.score,
    halfTime: halfOver ? sum(state.periods.slice(0, FIRST_HALF)) : null,
    periods: [...state.periods],
    revision: state.revision,
  };
}

function clockOf(game: Duel, { statusCode, span }: GameState, now: number): MatchClock {
  // A map runs on as its clock does; a quarter stops too often for a minute to be true.
  const minute = game.sportId === 30 && span?.kind === 'play' ? 1 + Math.floor((now - span.startsAt) / MINUTE) : null;
  return {
    phase: phases[statusCode] ?? 'second-half',
    minute,
    added: null,
    periodStartedAt: span ? iso(span.startsAt) : null,
    ...(span && { period: span.period }),
  };
}

function movingRace({ plan, marbles, kickOffAt, endsAt }: MarbleRace, now: number): OwnPart {
  const { lap, order, way } = raceStateAt(plan, now);
  const statusCode =
    now < kickOffAt ? STATUS_CODE.notStarted : now >= endsAt ? STATUS_CODE.ended : lap * 2 > LAPS ? STATUS_CODE.secondHalf : STATUS_CODE.firstHalf;
  const running = now >= kickOffAt && now < endsAt;
  return {
    statusCode,
    clock: {
      phase: phases[statusCode] ?? 'second-half',
      minute: null,
      added: null,
      periodStartedAt: running ? iso(kickOffAt) : null,
      ...(running && { period: lap }),
    },
    score: null,
    halfTime: null,
    revision: plan.lapsAt.flat().filter((at) => at <= now).length + (now >= kickOffAt ? 1 : 0),
    race: { lap, order: order.map((marble) => ({ id: idOf('marble', marbles[marble]?.key ?? ''), way: Math.round((way[marble] ?? 0) * 100) / 100 })) },
  };
}

export function presentGameSnapshot(game: Game, now: number, viewers: number): LiveSnapshot {
  return { ...presentGameMoving(game, now, viewers), events: [], statistics: [], lineUps: null };
}

/** One row of a list, in a language. */
export function presentGame(game: Game, now: number, viewers: number, language: Language): MatchSummary {
  const { revision: _, race, ...moving } = presentGameMoving(game, now, viewers);
  const { home, away } = sidesOf(game, language);
  return {
    ...moving,
    ...(race && isRace(game) && { race: raceIn(game, race, language) }),
    sportId: game.sportId,
    tournament: { id: gameTournamentId(game), ...gameWords(game, language) },
    home: presentGameTeam(home),
    away: presentGameTeam(away),
    kickOff: iso(game.kickOffAt),
    replay: false,
    generated: true,
    venue: null,
    commentators: presentCommentators(game.fixtureId, language),
  };
}

export const gameTournamentId = ({ sportId }: { readonly sportId: number }): number => idOf('tournament', `generated ${sportId}`);

/** A made-up club, or what stands for one. */
export const presentGameTeam = ({ key, name, monogram, colors }: { key: string; name: string; monogram: string; colors: readonly string[] }): Team => ({
  id: idOf('team', `generated ${key}`),
  name,
  code: monogram,
  monogram,
  colors: [...colors],
});

function raceIn({ marbles, track }: MarbleRace, { lap, order }: Pick<Race, 'lap'> & { order: { id: number; way: number }[] }, language: Language): Race {
  const byId = new Map(marbles.map((marble) => [idOf('marble', marble.key), marble]));
  return {
    title: track.name,
    lap,
    laps: LAPS,
    order: order.map(({ id, way }) => ({ id, way, name: byId.get(id)?.names[language] ?? '', color: byId.get(id)?.color ?? '' })),
  };
}

const sum = (scores: readonly { home: number; away: number }[]) =>
  scores.reduce((all, { home, away }) => ({ home: all.home + home, away: all.away + away }), NIL);
