import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, openPath } from '@portal/testing';
import { scoresOn, aMatch, aSnapshot } from '@portal/testing/match';
import { coming, dayApi as api, ended, serverTime, unknown } from '../../testing/a-day.ts';
import * as remote from '../../remote.tsx';

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

describe('a day of more than one page', () => {
  const TOTAL = 450;
  const all = [0, 1, 2].flatMap((page) => [0, 1].map((at) => aMatch({ ...coming, fixtureId: 1_000 * (page + 1) + at })));
  /** An api that counts so many, in three pages, of each of which it tells two; those in `away` do not come. */
  function long(away = new Set<number>()) {
    const asked: number[] = [];
    const answers = api({ live: [] }).on(scheduleCalls.liveSchedule, (input) => {
      const pageNum = Number(input.pageNum ?? 1);
      asked.push(pageNum);
      if (away.has(pageNum)) throw new ApiError('offline', { call: 'schedule.liveSchedule' });
      return { serverTime, date: '2026-11-20', list: all.slice((pageNum - 1) * 2, pageNum * 2), total: TOTAL };
    });
    return { answers, asked, away };
  }
  const shown = () =>
    [...document.querySelectorAll('li a[href^="/truc-tiep/bong-da/"]')].map((link) => Math.floor(Number(link.getAttribute('href')?.split('/').pop()) / 1_000));

  let sight: (() => void)[] = [];
  beforeEach(() => {
    sight = [];
    window.IntersectionObserver = class {
      private readonly seen: () => void;
      constructor(hear: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.seen = () => this.watched.forEach((target) => hear([{ isIntersecting: true, target }]));
        sight.push(this.seen);
      }
      private readonly watched = new Set<Element>();
      observe(element: Element) {
        this.watched.add(element);
      }
      unobserve(element: Element) {
        this.watched.delete(element);
      }
      disconnect() {
        this.watched.clear();
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  /** One looks at all there is. */
  const scroll = () => act(async () => [...sight].forEach((seen) => seen()));

  it('goes on below when one comes near its end, each page once, and is as long as it was left when one comes back', async () => {
    const { answers, asked } = long();
    await open('/lich-truc-tiep', answers);
    expect(shown()).toEqual([1, 1]);
    expect(screen.getByRole('link', { name: 'Xem thêm trận' })).toHaveAttribute('href', '/lich-truc-tiep?trang=2');
    await scroll();
    await waitFor(() => expect(shown()).toEqual([1, 1, 2, 2]));
    expect(asked).toEqual([1, 2]);
    const press = (checked: boolean) =>
      act(
        async () =>
          void fireEvent.click(within(screen.getByRole('complementary', { name: 'Bộ lọc' })).getByRole('switch', { name: 'Chỉ trận có BLV', checked })),
      );
    await press(false);
    await waitFor(() => expect(shown()).toEqual([1, 1]));
    await press(true);
    await waitFor(() => expect(shown()).toEqual([1, 1, 2, 2]));
  });

  it('ends, and is asked for again as a whole after a minute', async () => {
    const { answers, asked } = long();
    const { app } = await open('/lich-truc-tiep', answers);
    for (const so of [
      [1, 1, 2, 2],
      [1, 1, 2, 2, 3, 3],
    ]) {
      await scroll();
      await waitFor(() => expect(shown()).toEqual(so));
    }
    expect(screen.queryByText('Xem thêm trận')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Các trang' })).toBeNull();
    asked.length = 0;
    // What was answered a moment ago is not asked again, and a moment is by the clock of the machine.
    await act(() => app.queryClient.invalidateQueries({ refetchType: 'none' }));
    await act(async () => app.clock.advance(60_000));
    expect(asked).toEqual([1, 2, 3]);
    expect(shown()).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('keeps what is there when more does not come, and tries again when asked to', async () => {
    const { answers, away } = long(new Set([2]));
    await open('/lich-truc-tiep', answers);
    await scroll();
    const again = await screen.findByRole('button', { name: 'Thử lại' });
    expect(shown()).toEqual([1, 1]);
    away.clear();
    await act(async () => void fireEvent.click(again));
    await waitFor(() => expect(shown()).toEqual([1, 1, 2, 2]));
  });

  it('stays as it is, and asks nobody to try again, when the whole of it cannot be asked anew', async () => {
    const { answers, away } = long();
    const { app } = await open('/lich-truc-tiep', answers);
    await scroll();
    await waitFor(() => expect(shown()).toEqual([1, 1, 2, 2]));
    away.add(1).add(2);
    await act(() => app.queryClient.invalidateQueries({ refetchType: 'none' }));
    await act(async () => app.clock.advance(60_000));
    await waitFor(() => expect(app.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' })).toHaveLength(2));
    expect(shown()).toEqual([1, 1, 2, 2]);
    expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  });

  it('keeps its length when somebody logs in meanwhile, which lets go of all that nobody looks at', async () => {
    const { app } = await open('/lich-truc-tiep', long().answers);
    await scroll();
    await waitFor(() => expect(shown()).toEqual([1, 1, 2, 2]));
    act(() => app.queryClient.removeQueries({ type: 'inactive' }));
    await act(() => app.queryClient.invalidateQueries());
    expect(shown()).toEqual([1, 1, 2, 2]);
  });

  it('has the pages beside it where one came in the middle', async () => {
    await open('/lich-truc-tiep?trang=3', long().answers);
    expect(shown()).toEqual([3, 3]);
    expect(
      nav('Các trang')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/lich-truc-tiep?trang=2', '/lich-truc-tiep', '/lich-truc-tiep?trang=2', '/lich-truc-tiep?trang=3']);
  });
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
