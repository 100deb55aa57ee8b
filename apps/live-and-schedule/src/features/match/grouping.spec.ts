import fc from 'fast-check';
import type { MatchSummary } from '@portal/contracts/match';
import { FOLLOWS_NOTHING } from '@portal/domain';
import { aMatch } from '@portal/testing/match';
import { aroundNow, bySection, byTournament, inTournaments, posterRow, starredFirst } from './grouping.ts';

const noClock = { minute: null, added: null, periodStartedAt: null };
const at = (hour: number) => new Date(Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000).toISOString();
const live = (fixtureId: number, hour: number, own: Partial<MatchSummary> = {}) => aMatch({ fixtureId, kickOff: at(hour), statusCode: 1, ...own });
const coming = (fixtureId: number, hour: number, own: Partial<MatchSummary> = {}) =>
  aMatch({ fixtureId, kickOff: at(hour), statusCode: 0, score: null, clock: { phase: 'coming', ...noClock }, ...own });
const ended = (fixtureId: number, hour: number, own: Partial<MatchSummary> = {}) =>
  aMatch({ fixtureId, kickOff: at(hour), statusCode: -1, clock: { phase: 'ended', ...noClock }, ...own });
const ids = (matches: readonly MatchSummary[]) => matches.map(({ fixtureId }) => fixtureId);
const cup = { id: 1, name: 'World Cup 2026', short: 'WC', stage: 'Bảng A' };
const league = { id: 2, name: 'V.League 1', short: 'V', stage: 'Vòng 11' };

it('sorts matches into live, coming and past: the next match first, the last whistle first, the live ones as they were given', () => {
  const sections = bySection([ended(1, 1), ended(2, 3), coming(3, 9), coming(4, 7), live(5, 5, { viewers: 10 }), live(6, 5, { viewers: 90 })]);
  expect([ids(sections.live), ids(sections.coming), ids(sections.past)]).toEqual([
    [5, 6],
    [4, 3],
    [2, 1],
  ]);
});

it('puts tournaments with a star before all others, those on air too; a star of a team counts for the tournament it plays in', () => {
  const hue = { ...aMatch().away, id: 77, name: 'Huế' };
  const list = [live(1, 5, { tournament: cup }), coming(2, 9, { tournament: league, away: hue })];
  const names = (tournaments: number[], teams: number[] = []) =>
    starredFirst(byTournament(list), { ...FOLLOWS_NOTHING, tournaments, teams }).map(({ tournament }) => tournament.name);
  expect(names([])).toEqual(['World Cup 2026', 'V.League 1']);
  expect(names([2])).toEqual(['V.League 1', 'World Cup 2026']);
  expect(names([], [hue.id])).toEqual(['V.League 1', 'World Cup 2026']);
});

it('lists a match that two lists name once, as the first list has it', () => {
  const sections = bySection([live(1, 5), coming(1, 5)]);
  expect([sections.coming.length, ids(sections.live)]).toEqual([0, [1]]);
});

it('puts a tournament with something on air first and keeps the order of the day within it', () => {
  const groups = byTournament([coming(1, 2, { tournament: league }), ended(2, 1, { tournament: cup }), live(3, 5, { tournament: cup })]);
  expect(groups.map((group) => [group.tournament.name, ids(group.matches)])).toEqual([
    ['World Cup 2026', [2, 3]],
    ['V.League 1', [1]],
  ]);
});

it('names the stage over the rows only when all of them share it', () => {
  expect(byTournament([live(1, 1, { tournament: cup }), live(2, 2, { tournament: cup })])[0]?.stage).toBe('Bảng A');
  expect(byTournament([live(1, 1, { tournament: cup }), live(2, 2, { tournament: { ...cup, stage: 'Bảng B' } })])[0]?.stage).toBeUndefined();
});

it('has matches of which only the day is known after those of that day', () => {
  expect(ids(bySection([coming(1, 5, { dayOnly: true }), coming(2, 9), coming(3, 30)]).coming)).toEqual([2, 1, 3]);
});

it('shows of a long day what is on air, what is next and what is just over', () => {
  const day = [...[0, 1, 2, 3, 4].map((hour) => ended(100 + hour, hour)), live(200, 5), ...[6, 7, 8, 9, 10].map((hour) => coming(300 + hour, hour))];
  expect(ids(aroundNow(day, 6))).toEqual([103, 104, 200, 306, 307, 308]);
});

it('never shows more than asked for, never one twice, and always what is on air', () => {
  const kind = fc.constantFrom(live, coming, ended);
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (kinds, most) => {
      const day = kinds.map((make, index) => make(index + 1, index / 2));
      const shown = aroundNow(day, most);
      expect(shown.length).toBe(Math.min(most, day.length));
      expect(new Set(ids(shown)).size).toBe(shown.length);
      const onAir = (list: readonly MatchSummary[]) => bySection(list).live.length;
      expect(onAir(shown)).toBe(Math.min(most, onAir(day)));
    }),
    { numRuns: 60 },
  );
});

it('leaves what is on air in the order it is given in, tournament by tournament', () => {
  const groups = inTournaments([live(3, 5, { tournament: cup }), live(1, 2, { tournament: league }), live(2, 1, { tournament: cup })]);
  expect(groups.map((group) => [group.tournament.name, ids(group.matches)])).toEqual([
    ['World Cup 2026', [3, 2]],
    ['V.League 1', [1]],
  ]);
});

it('fills rows of posters with the next rooms and leaves the hot match to the hero', () => {
  const onAir = [live(1, 1), live(2, 1), live(3, 1), live(4, 1), live(5, 1)];
  expect(ids(posterRow(onAir, onAir[0], [coming(8, 7), coming(9, 8), coming(10, 9)], 6))).toEqual([2, 3, 4, 5, 8, 9]);
  const later = [8, 9, 10, 11, 12, 13].map((id) => coming(id, id));
  expect(ids(posterRow(onAir.slice(0, 2), onAir[0], later, 6))).toEqual([2, 8, 9, 10, 11, 12]);
  expect(ids(posterRow(onAir.slice(0, 2), onAir[0], later.slice(0, 3), 6))).toEqual([2, 8, 9]);
  expect(ids(posterRow(onAir, undefined, later.slice(0, 1), 6))).toEqual([1, 2, 3, 4, 5, 8]);
  expect(ids(posterRow(onAir, undefined, [], 6))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(posterRow([], undefined, [coming(8, 7)], 6))).toEqual([8]);
});
