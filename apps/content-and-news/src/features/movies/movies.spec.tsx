import { act, fireEvent, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { movieCalls } from '@portal/contracts/movie';
import { fakeApi, openPath, type FakeAppOptions } from '@portal/testing';
import { aMovie, anEpisode, anEpisodeRow } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { keepPlace } from './kept-places.ts';

const words = vi.movies;
const working = () =>
  fakeApi()
    .on(movieCalls.list, () => ({
      list: [aMovie(), aMovie({ id: 2, slug: 'lan-dau', title: 'Lần đầu', kind: 'film', episodes: 1, seconds: 64 })],
      nextCursor: null,
    }))
    .on(movieCalls.info, ({ slug }) =>
      slug === 'luat'
        ? { movie: aMovie(), episodes: [anEpisodeRow(1), anEpisodeRow(2), anEpisodeRow(3)] }
        : { movie: aMovie({ id: 2, slug, title: 'Lần đầu', kind: 'film', episodes: 1 }), episodes: [anEpisodeRow(1)] },
    )
    .on(movieCalls.episode, ({ number }) => anEpisode(Number(number)));
const open = async (to: string, options: FakeAppOptions = {}) => {
  const opened = await openPath(remote, 'content-and-news', to, { api: working(), ...options });
  await act(async () => {});
  return opened;
};
const place = (at: number, when = 1) => ({ at, of: 30, when });

/** jsdom plays nothing: what a browser says of a film is said here. */
const film = (name = /^Phim /) => {
  const video = screen.getByLabelText<HTMLVideoElement>(name, { selector: 'video' });
  Object.defineProperty(video, 'duration', { configurable: true, value: 30 });
  const at = (seconds: number) => {
    video.currentTime = seconds;
  };
  return { video, at, say: (event: string) => fireEvent(video, new Event(event)) };
};

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the list', () => {
  it('shows each movie, what it is and how long', async () => {
    await open('/phim-anh');
    const list = within(screen.getByRole('list', { name: words.list }));
    expect(list.getByRole('link', { name: 'Luật' })).toHaveAttribute('href', '/phim-anh/luat');
    expect(list.getByText('Phim bộ · 3 tập')).toBeInTheDocument();
    expect(list.getByText('Phim lẻ')).toBeInTheDocument();
    expect(list.getByText('1:04')).toBeInTheDocument();
  });

  it('leads on to older ones, and back', async () => {
    const api = working().on(movieCalls.list, ({ cursor }) => ({ list: [aMovie()], nextCursor: cursor ? null : 'sau' }));
    await open('/phim-anh', { api });
    await userEvent.click(screen.getByRole('link', { name: words.older }));
    expect(await screen.findByRole('link', { name: words.newest })).toHaveAttribute('href', '/phim-anh');
    expect(api.inputs(movieCalls.list)).toEqual([{ pageSize: 12 }, { pageSize: 12, cursor: 'sau' }]);
  });

  it('says that there are none', async () => {
    await open('/phim-anh', { api: fakeApi().on(movieCalls.list, () => ({ list: [], nextCursor: null })) });
    expect(screen.getByText(words.empty)).toBeInTheDocument();
  });

  it('of a place that is none is a 404', async () => {
    const api = fakeApi().on(movieCalls.list, () => {
      throw new ApiError('badInput', { call: 'movie.list' });
    });
    expect((await open('/phim-anh?cursor=x', { api })).problem).toMatchObject({ status: 404 });
  });
});

describe('a movie', () => {
  it('says what it is about, has its episodes and names others', async () => {
    await open('/phim-anh/luat');
    expect(screen.getByRole('heading', { level: 1, name: 'Luật' })).toBeInTheDocument();
    expect(screen.getByText(`Khán Đài viết và vẽ · ${words.cc0}`)).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: words.episodes }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tập 1 Việt vị', '/phim-anh/luat/tap-1'],
      ['Tập 2 Qua vạch', '/phim-anh/luat/tap-2'],
      ['Tập 3 Phạt đền', '/phim-anh/luat/tap-3'],
    ]);
    expect(within(screen.getByRole('region', { name: words.others })).getAllByRole('link')).toHaveLength(1);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://khandai.test/phim-anh/luat');
  });

  it.each([
    ['CC0-1.0', words.cc0],
    ['CC-BY-4.0', 'Giấy phép CC-BY-4.0'],
  ])('says whose it is and what one may do with it: %s', async (licence, said) => {
    const api = working().on(movieCalls.info, () => ({ movie: aMovie({ author: 'Xưởng Khán Đài', licence }), episodes: [anEpisodeRow(1)] }));
    await open('/phim-anh/luat', { api });
    expect(screen.getByText(`${words.by.replace('{{author}}', 'Xưởng Khán Đài')} · ${said}`)).toBeInTheDocument();
  });

  it('that is one film has no list of episodes', async () => {
    await open('/phim-anh/lan-dau');
    expect(screen.queryByRole('list', { name: words.episodes })).toBeNull();
    expect(screen.getByRole('link', { name: words.watch })).toHaveAttribute('href', '/phim-anh/lan-dau/tap-1');
  });

  it.each([
    ['nothing', {}, 'Xem từ tập 1', 1],
    ['half of the second', { 'luat/2': place(12) }, 'Xem tiếp tập 2', 2],
    ['all', { 'luat/1': place(30, 1), 'luat/2': place(30, 2), 'luat/3': place(30, 3) }, 'Xem lại', 1],
  ])('of which one has seen %s leads on from there', async (_, places, name, episode) => {
    for (const [key, at] of Object.entries(places)) keepPlace(key, at);
    await open('/phim-anh/luat');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/phim-anh/luat/tap-${episode}`);
  });

  it('says of each episode how far one has watched it', async () => {
    keepPlace('luat/1', place(30));
    keepPlace('luat/2', place(12));
    await open('/phim-anh/luat');
    const rows = within(screen.getByRole('list', { name: words.episodes })).getAllByRole('listitem');
    expect(rows.map((row) => /Đã xem.*/.exec(row.textContent ?? '')?.[0])).toEqual(['Đã xem', 'Đã xem 40%', undefined]);
  });

  it.each([
    ['/phim-anh/khong-co', movieCalls.info],
    ['/phim-anh/luat/tap-9', movieCalls.episode],
  ])('%s is not there', async (path, call) => {
    const api = working().on(call, () => {
      throw new ApiError('notFound', { call: call.id });
    });
    expect((await open(path, { api })).problem).toMatchObject({ status: 404 });
  });

  it('shows that it did not come, and asks again', async () => {
    const api = working().on(movieCalls.info, () => {
      throw new ApiError('offline', { call: 'movie.info' });
    });
    await open('/phim-anh/luat', { api });
    api.on(movieCalls.info, () => ({ movie: aMovie(), episodes: [anEpisodeRow(1)] }));
    await userEvent.click(await screen.findByRole('button', { name: vi.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Luật' })).toBeInTheDocument();
  });
});

describe('an episode', () => {
  it('is a film with captions in three languages, the page’s own first, and ways to its neighbours', async () => {
    await open('/phim-anh/luat/tap-2');
    const { video } = film();
    expect(video).toHaveAttribute('src', '/other/api/movie/film/luat-2.mp4');
    expect(video).toHaveAttribute('controls');
    expect([...video.querySelectorAll('track')].map((track) => [track.srclang, track.label, track.default])).toEqual([
      ['vi', 'Tiếng Việt', true],
      ['en', 'English', false],
      ['zh', '中文', false],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Qua vạch' })).toBeInTheDocument();
    const ways = within(screen.getByRole('navigation', { name: words.ways }));
    expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/phim-anh/luat/tap-1', '/phim-anh/luat/tap-3']);
    expect(screen.getByRole('link', { name: /Tập 2/ })).toHaveAttribute('aria-current', 'page');
  });

  it('goes on where one left, says so, and begins anew for who wants that', async () => {
    keepPlace('luat/1', place(12.8));
    await open('/phim-anh/luat/tap-1');
    const { video, say } = film();
    say('loadedmetadata');
    expect(video.currentTime).toBe(12.8);
    expect(screen.getByRole('status')).toHaveTextContent('Xem tiếp từ 0:12.');
    const again = screen.getByRole('button', { name: words.fromStart });
    video.tabIndex = 0;
    await userEvent.click(again);
    expect(video.currentTime).toBe(0);
    expect(video.play).toHaveBeenCalled();
    say('seeked');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // The button is gone: the focus is where it led.
    expect(video).toHaveFocus();
  });

  it.each([
    ['/phim-anh/luat/tap-1', 'Hết tập 1.', 'Tập tiếp theo: Qua vạch'],
    ['/phim-anh/luat/tap-3', 'Hết tập cuối rồi.', undefined],
    ['/phim-anh/lan-dau/tap-1', 'Hết phim rồi.', undefined],
  ])('%s ends with the way on', async (path, said, next) => {
    await open(path);
    const { at, say } = film();
    at(30);
    say('ended');
    const status = within(screen.getByRole('status'));
    expect(status.getByText(said)).toBeInTheDocument();
    expect(status.queryByRole('link')?.textContent).toBe(next);
    say('playing');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('that does not come says so, and loads again', async () => {
    await open('/phim-anh/luat/tap-1');
    const { video, say } = film();
    say('error');
    expect(screen.getByRole('alert')).toHaveTextContent(words.failed);
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(video.load).toHaveBeenCalled();
    say('loadedmetadata');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be read: each line leads into the film, and the one that is said is marked', async () => {
    await open('/phim-anh/luat/tap-1');
    const { video, at, say } = film();
    await userEvent.click(screen.getByText(words.lines));
    const line = screen.getByRole('button', { name: /Đứng ngang/ });
    await userEvent.click(line);
    expect(video.currentTime).toBe(5);
    expect(video.play).toHaveBeenCalled();
    at(6);
    say('timeupdate');
    expect(line).toHaveAttribute('aria-current', 'true');
    at(8.5);
    say('timeupdate');
    expect(line).toHaveAttribute('aria-current', 'true');
  });
});
