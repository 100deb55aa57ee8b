import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, openPath, type FakeApi } from '@portal/testing';
import { scoresOn, aMatch, anEvent, aSnapshot, aTeam } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import * as remote from '../../remote.tsx';

const serverTime = '2026-11-20T20:00:00+07:00';
const noClock = { minute: null, added: null, periodStartedAt: null };
const coming = aMatch({
  fixtureId: 8,
  replay: false,
  statusCode: 0,
  score: null,
  halfTime: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', ...noClock },
  tournament: { id: 9, name: 'La Liga 2026/27', short: 'La Liga', stage: 'Vòng 12' },
  home: aTeam({ name: 'Barcelona' }),
  away: aTeam({ name: 'Sevilla' }),
});
const ended = aMatch({ fixtureId: 5, statusCode: -1, clock: { phase: 'ended', ...noClock } });
const unknown = aMatch({
  fixtureId: 6,
  replay: false,
  statusCode: -1,
  score: null,
  halfTime: null,
  clock: { phase: 'unknown', ...noClock },
  home: aTeam({ name: 'Getafe' }),
  away: aTeam({ name: 'Girona' }),
});
const days = ['17', '18', '19', '20', '21', '22', '23'].map((day, at) => ({ date: `2026-11-${day}`, count: at }));

function api({
  list = [coming],
  live = [aMatch()],
  total = list.length,
}: {
  list?: ReturnType<typeof aMatch>[];
  live?: ReturnType<typeof aMatch>[];
  total?: number;
} = {}): FakeApi {
  return fakeApi()
    .on(scheduleCalls.totalLive, () => ({ serverTime, list: live, totalLive: live.length, totalMode: live.length }))
    .on(scheduleCalls.liveSchedule, ({ date }) => ({
      serverTime,
      date: date ?? '2026-11-20',
      list,
      total,
      days,
      sports: [{ id: 10, count: list.length }],
      tournaments: list.length > 0 ? [{ id: 9, name: 'La Liga 2026/27', count: list.length }] : [],
    }))
    .on(scheduleCalls.liveRoom, ({ id }) =>
      aLiveRoom(
        { live: aSnapshot({ events: [anEvent()] }) },
        [...list, ...live].find(({ fixtureId }) => fixtureId === Number(id)),
      ),
    );
}
const open = (path: string, answers = api()) => openPath(remote, 'live-and-schedule', path, { api: answers });
const nav = (name: string) => within(screen.getByRole('navigation', { name }));

it('shows what is on air and what comes by the hour, with one match at a glance', async () => {
  await open('/lich-truc-tiep');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lịch trực tiếp');
  expect(document.title).toContain('Lịch trực tiếp T6 20/11');
  expect(screen.getByText(/1 trận đang đá, 1 trận sắp đá trong ngày T6 20\/11\. Giờ GMT\+7\./)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Đang đá' })).getByRole('link', { name: /Đang đá.*Đức/ })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
  expect(within(screen.getByRole('region', { name: '22:00' })).getByRole('link', { name: /^Bắt đầu.*Barcelona/ })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Trận đang chọn' })).getByText('còn 2 giờ 0 phút')).toBeInTheDocument();
});

it('leads to an hour of the list, where there are several and it is by hours', async () => {
  const late = aMatch({ ...coming, fixtureId: 9, kickOff: '2026-11-20T23:30:00+07:00', home: aTeam({ name: 'Valencia' }) });
  const day = () => api({ list: [coming, { ...coming, fixtureId: 10 }, late] });
  await open('/lich-truc-tiep', day());
  const menu = screen.getByText('Chọn giờ').closest('details')!;
  const hours = [...menu.querySelectorAll('a')];
  expect(hours.map((link) => link.textContent)).toEqual(['22:002 trận', '23:001 trận']);
  for (const link of hours) expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.querySelector('b')!.textContent);
});

it.each([
  ['by tournament', '/lich-truc-tiep?xem=giai', [coming, { ...coming, fixtureId: 9, kickOff: '2026-11-20T23:30:00+07:00' }]],
  ['with one hour alone', '/lich-truc-tiep', [coming]],
])('has no hours to lead to %s', async (_, path, list) => {
  await open(path, api({ list }));
  expect(screen.queryByText('Chọn giờ')).toBeNull();
});

it('leads by links alone: days, weeks, sports, tournaments and the order', async () => {
  await open('/lich-truc-tiep/bong-da?ngay=2026-11-20&xem=giai');
  const hrefs = nav('Chọn ngày')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual(['/ket-qua/bong-da?ngay=2026-11-13&xem=giai', '/ket-qua/bong-da?ngay=2026-11-17&xem=giai']);
  expect(hrefs.at(-1)).toBe('/lich-truc-tiep/bong-da?ngay=2026-11-27&xem=giai');
  expect(nav('Chọn ngày').getByRole('link', { current: 'date' })).toHaveTextContent('Thứ Sáu 20/11, hôm nay');
  const filters = within(screen.getByRole('complementary', { name: 'Bộ lọc' }));
  expect(filters.getByRole('link', { name: /Esport/ })).toHaveAttribute('href', '/lich-truc-tiep/esport?ngay=2026-11-20&xem=giai');
  expect(filters.getByRole('link', { name: /La Liga/ })).toHaveAttribute('href', '/lich-truc-tiep/bong-da?ngay=2026-11-20&giai=9&xem=giai');
  expect(nav('Xem theo').getByRole('link', { name: 'Theo giờ' })).toHaveAttribute('href', '/lich-truc-tiep/bong-da?ngay=2026-11-20&xem=gio');
});

it('asks for what the address says', async () => {
  const answers = api();
  const asked: unknown[] = [];
  answers.on(scheduleCalls.liveSchedule, (input) => {
    asked.push(input);
    return { serverTime, date: '2026-11-20', list: [], total: 0 };
  });
  await open('/ket-qua/bong-da?ngay=2026-11-20&giai=9&doi=getafe&trang=2', answers);
  expect(asked[0]).toMatchObject({ date: '2026-11-20', status: 30, sportId: '10', tournamentId: '9', team: 'getafe', pageNum: 2 });
});

it('has results with the score at the break, and says of a match that nobody knows its result', async () => {
  await open('/ket-qua', api({ list: [ended, unknown] }));
  expect(screen.getByText('H1 1–1'.replace(' ', '\u00a0'), { exact: false, selector: 'small', normalizer: (text) => text })).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /^Chưa có kết quả.*Getafe/ });
  expect(row).not.toHaveTextContent(/\d/);
  expect(screen.queryByRole('region', { name: 'Đang đá' })).toBeNull();
});

it('tells the goals of the match one looks at', async () => {
  await open('/ket-qua?tran=5', api({ list: [ended] }));
  for (const panel of screen.getAllByRole('region', { name: 'Trận đang chọn' })) expect(panel).toHaveTextContent(/2–1.*Kai Havertz 23\'/);
  expect(screen.getByRole('link', { name: 'Đóng' })).toHaveAttribute('href', '/ket-qua');
});

it('leads to the results of yesterday as long as today has none', async () => {
  await open('/ket-qua', api({ list: [], live: [] }));
  expect(screen.getByRole('link', { name: 'Kết quả hôm qua' })).toHaveAttribute('href', '/ket-qua?ngay=2026-11-19');
});

it('says that a day is empty, and leads on', async () => {
  await open('/ket-qua/esport?ngay=2026-11-20', api({ list: [], live: [] }));
  expect(screen.getByText('Ngày này chưa có kết quả nào')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bỏ bộ lọc' })).toHaveAttribute('href', '/ket-qua?ngay=2026-11-20');
});

describe('the matches of a team', () => {
  const field = () => within(screen.getByRole('complementary', { name: 'Bộ lọc' })).getByRole('textbox', { name: 'Tìm đội' });
  const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
  /** An api that has of a day what is asked for. */
  function narrowing() {
    const answers = api();
    const asked: (string | undefined)[] = [];
    answers.on(scheduleCalls.liveSchedule, ({ team }) => {
      asked.push(team);
      const list = team === 'xyz' ? [] : [coming];
      return { serverTime, date: '2026-11-20', list, total: list.length };
    });
    return { answers, asked };
  }

  it('are asked for when one has written, and in the address then; the field keeps what one writes', async () => {
    const { answers, asked } = narrowing();
    const { app, address } = await open('/lich-truc-tiep?trang=2', answers);
    field().focus();
    write('sev');
    await act(async () => app.clock.advance(300));
    write('sevil');
    await act(async () => app.clock.advance(400));
    await waitFor(() => expect(address()).toBe('/lich-truc-tiep?doi=sevil'));
    expect(asked).toEqual([undefined, 'sevil']);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('sevil');
  });

  it('are let go by the way out of an empty day, and the field with them', async () => {
    const { answers } = narrowing();
    const { address } = await open('/lich-truc-tiep?doi=xyz', answers);
    expect(field()).toHaveValue('xyz');
    expect(screen.getByText('Ngày này không có trận nào của “xyz”')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Bỏ bộ lọc' }));
    await waitFor(() => expect(address()).toBe('/lich-truc-tiep'));
    await waitFor(() => expect(field()).toHaveValue(''));
  });
});

it('turns pages by links', async () => {
  await open('/ket-qua?trang=2', api({ list: [ended], total: 130 }));
  expect(
    nav('Các trang')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/ket-qua', '/ket-qua', '/ket-qua?trang=2', '/ket-qua?trang=3', '/ket-qua?trang=3']);
});

it('moves the scores while one reads', async () => {
  const { app } = await open('/lich-truc-tiep');
  const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 5, away: 1 } });
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [moving] }));
  expect(within(screen.getByRole('region', { name: 'Đang đá' })).getByText('5')).toBeInTheDocument();
});

it('says what failed when the api is away', async () => {
  expect((await open('/ket-qua', fakeApi())).status).toBe(500);
});
