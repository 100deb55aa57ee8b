import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { ApiError } from '@portal/api-client';
import { featureStatus, limits } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, openPath } from '@portal/testing';
import { aMatch, anEvent, aSnapshot, aTeam } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { coming, ended, serverTime } from '../../testing/a-day.ts';
import * as remote from '../../remote.tsx';

const next = Array.from({ length: 40 }, (_, at) => ({ ...coming, fixtureId: 100 + at, home: aTeam({ name: `Đội ${at + 1}` }) }));
/** Over for so long that it is in no list. */
const gone = { ...ended, fixtureId: 77, home: aTeam({ name: 'Ngày Xưa' }) };
const basket = aMatch({ fixtureId: 20, sportId: 20, home: aTeam({ name: 'Sài Gòn Otters' }) });

/** Section 4 of the specification, at `/truc-tiep`. */
async function open(path: string, own: { future?: MatchSummary[]; live?: MatchSummary[] } = {}) {
  const lists = { future: next, live: [aMatch(), basket], ...own };
  const asked: unknown[] = [];
  let total = 0;
  const api = fakeApi()
    .on(scheduleCalls.totalLive, () => {
      total += 1;
      return { serverTime, list: lists.live, totalLive: lists.live.length, totalMode: lists.live.length };
    })
    .on(scheduleCalls.featureMatch, (input) => {
      asked.push(input);
      return { serverTime, list: input.status === featureStatus.coming ? lists.future : [ended] };
    });
  api.on(scheduleCalls.liveRoom, ({ id }) => {
    const match = [...lists.live, ...lists.future, gone].find(({ fixtureId }) => String(fixtureId) === id);
    if (!match) throw new ApiError('notFound', { call: 'schedule.liveRoom' });
    return aLiveRoom({ live: aSnapshot({ events: [anEvent()] }) }, match);
  });
  const page = await openPath(remote, 'live-and-schedule', path, { api });
  const minute = async () => {
    // What was answered a moment ago is not asked again, and a moment is by the clock of the machine.
    await act(() => page.app.queryClient.invalidateQueries({ refetchType: 'none' }));
    await act(async () => page.app.clock.advance(limits.liveRefresh));
  };
  return { ...page, lists, asked, minute, answered: () => total };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const panels = () => screen.queryAllByRole('region', { name: 'Trận đang chọn' });
const rows = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'));

it('searches the matches to come by 40 and status 20, and lists the next five until asked for all', async () => {
  const { asked } = await open('/truc-tiep');
  expect(asked).toContainEqual(expect.objectContaining({ status: 20, pageSize: 40, sportId: '10' }));
  expect(rows('Sắp đá')).toEqual(next.slice(0, 5).map(({ fixtureId }) => `/truc-tiep/bong-da/${fixtureId}`));
  const all = section('Sắp đá').getByRole('link', { name: 'Xem 40 trận tới' });
  expect(all).toHaveAttribute('href', '/truc-tiep?sap=het');
  act(() => all.click());
  await waitFor(() => expect(rows('Sắp đá')).toHaveLength(40));
  expect(section('Sắp đá').getByRole('link', { name: 'Thu gọn' })).toHaveAttribute('href', '/truc-tiep');
  expect(asked.filter((input) => JSON.stringify(input).includes('40'))).toHaveLength(1);
});

it('has the first match to come chosen, or none', async () => {
  const { unmount } = await open('/truc-tiep');
  expect(panels().map((panel) => within(panel).getByRole('link', { name: 'Vào phòng' }).getAttribute('href'))).toEqual(['/truc-tiep/bong-da/100']);
  unmount();
  await open('/truc-tiep', { future: [] });
  expect(panels()).toEqual([]);
  expect(screen.queryByRole('complementary', { name: 'Trận đang chọn' })).toBeNull();
});

it('shows the match one chooses, beside the list and over it, until it is let go', async () => {
  await open('/truc-tiep?sap=het');
  const look = section('Sắp đá').getByRole('link', { name: /^Xem nhanh Đội 3 – / });
  expect(look).toHaveAttribute('href', '/truc-tiep?sap=het&tran=102');
  act(() => look.click());
  await waitFor(() => expect(panels()).toHaveLength(2));
  for (const panel of panels()) expect(within(panel).getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', '/truc-tiep/bong-da/102');
  expect(screen.getByRole('link', { name: 'Đóng' })).toHaveAttribute('href', '/truc-tiep?sap=het');
});

it('shows a match that has left the lists to whom its link was sent, with its goals; one of another sport not', async () => {
  const { unmount } = await open('/truc-tiep?tran=77');
  expect(panels()).toHaveLength(2);
  for (const panel of panels()) expect(panel).toHaveTextContent(/Ngày Xưa.*Kai Havertz 23'/);
  unmount();
  await open('/truc-tiep?tran=20');
  expect(panels().map((panel) => within(panel).getByRole('link', { name: 'Vào phòng' }).getAttribute('href'))).toEqual(['/truc-tiep/bong-da/100']);
});

it('takes what stands in the address for nothing where it names no match', async () => {
  await open('/truc-tiep?tran=999');
  expect(panels()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Đóng' })).toBeNull();
});

it('asks every minute, and replaces the list when the total or the total of the sport is another', async () => {
  const { lists, minute, answered } = await open('/truc-tiep/bong-ro', { future: [] });
  lists.live = [aMatch({ fixtureId: 70 }), { ...basket, fixtureId: 21 }];
  await minute();
  // An answer names the hot match, and is taken for that even where it replaces nothing.
  await waitFor(() => expect(answered()).toBe(2));
  await act(async () => {});
  expect(rows('Đang đá')).toEqual(['/truc-tiep/bong-ro/20']);
  // As many as before, of which one more is basketball.
  lists.live = [
    { ...basket, fixtureId: 21 },
    { ...basket, fixtureId: 22 },
  ];
  await minute();
  await waitFor(() => expect(rows('Đang đá')).toEqual(['/truc-tiep/bong-ro/21', '/truc-tiep/bong-ro/22']));
});
