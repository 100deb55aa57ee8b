import { act, fireEvent, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { Route, Routes } from 'react-router-dom';
import type { LiveRoom } from '@portal/contracts/schedule';
import { fakeApp, renderWithApp } from '@portal/testing';
import { scoresOn, aMatch, anEvent, aSnapshot } from '@portal/testing/match';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { vi } from '../../locales/vietnamese.ts';
import { queries } from '../../queries.ts';
import { Component } from './live-room.page.tsx';

// The player's own behaviour has its own tests; jsdom cannot play. A test may say that there will be no picture.
const mockPlayer = { noPicture: () => {} };
jest.mock('../player/make-engine.ts', () => ({
  makeEngine: () =>
    new Promise((_, reject) => {
      const { StreamUnsupported } = jest.requireActual<typeof import('../player/engine.ts')>('../player/engine.ts');
      mockPlayer.noPicture = () => reject(new StreamUnsupported());
    }),
}));

const two = (own: Partial<LiveRoom> = {}) =>
  aLiveRoom({
    streams: [21, 22].map((userId) => ({
      commentator: { userId, name: userId === 21 ? 'Tư Việt Vị' : 'Út Cột Dọc', style: 'Tiếng Việt' },
      hls: `/al/hls/7-${userId}/master.m3u8`,
      viewers: 30 - userId,
    })),
    ...own,
  });

async function visit(room: LiveRoom = two(), search = '', slots: Parameters<typeof fakeApp>[0] = {}) {
  const app = await fakeApp({
    messages: { 'live-and-schedule': vi, shell: { title: { suffix: '{{page}} | Khán Đài' } } },
    slots: { 'chat/room': () => <p>tin nhắn</p>, ...slots.slots },
  });
  app.queryClient.setQueryData(queries.liveRoom(app, 7).queryKey, room);
  app.queryClient.setQueryData(queries.others(app, 7).queryKey, { serverTime: room.serverTime, commentators: [], list: [] });
  // Within act: providers of the foreign parts answer a moment after the page is there.
  const { unmount } = await act(() =>
    renderWithApp(
      <Routes>
        <Route path="/truc-tiep/bong-da/:match" element={<Component />} />
      </Routes>,
      { app, path: `/truc-tiep/bong-da/7${search}` },
    ),
  );
  return Object.assign(app, { leave: unmount });
}

it('shows score, commentator, timeline and chat of the match', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Phát lại Đức – Anh, World Cup 2026 Bảng A');
  expect(screen.getByRole('heading', { name: 'BLV Tư Việt Vị' })).toBeInTheDocument();
  expect(screen.getByText('67:00', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByText('Kai Havertz', { exact: false })).toBeInTheDocument();
  expect(within(screen.getByRole('complementary', { name: 'Phòng chat' })).getByText('tin nhắn')).toBeInTheDocument();
});

it('moves score and timeline while one watches', async () => {
  const app = await visit();
  expect(document.title).toBe('Đức 2–1 Anh, phát lại | Khán Đài');
  const goal = anEvent({ id: 'goal-2', period: 2, minute: 68, player: 'Florian Wirtz', score: { home: 3, away: 1 } });
  act(() =>
    scoresOn(app.socket).liveMatchFrame(7, {
      type: 'match',
      serverTime: '2026-11-20T20:00:30+07:00',
      match: aSnapshot({ revision: 2, score: { home: 3, away: 1 }, lastGoalAt: '2026-11-20T20:00:30+07:00', events: [anEvent(), goal] }),
    }),
  );
  expect(screen.getByText('VÀO!')).toBeInTheDocument();
  expect(document.title).toBe('Đức 3–1 Anh, phát lại | Khán Đài');
  // Whoever is sent the link is told the score too.
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Đức 3–1 Anh, phát lại | Khán Đài');
  expect(screen.getByText('Florian Wirtz', { exact: false })).toBeInTheDocument();
});

it('says beside the clock since when there are no news of it, and shows nothing of it as live', async () => {
  const app = await visit();
  const clock = () => screen.getByText(/^\d+:\d+$/, { selector: 'span' }).parentElement;
  expect(clock()).toHaveClass('live');
  act(() => app.socket.become({ status: 'reconnecting', attempt: 1, of: 10 }));
  act(() => app.clock.advance(10_000));
  expect(screen.getByText('cập nhật lúc 20:00')).toBeInTheDocument();
  expect(clock()).not.toHaveClass('live');
  act(() => app.socket.become({ status: 'online' }));
  expect(screen.queryByText(/cập nhật lúc/)).toBeNull();
  expect(clock()).toHaveClass('live');
});

it('shows a board with the score at half-time, and the picture again when they play on', async () => {
  const app = await visit();
  const becomes = (revision: number, phase: 'half-time' | 'second-half') =>
    act(() =>
      scoresOn(app.socket).liveMatchFrame(7, {
        type: 'match',
        serverTime: '2026-11-20T20:00:30+07:00',
        match: aSnapshot({ revision, score: { home: 2, away: 1 }, clock: { ...aSnapshot().clock, phase } }),
      }),
    );
  // jsdom plays nothing: the board stands there, without a word, as before the first picture.
  const board = () => within(screen.getByRole('region', { name: 'Trình phát video' })).queryByText('Nghỉ giữa hiệp', { selector: 'b' });
  expect(board()).toBeNull();
  becomes(2, 'half-time');
  expect(board()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Trình phát video' })).toHaveTextContent(/Nghỉ giữa hiệp2.*1/);
  becomes(3, 'second-half');
  expect(board()).toBeNull();
});

it('keeps every commentator one tap away, as a link that keeps the open part', async () => {
  await visit(two(), '?tab=thong-ke');
  const choices = within(screen.getByRole('list', { name: /Đổi BLV/ })).getAllByRole('link');
  expect(choices.map((choice) => choice.getAttribute('href'))).toEqual([
    '/truc-tiep/bong-da/7?tab=thong-ke&blv=21',
    '/truc-tiep/bong-da/7?tab=thong-ke&blv=22',
  ]);
  act(() => choices[1]!.click());
  expect(screen.getByRole('heading', { name: 'BLV Út Cột Dọc' })).toBeInTheDocument();
});

it('fills the screen of a phone while one writes, and gives it back when one has stopped', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }), scrollTo: () => {} });
  try {
    const app = await visit(two(), '', { slots: { 'chat/room': () => <textarea aria-label="Tin nhắn" /> } });
    const field = screen.getByRole('textbox', { name: 'Tin nhắn' });
    const typing = () => document.querySelector('[data-tab]')?.hasAttribute('data-typing');
    act(() => field.focus());
    expect(typing()).toBe(true);
    // Pressing 'send' takes the focus for a moment.
    act(() => field.blur());
    act(() => field.focus());
    act(() => app.clock.advance(1_000));
    expect(typing()).toBe(true);
    act(() => field.blur());
    expect(typing()).toBe(true);
    act(() => app.clock.advance(250));
    expect(typing()).toBe(false);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

it('stays as it is while one writes in another part of it than the chat', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }), scrollTo: () => {} });
  try {
    await visit(two(), '?tab=bai-dang', { slots: { 'newsfeed-and-social/match-posts': () => <textarea aria-label="Bình luận" /> } });
    act(() => screen.getByRole('textbox', { name: 'Bình luận' }).focus());
    expect(document.querySelector('[data-tab]')).not.toHaveAttribute('data-typing');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

it('gives the picture the window by T, and the page back by Escape; ? tells of the keys, and none of them works while one writes', async () => {
  await visit(two(), '', { slots: { 'chat/room': () => <input aria-label="Tin nhắn" /> } });
  const inTheatre = () => document.querySelector('[data-theatre]') !== null;
  const press = (key: string, where: Element = document.body): unknown => fireEvent.keyDown(where, { key });
  press('t', screen.getByRole('textbox', { name: 'Tin nhắn' }));
  press('?', screen.getByRole('textbox', { name: 'Tin nhắn' }));
  expect(inTheatre()).toBe(false);
  press('t');
  expect(inTheatre()).toBe(true);
  press('Escape');
  expect(inTheatre()).toBe(false);
  press('?');
  const keys = screen.getByRole('dialog', { name: 'Phím tắt' });
  expect(keys).toHaveFocus();
  expect(within(keys).getByText('T').closest('div')).toHaveTextContent('Chế độ rạp');
  press('Escape', keys);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens a part of the match by its address, without JavaScript as well: parts are links', async () => {
  await visit(two(), '?tab=thong-tin');
  expect(screen.getByText('Hình thức')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Đội hình' })).toHaveAttribute('href', '/truc-tiep/bong-da/7?tab=doi-hinh');
});

it('counts down to a match that comes and says who will call it', async () => {
  const coming = aMatch({
    statusCode: 0,
    score: null,
    kickOff: '2026-11-20T22:13:45+07:00',
    clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
  });
  await visit(aLiveRoom({ streams: [], live: aSnapshot({ events: [] }, coming) }, coming));
  expect(screen.getByRole('timer')).toHaveTextContent('02:13:45');
  // When it starts is said once.
  expect(screen.getAllByText(/22:13/, { ignore: '.hidden' })).toHaveLength(1);
  expect(screen.getByText('GMT+7')).toBeInTheDocument();
  expect(screen.getByText(/sẽ bình luận trận này/)).toBeInTheDocument();
  expect(screen.getByText('Chưa có gì để kể')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Thêm vào lịch' })).toHaveAttribute('href', '/al/api/schedule/calendar?of=match&id=7&lang=vi');
});

it('shows the final score in the place of the picture once it is over', async () => {
  const ended = aMatch({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  await visit(aLiveRoom({ streams: [] }, ended));
  expect(screen.getByText('Trận đã kết thúc')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Trình phát video' })).toBeNull();
});

it('has what there is to read and to see again once it is over, and not before', async () => {
  const slots = { 'content-and-news/match-story': ({ fixtureId }: { fixtureId?: number }) => <p>sau trận {fixtureId}</p> };
  const ended = aMatch({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  const app = await visit(aLiveRoom({ streams: [] }, ended), '', { slots });
  expect(screen.getByText('sau trận 7')).toBeInTheDocument();
  app.leave();
  await visit(two(), '', { slots });
  expect(screen.queryByText(/sau trận/)).toBeNull();
});

it('leads to its replay once it is over: at its hour, or right now', async () => {
  const ended = aMatch({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  const app = await visit(aLiveRoom({ streams: [], again: { fixtureId: 2077801, kickOff: '2026-11-21T07:30:00Z', endsAt: '2026-11-21T09:30:00Z' } }, ended));
  expect(screen.getByRole('link', { name: 'Phát lại T7 21/11 lúc 14:30' })).toHaveAttribute('href', '/truc-tiep/bong-da/2077801');
  app.leave();
  const on = await visit(aLiveRoom({ streams: [], again: { fixtureId: 2077701, kickOff: '2026-11-20T12:30:00Z', endsAt: '2026-11-20T14:20:00Z' } }, ended));
  expect(screen.getByRole('link', { name: 'Đang phát lại, xem ngay' })).toHaveAttribute('href', '/truc-tiep/bong-da/2077701');
  act(() => on.clock.advance(2 * 60 * 60_000));
  expect(screen.queryByRole('link', { name: 'Đang phát lại, xem ngay' })).toBeNull();
});

it('does not promise line-ups or statistics of what is over', async () => {
  const ended = aMatch({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  await visit(aLiveRoom({ streams: [], live: aSnapshot({ lineUps: null, statistics: [] }, ended) }, ended), '?tab=doi-hinh');
  expect(screen.getByText('Không có đội hình')).toBeInTheDocument();
  expect(screen.getByText('Nguồn dữ liệu không có đội hình của trận này.')).toBeInTheDocument();
});

it('does not promise them of a replay either, whose source is told as far as it goes', async () => {
  const room = two();
  await visit({ ...room, match: { ...room.match, replay: true }, live: { ...room.live, lineUps: null } }, '?tab=doi-hinh');
  expect(screen.getByText('Không có đội hình')).toBeInTheDocument();
});

it('of a replay to come says that line-ups come where the source has them', async () => {
  const coming = aMatch({ statusCode: 0, score: null, replay: true, clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null } });
  await visit(aLiveRoom({ streams: [], live: aSnapshot({ lineUps: null }, coming) }, coming), '?tab=doi-hinh');
  expect(screen.getByText('Gần giờ bóng lăn đội hình hiện ở đây, nếu nguồn dữ liệu có.')).toBeInTheDocument();
});

it('says when a replayed match was really played, and leads there', async () => {
  const room = two();
  await visit({ ...room, original: 1000000148, match: { ...room.match, playedOn: '2026-06-27T19:00:00+00:00' } }, '?tab=thong-tin');
  expect(screen.getByText('Phát lại trận Đức – Anh đá ngày 28/06/2026.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '28/06/2026' })).toHaveAttribute('href', '/truc-tiep/bong-da/1000000148');
});

it('lets go of its subscription and its timers when one leaves', async () => {
  const app = await visit();
  expect(app.socket.open).toBe(1);
  app.leave();
  expect([app.socket.open, app.clock.waiting]).toEqual([0, 0]);
});

const parts = () =>
  within(screen.getByRole('navigation', { name: 'Các phần của trận' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('has odds and tips of the match as parts, shown by their own remote', async () => {
  await visit(two(), '?tab=keo', {
    slots: {
      'odds-and-tips/match-odds': () => <p>bảng kèo</p>,
      'odds-and-tips/match-tips': () => <p>các típ</p>,
      'newsfeed-and-social/match-posts': () => <p>các bài</p>,
    },
  });
  expect(screen.getByText('bảng kèo')).toBeInTheDocument();
  expect(parts()).toEqual(['Chat', 'Trận đấu', 'Kèo', 'Típ kèo', 'Bài đăng', 'Diễn biến', 'Thống kê', 'Đội hình', 'Thông tin']);
});

it('has what is written about the match as a part, which is told the way back to the room', async () => {
  const shown = jest.fn(() => <p>các bài</p>);
  await visit(two(), '?tab=bai-dang', { slots: { 'newsfeed-and-social/match-posts': shown } });
  expect(screen.getByText('các bài')).toBeInTheDocument();
  expect(shown).toHaveBeenCalledWith(
    expect.objectContaining({ fixtureId: two().match.fixtureId, link: `/truc-tiep/bong-da/${two().match.fixtureId}` }),
    undefined,
  );
});

it('hides those parts while that remote is away, and asks once the picture has had the line', async () => {
  await visit();
  expect(parts()).toContain('Kèo');
  await act(async () => mockPlayer.noPicture());
  expect(parts()).toEqual(['Chat', 'Trận đấu', 'Diễn biến', 'Thống kê', 'Đội hình', 'Thông tin']);
});

const basket = aMatch({
  sportId: 20,
  replay: false,
  generated: true,
  statusCode: 3,
  score: { home: 61, away: 58 },
  periods: [
    { home: 20, away: 18 },
    { home: 22, away: 25 },
    { home: 19, away: 15 },
  ],
  clock: { phase: 'second-half', minute: null, added: null, periodStartedAt: '2026-11-20T19:55:00+07:00', period: 3 },
});

it('shows a basketball game by quarters, says that it is simulated, and has no line-ups or odds', async () => {
  await visit(aLiveRoom({ streams: [] }, basket), '?tab=tran-dau');
  expect(
    within(screen.getByRole('table', { name: 'Điểm từng hiệp' }))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['ĐộiH1H2H3H4Tổng', 'Đức202219–61', 'Anh182515–58']);
  expect(screen.getAllByText('Hiệp 3').length).toBeGreaterThan(0);
  expect(screen.getByText(/tên đội, diễn biến và kết quả đều không có thật/)).toBeInTheDocument();
  expect(parts()).toEqual(['Chat', 'Trận đấu', 'Thông tin']);
});

it('moves the points of a quarter while one watches', async () => {
  const app = await visit(aLiveRoom({ streams: [] }, basket), '?tab=tran-dau');
  const match = {
    ...aSnapshot({ events: [] }, basket),
    revision: 9,
    score: { home: 63, away: 58 },
    periods: [
      { home: 20, away: 18 },
      { home: 22, away: 25 },
      { home: 21, away: 15 },
    ],
  };
  act(() => scoresOn(app.socket).liveMatchFrame(7, { type: 'match', serverTime: '2026-11-20T20:00:30+07:00', match }));
  expect(screen.getByRole('row', { name: /Đức/ })).toHaveTextContent('Đức202221–63');
});

it('shows the field of a race from first to last, and moves it', async () => {
  const runner = (id: number, name: string, way: number) => ({ id, name, color: '#d62839', way });
  const race = aMatch({
    sportId: 40,
    replay: false,
    generated: true,
    statusCode: 1,
    score: null,
    clock: { phase: 'first-half', minute: null, added: null, periodStartedAt: null, period: 5 },
    race: { title: 'Đèo Mây', lap: 5, laps: 24, order: [runner(1, 'Hồng Ngọc', 4.6), runner(2, 'Lục Bảo', 4.1)] },
  });
  const app = await visit(aLiveRoom({ streams: [] }, race), '?tab=tran-dau');
  const field = () =>
    within(screen.getByRole('list', { name: 'Thứ tự các viên bi' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(field()).toEqual(['1Hồng Ngọcvòng 5/24', '2Lục Bảokém 0.50 vòng']);
  act(() =>
    scoresOn(app.socket).liveMatchFrame(7, {
      type: 'match',
      serverTime: '2026-11-20T20:00:30+07:00',
      match: {
        ...aSnapshot({ events: [] }, race),
        revision: 9,
        race: {
          lap: 6,
          order: [
            { id: 2, way: 5.25 },
            { id: 1, way: 5 },
          ],
        },
      },
    }),
  );
  expect(field()).toEqual(['1Lục Bảovòng 6/24', '2Hồng Ngọckém 0.25 vòng']);
});

it('offers no odds and no tips to who hides them', async () => {
  const slots = { 'odds-and-tips/match-odds': () => <p>kèo</p>, 'odds-and-tips/match-tips': () => <p>típ</p> };
  const app = await visit(two(), '', { slots });
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Các phần của trận' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(tabs()).toEqual(expect.arrayContaining(['Kèo', 'Típ kèo']));
  await act(() => app.settings.set('disableTip', true));
  expect(tabs()).not.toEqual(expect.arrayContaining(['Kèo']));
  expect(tabs()).not.toEqual(expect.arrayContaining(['Típ kèo']));
});

it('shows the missions of the day and the check-in while there is something to watch', async () => {
  const slots = { 'account-and-missions/missions': () => <p>nhiệm vụ</p>, 'account-and-missions/check-in': () => <p>điểm danh</p> };
  const ended = aMatch({ statusCode: -1, clock: { phase: 'ended', minute: null, added: null, periodStartedAt: null } });
  const app = await visit(aLiveRoom({ streams: [] }, ended), '', { slots });
  expect(screen.queryByText('nhiệm vụ')).toBeNull();
  app.leave();
  await visit(two(), '', { slots });
  expect(screen.getByText('nhiệm vụ')).toBeInTheDocument();
  expect(screen.getByText('điểm danh')).toBeInTheDocument();
});
