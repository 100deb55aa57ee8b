import { aMatch, aTeam } from '@portal/testing/match';
import type { MatchSummary } from '@portal/contracts/match';
import { byHour } from './hours.ts';
import { readAddress } from './schedule-address.ts';
import { scheduleParts } from './schedule-parts.ts';

const noClock = { minute: null, added: null, periodStartedAt: null };
const live = aMatch({ fixtureId: 1 });
const basket = aMatch({ fixtureId: 2, sportId: 20 });
const coming = (fixtureId: number, kickOff = '2026-11-20T22:00:00+07:00') =>
  aMatch({ fixtureId, statusCode: 0, score: null, kickOff, clock: { phase: 'coming', ...noClock } });
const ended = aMatch({ fixtureId: 5, statusCode: -1, clock: { phase: 'ended', ...noClock } });
const unknown = aMatch({ fixtureId: 6, statusCode: -1, score: null, clock: { phase: 'unknown', ...noClock } });
const TODAY = '2026-11-20';
const parts = (path: string, matches: MatchSummary[], list: MatchSummary[], date = TODAY) => {
  const url = new URL(path, 'http://portal');
  const { live: onTop, list: below } = scheduleParts(matches, readAddress(url.pathname, url.searchParams), { date, list }, TODAY);
  return [onTop, below].map((some) => some.map(({ fixtureId }) => fixtureId));
};

it('puts what is on air over the schedule of today, on its first page only', () => {
  const all = [live, basket, coming(3)];
  expect(parts('/lich-truc-tiep', all, [coming(3)])).toEqual([[1, 2], [3]]);
  expect(parts('/lich-truc-tiep?trang=2', all, [coming(3)])).toEqual([[], [3]]);
  expect(parts('/lich-truc-tiep', all, [coming(3)], '2026-11-21')).toEqual([[], [3]]);
});

it('narrows what is on air as it does the list', () => {
  expect(parts('/lich-truc-tiep/bong-ro', [live, basket], [])).toEqual([[2], []]);
  expect(parts('/lich-truc-tiep?giai=99', [live, basket], [])).toEqual([[], []]);
  const spain = aMatch({ fixtureId: 9, away: aTeam({ name: 'Tây Ban Nha' }) });
  expect(parts('/lich-truc-tiep?doi=tay+ban', [live, spain], [])).toEqual([[9], []]);
});

it('moves a match that has begun to what is on air, and lets one that is over go', () => {
  expect(parts('/lich-truc-tiep', [aMatch({ fixtureId: 3 }), coming(4), ended], [coming(3), coming(4), coming(5)])).toEqual([[3], [4]]);
});

it('has a match without a result among the results, in the order of the answer', () => {
  expect(parts('/ket-qua', [live, unknown, ended], [unknown, ended])).toEqual([[], [6, 5]]);
  expect(parts('/lich-thi-dau', [live, ended, coming(3)], [ended, live, coming(3)])).toEqual([[], [5, 1, 3]]);
});

it('groups by the hour of the kick-off as the visitor reads it', () => {
  const clock = (instant: string) => instant.slice(11, 16);
  const groups = byHour([coming(1, '2026-11-20T19:00:00+07:00'), coming(2, '2026-11-20T19:45:00+07:00'), coming(3, '2026-11-20T22:00:00+07:00')], {
    clock,
    untimed: 'no time',
  });
  expect(groups.map(({ label, matches }) => [label, matches.length])).toEqual([
    ['19:00', 2],
    ['22:00', 1],
  ]);
});

it('puts matches of which only the day is known last, under words of their own', () => {
  const clock = (instant: string) => instant.slice(11, 16);
  const groups = byHour([{ ...coming(1, '2026-11-20T12:00:00+07:00'), dayOnly: true }, coming(2, '2026-11-20T19:45:00+07:00')], { clock, untimed: 'no time' });
  expect(groups.map(({ label, matches }) => [label, matches.map(({ fixtureId }) => fixtureId)])).toEqual([
    ['19:00', [2]],
    ['no time', [1]],
  ]);
});
