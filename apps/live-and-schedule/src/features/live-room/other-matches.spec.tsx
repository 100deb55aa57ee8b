import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { scheduleCalls, type LiveRoom } from '@portal/contracts/schedule';
import { ApiError } from '@portal/api-client';
import { fakeApi, fakeApp, renderWithApp } from '@portal/testing';
import { aTeam } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { coming, serverTime } from '../../testing/a-day.ts';
import { queries } from '../../queries.ts';
import { vi } from '../../locales/vietnamese.ts';
import { useMatchWords } from '../match/match-words.ts';
import { OtherMatches } from './other-matches.tsx';

const people = [21, 22].map((userId) => ({ userId, name: userId === 21 ? 'BLV Tư Việt Vị' : 'BLV Út Cột Dọc', style: 'Tiếng Việt' }));
const at = (fixtureId: number, ...who: number[]) => ({
  ...coming,
  fixtureId,
  home: aTeam({ name: `Đội ${fixtureId}` }),
  commentators: people.filter(({ userId }) => who.includes(userId)),
});
const streams: LiveRoom['streams'] = people.map((commentator) => ({ commentator, hls: '/al/hls/7-21/master.m3u8', viewers: 50 - commentator.userId }));

const Part = ({ room, search }: { room: LiveRoom; search: string }) => (
  <OtherMatches room={room} standing={room.streams.length > 0 ? 'live' : 'coming'} words={useMatchWords()} search={new URLSearchParams(search)} />
);
async function shown({ room = aLiveRoom({ streams }), search = '', list = [at(30, 21), at(31, 22), at(32, 21, 22)], away = false } = {}) {
  const asked: unknown[] = [];
  const api = fakeApi().on(scheduleCalls.otherSchedule, (input) => {
    asked.push(input);
    if (away) throw new ApiError('offline', { call: 'schedule.otherSchedule' });
    return { serverTime, commentators: people, list };
  });
  const app = await fakeApp({ api, messages: { 'live-and-schedule': vi } });
  const page = await act(async () => renderWithApp(<Part room={room} search={search} />, { app }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { ...page, app, asked };
}
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('are of the commentator one listens to, and lead to their voice', async () => {
  const { asked } = await shown();
  await waitFor(() => expect(rows('Trận tới của BLV Tư Việt Vị')).toEqual(['/truc-tiep/bong-da/30?blv=21', '/truc-tiep/bong-da/32?blv=21']));
  expect(asked).toEqual([{ fixtureId: '7', pageSize: 12 }]);
});

it('are of another one as soon as one changes over, without another question', async () => {
  const { asked } = await shown({ search: 'blv=22' });
  await waitFor(() => expect(rows('Trận tới của BLV Út Cột Dọc')).toEqual(['/truc-tiep/bong-da/31?blv=22', '/truc-tiep/bong-da/32?blv=22']));
  expect(asked).toHaveLength(1);
});

it('are of all who will speak as long as nobody does, four at most', async () => {
  await shown({ room: aLiveRoom({ streams: [] }), list: [at(30, 21), at(31, 22), at(32, 21), at(33, 21), at(34, 21)] });
  await waitFor(() => expect(rows('Trận tới của BLV phòng này')).toHaveLength(4));
});

it('are asked for again after five minutes', async () => {
  jest.useFakeTimers();
  try {
    const { asked } = await shown();
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    expect(asked).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('are nothing where there are none', async () => {
  const { container, app } = await shown({ list: [] });
  await waitFor(() => expect(app.queryClient.getQueryData(queries.others(app, 7).queryKey)).toMatchObject({ list: [] }));
  expect(container).toBeEmptyDOMElement();
});

it('are nothing where they do not load, and a line in the log', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = await shown({ away: true });
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  warned.mockRestore();
});
