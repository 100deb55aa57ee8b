import { knownWord } from '@portal/contracts';
import { goalMark, matchPhases, sides, type LiveSnapshot, type MatchEvent, type Score } from '@portal/contracts/match';
import { EVENT_CODE } from '@portal/domain';
import type { MatchEventKind, TimelineEvent } from '@portal/ui';
import { minuteMark } from '../match/match-clock.ts';
import type { Translate } from '../match/match-words.ts';

/** As the contract has them: in the order in which they come. */
const order = matchPhases.filter((phase) => phase !== 'unknown');
const SHOOT_OUT = 5;

const kinds: Partial<Record<number, MatchEventKind>> = {
  [EVENT_CODE.goal]: 'goal',
  [EVENT_CODE.ownGoal]: 'own-goal',
  [EVENT_CODE.penaltyScored]: 'penalty',
  [EVENT_CODE.penaltyMissed]: 'missed-penalty',
  [EVENT_CODE.yellowCard]: 'yellow',
  [EVENT_CODE.secondYellow]: 'second-yellow',
  [EVENT_CODE.redCard]: 'red',
  [EVENT_CODE.substitution]: 'substitution',
};
const details: Partial<Record<MatchEventKind, string>> = {
  'own-goal': 'event.ownGoalDetail',
  penalty: 'event.penaltyDetail',
  'missed-penalty': 'event.missedDetail',
  yellow: 'event.yellowDetail',
  'second-yellow': 'event.secondYellowDetail',
  red: 'event.redDetail',
};

const text = ({ home, away }: Score) => `${home}–${away}`;

/** A line may end before the score, not within it. */
const unbroken = (score: Score) => text(score).replace('–', '\u2060–\u2060');

/** Place in `order` of where the match is. In a phase that this page does not know it has come at least as far as what happened last. */
function reachedBy({ clock, events }: LiveSnapshot): number {
  if (knownWord(matchPhases, clock.phase)) return order.findIndex((phase) => phase === clock.phase);
  const playing = ['first-half', 'second-half', 'extra-first', 'extra-second', 'shoot-out'] as const;
  const last = playing[Math.max(1, ...events.map(({ period }) => period)) - 1];
  return order.findIndex((phase) => phase === last);
}

/** Everything that happened, the oldest first, with the ends of the periods between. A code or a side this page does not know is left out. */
export function timelineEvents(live: LiveSnapshot, t: Translate): TimelineEvent[] {
  const reached = reachedBy(live);
  if (reached < 1) return [];
  const over = live.clock.phase === 'ended';
  const of = (...periods: number[]) => live.events.filter(({ period }) => periods.includes(period)).flatMap((event) => toEvent(event, t));
  const extra = live.events.some(({ period }) => period === 3 || period === 4) || (!over && reached >= 4) || (over && live.penalties !== null);
  const shootOut = live.penalties !== null || live.clock.phase === 'shoot-out';
  const period = (id: string, words: string): TimelineEvent => ({ kind: 'period', id, text: words });

  return [
    period('kick-off', t('marker.kickOff')),
    ...of(1),
    ...(reached >= 2 && (live.halfTime || !over) ? [period('half-time', t('marker.halfTime', { score: text(live.halfTime ?? scoreAfter(live, 1)) }))] : []),
    ...of(2),
    ...(extra && reached >= 4 ? [period('ninety', t('marker.ninety', { score: text(scoreAfter(live, 2)) }))] : []),
    ...of(3),
    ...(extra && reached >= 6 ? [period('extra-half', t('marker.extraHalf'))] : []),
    ...of(4),
    ...(shootOut ? [period('shoot-out', t('marker.shootOut')), ...kicks(live, t)] : []),
    ...(over && live.score ? [period('ended', ended(live.score, live.penalties, t))] : []),
  ];
}

const ended = (score: Score, penalties: Score | null, t: Translate) =>
  penalties ? t('marker.endedPenalties', { score: text(score), penalties: text(penalties) }) : t('marker.ended', { score: text(score) });

function toEvent(event: MatchEvent, t: Translate): TimelineEvent[] {
  const minute = minuteMark(event.minute, event.added);
  if (event.code === EVENT_CODE.videoReferee) return [{ kind: 'period', id: event.id, text: t('event.video', { minute }) }];
  const kind = kinds[event.code];
  const side = knownWord(sides, event.side);
  if (!kind || !side) return [];
  const detail = kind === 'substitution' ? event.playerOut && t('event.inFor', { player: event.playerOut }) : details[kind] && t(details[kind]);
  return [
    {
      kind,
      id: event.id,
      side,
      minute,
      kindLabel: t(`event.${kind}`),
      title: event.score ? `${event.player} ${unbroken(event.score)}` : event.player,
      ...(detail && { detail }),
      ...(event.score && { mark: goalMark(event.score) }),
    },
  ];
}

/** Kicks of a shoot-out have no minute: they are counted for each side, with the running score. */
function kicks(live: LiveSnapshot, t: Translate): TimelineEvent[] {
  const taken = { home: 0, away: 0 };
  const scored = { home: 0, away: 0 };
  return live.events
    .filter(({ period }) => period === SHOOT_OUT)
    .flatMap((event): TimelineEvent[] => {
      const kind = kinds[event.code];
      const side = knownWord(sides, event.side);
      if (!side || (kind !== 'penalty' && kind !== 'goal' && kind !== 'missed-penalty')) return [];
      const good = kind !== 'missed-penalty';
      taken[side] += 1;
      if (good) scored[side] += 1;
      return [
        {
          kind: good ? 'penalty' : 'missed-penalty',
          id: event.id,
          side,
          minute: String(taken[side]),
          kindLabel: t(good ? 'event.penalty' : 'event.missed-penalty'),
          title: `${event.player} ${unbroken(scored)}`,
          detail: t(good ? 'event.kickScored' : 'event.kickMissed'),
        },
      ];
    });
}

/** The score when a period was over, from the goals until then. */
function scoreAfter(live: LiveSnapshot, period: number): Score {
  return live.events.findLast((event) => event.score !== null && event.period <= period)?.score ?? { home: 0, away: 0 };
}
