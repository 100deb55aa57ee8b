import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { oddsCalls } from '@portal/contracts/odds';
import { fakeApp, openPath, renderWithApp } from '@portal/testing';
import { aSnapshot, scoresOn } from '@portal/testing/match';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { oddsOn } from '../../testing/odds-on.ts';
import { anApi, coming, live, serverTime, someOdds } from '../../testing/things.ts';
import { loadMatchOdds, MatchOddsSlot } from '../match-odds/match-odds.slot.tsx';

const open = (path = '/ty-le-keo', api = anApi()) => openPath(remote, 'odds-and-tips', path, { api });
const european = (fixtureId: number, price: string) => ({ '1X2': `${fixtureId},8,1.70,3.90,4.60,${price},3.95,4.70,1795170600,0,3` });
beforeEach(() => localStorage.setItem('adult', '1'));
afterEach(() => localStorage.clear());

const inThe = (rows: HTMLElement[], place: number) => within(rows[place] as HTMLElement);

it('a frame writes into nothing but the cell that moved, of a page of fifty of a day of a thousand matches', async () => {
  const list = Array.from({ length: 50 }, (_, place) => someOdds({ ...live, fixtureId: 1_000 + place }, european(1_000 + place, '1.66')));
  const day = { list, total: 1_000, pageNum: 1, pageSize: 50, serverTime, date: '2026-11-20', tournaments: [] };
  const { app } = await open(
    '/ty-le-keo',
    anApi().on(oddsCalls.list, () => day),
  );
  const rows = [...new Set(screen.getAllByRole('link', { name: /Đức/ }).map((link) => link.closest('tr') as HTMLElement))];
  expect(rows).toHaveLength(50);
  const touched: Node[] = [];
  const watch = new MutationObserver((records) => touched.push(...records.map(({ target }) => target)));
  watch.observe(screen.getAllByRole('table')[0] as HTMLElement, { subtree: true, childList: true, characterData: true, attributes: true });
  act(() => oddsOn(app.socket, [{ fixtureId: 1_017, rows: european(1_017, '1.72') }]));
  const price = await inThe(rows, 17).findByText('1.72');
  watch.disconnect();
  expect([...new Set(touched.map((node) => (node instanceof Element ? node : node.parentElement)?.closest('td, th')))]).toEqual([price.closest('td')]);
  expect(inThe(rows, 17).getByText('tăng')).toBeInTheDocument();
  expect(app.api.inputs(oddsCalls.list)).toHaveLength(1);
});

it('a frame moves a price down and another does not, and the page says of when they are', async () => {
  const { app } = await open();
  act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: european(7, '1.60') }]));
  expect(await screen.findAllByText('giảm')).toHaveLength(1);
  act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: { 'HDP/FT': '7,8,-0.5,0.90,0.95,-0.75,0.89,0.97,1,1,1795170700,0,3' } }]));
  expect((await screen.findAllByText('tạm khoá')).length).toBeGreaterThan(0);
  expect(screen.getByText('Cập nhật 20:01', { exact: false })).toBeInTheDocument();
});

it('the score moves with the prices', async () => {
  const { app } = await open();
  const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 3, away: 1 } }, live);
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [moving] }));
  expect(await screen.findByText('3–1')).toBeInTheDocument();
});

it('what frames tell while an answer is under way stays when that comes, and nothing is asked for again', async () => {
  const { app } = await open();
  let answer = (_: string) => {};
  const slow = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const day = (price: string) => ({
    list: [someOdds(live, european(7, price))],
    total: 1,
    pageNum: 1,
    pageSize: 50,
    serverTime,
    date: '2026-11-20',
    tournaments: [],
  });
  app.api.on(oddsCalls.list, async () => day(await slow));
  act(() => app.clock.advance(60_000));
  await waitFor(() => expect(app.api.inputs(oddsCalls.list)).toHaveLength(2));
  // Frames come oftener than a slow answer: were it asked for again with each, it would never come.
  for (const price of ['1.72', '1.75']) act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: european(7, price) }]));
  await act(async () => answer('1.66'));
  await waitFor(() => expect([app.api.inputs(oddsCalls.list).length, app.queryClient.isFetching()]).toEqual([2, 0]));
  expect(await screen.findByText('1.75')).toBeInTheDocument();
  expect(screen.queryByText('1.66')).toBeNull();
});

it('nothing is listened to where nothing is on air, odds are hidden, or of another company, which is asked for as before', async () => {
  const still = await open('/ty-le-keo', anApi([someOdds(coming)]));
  expect(still.app.socket.open).toBe(0);
  still.unmount();
  const other = await open('/ty-le-keo?cty=12');
  expect(other.app.socket.open).toBe(0);
  other.unmount();
  localStorage.setItem('hideOdds', '1');
  const hidden = await open();
  expect(hidden.app.socket.open).toBe(0);
});

it('a page that is left listens to nothing any more', async () => {
  const { app, unmount } = await open();
  expect(app.socket.open).toBe(2);
  unmount();
  expect([app.socket.open, app.clock.waiting]).toEqual([0, 0]);
});

it('the match’s own page moves, and goes on when the match ends: its last rows come after', async () => {
  const { app } = await open('/ty-le-keo/7');
  act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: european(7, '1.72') }]));
  expect((await screen.findAllByText('1.72')).length).toBeGreaterThan(0);
  const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 9, statusCode: -1 }, live);
  const clock = { ...moving.clock, phase: 'ended' as const, minute: null, periodStartedAt: null };
  act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [{ ...moving, clock }] }));
  act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: { '1X2': '7,8,1.70,3.90,4.60,1.72,3.95,4.70,1795170600,1,3' } }]));
  const row = screen.getByRole('rowheader', { name: '1X2' }).closest('tr') as HTMLElement;
  await waitFor(() => expect(within(row).getAllByText('đã đóng')).toHaveLength(3));
});

it('the room’s part moves, for who sees odds', async () => {
  const api = anApi();
  const app = await fakeApp({ api, messages: { 'odds-and-tips': vi } });
  const data = (await loadMatchOdds(app, { fixtureId: 7 })) as never;
  const { unmount } = await renderWithApp(<MatchOddsSlot fixtureId={7} data={data} />, { app });
  act(() => oddsOn(app.socket, [{ fixtureId: 7, rows: european(7, '1.72') }]));
  expect(await screen.findByText('1.72')).toBeInTheDocument();
  unmount();
  expect(app.socket.open).toBe(0);
  localStorage.setItem('hideOdds', '1');
  await renderWithApp(<MatchOddsSlot fixtureId={7} data={data} />, { app });
  expect(app.socket.open).toBe(0);
});
