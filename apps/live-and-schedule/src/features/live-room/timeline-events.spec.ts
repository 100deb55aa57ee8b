import { matchEvent, matchMoving, type LiveSnapshot, type MatchClock, type MatchEvent } from '@portal/contracts/match';
import { aSnapshot, anEvent } from '@portal/testing/match';
import type { TimelineEvent } from '@portal/ui';
import { timelineEvents } from './timeline-events.ts';

/** The key and its values, so that a test sees what is said without the words. */
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const at = (phase: MatchClock['phase'], own: Partial<LiveSnapshot> = {}) =>
  aSnapshot({ clock: { phase, minute: null, added: null, periodStartedAt: null }, events: [], halfTime: null, ...own });
const plain = (events: TimelineEvent[]) =>
  events.map((event) => (event.kind === 'period' ? event.text : `${event.minute} ${event.kind} ${event.side} ${String(event.title).replaceAll('\u2060', '')}`));
const goal = (own: Partial<MatchEvent>) => anEvent({ id: `${own.period}-${own.minute}-${own.player}`, ...own });

it('is empty before the kick-off', () => {
  expect(timelineEvents(at('coming'), t)).toEqual([]);
  expect(timelineEvents(at('unknown'), t)).toEqual([]);
});

it('puts the end of the first half with its score between the halves', () => {
  const live = at('second-half', {
    halfTime: { home: 1, away: 0 },
    events: [goal({ period: 1, minute: 23, player: 'Havertz' }), goal({ period: 2, minute: 61, side: 'away', player: 'Kane', score: { home: 1, away: 1 } })],
  });
  expect(plain(timelineEvents(live, t))).toEqual(['marker.kickOff', "23' goal home Havertz 1–0", 'marker.halfTime 1–0', "61' goal away Kane 1–1"]);
});

it('marks goals by the score that they led to, and no kick of a shoot-out', () => {
  const live = at('ended', {
    penalties: { home: 1, away: 0 },
    events: [
      goal({ period: 1, minute: 23, player: 'Havertz' }),
      goal({ period: 2, minute: 61, side: 'away', player: 'Kane', score: { home: 1, away: 1 } }),
      goal({ period: 2, minute: 70, code: 3, player: 'Kane', score: null }),
      goal({ period: 5, minute: 121, code: 7, player: 'Kimmich', score: { home: 1, away: 0 } }),
    ],
  });
  const marks = timelineEvents(live, t).flatMap((event) => (event.kind === 'period' ? [] : [event.mark]));
  expect(marks).toEqual(['ban-thang-1-0', 'ban-thang-1-1', undefined, undefined]);
});

it('shows what each code means', () => {
  const codes = [1, 2, 3, 7, 8, 9, 13].map((code, index) => goal({ code, minute: index + 1, player: 'A', score: null }));
  const kinds = timelineEvents(at('first-half', { events: codes }), t).map(({ kind }) => kind);
  expect(kinds).toEqual(['period', 'goal', 'red', 'yellow', 'penalty', 'own-goal', 'second-yellow', 'missed-penalty']);
});

it('says who came on and for whom, and in which minute of stoppage time', () => {
  const [, event] = timelineEvents(
    at('first-half', { events: [goal({ code: 11, minute: 45, added: 2, player: 'Wirtz', playerOut: 'Musiala', score: null })] }),
    t,
  );
  expect(event).toMatchObject({ kind: 'substitution', minute: "45+2'", title: 'Wirtz', detail: 'event.inFor Musiala' });
});

it('leaves out a code it does not know instead of showing nonsense', () => {
  expect(timelineEvents(at('first-half', { events: [goal({ code: 77 })] }), t)).toHaveLength(1);
});

it('tells extra time and a shoot-out to the end, kick by kick', () => {
  const live = at('ended', {
    halfTime: { home: 0, away: 0 },
    score: { home: 1, away: 1 },
    penalties: { home: 1, away: 0 },
    events: [
      goal({ period: 2, minute: 80, player: 'Kane', side: 'away', score: { home: 0, away: 1 } }),
      goal({ period: 3, minute: 95, player: 'Havertz', score: { home: 1, away: 1 } }),
      goal({ period: 5, minute: 121, code: 7, player: 'Kimmich', score: { home: 1, away: 0 } }),
      goal({ period: 5, minute: 122, code: 13, side: 'away', player: 'Saka', score: { home: 1, away: 0 } }),
    ],
  });
  expect(plain(timelineEvents(live, t))).toEqual([
    'marker.kickOff',
    'marker.halfTime 0–0',
    "80' goal away Kane 0–1",
    'marker.ninety 0–1',
    "95' goal home Havertz 1–1",
    'marker.extraHalf',
    'marker.shootOut',
    '1 penalty home Kimmich 1–0',
    '1 missed-penalty away Saka 1–0',
    'marker.endedPenalties 1–1 1–0',
  ]);
});

it('speaks of ninety minutes only where there was more to come', () => {
  expect(plain(timelineEvents(at('ended', { halfTime: { home: 0, away: 0 }, score: { home: 0, away: 0 } }), t))).toEqual([
    'marker.kickOff',
    'marker.halfTime 0–0',
    'marker.ended 0–0',
  ]);
  expect(plain(timelineEvents(at('extra-break', { halfTime: { home: 0, away: 0 } }), t))).toContain('marker.ninety 0–0');
});

it('gives every event a key of its own', () => {
  const live = at('ended', {
    halfTime: { home: 0, away: 0 },
    score: { home: 0, away: 0 },
    penalties: { home: 4, away: 3 },
    events: [goal({ period: 4, minute: 110, player: 'A' })],
  });
  const ids = timelineEvents(live, t).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('goes on in a phase that a newer contract adds, and leaves out what is of no side', () => {
  const { clock } = matchMoving.parse({ ...aSnapshot(), clock: { phase: 'water-break', minute: 75, added: null, periodStartedAt: null } });
  const events = [goal({ period: 1, minute: 23, player: 'Havertz' }), goal({ period: 2, minute: 61, player: 'Kane', score: { home: 2, away: 0 } })];
  const sideless = matchEvent.parse({ ...goal({ period: 2, minute: 70, player: 'Ai' }), side: 'both' });
  const live = aSnapshot({ clock, halfTime: { home: 1, away: 0 }, events: [...events, sideless] });
  expect(plain(timelineEvents(live, t))).toEqual(['marker.kickOff', "23' goal home Havertz 1–0", 'marker.halfTime 1–0', "61' goal home Kane 2–0"]);
});
