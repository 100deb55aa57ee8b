import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { competitionCalls } from '@portal/contracts/competition';
import { fakeApi, openPath, structuredDataProblems } from '@portal/testing';
import { aTeamPage, aTournament, coming, competitionApi, germany, rows, serverTime, spain } from '../../testing/a-tournament.ts';
import { teamData, tournamentData } from './structured-data.ts';
import * as remote from '../../remote.tsx';

const open = (path: string, api = competitionApi(), prefs = {}) => openPath(remote, 'live-and-schedule', path, { api, prefs });
const nav = (name: string) => within(screen.getByRole('navigation', { name }));
const cells = (line: HTMLElement) => [...line.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('a tournament', () => {
  it('begins with its table, each team the way to its page, with its form read out', async () => {
    await open('/giai-dau/9');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La Liga 2026/27');
    expect(document.title).toContain('La Liga 2026/27: bảng xếp hạng');
    const table = screen.getByRole('table', { name: 'Bảng xếp hạng La Liga 2026/27' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(cells(first!)).toEqual(['1', 'Tây Ban Nha', '2', '2', '0', '0', '5–1', '+4', '6', 'TT']);
    expect(cells(second!)).toEqual(['2', 'Đức', '2', '1', '0', '1', '3–4', '−1', '3', 'BT']);
    expect(within(table).getByRole('link', { name: 'Đức' })).toHaveAttribute('href', '/doi-bong/1');
    expect(within(table).getByRole('img', { name: 'thua, thắng' })).toBeInTheDocument();
  });

  it('has its parts, its other seasons and what comes next, each by a link', async () => {
    await open('/giai-dau/9');
    expect(
      nav('Các phần của giải')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Bảng xếp hạng', '/giai-dau/9?xem=bang', 'page'],
      ['Lịch thi đấu', '/giai-dau/9?xem=lich', null],
      ['Kết quả', '/giai-dau/9?xem=ket-qua', null],
      ['Cầu thủ', '/giai-dau/9?xem=cau-thu', null],
    ]);
    expect(screen.getByRole('link', { name: '2025/26' })).toHaveAttribute('href', '/giai-dau/10');
    const next = within(screen.getByRole('region', { name: 'Trận sắp tới' }));
    expect(next.getByRole('link', { name: /Tây Ban Nha.*Đức/ })).toHaveAttribute('href', '/truc-tiep/bong-da/8');
    expect(within(screen.getByRole('region', { name: 'Vua phá lưới' })).getByText('Kai Havertz')).toBeInTheDocument();
  });

  it('lists its results; what is on no schedule leads nowhere', async () => {
    await open('/giai-dau/9?xem=ket-qua');
    const list = within(screen.getByRole('list', { name: 'Kết quả' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/truc-tiep/bong-da/5']);
    expect(list.getByText('2022')).toBeInTheDocument();
  });

  it('draws its knock-out, with a place for who is not known yet', async () => {
    const teams = [spain, germany] as [typeof spain, typeof germany];
    const rounds = [
      {
        key: 'semi-final',
        name: 'Bán kết',
        ties: [
          {
            teams,
            goals: [1, 1] as [number, number],
            penalties: [4, 3] as [number, number],
            winner: 0,
            matches: [{ fixtureId: null, kickOff: '2026-07-10T19:00:00Z', score: { home: 1, away: 1 } }],
          },
        ],
      },
      {
        key: 'final',
        name: 'Chung kết',
        ties: [
          {
            teams: [spain, null] as [typeof spain, null],
            goals: null,
            penalties: null,
            winner: null,
            matches: [{ fixtureId: null, kickOff: '2026-07-12T19:00:00Z', score: null }],
          },
        ],
      },
    ];
    const api = competitionApi({ tournament: aTournament({ tables: [], rounds }) });
    await open('/giai-dau/9', api);
    const semi = within(screen.getByRole('region', { name: 'Bán kết' }));
    expect(semi.getByRole('listitem')).toHaveTextContent('Tây Ban Nha1 (4), đi tiếpĐức1 (3)11/07 02:00');
    expect(within(screen.getByRole('region', { name: 'Chung kết' })).getByText('Chưa xác định')).toBeInTheDocument();
  });

  it('has its groups by name, and the third-placed teams in one order', async () => {
    const tables = ['Bảng A', 'Bảng B'].map((name) => ({ name, rows: rows.map((row) => ({ ...row, level: true })) }));
    await open('/giai-dau/9', competitionApi({ tournament: aTournament({ tables, thirdPlaced: rows }) }));
    expect(
      screen
        .getAllByRole('table')
        .slice(0, 3)
        .map((table) => table.querySelector('caption')?.textContent),
    ).toEqual(['Bảng A', 'Bảng B', 'Các đội xếp thứ ba']);
    expect(screen.getByText(/bốc thăm/)).toBeInTheDocument();
  });

  it('tells who scored and who was booked', async () => {
    await open('/giai-dau/9?xem=cau-thu');
    const [, scorer] = within(screen.getByRole('table', { name: 'Vua phá lưới' })).getAllByRole('row');
    expect(cells(scorer!)).toEqual(['Kai HavertzĐức', '2', '1', '4']);
    const [, booked] = within(screen.getByRole('table', { name: 'Thẻ phạt' })).getAllByRole('row');
    expect(cells(booked!)).toEqual(['RodriTây Ban Nha', '2', '1']);
  });

  it.each(['', '?xem=nhanh', '?xem=cau-thu'])('gives away nothing to who hides scores, until asked: %s', async (part) => {
    const tournament = aTournament({ rounds: [{ key: 'final', name: 'Chung kết', ties: [] }] });
    await open(`/giai-dau/9${part}`, competitionApi({ tournament }), { hidesScores: true });
    expect([screen.queryByRole('table'), screen.queryByRole('region', { name: 'Chung kết' })]).toEqual([null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Xem tỷ số' }));
    expect(screen.queryAllByRole('table').length + screen.queryAllByRole('region', { name: 'Chung kết' }).length).toBeGreaterThan(0);
  });

  it('marks who goes on, in words too', async () => {
    await open(
      '/giai-dau/9',
      competitionApi({ tournament: aTournament({ tables: [{ name: 'Bảng A', rows: rows.map((row, at) => ({ ...row, wentOn: at === 0 })) }] }) }),
    );
    const [, first, second] = within(screen.getByRole('table', { name: 'Bảng A' })).getAllByRole('row');
    expect([cells(first!)[0], cells(second!)[0]]).toEqual(['1, Đi tiếp', '2']);
    expect(screen.getByText(/đi tiếp vào vòng đấu loại/)).toBeInTheDocument();
  });

  it('says so where there is nothing yet', async () => {
    const none = { tables: [], scorers: [], booked: [], played: 0, coming: 0 };
    const api = competitionApi({ tournament: aTournament(none) }).on(competitionCalls.tournamentMatches, () => ({
      serverTime: '2026-11-20T20:00:00+07:00',
      list: [],
      total: 0,
      pageNum: 1,
      pageSize: 50,
    }));
    await open('/giai-dau/9', api);
    expect(screen.getByText('Chưa có gì ở đây')).toBeInTheDocument();
    // A season that is over has nothing to follow.
    expect(screen.queryByText('Đồng bộ lịch')).toBeNull();
  });
});

describe('a team', () => {
  it('shows its form, what comes next, and where it stands', async () => {
    await open('/doi-bong/1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Đức');
    const form = within(screen.getByRole('region', { name: 'Phong độ' }));
    expect(form.getByRole('img', { name: 'thua, thắng' })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Trận kế tiếp' })).getByRole('link')).toHaveAttribute('href', '/truc-tiep/bong-da/8');
    const table = within(screen.getByRole('table', { name: 'La Liga 2026/27' }));
    expect(table.getByRole('link', { current: true })).toHaveTextContent('Đức');
    expect(screen.getByRole('link', { name: 'World Cup 2026' })).toHaveAttribute('href', '/giai-dau/11');
  });

  it('has its squad by where they stand', async () => {
    await open('/doi-bong/1?xem=doi-hinh');
    expect(screen.getByText('Theo đội hình ra sân tại World Cup 2026.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Tiền đạo' })).getByRole('listitem')).toHaveTextContent(/Kai Havertz.*2.*1.*3 trận \(2 đá chính\)/);
    expect(screen.queryByRole('region', { name: 'Tiền vệ' })).toBeNull();
  });

  it('says why a match was not played, in short and in words', async () => {
    const off = { ...coming, note: 'postponed' as const };
    const answer = { serverTime, list: [off, { ...off, note: 'moved-to-the-moon' }], total: 2, pageNum: 1, pageSize: 50 };
    await open(
      '/doi-bong/1?xem=lich',
      competitionApi().on(competitionCalls.teamMatches, () => answer as never),
    );
    const [first, second] = within(screen.getByRole('list', { name: 'Lịch thi đấu, World Cup 2026' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Hoãn');
    expect(within(first!).getByRole('link')).toHaveAccessibleName(/Trận bị hoãn/);
    // A newer api’s word is left out.
    expect(second).toHaveTextContent('22:00');
  });

  it('tells who only ever came on from whom no line-up places', async () => {
    const player = { matches: 2, goals: 0, yellow: 0, red: 0, role: 'unknown' as const };
    const squad = [
      { ...player, name: 'Ai Đó', starts: 2 },
      { ...player, name: 'Dự Bị', starts: 0 },
    ];
    await open('/doi-bong/1?xem=doi-hinh', competitionApi({ team: aTeamPage({ squad }) }));
    expect(within(screen.getByRole('region', { name: 'Chưa rõ vị trí' })).getByText('Ai Đó')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Vào sân từ ghế dự bị' })).getByText('Dự Bị')).toBeInTheDocument();
  });

  it('keeps tables, goals and cards from who hides scores, until asked', async () => {
    await open('/doi-bong/1', competitionApi(), { hidesScores: true });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Xem tỷ số' }));
    expect(screen.getByRole('table', { name: 'La Liga 2026/27' }).closest('div[tabindex]')).toHaveFocus();
    cleanup();
    await open('/doi-bong/1?xem=doi-hinh', competitionApi(), { hidesScores: true });
    expect(screen.getByText('Kai Havertz').closest('li')).toHaveTextContent('Kai Havertz3 trận (2 đá chính)');
  });

  it('keeps scores and form from who hides them', async () => {
    await open('/doi-bong/1', competitionApi(), { hidesScores: true });
    const form = within(screen.getByRole('region', { name: 'Phong độ' }));
    expect(form.queryByRole('img', { name: /thắng/ })).toBeNull();
    expect(form.getAllByRole('link')[0]).toHaveAccessibleName(/tỷ số đang ẩn/);
  });
});

it('both are told to searchers whole', () => {
  const tie = { teams: [spain, null] as [typeof spain, null], goals: null, penalties: null, winner: null, matches: [] };
  const cup = aTournament({ tables: [], rounds: [{ key: 'final', name: 'Chung kết', ties: [tie] }] });
  for (const data of [tournamentData(aTournament()), tournamentData(cup), teamData(aTeamPage())]) expect(structuredDataProblems(data)).toEqual([]);
  expect(tournamentData(cup)).toMatchObject({ competitor: [{ name: 'Tây Ban Nha' }] });
});

describe('the lists', () => {
  it('say so beyond their end, and lead back', async () => {
    const api = competitionApi().on(competitionCalls.teams, () => ({ list: [], total: 70, pageNum: 9, pageSize: 60 }));
    await open('/doi-bong?trang=9', api);
    expect(screen.getByText('Chưa có gì ở đây')).toBeInTheDocument();
    expect(nav('Các trang').getByRole('link', { name: 'Trang trước' })).toHaveAttribute('href', '/doi-bong?trang=2');
  });

  it.each([
    ['/giai-dau', 'Giải đấu', /La Liga 2026\/27.*20 đội/, '/giai-dau/9'],
    ['/doi-bong', 'Đội bóng', 'Tây Ban Nha', '/doi-bong/2'],
  ])('%s leads to each', async (path, title, name, href) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('write what is looked for into the field, also where a link or the way back says otherwise', async () => {
    const { router } = await open('/doi-bong');
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tìm đội bóng' });
    fireEvent.change(field(), { target: { value: 'Đức' } });
    fireEvent.submit(field().closest('form')!);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tây Ban Nha' })).toBeNull());
    await act(() => router.navigate('/doi-bong'));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(await screen.findByRole('link', { name: 'Tây Ban Nha' })).toBeInTheDocument();
  });

  it('are looked through by name; the address says so', async () => {
    const { address } = await open('/doi-bong');
    const field = screen.getByRole('textbox', { name: 'Tìm đội bóng' });
    fireEvent.change(field, { target: { value: 'Đức' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(address()).toBe(`/doi-bong?q=${encodeURIComponent('Đức')}`));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tây Ban Nha' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Đức' })).toBeInTheDocument();
  });

  it('say that nothing is called so', async () => {
    await open('/doi-bong?q=xyz');
    expect(screen.getByText('Chưa có gì ở đây')).toBeInTheDocument();
  });
});

it.each([
  ['/giai-dau/1', competitionCalls.tournament],
  ['/doi-bong/1', competitionCalls.team],
])('%s of none of that id is a 404, and an api that is away a 500', async (path, call) => {
  const missing = fakeApi().on(call as typeof competitionCalls.team, () => {
    throw new ApiError('notFound', { call: call.id });
  });
  expect((await open(path, missing)).status).toBe(404);
  expect((await open(path, fakeApi())).status).toBe(500);
});
