import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { highlightCalls } from '@portal/contracts/highlight';
import { aUser, fakeApi, fakeSession, openPath, type FakeAppOptions } from '@portal/testing';
import { aHighlight, highlights } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';

const words = vi.reels;
const lead = '/reels/ferran-torres-106-tay-ban-nha-argentina-207800101';
const working = (count = 5) =>
  fakeApi()
    .on(highlightCalls.info, ({ id }) => ({ ...aHighlight({ id: Number(id) }), others: [] }))
    .on(highlightCalls.list, () => ({ list: highlights(count), nextCursor: null }));
const open = async (options: FakeAppOptions = {}, to = '/reels') => {
  const opened = await openPath(remote, 'content-and-news', to, { api: working(), ...options });
  await act(async () => {});
  return opened;
};
const refusing = (name: string) => Promise.reject(new DOMException('', name));
const play = jest.fn<Promise<void>, []>();
const pause = jest.fn();
/** jsdom plays, scrolls and fetches nothing. */
beforeEach(() => {
  localStorage.clear();
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  Element.prototype.scrollTo = jest.fn();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, blob: async () => null });
  history.replaceState(null, '', '/reels');
});
afterEach(() => jest.restoreAllMocks());

const film = () => document.querySelector<HTMLVideoElement>('[data-state] video')!;
const inSight = () => within([...document.querySelectorAll<HTMLElement>('ol > li')].find((slide) => !slide.hasAttribute('inert'))!);
const now = () => inSight().getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the newest goal, its film without sound, and leads to its match', async () => {
  await open();
  expect(now()).toBe('Cầu thủ 1 ghi bàn 106′');
  expect(inSight().getByText('Phim minh hoạ do Khán Đài vẽ, không phải hình của trận này.')).toBeInTheDocument();
  expect(inSight().getByRole('link', { name: words.match })).toHaveAttribute('href', '/truc-tiep/bong-da/2078002?tab=dien-bien#ban-thang-1-0');
  expect(film().src).toContain('play-right-tall.mp4');
  expect(film().muted).toBe(true);
  expect(play).toHaveBeenCalledTimes(1);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://khandai.test/reels');
});

it('goes on and back by keys and buttons; the address, the title and the voice follow', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(now()).toBe('Cầu thủ 3 ghi bàn 106′');
  await waitFor(() => expect(location.pathname).toBe('/reels/ban-thang-207800203'));
  expect(document.title).toContain('Cầu thủ 3 ghi bàn 106′, Tây Ban Nha – Argentina');
  expect(screen.getByText('Cầu thủ 3 ghi bàn 106′, Tây Ban Nha – Argentina')).toHaveAttribute('role', 'status');
  await press(words.previous);
  expect(now()).toBe('Cầu thủ 2 ghi bàn 106′');
  await userEvent.keyboard('{Home}');
  expect(now()).toBe('Cầu thủ 1 ghi bàn 106′');
  expect(screen.getByRole('button', { name: words.previous })).toHaveAttribute('aria-disabled', 'true');
  expect(play).toHaveBeenCalledTimes(5);
});

it('keeps the focus among the reels when that which had it goes out of sight', async () => {
  await open();
  act(() => inSight().getByRole('link', { name: words.match }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('group', { name: words.list })).toHaveFocus();
});

it('leaves the arrows to the choice of a feeling', async () => {
  await open();
  act(() =>
    inSight()
      .getByRole('button', { name: /^Thích/ })
      .focus(),
  );
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(now()).toBe('Cầu thủ 1 ghi bàn 106′');
});

it('begins with the goal that the address names, and then the newest', async () => {
  await open({}, lead);
  expect(now()).toBe('Ferran Torres ghi bàn 106′');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://khandai.test${lead}`);
  await userEvent.keyboard('{ArrowDown}');
  expect(now()).toBe('Cầu thủ 1 ghi bàn 106′');
});

it('asks for more before the last is reached, once, and says where it ends', async () => {
  const api = working().on(highlightCalls.list, ({ cursor }) =>
    cursor ? { list: highlights(1, 207800301), nextCursor: null } : { list: highlights(5), nextCursor: 'on' },
  );
  await open({ api });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(api.inputs(highlightCalls.list)).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(now()).toBe(vi.highlight.end);
  await press(words.newest);
  expect(now()).toBe('Cầu thủ 1 ghi bàn 106′');
});

it('says when more did not come, and asks again', async () => {
  const api = working().on(highlightCalls.list, ({ cursor }) => {
    if (cursor) throw new ApiError('offline', { call: 'highlight.list' });
    return { list: highlights(2), nextCursor: 'on' };
  });
  await open({ api });
  expect(await screen.findByText(vi.highlight.failed)).toBeInTheDocument();
  api.on(highlightCalls.list, () => ({ list: highlights(1, 207800301), nextCursor: null }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await press(vi.highlight.retry);
  await waitFor(() => expect(now()).toBe('Cầu thủ 1 ghi bàn 106′'));
});

it('fetches the next film while one plays, each once', async () => {
  const api = working().on(highlightCalls.list, () => ({
    list: highlights(4).map((goal, place) => ({ ...goal, films: { ...goal.films, tall: { ...goal.films.tall, url: place % 2 ? '/odd.mp4' : '/even.mp4' } } })),
    nextCursor: null,
  }));
  await open({ api });
  expect(fetch).not.toHaveBeenCalled();
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}']) {
    await act(async () => void film().dispatchEvent(new Event('playing')));
    await userEvent.keyboard(key);
  }
  expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/odd.mp4']);
});

it('stops and goes on by space and by a press', async () => {
  await open();
  act(() => void film().dispatchEvent(new Event('playing')));
  await userEvent.keyboard(' ');
  expect(pause).toHaveBeenCalled();
  await press(words.play);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: words.pause })).toBeInTheDocument();
});

it('remembers that one wants sound and no captions', async () => {
  const { unmount } = await open();
  await press(words.soundOn);
  expect(film().muted).toBe(false);
  await press(words.captionsOff);
  unmount();
  await open();
  expect(film().muted).toBe(false);
  expect(screen.getByRole('button', { name: words.captionsOn })).toBeInTheDocument();
});

it('plays without sound where the browser allows none before a touch, and offers it', async () => {
  localStorage.setItem('reels.sound', '1');
  play.mockReturnValueOnce(refusing('NotAllowedError'));
  await open();
  expect(play).toHaveBeenCalledTimes(2);
  expect(film().muted).toBe(true);
  expect(screen.getByRole('button', { name: words.soundOn })).toBeInTheDocument();
});

it('offers to start where the browser allows nothing', async () => {
  play.mockImplementation(() => refusing('NotAllowedError'));
  await open();
  expect(screen.getByRole('button', { name: words.play })).toBeInTheDocument();
});

it('works where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await open();
  await press(words.soundOn);
  expect(film().muted).toBe(false);
});

it('begins each film anew, also where it is the same file, and breaks no longer than it must', async () => {
  play.mockReturnValueOnce(refusing('NotSupportedError'));
  await open();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(film().load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: words.pause })).toBeInTheDocument();
});

it('stands still while nobody looks, and goes on', async () => {
  await open();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(pause).toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(play).toHaveBeenCalledTimes(2);
});

it('leaves a key to the browser where it leads nowhere', async () => {
  await open({ api: working(1) });
  expect(fireEvent.keyDown(document.body, { key: 'ArrowUp' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowUp', repeat: true })).toBe(true);
});

it('writes no address once one is on the way to another page', async () => {
  const { app } = await open({ session: fakeSession({ status: 'user', user: aUser({ userId: 7, guest: 0 }) }) });
  await userEvent.keyboard('{ArrowDown}');
  history.replaceState(null, '', '/tin-tuc');
  // Then it has been in sight for long enough.
  await waitFor(() => expect(app.api.inputs(highlightCalls.info)).toContainEqual({ id: '207800202' }));
  expect(location.pathname).toBe('/tin-tuc');
});

it('says when a film did not come, and loads it once more', async () => {
  await open();
  act(() => void film().dispatchEvent(new Event('error')));
  expect(screen.getByRole('alert')).toHaveTextContent(words.filmFailed);
  await press(words.retry);
  expect(film().load).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows who hides scores in which match it fell, and no film unasked', async () => {
  await open({ prefs: { hidesScores: true } });
  await userEvent.keyboard('{ArrowDown}');
  expect(now()).toBe('Bàn thắng trong trận Tây Ban Nha – Argentina');
  await waitFor(() => expect(location.pathname).toBe('/reels/207800202'));
  expect(document.documentElement.innerHTML).not.toMatch(/cầu thủ|ban-thang-|106′|1 ?– ?0|19:30|\.webp|\.mp4"/i);
  expect(document.querySelector('track')).toHaveAttribute('src', expect.stringMatching(/&scores=hidden$/));
  expect(play).not.toHaveBeenCalled();
  await press(words.play);
  expect(play).toHaveBeenCalledTimes(1);
  expect(film().src).toContain('.mp4');
  await userEvent.keyboard('{ArrowDown}');
  expect(film().hasAttribute('src')).toBe(false);
  expect(play).toHaveBeenCalledTimes(1);
});

it('starts no film for who wants little motion', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  await open();
  expect(play).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('takes a member’s feeling, their own', async () => {
  const api = working().on(highlightCalls.info, ({ id }) => ({
    ...aHighlight({ id: Number(id), reactions: { counts: { love: 1, wow: 2 }, total: 3, mine: 'love' } }),
    others: [],
  }));
  await open({ api, session: fakeSession({ status: 'user', user: aUser({ userId: 7, guest: 0 }) }) });
  const mine = await inSight().findByRole('button', { name: /^Yêu/ });
  api.on(highlightCalls.react, () => ({ counts: { wow: 2 }, total: 2, mine: null }));
  await userEvent.click(mine);
  expect(api.inputs(highlightCalls.react)).toEqual([{ id: 207800201, reaction: null }]);
  await waitFor(() => expect(inSight().getByRole('button', { name: /^Thích/ })).toHaveAttribute('aria-pressed', 'false'));
});

it('asks a guest to log in', async () => {
  const session = fakeSession();
  await open({ session });
  fireEvent.click(inSight().getByRole('button', { name: /^Thích/ }));
  expect(session.loginAsked).toBe(1);
});

it('says that there are no goals', async () => {
  await open({ api: working(0) });
  expect(screen.getByText(vi.highlight.empty)).toBeInTheDocument();
});

it.each([['/reels/khong-so'], ['/reels/a/b/c']])('%s is a 404', async (to) => {
  expect((await open({}, to)).problem).toMatchObject({ status: 404 });
});

it('of a goal that is gone is a 404', async () => {
  const api = working().on(highlightCalls.info, () => {
    throw new ApiError('notFound', { call: 'highlight.info' });
  });
  expect((await open({ api }, lead)).problem).toMatchObject({ status: 404 });
});
