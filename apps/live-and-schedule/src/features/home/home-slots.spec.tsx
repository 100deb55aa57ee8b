import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { scheduleCalls } from '@portal/contracts/schedule';
import { fakeApi, fakeApp, renderWithApp, type FakeApi } from '@portal/testing';
import { scoresOn, aMatch, aSnapshot, aTeam, anEvent } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { vi } from '../../locales/vietnamese.ts';
import { CommentatorsTonight, loadCommentators } from './commentators-tonight.slot.tsx';
import { HotMatchSlot, loadHotMatch } from './hot-match.slot.tsx';
import { LiveNow, loadLiveNow } from './live-now.slot.tsx';
import { loadRooms, Rooms } from './rooms.slot.tsx';
import { loadToday, Today } from './today.slot.tsx';

const serverTime = '2026-11-20T20:00:00+07:00';
const messages = { 'live-and-schedule': vi };
const coming = aMatch({
  fixtureId: 8,
  statusCode: 0,
  score: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
  home: aTeam({ name: 'Arsenal' }),
  away: aTeam({ name: 'Chelsea' }),
});

const on = (live = [aMatch()], next = [coming]): FakeApi =>
  fakeApi()
    .on(scheduleCalls.totalLive, () => ({ serverTime, list: live, totalLive: live.length, totalMode: live.length }))
    .on(scheduleCalls.featureMatch, () => ({ serverTime, list: next }))
    .on(scheduleCalls.liveSchedule, () => ({ serverTime, date: '2026-11-20', list: [...live, ...next] }))
    .on(scheduleCalls.anchor, () => ({ list: live.map((match) => ({ userId: 21, name: 'Tư Việt Vị', style: 'Giọng miền Tây', match })) }))
    .on(scheduleCalls.liveRoom, ({ id }) =>
      aLiveRoom(
        {},
        [...live, ...next].find(({ fixtureId }) => fixtureId === Number(id)),
      ),
    );

describe('hot match', () => {
  it('shows the score that the server rendered, with the way into the room and to its commentators', async () => {
    const app = await fakeApp({ api: on(), messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    expect(screen.getByRole('heading', { name: /Trận Hot · World Cup 2026/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
    expect(screen.getByRole('link', { name: 'Đổi BLV' })).toHaveAttribute('href', '/truc-tiep/bong-da/7#change-commentator');
    expect(screen.getByText(/Kai Havertz/)).toHaveTextContent("23'");
  });

  it('moves with the frames of the list and asks who scored', async () => {
    const api = on();
    const app = await fakeApp({ api, messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 5, away: 1 } });
    const scored = aSnapshot({ ...moving, events: [anEvent({ player: 'Florian Wirtz' })] });
    api.on(scheduleCalls.liveRoom, () => aLiveRoom({ live: scored }));
    act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [moving] }));
    expect(screen.getByText('5')).toBeInTheDocument();
    expect(await screen.findByText(/Florian Wirtz/)).toBeInTheDocument();
  });

  it('is the match that the api names, and cries a goal at the side that scored', async () => {
    const hot = aMatch({ fixtureId: 9, home: aTeam({ name: 'Việt Nam' }), away: aTeam({ name: 'Thái Lan' }), score: { home: 0, away: 0 } });
    const api = on([aMatch({ viewers: 9_000 }), hot]).on(scheduleCalls.totalLive, () => ({
      serverTime,
      list: [aMatch({ viewers: 9_000 }), hot],
      totalLive: 2,
      totalMode: 2,
      hot: 9,
    }));
    const app = await fakeApp({ api, messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    expect(screen.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', '/truc-tiep/bong-da/9');
    expect(screen.queryByText('VÀO!')).toBeNull();
    const {
      events: _,
      statistics: __,
      lineUps: ___,
      ...moving
    } = aSnapshot({ fixtureId: 9, revision: 2, score: { home: 0, away: 1 }, lastGoalAt: serverTime });
    act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [moving] }));
    expect(screen.getByText('VÀO!').parentElement).toHaveTextContent('Thái Lan');
    expect(screen.getByText(/^VÀO! Việt Nam 0, Thái Lan 1/)).toHaveAttribute('aria-live', 'polite');
  });

  it('shows the next match with its countdown when none is on air', async () => {
    const app = await fakeApp({ api: on([]), messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    expect(screen.getByRole('heading', { name: /Trận kế tiếp/ })).toBeInTheDocument();
    expect(screen.getByText(/còn 2 giờ 0 phút/)).toBeInTheDocument();
  });

  it('says that there is no match at all', async () => {
    const app = await fakeApp({ api: on([], []), messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    expect(screen.getByText('Hôm nay chưa có trận nào')).toBeInTheDocument();
  });

  it('says what failed, and shows the match once another try succeeds', async () => {
    const api = fakeApi();
    const app = await fakeApp({ api, messages });
    await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
    await screen.findByText('Chưa tải được trận này');
    const good = on();
    for (const call of [scheduleCalls.totalLive, scheduleCalls.featureMatch, scheduleCalls.liveRoom])
      api.on(call, (input) => good.call(call, input as never) as never);
    act(() => screen.getByRole('button', { name: 'Thử lại' }).click());
    expect(await screen.findByRole('link', { name: 'Vào phòng' })).toBeInTheDocument();
  });
});

describe('what is on', () => {
  it('lists the matches on air, or those that come when there are none', async () => {
    const app = await fakeApp({ api: on(), messages });
    const first = await renderWithApp(<LiveNow limit={5} data={(await loadLiveNow(app, { limit: 5 })) as never} />, { app });
    expect(screen.getByText('Đang đá')).toBeInTheDocument();
    first.unmount();
    const quiet = await fakeApp({ api: on([]), messages });
    await renderWithApp(<LiveNow limit={5} data={(await loadLiveNow(quiet, { limit: 5 })) as never} />, { app: quiet });
    expect(screen.getByText('Sắp đá')).toBeInTheDocument();
    expect(screen.getByText('Arsenal')).toBeInTheDocument();
  });

  it('cries a goal at its row', async () => {
    const app = await fakeApp({ api: on(), messages });
    await renderWithApp(<LiveNow limit={5} data={(await loadLiveNow(app, { limit: 5 })) as never} />, { app });
    const { events: _, statistics: __, lineUps: ___, ...moving } = aSnapshot({ revision: 2, score: { home: 3, away: 1 }, lastGoalAt: serverTime });
    act(() => scoresOn(app.socket).liveFrame({ type: 'scores', serverTime, list: [moving] }));
    expect(screen.getByText('VÀO!').parentElement).toHaveTextContent(aMatch().home.name);
  });

  it('leaves the hot match to the hero and fills the posters with the next rooms', async () => {
    const app = await fakeApp({ api: on([aMatch(), aMatch({ fixtureId: 10, viewers: 3 })]), messages });
    await renderWithApp(<Rooms limit={6} data={(await loadRooms(app, { limit: 6 })) as never} />, { app });
    expect(screen.getAllByRole('article').map((room) => room.querySelector('a')?.getAttribute('href'))).toEqual([
      '/truc-tiep/bong-da/10',
      '/truc-tiep/bong-da/8',
    ]);
  });
});

describe('today', () => {
  it('groups the day by tournament', async () => {
    const app = await fakeApp({ api: on(), messages });
    await renderWithApp(<Today data={(await loadToday(app, {})) as never} />, { app });
    expect(screen.getByRole('heading', { name: 'World Cup 2026' })).toBeInTheDocument();
    expect(screen.getByText('T6 20/11 · GMT+7')).toBeInTheDocument();
  });

  it('shows part of a long day and the rest when asked', async () => {
    const day = Array.from({ length: 30 }, (_, index) => ({ ...coming, fixtureId: 100 + index }));
    const app = await fakeApp({ api: on([], day), messages });
    await renderWithApp(<Today data={(await loadToday(app, {})) as never} />, { app });
    act(() => screen.getByRole('button', { name: 'Xem thêm 18 trận' }).click());
    expect(screen.getAllByRole('link', { name: /Arsenal/ })).toHaveLength(30);
  });
});

it('shows nothing of the commentators when their call fails (section 8), and says so in the log', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const app = await fakeApp({ messages });
  const { container } = await renderWithApp(<CommentatorsTonight data={(await loadCommentators(app, {})) as never} />, { app });
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
  warned.mockRestore();
});

it('leads from a commentator to the match, with their voice chosen', async () => {
  const app = await fakeApp({ api: on(), messages });
  await renderWithApp(<CommentatorsTonight data={(await loadCommentators(app, {})) as never} />, { app });
  expect(screen.getByRole('link', { name: /Tư Việt Vị/ })).toHaveAttribute('href', '/truc-tiep/bong-da/7?blv=21');
});

it('the rooms have a tab for each sport with how much of it is on air, and posters of their own', async () => {
  const basket = aMatch({
    fixtureId: 20,
    sportId: 20,
    replay: false,
    generated: true,
    home: aTeam({ name: 'Sài Gòn Otters' }),
    away: aTeam({ name: 'Huế Citadels' }),
    clock: { phase: 'second-half', minute: null, added: null, periodStartedAt: null, period: 3 },
  });
  const app = await fakeApp({ api: on([aMatch(), aMatch({ fixtureId: 9 }), basket]), messages });
  await renderWithApp(<Rooms limit={6} data={(await loadRooms(app, { limit: 6 })) as never} />, { app });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Bóng đá2', 'Bóng rổ1', 'Esport', 'Đua bi']);
  expect(screen.queryByRole('link', { name: /Sài Gòn Otters/ })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /Bóng rổ/ }));
  expect(screen.getByRole('link', { name: 'Sài Gòn Otters – Huế Citadels' })).toHaveAttribute('href', '/truc-tiep/bong-ro/20');
  expect(screen.getByText(/mô phỏng/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Esport/ }));
  expect(screen.getByRole('heading', { name: 'Chưa có phòng nào mở' })).toBeInTheDocument();
});

it('the hot match is one of football, however full another room is', async () => {
  const basket = aMatch({ fixtureId: 20, sportId: 20, viewers: 90_000, home: aTeam({ name: 'Sài Gòn Otters' }) });
  const app = await fakeApp({ api: on([basket, aMatch()]), messages });
  await renderWithApp(<HotMatchSlot data={(await loadHotMatch(app, {})) as never} />, { app });
  expect(screen.getByRole('link', { name: 'Vào phòng' })).toHaveAttribute('href', '/truc-tiep/bong-da/7');
});
