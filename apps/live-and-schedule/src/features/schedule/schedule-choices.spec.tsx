import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { stored } from '@portal/contracts';
import { scheduleCalls } from '@portal/contracts/schedule';
import { openPath, type FakeApi } from '@portal/testing';
import { aMatch, aSnapshot, aTeam, scoresOn } from '@portal/testing/match';
import { coming, dayApi as api, ended, serverTime, unknown } from '../../testing/a-day.ts';
import * as remote from '../../remote.tsx';

const open = (path: string, answers = api()) => openPath(remote, 'live-and-schedule', path, { api: answers });
/** The column of a desktop, beside which a phone has rows of the same. */
const column = () => within(screen.getByRole('complementary', { name: 'Bộ lọc' }));
const menus = (name: string | RegExp) => screen.getAllByText(name, { selector: 'summary' }).map((summary) => summary.closest('details')!);

it('begins at an hour of the day, which the address says; on a phone too', async () => {
  const hours = [
    { hour: 22, count: 2 },
    { hour: 23, count: 1 },
  ];
  await open('/lich-truc-tiep', api({ hours }));
  expect(menus('Chọn giờ')).toHaveLength(2);
  for (const menu of menus('Chọn giờ'))
    expect([...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cả ngày', '/lich-truc-tiep'],
      ['22:002 trận', '/lich-truc-tiep?tu=22'],
      ['23:001 trận', '/lich-truc-tiep?tu=23'],
    ]);
  cleanup();
  await open('/lich-truc-tiep?tu=22', api({ hours: [] }));
  expect(menus('Từ 22:00')).toHaveLength(2);
});

it('has no hours to choose between where there is one alone', async () => {
  await open('/lich-truc-tiep', api({ hours: [{ hour: 22, count: 1 }] }));
  expect(screen.queryByText('Chọn giờ')).toBeNull();
});

describe('the month', () => {
  const month = (answers: FakeApi, asked: unknown[] = []) =>
    answers.on(scheduleCalls.month, (input) => {
      asked.push(input);
      return { month: input.month, days: [{ date: `${input.month}-21`, count: 3 }] };
    });

  it('leads to each of its days, to the page that has something to show of it, and asks what is on once it is opened', async () => {
    const asked: unknown[] = [];
    await open('/lich-truc-tiep/bong-da?giai=9', month(api(), asked));
    const [menu] = menus('Tháng 11/2026');
    const of = within(menu!);
    const link = (name: RegExp) => of.getByRole('link', { name, hidden: true });
    expect(link(/^Thứ Sáu 20\/11, hôm nay$/)).toHaveAttribute('aria-current', 'date');
    expect(link(/^Thứ Bảy 07\/11/)).toHaveAttribute('href', '/ket-qua/bong-da?ngay=2026-11-07&giai=9');
    expect(link(/^Chủ nhật 06\/12/)).toHaveAttribute('href', '/lich-truc-tiep/bong-da?ngay=2026-12-06&giai=9');
    expect(link(/^Tháng 12\/2026/)).toHaveAttribute('href', '/lich-truc-tiep/bong-da?giai=9&thang=2026-12');
    expect(asked).toEqual([]);
    menu!.open = true;
    fireEvent(menu!, new Event('toggle'));
    await waitFor(() => expect(link(/^Thứ Bảy 21\/11, 3 trận$/)).toBeInTheDocument());
    // Of every state: also a day that is over is one to go to.
    expect(asked).toEqual([{ month: '2026-11', timezone: 'Asia/Ho_Chi_Minh', sportId: '10', tournamentId: '9' }]);
    await act(async () => void fireEvent.click(link(/^Thứ Bảy 21\/11/)));
    expect(menu!.open).toBe(false);
  });

  it('stands open where the address says so, and is there when nobody can tell what is on', async () => {
    await open('/lich-thi-dau?thang=2026-12', month(api()));
    const [menu] = menus('Tháng 11/2026');
    expect(menu!.open).toBe(true);
    expect(within(menu!).getByRole('link', { name: /^Thứ Hai 21\/12, 3 trận$/ })).toHaveAttribute('href', '/lich-thi-dau?ngay=2026-12-21');
    cleanup();
    await open('/lich-thi-dau?thang=2026-12');
    expect(within(menus('Tháng 11/2026')[0]!).getByRole('link', { name: /^Thứ Hai 21\/12$/ })).toBeInTheDocument();
  });

  it('ends with the years that an address may name, and counts nothing where it could only count something else', async () => {
    const asked: unknown[] = [];
    await open('/lich-thi-dau?thang=2099-12', month(api(), asked));
    const turns = (menu: HTMLElement) =>
      within(menu)
        .getAllByRole('link', { name: /^Tháng/, hidden: true })
        .map(({ title }) => title);
    expect(turns(menus('Tháng 11/2026')[0]!)).toEqual(['Tháng 11/2099']);
    cleanup();
    asked.length = 0;
    await open('/lich-thi-dau?thang=2026-12&doi=getafe', month(api(), asked));
    expect(within(menus('Tháng 11/2026')[0]!).getByRole('link', { name: /^Thứ Hai 21\/12$/ })).toHaveAttribute(
      'href',
      '/lich-thi-dau?ngay=2026-12-21&doi=getafe',
    );
  });
});

it('narrows to the evening, to what somebody speaks at, and in the calendar to a state', async () => {
  await open('/lich-thi-dau');
  const to = (role: 'switch' | 'link', name: string) => column().getByRole(role, { name }).getAttribute('href');
  expect(to('switch', 'Đêm nay')).toBe('/lich-thi-dau?buoi=dem');
  expect(to('switch', 'Chỉ trận có BLV')).toBe('/lich-thi-dau?blv=1');
  expect(to('link', 'Đã xong')).toBe('/lich-thi-dau?tt=da-xong');
  cleanup();
  await open('/lich-truc-tiep?buoi=dem&blv=1&ngay=2026-11-21');
  expect(column().getByRole('switch', { name: 'Buổi tối', checked: true })).toHaveAttribute('href', '/lich-truc-tiep?ngay=2026-11-21&blv=1');
  expect(screen.getByText(/Tính từ 18:00 đến 06:00 sáng hôm sau\./)).toBeInTheDocument();
  expect(column().queryByRole('link', { name: 'Đã xong' })).toBeNull();
});

it('means one evening by tonight: until six in the morning the one before', async () => {
  const switches = (path: string) =>
    open(path, api({ now: '2026-11-21T02:00:00+07:00' })).then(() =>
      column()
        .getAllByRole('switch')
        .map(({ textContent }) => textContent),
    );
  expect(await switches('/lich-truc-tiep')).toContain('Đêm nay');
  cleanup();
  expect(await switches('/lich-truc-tiep?ngay=2026-11-20')).toContain('Đêm nay');
  cleanup();
  expect(await switches('/lich-truc-tiep?ngay=2026-11-21')).toContain('Buổi tối');
});

it('presses the switches by the space bar, as a switch is', async () => {
  const { address } = await open('/lich-thi-dau');
  await act(async () => void fireEvent.keyDown(column().getByRole('switch', { name: 'Chỉ trận có BLV' }), { key: ' ' }));
  await waitFor(() => expect(address()).toBe('/lich-thi-dau?blv=1'));
});

it('puts what one follows before the hours, each match once', async () => {
  const late = aMatch({ ...coming, fixtureId: 9, kickOff: '2026-11-20T23:30:00+07:00', home: aTeam({ name: 'Valencia' }) });
  const bell = { fixtureId: 9, kickOff: Date.parse(late.kickOff), home: 'Valencia', away: 'Sevilla', path: '/truc-tiep/bong-da/9' };
  localStorage.setItem(stored.followed, JSON.stringify({ matches: [bell], tournaments: [] }));
  try {
    await open('/lich-truc-tiep', api({ list: [coming, late] }));
    expect(within(screen.getByRole('region', { name: 'Đang theo dõi' })).getByRole('link', { name: /^Bắt đầu.*Valencia/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '23:00' })).toBeNull();
    // Who lets go of it, or takes another, keeps both where they are: nothing moves from under the finger.
    const bells = () => [...document.querySelectorAll<HTMLButtonElement>('li button[aria-pressed]')];
    const before = bells();
    for (const bell of before) await act(async () => void fireEvent.click(bell));
    expect(bells()).toEqual(before);
    expect(bells().map((bell) => bell.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true']);
    expect(within(screen.getByRole('region', { name: '22:00' })).getByRole('link', { name: /^Bắt đầu.*Barcelona/ })).toBeInTheDocument();
  } finally {
    localStorage.clear();
  }
});

it('has the matches of each commentator', async () => {
  await open('/lich-truc-tiep?xem=blv', api({ list: [coming, aMatch({ ...coming, fixtureId: 9, commentators: [] })] }));
  const name = coming.commentators[0]!.name.replace(/^BLV /, '');
  expect(within(screen.getByRole('region', { name: new RegExp(name) })).getAllByRole('link', { name: /^Bắt đầu/ })).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Chưa có BLV' })).getAllByRole('link', { name: /^Bắt đầu/ })).toHaveLength(1);
});

describe('hidden scores', () => {
  const hidden = (path: string, answers: FakeApi) => openPath(remote, 'live-and-schedule', path, { api: answers, prefs: { hidesScores: true } });

  it('are in no row, not when a goal falls either, and one match alone shows its own when asked', async () => {
    const { app } = await hidden('/ket-qua?tran=5', api({ list: [ended, unknown] }));
    const row = screen.getByRole('link', { name: /^Kết thúc.*, tỷ số đang ẩn/ });
    expect(row.textContent).not.toMatch(/\d/);
    // Of which nobody knows the result there is nothing to hide.
    expect(screen.getByRole('link', { name: /^Chưa có kết quả/ }).textContent).not.toContain('ẩn');
    const [panel] = screen.getAllByRole('region', { name: 'Trận đang chọn' });
    expect(panel).not.toHaveTextContent(/2–1|Havertz/);
    fireEvent.click(within(panel!).getByRole('button', { name: 'Xem tỷ số' }));
    expect(panel).toHaveTextContent(/2–1.*Kai Havertz 23'/);
    expect(document.activeElement).toHaveTextContent(/^2–1$/);
    fireEvent.click(column().getByRole('switch', { name: 'Ẩn tỷ số', checked: true }));
    expect(app.chosen).toEqual([{ hidesScores: false }]);
    expect(column().getByRole('switch', { name: 'Ẩn tỷ số' })).toHaveAttribute('href', '/-/prefs?scores=shown&to=%2Fket-qua%3Ftran%3D5');
  });

  it('say nothing of a goal', async () => {
    const { app } = await hidden('/lich-truc-tiep', api());
    const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 5, away: 1 } });
    act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [{ ...moving, lastGoalAt: serverTime }] }));
    const live = screen.getByRole('region', { name: 'Đang đá' });
    expect(live).not.toHaveTextContent(/VÀO|5/);
  });
});
