import { EVENT_CODE, finalScore, isGoal } from '@portal/domain';
import type { LineUp, MatchEvent, MatchRecord, MatchScore, Side } from '@portal/domain';
import { completedScore, goalsAgainstScore } from '../goals-and-score.ts';
import { placeMinute } from '../minutes.ts';
import type { Overtime } from '../minutes.ts';
import { inOrder } from '../order.ts';
import { teamFacts } from '../teams.ts';
import type { Draft } from './draft.ts';
import { readCards, readGoals } from './goals.ts';
import type { ListedEvent } from './goals.ts';
import { readLineUp } from './line-up.ts';
import type { ReadLineUp } from './line-up.ts';
import { readShootOut } from './shoot-out.ts';
import { problemAt } from './source-text.ts';
import type { Problem } from './source-text.ts';

/** Makes a record of the gathered lines of one match, its source key left to the caller, who knows the other matches. */
export function assemble(draft: Draft): { match: Omit<MatchRecord, 'sourceKey'>; problems: Problem[] } {
  const problems: Problem[] = [];
  const lineUps = { home: lineUpOf(draft, 'home', problems), away: lineUpOf(draft, 'away', problems) };
  checkLineUps(draft, lineUps, problems);
  const listed = listedEvents(draft, problems);
  const overtime = overtimeOf(draft);
  const events: MatchEvent[] = listed.map(({ side, code, player, at }) => {
    const kind = isGoal(code) ? 'play' : 'card';
    return { code, side, player, ...placeMinute(at, overtime, kind) };
  });
  for (const side of ['home', 'away'] as const) {
    for (const { at, ...event } of lineUps[side]?.events ?? []) {
      const kind = event.code === EVENT_CODE.substitution ? 'play' : 'card';
      events.push({ ...event, side, ...placeMinute(at, overtime, kind) });
    }
  }
  const ordered = inOrder([...events, ...kicksOf(draft, lineUps, problems)]);
  const score = draft.score && completedScore(draft.score, ordered);
  checkGoals(draft, ordered, problems);
  return {
    match: {
      competition: draft.competition,
      season: draft.season,
      stage: draft.stage,
      group: draft.group,
      round: draft.round,
      date: draft.date,
      kickOff: draft.kickOff,
      venue: draft.venue,
      city: draft.city,
      attendance: draft.attendance,
      referee: draft.referee,
      home: { name: draft.home, code: teamFacts(draft.home).code },
      away: { name: draft.away, code: teamFacts(draft.away).code },
      score,
      note: draft.note,
      lineUps: lineUps.home || lineUps.away ? { home: publicLineUp('home', lineUps, ordered), away: publicLineUp('away', lineUps, ordered) } : null,
      events: ordered,
    },
    problems,
  };
}

type LineUps = Record<Side, ReadLineUp | null>;

function lineUpOf(draft: Draft, side: Side, problems: Problem[]): ReadLineUp | null {
  const [written, ...more] = draft.lineUps.filter((lineUp) => lineUp.side === side);
  for (const again of more) problems.push(problemAt(again.text.lineAt(0), 'a second line-up of the same team is left out'));
  if (!written) return null;
  const read = readLineUp(written.text);
  for (const problem of read.problems) problems.push(problem);
  return read;
}

/** A side that begins a match. */
const ELEVEN = 11;

/** A file that ends in the middle of a line-up says so by what is missing. */
function checkLineUps(draft: Draft, lineUps: LineUps, problems: Problem[]): void {
  for (const { side, text } of draft.lineUps) {
    const players = lineUps[side]?.rows.flat().length ?? 0;
    if (players !== ELEVEN) problems.push(problemAt(text.lineAt(0), `a line-up of ${players} players`));
  }
  const [only] = draft.lineUps;
  if (only && draft.lineUps.every(({ side }) => side === only.side)) problems.push(problemAt(only.text.lineAt(0), 'the line-up of the other team is missing'));
}

function publicLineUp(side: Side, lineUps: LineUps, events: readonly MatchEvent[]): LineUp {
  const cameOn = events.filter((event) => event.code === EVENT_CODE.substitution && event.side === side);
  const { rows = [], captain = null } = lineUps[side] ?? {};
  return { rows, captain, substitutes: cameOn.map((event) => event.player) };
}

function listedEvents(draft: Draft, problems: Problem[]): ListedEvent[] {
  const onlySide = sideThatScored(draft.score);
  const read = [
    ...draft.goals.map((text) => readGoals(text, onlySide)),
    ...draft.cards.map(({ kind, side, text }) => readCards(text, side, kind === 'yellow' ? EVENT_CODE.yellowCard : EVENT_CODE.redCard)),
  ];
  for (const list of read) for (const problem of list.problems) problems.push(problem);
  return read.flatMap((list) => list.events);
}

/** Whose goals a list without a semicolon holds: those of the only team that scored. */
function sideThatScored(score: MatchScore | null): Side | null {
  if (!score) return null;
  const { home, away } = finalScore(score);
  if (home > 0 && away > 0) return null;
  return home > 0 ? 'home' : away > 0 ? 'away' : null;
}

function overtimeOf(draft: Draft): Overtime {
  return { extraTime: draft.score?.extraTime != null, shootOut: draft.score?.penalties != null };
}

function kicksOf(draft: Draft, lineUps: LineUps, problems: Problem[]): MatchEvent[] {
  if (!draft.shootOut) return [];
  const sideOf = (player: string): Side | null => {
    const played = (side: Side) => {
      const { rows = [], events = [] } = lineUps[side] ?? {};
      return rows.some((row) => row.includes(player)) || events.some((event) => event.player === player);
    };
    const [home, away] = [played('home'), played('away')];
    return home === away ? null : home ? 'home' : 'away';
  };
  const { kicks, problems: unread } = readShootOut(draft.shootOut, sideOf);
  for (const problem of unread) problems.push(problem);
  const lastMinute = draft.score?.extraTime ? 120 : 90;
  return kicks.map(({ side, player, scored }, index): MatchEvent => {
    const code = scored ? EVENT_CODE.penaltyScored : EVENT_CODE.penaltyMissed;
    return { code, side, period: 5, minute: lastMinute + 1 + index, added: 0, player };
  });
}

function checkGoals(draft: Draft, events: readonly MatchEvent[], problems: Problem[]): void {
  if (!draft.score) return;
  const doubt = draft.goals.length > 0 ? goalsAgainstScore(draft.score, events) : null;
  if (doubt) problems.push(problemAt(draft.line, doubt));
  const kicks = events.filter((event) => event.period === 5 && event.code === EVENT_CODE.penaltyScored);
  const penalties = draft.score.penalties;
  if (draft.shootOut && penalties && kicks.length !== penalties.home + penalties.away) {
    problems.push(problemAt(draft.shootOut.lineAt(0), 'the kicks listed do not make the score of the shoot-out'));
  }
}
