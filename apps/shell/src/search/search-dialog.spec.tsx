import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { ApiError } from '@portal/api-client';
import { scheduleCalls, type MatchList } from '@portal/contracts/schedule';
import { searchCalls, type Found } from '@portal/contracts/search';
import { fakeApp, renderWithApp } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { shellMessages } from '../locales/messages.ts';
import { SearchDialog } from './search-dialog.tsx';
import { nothingFound, someFound } from './testing/some-found.ts';
import { PAUSE } from './use-search.ts';

const { search } = searchCalls;
const onAir: MatchList = { serverTime: '2026-11-20T20:00:00+07:00', list: [aMatch({ fixtureId: 70 })] };

function Where() {
  const { pathname, search: query } = useLocation();
  return <output>{decodeURIComponent(pathname + query)}</output>;
}
const where = () => document.querySelector('output')?.textContent;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => localStorage.clear());

async function opened(found: Found | (() => Found) = someFound) {
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default } });
  app.api.on(search, typeof found === 'function' ? found : () => found).on(scheduleCalls.featureMatch, () => onAir);
  const onClose = jest.fn();
  await renderWithApp(
    <>
      <SearchDialog open onClose={onClose} />
      <Where />
    </>,
    { app },
  );
  const line = await screen.findByRole('combobox', { name: 'Tìm kiếm' });
  return { app, onClose, line, pause: () => act(async () => app.clock.advance(PAUSE)) };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');

it('offers what is on air before anything is typed', async () => {
  await opened();
  expect(await within(await screen.findByRole('group', { name: 'Đang đá' })).findByRole('option')).toHaveAttribute('href', '/truc-tiep/bong-da/70');
  expect(screen.getByText(/Gõ không dấu/)).toBeInTheDocument();
});

it('asks once somebody pauses, shows every kind with its count and says how many there are', async () => {
  const { app, line, pause } = await opened();
  await userEvent.type(line, 'Hà Nội');
  expect(app.api.inputs(search)).toEqual([]);
  expect(screen.getByRole('status', { name: 'Đang tìm' })).toBeInTheDocument();
  await pause();
  for (const [name, href] of [
    ['Trận đấu', '/truc-tiep/bong-da/7'],
    ['Đội bóng', '/doi-bong/9'],
    ['Giải đấu', '/giai-dau/3'],
    ['Thành viên', '/thanh-vien/haphoco'],
    ['Bài viết', '/tin-tuc/ha-noi-thang-12'],
  ] as const) {
    expect(await within(await screen.findByRole('group', { name })).findByRole('option')).toHaveAttribute('href', href);
  }
  expect(screen.getByText('5 kết quả cho “Hà Nội”')).toBeInTheDocument();
  expect(app.api.inputs(search)).toEqual([{ q: 'ha noi' }]);
});

it('cancels the request that later words have overtaken', async () => {
  const { app, line, pause } = await opened();
  const signals: (AbortSignal | undefined)[] = [];
  app.api.call = (_, __, options) => {
    signals.push(options?.signal);
    return new Promise(() => {});
  };
  await userEvent.type(line, 'ha');
  await pause();
  await userEvent.type(line, ' noi');
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  await pause();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

it('is walked through by the arrows, round and round, and Enter opens the chosen line', async () => {
  const { line, pause, onClose } = await opened();
  await userEvent.type(line, 'ha noi');
  await pause();
  await screen.findByRole('group', { name: 'Trận đấu' });
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Xem mọi kết quả cho “ha noi”');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(where()).toBe('/truc-tiep/bong-da/7');
});

it('leads to the page of all results when Enter is pressed with nothing chosen, and keeps the words for next time', async () => {
  const { line, onClose } = await opened();
  await userEvent.type(line, 'Hà Nội{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(where()).toBe('/tim-kiem?q=Hà+Nội');
  expect(JSON.parse(localStorage.getItem('recent-searches') ?? '')).toEqual(['Hà Nội']);
});

it('offers what was looked for lately, until it is told to forget', async () => {
  localStorage.setItem('recent-searches', '["Hà Nội"]');
  await opened();
  expect(within(screen.getByRole('group', { name: 'Tìm gần đây' })).getByRole('option', { name: 'Hà Nội' })).toHaveAttribute(
    'href',
    '/tim-kiem?q=H%C3%A0+N%E1%BB%99i',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Xoá các lần tìm' }));
  expect(screen.queryByRole('group', { name: 'Tìm gần đây' })).toBeNull();
  expect(localStorage.getItem('recent-searches')).toBeNull();
});

it('says so when nothing is found', async () => {
  const { line, pause, onClose } = await opened(nothingFound);
  await userEvent.type(line, 'zzz');
  await pause();
  expect(await screen.findByRole('heading', { name: 'Chưa tìm thấy gì cho “zzz”' })).toBeInTheDocument();
  expect(options()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Xem lịch thi đấu' }));
  expect([onClose.mock.calls.length, where()]).toEqual([1, '/lich-thi-dau']);
});

it.each([
  [new ApiError('offline', { call: search.id }), /Mất mạng/],
  [new ApiError('server', { call: search.id, status: 500 }), /Chưa tìm được/],
  [new ApiError('server', { call: search.id, status: 429 }), /hơi nhanh/],
])('says what went wrong and tries again: %s', async (error, words) => {
  let fails = true;
  const { line, pause } = await opened(() => {
    if (fails) throw error;
    return someFound;
  });
  await userEvent.type(line, 'ha noi');
  await pause();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(options()).toHaveLength(6));
});

it('asks nothing for signs that are no words, and Escape closes it', async () => {
  const { app, line, pause, onClose } = await opened();
  await userEvent.type(line, '%_🔥');
  await pause();
  expect(app.api.inputs(search)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
