import { aMatch, aTeam } from '@portal/testing/match';
import type { CommentatorBadge, MatchSummary } from '@portal/contracts/match';
import { FOLLOWS_NOTHING } from '@portal/domain';
import { byCommentator, byHour, pinned } from './groups.ts';
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
// The visitor's clock is Vietnam's here.
const hourOf = (instant: string, date: string) => Math.floor((Date.parse(instant) - Date.parse(`${date}T00:00:00+07:00`)) / 3_600_000);
const parts = (path: string, matches: MatchSummary[], list: MatchSummary[], date = TODAY) => {
  const url = new URL(path, 'http://portal');
  const { live: onTop, lists } = scheduleParts(matches, readAddress(url.pathname, url.searchParams), [{ date, list }], { today: TODAY, hourOf });
  return [onTop, lists.flat()].map((some) => some.map(({ fixtureId }) => fixtureId));
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

it('has of what is on air only what began in the chosen evening or hour, and counts it beside the filters', () => {
  const at = (fixtureId: number, kickOff: string, more = {}) => aMatch({ fixtureId, kickOff, ...more });
  const all = [
    at(1, '2026-11-19T23:30:00+07:00'),
    at(2, '2026-11-20T17:30:00+07:00'),
    at(3, '2026-11-20T21:00:00+07:00'),
    at(4, '2026-11-21T05:30:00+07:00', { commentators: [] }),
  ];
  const shown = (query: string) => parts(`/lich-truc-tiep${query}`, all, [])[0];
  expect(shown('')).toEqual([1, 2, 3, 4]);
  expect(shown('?buoi=dem')).toEqual([3, 4]);
  expect(shown('?tu=21')).toEqual([3, 4]);
  expect(shown('?buoi=dem&tu=4')).toEqual([4]);
  const counted = (query: string) => {
    const { searchParams } = new URL(query, 'http://portal');
    const address = readAddress('/lich-truc-tiep', searchParams);
    return scheduleParts(all, address, [{ date: TODAY, list: [] }], { today: TODAY, hourOf }).counted.map(({ fixtureId }) => fixtureId);
  };
  expect(counted('?tu=21')).toEqual([1, 2, 3, 4]);
  expect(counted('?buoi=dem')).toEqual([3, 4]);
  expect(counted('?blv=1')).toEqual(all.filter(({ commentators }) => commentators.length > 0).map(({ fixtureId }) => fixtureId));
});

it('lists a match once, on the page where it comes first', () => {
  const url = new URL('/ket-qua', 'http://portal');
  const again = { date: TODAY, list: [ended, unknown] };
  const { lists } = scheduleParts([ended, unknown], readAddress(url.pathname, url.searchParams), [{ date: TODAY, list: [ended] }, again], {
    today: TODAY,
    hourOf,
  });
  expect(lists.map((list) => list.map(({ fixtureId }) => fixtureId))).toEqual([[5], [6]]);
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

it('keeps to the state that the calendar is narrowed to while matches begin and end', () => {
  const all = [live, ended, unknown, coming(3)];
  expect(parts('/lich-thi-dau?tt=dang-da', all, all)).toEqual([[], [1]]);
  expect(parts('/lich-thi-dau?tt=sap-da', all, all)).toEqual([[], [3]]);
  expect(parts('/lich-thi-dau?tt=da-xong', all, all)).toEqual([[], [5, 6]]);
});

it('has over a list of what is spoken at only what somebody speaks at', () => {
  const silent = aMatch({ fixtureId: 9, commentators: [] });
  expect(parts('/lich-truc-tiep?blv=1', [live, silent], [])).toEqual([[1], []]);
});

it('groups by who speaks: whoever speaks first, each match under all of its commentators, what nobody speaks at last', () => {
  const [one, other] = ['Chín', 'Mười'].map((name, at) => ({ userId: at + 1, name, style: '' })) as [CommentatorBadge, CommentatorBadge];
  const matches = [
    aMatch({ fixtureId: 1, commentators: [] }),
    aMatch({ fixtureId: 2, commentators: [other, one] }),
    aMatch({ fixtureId: 3, commentators: [one] }),
  ];
  expect(byCommentator(matches).map(({ commentator, matches }) => [commentator?.name, matches.map(({ fixtureId }) => fixtureId)])).toEqual([
    ['Mười', [2]],
    ['Chín', [2, 3]],
    [undefined, [1]],
  ]);
  expect(byCommentator(matches.slice(1)).every(({ commentator }) => commentator)).toBe(true);
});

it('sets apart what one follows by bell or by star, each once, in its order', () => {
  const starred = aMatch({ fixtureId: 8, tournament: { id: 99, name: 'Cúp', short: 'Cúp', stage: '' } });
  const bell = { fixtureId: 5, kickOff: 0, home: 'A', away: 'B', path: '/truc-tiep/bong-da/5' };
  const { followed, others } = pinned([live, starred, ended, coming(3)], { ...FOLLOWS_NOTHING, matches: [bell, { ...bell, fixtureId: 8 }], tournaments: [99] });
  expect([followed, others].map((some) => some.map(({ fixtureId }) => fixtureId))).toEqual([
    [8, 5],
    [1, 3],
  ]);
  expect(pinned([starred], { ...FOLLOWS_NOTHING, teams: [starred.away.id] }).followed).toEqual([starred]);
});
