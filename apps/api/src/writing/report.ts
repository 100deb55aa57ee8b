import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { EVENT_CODE, finalScore, isDismissal, readablePlayerName, type MatchEvent, type ScoredMatch, type Side } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { isTold as isReplayed, stageOf, type StageKey } from '../sports/index.ts';
import {
  bullets,
  capital,
  goalsOf,
  heading,
  isOwnGoal,
  isPenalty,
  minuteOf,
  oneOf,
  other,
  paragraph,
  playerOf,
  scoreFor,
  winnerOf,
  type Scored,
} from './facts.ts';
import { polished } from './polished.ts';
import { reportPhrases, type ReportPhrases } from './phrases/report.ts';
import { storyOf } from './story.ts';
import { voiceOf, type Voice } from './voice.ts';

/** The round after a round of a knock-out, by the heading that sources give it. */
const next: Partial<Record<StageKey, string>> = {
  'round-of-64': 'Round of 32',
  'round-of-32': 'Round of 16',
  'round-of-16': 'Quarter-finals',
  'quarter-final': 'Semi-finals',
  'semi-final': 'Final',
};

interface Telling {
  readonly match: ScoredMatch;
  readonly goals: readonly Scored[];
  /** Null of a match that ended level. */
  readonly winner: Side | null;
  readonly teams: Readonly<Record<Side, string>>;
  readonly phrases: ReportPhrases;
  readonly voice: Voice;
}

/** A report of a match of a World Cup (where losers of a semi-final meet for third place) out of nothing but its record: who scored and when, the cards, who goes on. Every goal has to be told (`isTold`). `before`: other matches of the cup, for the way of the finalists. `fixtureId`: where it was played here, for a card that leads there. */
export function reportOf(match: ScoredMatch, before: readonly ScoredMatch[], language: Language, fixtureId?: number): ArticleWords {
  const voice = voiceOf(language);
  const told: Telling = {
    match,
    goals: goalsOf(match),
    winner: winnerOf(match),
    teams: { home: voice.side(match.home.name), away: voice.side(match.away.name) },
    phrases: reportPhrases[language],
    voice,
  };
  return polished(
    {
      ...headline(told),
      blocks: [
        paragraph(scene(told)),
        ...half(told, 1),
        ...half(told, 2),
        ...extraTime(told),
        ...shootOut(told),
        ...goalTable(told),
        ...lineUps(told),
        ...roads(told, before),
        paragraph(outcome(told)),
        ...(fixtureId === undefined ? [] : [{ type: 'match' as const, fixtureId, title: `${voice.team(match.home.name)} – ${voice.team(match.away.name)}` }]),
      ],
    },
    language,
  );
}

const cupOf = ({ match: { season }, voice: { language } }: Pick<Telling, 'match' | 'voice'>): string => cupName(season, language);
export const cupName = (season: string, language: Language): string =>
  language === 'zh' ? `${season} 世界盃` : language === 'en' ? `${season} World Cup` : `World Cup ${season}`;

/** Of a draw the hosts first. */
const sidesOf = ({ teams, winner }: Telling) => ({ won: teams[winner ?? 'home'], lost: teams[other(winner ?? 'home')] });

function headline(told: Telling): Pick<ArticleWords, 'title' | 'plainTitle' | 'lead'> {
  const { match, goals, phrases, voice } = told;
  const { kind, ...story } = storyOf(match, goals);
  const { titles, lead } = phrases.headlines[kind]({ ...story, ...sidesOf(told), cup: cupOf(told), season: match.season, stage: voice.stage(match) });
  const plainTitle = phrases.plainTitle({ home: voice.team(match.home.name), away: voice.team(match.away.name), cup: cupOf(told), stage: voice.stage(match) });
  return { title: capital(oneOf(match.sourceKey, titles)), plainTitle, lead: capital(lead) };
}

function scene(told: Telling): string {
  const { match, teams, phrases, voice } = told;
  const ways = phrases.scene({
    ...teams,
    cup: cupOf(told),
    stage: voice.stage(match),
    day: voice.day(match.date),
    place: match.city?.replace(/\s*\(.*\)$/, '') ?? '',
    crowd: match.attendance ? voice.number(match.attendance) : '',
    decides: next[stageOf(match).key] !== undefined,
  });
  const name = match.referee && readablePlayerName(match.referee.replace(/\s*\([A-Z]{3}\)$/, ''));
  const referee = name ? [way(told, 'referee', phrases.referee(name))] : [];
  return sentences(phrases, [oneOf(match.sourceKey, ways), ...referee]);
}

function half(told: Telling, period: 1 | 2): ArticleBlock[] {
  const { match, goals, phrases } = told;
  const at = period === 1 ? match.score.halfTime : match.score.fullTime;
  const scored = goals.some(({ event }) => event.period === period);
  const before = goals.some(({ event }) => event.period < period);
  const goalless = period === 1 ? phrases.goalless.first : before ? phrases.goalless.second : phrases.goalless.both;
  const which = period === 1 ? 'first' : 'second';
  const happened = moments(told, [period]);
  return [
    heading(phrases.headings[which]),
    paragraph(
      sentences(phrases, [
        // What happened besides comes after: then nothing is said yet of how the half ended.
        ...(scored ? [] : [way(told, 'goalless', happened.length > 0 ? goalless.slice(0, 1) : goalless)]),
        ...happened,
        ...(scored && at ? [way(told, 'after', phrases.after[which](line(told, at)))] : []),
      ]),
    ),
  ];
}

function extraTime(told: Telling): ArticleBlock[] {
  const { match, phrases } = told;
  const { extraTime: at } = match.score;
  if (!at) return [];
  const happened = moments(told, [3, 4]);
  return [
    heading(phrases.headings.extra),
    paragraph(
      happened.length > 0
        ? sentences(phrases, [phrases.beforeExtra, ...happened, way(told, 'after', phrases.after.extra(line(told, at)))])
        : way(told, 'goalless', phrases.goalless.extra),
    ),
  ];
}

function shootOut(told: Telling): ArticleBlock[] {
  const { match, winner, teams, phrases, voice } = told;
  const { penalties } = match.score;
  if (!penalties || !winner) return [];
  const missed = match.events.filter(({ code, period }) => code === EVENT_CODE.penaltyMissed && period === 5);
  const by = missed.map((event) => ({ who: playerOf(event), team: voice.team(match[event.side].name) }));
  return [
    heading(phrases.headings.shootOut),
    paragraph(
      sentences(phrases, [phrases.shootOut({ won: teams[winner], kicks: scoreFor(winner, penalties) }), ...(by.length > 0 ? [phrases.kicksMissed(by)] : [])]),
    ),
  ];
}

/** Goals, missed penalties and dismissals of a stretch of the match, in their order. */
function moments({ match, goals, teams, phrases }: Telling, periods: readonly number[]): string[] {
  const sentOff: Record<Side, number> = { home: 0, away: 0 };
  return match.events.flatMap((event) => {
    const deed = { at: minuteOf(event), who: playerOf(event), team: teams[event.side] };
    if (isDismissal(event.code)) sentOff[event.side] += 1;
    if (!periods.includes(event.period)) return [];
    const goal = goals.find((one) => one.event === event);
    if (goal) return [tellGoal(goal, goals, deed, phrases)];
    if (event.code === EVENT_CODE.penaltyMissed) return [phrases.penaltyMissed(deed)];
    return isDismissal(event.code) ? [phrases.sentOff({ ...deed, second: event.code === EVENT_CODE.secondYellow, left: 11 - sentOff[event.side] })] : [];
  });
}

/** One goal in a sentence: what it did to the score decides how it is told. */
function tellGoal({ event, home, away }: Scored, goals: readonly Scored[], deed: { at: string; who: string; team: string }, phrases: ReportPhrases): string {
  const [own, others] = event.side === 'home' ? [home, away] : [away, home];
  const told = { ...deed, penalty: isPenalty(event), own, others, last: goals.at(-1)?.event === event, again: hasScored(event, goals) };
  return isOwnGoal(event) ? phrases.ownGoal(told) : oneOf(`${deed.at} ${event.player}`, phrases.goal(told));
}

/** Whether who scored had scored in this match before; own goals are no scorer's. */
function hasScored(event: MatchEvent, goals: readonly Scored[]): boolean {
  const before = goals.slice(
    0,
    goals.findIndex((one) => one.event === event),
  );
  return before.some((one) => !isOwnGoal(one.event) && one.event.side === event.side && playerOf(one.event) === playerOf(event));
}

function goalTable({ match, goals, voice, phrases: { headings, goalTable: words } }: Telling): ArticleBlock[] {
  if (goals.length < 2) return [];
  const note = ({ event }: Scored) => (isPenalty(event) ? words.penalty : isOwnGoal(event) ? words.own : '');
  return [
    heading(headings.goals),
    {
      type: 'table',
      head: [...words.head],
      rows: goals.map((goal) => [
        `${minuteOf(goal.event)}'`,
        voice.team(match[goal.event.side].name),
        `${playerOf(goal.event)}${note(goal)}`,
        `${goal.home}–${goal.away}`,
      ]),
    },
  ];
}

function lineUps({ match, phrases, voice }: Telling): ArticleBlock[] {
  const { lineUps: given } = match;
  if (!given || given.home.rows.length === 0 || given.away.rows.length === 0) return [];
  const of = (side: Side) => `${voice.team(match[side].name)}${voice.colon}${given[side].rows.flat().map(readablePlayerName).join(voice.comma)}`;
  return [heading(phrases.headings.lineUps), bullets([of('home'), of('away')])];
}

function roads({ match, phrases, voice }: Telling, before: readonly ScoredMatch[]): ArticleBlock[] {
  if (stageOf(match).key !== 'final') return [];
  return [match.home.name, match.away.name].flatMap((team) => {
    const played = before.filter((one) => one.date < match.date && [one.home.name, one.away.name].includes(team)).sort((a, b) => a.date.localeCompare(b.date));
    const result = (one: ScoredMatch): string => {
      const { penalties, extraTime: extra } = one.score;
      const how = penalties ? phrases.how.penalties(`${penalties.home}–${penalties.away}`) : extra ? phrases.how.extraTime : '';
      return `${voice.round(one)}${voice.colon}${resultLine(one, voice)}${how}`;
    };
    return played.length === 0 ? [] : [heading(phrases.road(voice.side(team))), bullets(played.map(result))];
  });
}

/** 'Pháp 2–0 Morocco'. */
export function resultLine({ home, away, score }: ScoredMatch, voice: Voice): string {
  const { home: scored, away: conceded } = finalScore(score);
  return `${voice.team(home.name)} ${scored}–${conceded} ${voice.team(away.name)}`;
}

function outcome(told: Telling): string {
  const { match, phrases, voice } = told;
  const { key } = stageOf(match);
  const sides = { ...sidesOf(told), cup: cupOf(told) };
  const points = told.winner ? phrases.points.won : phrases.points.shared;
  if (key === 'final') return phrases.champion(sides);
  if (key === 'third-place') return phrases.third(sides);
  const stage = next[key];
  const bookings = match.events.filter(({ code }) => code === EVENT_CODE.yellowCard || code === EVENT_CODE.secondYellow).length;
  return sentences(phrases, [
    ...(key === 'group' ? [points({ ...sides, stage: voice.stage(match) })] : []),
    ...(stage === undefined
      ? []
      : [phrases[key === 'semi-final' ? 'finalist' : 'through']({ ...sides, next: voice.stage({ stage, group: null, round: null }) })]),
    ...(bookings > 0 ? [way(told, 'bookings', phrases.bookings(bookings))] : []),
    ...(isReplayed(match) ? [way(told, 'replayed', phrases.replayed)] : []),
  ]);
}

/** Of several ways one that the match decides, for each thing that is said by itself. */
const way = ({ match }: Telling, what: string, ways: readonly string[]): string => oneOf(`${match.sourceKey} ${what}`, ways);
const line = ({ match, voice }: Telling, { home, away }: { home: number; away: number }): string =>
  `${voice.team(match.home.name)} ${home}–${away} ${voice.team(match.away.name)}`;
const sentences = ({ separator }: ReportPhrases, said: readonly string[]): string => said.map(capital).join(separator);
