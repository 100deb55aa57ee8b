import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { oddsCalls, season as seasonShape } from '@portal/contracts/odds';
import { SEASON_PLAYS } from '@portal/domain';
import { openPath, type FakeApp } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { anApi, serverTime, someSeason } from '../../testing/things.ts';
import { chanceText } from './chances-table.tsx';
import { OUTCOMES, planOf, roundsOf, tableOf } from './season-plan.ts';

const open = (api = anApi(), path = '/ty-le-keo/neu') => openPath(remote, 'odds-and-tips', path, { api });
/** Lets all slices of two plans pass. */
const playOut = async (app: FakeApp) => {
  for (let round = 0; round < 3; round += 1) await act(async () => app.clock.advance(1));
};
const table = () => screen.getByRole('table', { name: /^Bảng Giải Thử 2026 hiện giờ/ });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const percent = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);
beforeEach(() => localStorage.setItem('adult', '1'));

it('shows the table of now at once, and chances when the seasons were played; it says so once', async () => {
  const { app } = await open();
  expect(rows().map(([team, played, points, atEnd]) => [team, played, points, atEnd])).toEqual([
    [expect.stringContaining('Hà Tĩnh'), '1', '3', '–'],
    [expect.stringContaining('Hải Phòng'), '1', '1', '–'],
    [expect.stringContaining('Nam Định'), '1', '1', '–'],
    [expect.stringContaining('Bình Định'), '1', '0', '–'],
  ]);
  expect(screen.getByRole('progressbar', { name: 'Số mùa đã đá thử' })).toHaveAttribute('max', String(SEASON_PLAYS));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await playOut(app);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/^Đã đá thử 10,000 mùa\. Sáng cửa vô địch nhất: Hà Tĩnh, \d+%\.$/);
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Đội', 'Trận', 'Điểm', 'Điểm cuối mùa', 'Vô địch', 'Top 2', '1 đội cuối']);
  const champions = rows().map((cells) => percent(cells[4]));
  expect(champions.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(97);
  expect(champions[0]).toBe(Math.max(...champions));
});

it('plays on with what somebody supposes, says what changed in words, and forgets it again', async () => {
  const user = userEvent.setup();
  const { app } = await open();
  await playOut(app);
  const before = rows();
  const match = screen.getByRole('group', { name: 'Kết quả Hải Phòng – Hà Tĩnh' });
  await user.click(within(match).getByRole('radio', { name: 'Chủ nhà' }));
  // Said when it is chosen, and again to who comes back to it.
  expect(screen.getAllByText('tính là 1–0')[0]).toHaveAttribute('aria-live', 'polite');
  expect(within(match).getByRole('radio', { name: 'Chủ nhà tính là 1–0' })).toBeChecked();
  // While it is played the figures of before stay.
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(rows()[0]?.[4]).toBe(before[0]?.[4]);
  await playOut(app);
  expect(percent(rows()[0]?.[4])).toBeLessThan(percent(before[0]?.[4]));
  expect(rows()[0]?.[4]).toMatch(/giảm \d+%$/);
  expect(rows()[1]?.[4]).toMatch(/tăng \d+%$/);
  await user.click(screen.getByRole('button', { name: 'Bỏ hết' }));
  expect(rows()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Bỏ hết' })).toBeDisabled();
  expect(within(match).getByRole('radio', { name: 'Máy đá' })).toBeChecked();
  // What was taken back is not compared with what is supposed next.
  await user.click(within(match).getByRole('radio', { name: 'Khách' }));
  expect(rows()).toEqual(before);
  await playOut(app);
  expect(percent(rows()[0]?.[4])).toBeGreaterThan(percent(before[0]?.[4]));
});

it('orders a league in which nobody has played by the points at the end, once they are known', async () => {
  const [fixture] = someSeason().fixtures;
  const fixtures = [{ ...fixture!, home: 14, away: 11, expected: { home: 3, away: 0.5 } }];
  const { app } = await open(anApi().on(oddsCalls.season, () => someSeason({ results: [], fixtures })));
  const teams = (...names: string[]) => names.map((name, at) => expect.stringMatching(new RegExp(`^${at + 1}.*${name}`)));
  const shown = () => rows().map(([team]) => team);
  expect(shown()).toEqual(teams('Bình Định', 'Hà Tĩnh', 'Hải Phòng', 'Nam Định'));
  await playOut(app);
  expect(shown()).toEqual(teams('Nam Định', 'Bình Định', 'Hà Tĩnh', 'Hải Phòng'));
});

it('is chosen by keyboard, and a choice can be taken back', async () => {
  const user = userEvent.setup();
  const { app } = await open();
  await playOut(app);
  const match = screen.getByRole('group', { name: 'Kết quả Hà Tĩnh – Nam Định' });
  within(match).getByRole('radio', { name: 'Máy đá' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(match).getByRole('radio', { name: /^Hoà tính là / })).toBeChecked();
  await user.click(within(match).getByRole('radio', { name: 'Máy đá' }));
  expect(screen.queryByText(/tính là/)).toBeNull();
});

it('gives everybody the same answer, and leaves nothing running behind', async () => {
  const first = await open();
  await playOut(first.app);
  const once = rows();
  first.unmount();
  const second = await open();
  await playOut(second.app);
  expect(rows()).toEqual(once);
  second.unmount();
  expect(first.app.clock.waiting).toBe(0);
});

it('lists matches by round, those to come first, some at a time', async () => {
  const user = userEvent.setup();
  const [, coming] = someSeason().fixtures;
  const fixtures = Array.from({ length: 14 }, (_, at) => ({ ...coming!, id: 600 + at, round: `Vòng ${at < 7 ? 4 : 5}` }));
  await open(anApi().on(oddsCalls.season, () => someSeason({ fixtures: [...someSeason().fixtures, ...fixtures] })));
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Vòng 2', 'Vòng 3', 'Vòng 4']);
  expect(screen.getAllByRole('group', { name: /^Kết quả/ })).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Xem thêm 8 trận' }));
  expect(headings()).toEqual(['Vòng 2', 'Vòng 3', 'Vòng 4', 'Vòng 5', 'Đã qua giờ đá, chưa có kết quả']);
  expect(screen.queryByRole('button', { name: /Xem thêm/ })).toBeNull();
});

it('goes by the league that the address names; one that is not in course is as if it were not there', async () => {
  const other = { ...someSeason().tournament, id: 32, name: 'Giải Khác 2026' };
  const api = () => anApi().on(oddsCalls.seasons, () => ({ serverTime, list: [someSeason().tournament, other] }));
  const named = api();
  await open(named, '/ty-le-keo/neu?giai=32');
  expect(named.inputs(oddsCalls.season)).toEqual([{ tournamentId: '32' }]);
  expect(screen.getByRole('link', { name: /Giải Khác 2026/ })).toHaveAttribute('aria-current');
  expect(document.title).toMatch(/^Nếu … Giải Khác 2026/);
  const unknown = api();
  await open(unknown, '/ty-le-keo/neu?giai=99');
  expect(unknown.inputs(oddsCalls.season)).toEqual([{ tournamentId: '31' }]);
});

it('says so where no league is in course', async () => {
  const api = anApi().on(oddsCalls.seasons, () => ({ serverTime, list: [] }));
  expect((await open(api)).status).toBe(200);
  expect(screen.getByRole('heading', { level: 2, name: 'Chưa có giải nào đang đá' })).toBeInTheDocument();
  expect(api.inputs(oddsCalls.season)).toEqual([]);
});

it.each([oddsCalls.seasons, oddsCalls.season])('is an error page where its data does not come (%#)', async (call) => {
  const { status } = await open(
    anApi().on(call, () => {
      throw new ApiError('offline', { call: call.id });
    }),
  );
  expect(status).toBe(500);
});

it('asks how old one is before anything is seen, as all pages of odds do', async () => {
  localStorage.clear();
  await open();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Tôi đủ 18 tuổi' })).toBeInTheDocument();
});

describe('what is played', () => {
  it('leaves out a rule that only a newer contract knows', () => {
    const newer = seasonShape.parse({ ...someSeason(), rules: { tieBreaks: ['goalDifference', 'coinToss'], pointsForWin: 2 } });
    expect(planOf(newer, new Map()).rules).toEqual({ tieBreaks: ['goalDifference'], pointsForWin: 2 });
    expect(tableOf(newer)[0]).toMatchObject({ team: '12', points: 2 });
  });

  it('has a score for what is supposed, and none for the rest', () => {
    const { fixtures } = planOf(someSeason(), new Map([[501, OUTCOMES[1]]]));
    expect(fixtures.map(({ score }) => score)).toEqual([{ home: 1, away: 1 }, undefined, undefined, undefined]);
    expect(roundsOf(someSeason(), 2).flatMap((round) => round.fixtures.map(({ id }) => id))).toEqual([502, 503]);
  });

  it('takes a match of which nobody knows the hour for one to come until its day is over', () => {
    const [, , ofDay] = someSeason().fixtures;
    const on = (serverTime: string) => roundsOf(someSeason({ serverTime, fixtures: [ofDay!] }), 1).map(({ round }) => round);
    expect([on('2026-11-28T09:59:59.000Z'), on('2026-11-28T10:00:01.000Z')]).toEqual([['Vòng 3'], [undefined]]);
  });

  it.each([
    [0, '0%'],
    [0.0001, '<1%'],
    [0.5, '50%'],
    [0.9999, '>99%'],
    [1, '100%'],
  ])('a share of %d is written %s', (share, text) => expect(chanceText(share)).toBe(text));
});
