import { act, cleanup, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import type { Output } from '@portal/contracts';
import { articleCalls, type Article } from '@portal/contracts/article';
import { commentCalls } from '@portal/contracts/comment';
import { aUser, fakeApi, fakeSession, openPath, type FakeAppOptions } from '@portal/testing';
import { anArticle, rows } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';

const path = '/tin-tuc/viet-vi-trong-hai-phut-5001';
const working = (article = anArticle()) =>
  fakeApi()
    .on(articleCalls.info, () => article)
    .on(articleCalls.related, () => ({ list: rows(2) }))
    .on(articleCalls.listMostView, () => ({ list: rows(3, 7001), total: 3, pageNum: 1, pageSize: 5 }))
    .on(commentCalls.list, () => ({ list: [], nextCursor: null, total: 0 }))
    .on(articleCalls.view, () => ({ views: 1235 }));
const open = async (options: FakeAppOptions = {}, to = path) => {
  const opened = await openPath(remote, 'content-and-news', to, { api: working(), ...options });
  await act(async () => {});
  return opened;
};
const header = () => within(screen.getAllByRole('article')[0]!);
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, guest: 0 }) });

it('shows the article, its way up, its hashtags and what to read next', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Việt vị trong hai phút');
  expect(document.title).toBe('Việt vị trong hai phút | Khán Đài');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://khandai.test${path}`);
  expect(within(screen.getByRole('navigation', { name: vi.crumbs })).getByRole('link', { name: 'Luật và chiến thuật' })).toHaveAttribute(
    'href',
    '/tin-tuc/chuyen-muc/luat-va-chien-thuat',
  );
  expect(screen.getByRole('link', { name: '#Việt vị' })).toHaveAttribute('href', `/tin-tuc/hashtag/${encodeURIComponent('Việt vị')}`);
  expect(screen.getByText('Luật 11 tách hai chuyện.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Bài 6001/ })).toHaveAttribute('href', '/tin-tuc/bai-6001');
});

it('says how long it takes to read, and when it was changed last, if it was', async () => {
  await open({ api: working(anArticle({ minutes: 6, updatedAt: '2026-11-21T08:30:00+07:00' })) });
  expect(header().getByText('6 phút đọc')).toBeInTheDocument();
  expect(
    header()
      .getByText(/^Cập nhật 21\/11, /)
      .closest('time'),
  ).toHaveAttribute('datetime', '2026-11-21T08:30:00+07:00');
  cleanup();
  await open();
  expect(header().queryByText(/^Cập nhật/)).toBeNull();
});

it('has the table of the two teams that it is about beside it, where it is about a match', async () => {
  const Standings = ({ fixtureId }: Record<string, unknown>) => <p>{`Bảng của trận ${String(fixtureId)}`}</p>;
  const slots = { 'live-and-schedule/match-standings': Standings };
  const blocks: Article['blocks'] = [77, 78].map((fixtureId) => ({ type: 'match', fixtureId, title: 'Nhật Bản – Thuỵ Điển' }));
  await open({ api: working(anArticle({ blocks })), slots });
  const rail = within(screen.getByRole('complementary', { name: vi.article.rail }));
  expect(rail.getByText(/^Bảng của trận/)).toHaveTextContent('Bảng của trận 77');
  cleanup();
  await open({ slots });
  expect(screen.queryByText(/^Bảng của trận/)).toBeNull();
});

it('says of one that was made of data that nobody wrote it', async () => {
  await open({ api: working({ ...anArticle(), author: 'Khán Đài', automatic: true }) });
  expect(header().getByText(vi.article.automatic)).toBeInTheDocument();
  expect(header().queryByText('Khán Đài')).not.toBeInTheDocument();
});

it('names the writer of one that somebody wrote', async () => {
  await open();
  expect(header().getByText(anArticle().author)).toBeInTheDocument();
  expect(header().queryByText(vi.article.automatic)).not.toBeInTheDocument();
});

it('shows the drawing at its head over the page', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${vi.overlay.open.replace('{{alt}}', '')}`) }));
  expect(within(await screen.findByRole('dialog', { name: vi.overlay.title })).getByRole('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg/),
  );
});

it('leads old words to the same article, and names its true address', async () => {
  await open({}, '/tin-tuc/tieu-de-cu-5001');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://khandai.test${path}`);
});

it('counts the reader once it is known who reads, and shows the new number', async () => {
  const api = working();
  const session = fakeSession({ status: 'starting' });
  const asked: string[] = [];
  api.on(articleCalls.view, ({ id }) => {
    asked.push(id);
    return { views: 1235 };
  });
  await open({ api, session });
  expect(asked).toEqual([]);
  expect(header().getByText('1,234 lượt xem')).toBeInTheDocument();
  await act(async () => session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
  expect(asked).toEqual(['5001']);
  expect(await header().findByText('1,235 lượt xem')).toBeInTheDocument();
  await act(async () => session.become({ status: 'user', user: aUser({ userId: 7, guest: 0 }) }));
  expect(asked).toEqual(['5001']);
});

it('reacts at once, and takes it back with a word when the server says no', async () => {
  const api = working().on(articleCalls.react, () => {
    throw new ApiError('tooMany', { call: 'article.react', status: 429, serverMessage: 'Chậm lại' });
  });
  const { app } = await open({ api, session: member() });
  await userEvent.click(screen.getByRole('button', { name: /^Yêu/ }));
  expect(app.notified).toMatchObject([{ tone: 'error', title: vi.article.notReacted, text: 'Chậm lại' }]);
  expect(screen.getByRole('button', { name: 'Yêu, 0' })).toHaveAttribute('aria-pressed', 'false');
  api.on(articleCalls.react, ({ reaction }) => ({ counts: { like: 3, love: 1 }, total: 4, mine: reaction }));
  await userEvent.click(screen.getByRole('button', { name: /^Yêu/ }));
  expect(screen.getByRole('button', { name: 'Yêu, 1' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows each reader their own reaction, and nobody another’s', async () => {
  const session = fakeSession({ status: 'starting' });
  const mine: Record<number, 'love' | 'like'> = { 7: 'love', 8: 'like' };
  const asked: number[] = [];
  const api = working();
  const here = () => (session.state.status === 'user' ? session.state.user.userId : 0);
  api.on(articleCalls.info, () => {
    asked.push(here());
    return anArticle({ reactions: { counts: { like: 1, love: 1 }, total: 2, mine: mine[here()] ?? null } });
  });
  const pressed = () =>
    header()
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  const become = (state: Parameters<typeof session.become>[0]) => act(async () => session.become(state));
  await open({ api, session });
  expect(pressed()).toEqual([]);
  await become({ status: 'user', user: aUser({ userId: 7, guest: 0 }) });
  expect(await screen.findByRole('button', { name: 'Yêu, 1', pressed: true })).toBeInTheDocument();
  await become({ status: 'guest', user: aUser({ guest: 1 }) });
  expect(pressed()).toEqual([]);
  await become({ status: 'user', user: aUser({ userId: 8, guest: 0 }) });
  expect(await screen.findByRole('button', { name: 'Thích, 1', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yêu, 1' })).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual([0, 7, 8]);
});

it('keeps what comes of a reaction with who reacted, though they have logged out meanwhile', async () => {
  const session = member();
  const answer = Promise.withResolvers<Output<typeof articleCalls.react>>();
  const api = working().on(articleCalls.react, () => answer.promise);
  await open({ api, session });
  await userEvent.click(screen.getByRole('button', { name: /^Yêu/ }));
  await act(async () => session.become({ status: 'guest', user: aUser({ guest: 1 }) }));
  await act(async () => answer.resolve({ counts: { love: 1 }, total: 1, mine: 'love' }));
  expect(screen.getByRole('button', { name: /^Yêu/ })).toHaveAttribute('aria-pressed', 'false');
});

it('asks a guest who reacts to log in', async () => {
  const { app } = await open();
  await userEvent.click(screen.getByRole('button', { name: /^Thích/ }));
  expect(app.session.loginAsked).toBe(1);
});

it('says in which language it is written when that is not the visitor’s', async () => {
  const { container } = await open({ prefs: { language: 'en' } });
  expect(container.querySelector('article')).toHaveAttribute('lang', 'vi');
});

it('leaves out what does not come beside it', async () => {
  const api = fakeApi().on(articleCalls.info, () => anArticle());
  await open({ api });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(vi.mostRead.title)).toBeNull();
  expect(screen.getByText(vi.comments.error)).toBeInTheDocument();
});

it('says that it could not be loaded, and shows it once another try succeeds', async () => {
  const api = fakeApi();
  await open({ api });
  expect(screen.getByText(vi.error.page)).toBeInTheDocument();
  api.on(articleCalls.info, () => anArticle());
  await act(async () => screen.getByRole('button', { name: vi.retry }).click());
  expect(await screen.findByRole('heading', { level: 1, name: 'Việt vị trong hai phút' })).toBeInTheDocument();
});

describe('a 404', () => {
  // React says aloud what the boundary hands on to the shell.
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['/tin-tuc/khong-co-so', '/tin-tuc/a-1/b', '/tin-tuc/chuyen-muc'])('answers %s', async (to) => expect((await open({}, to)).status).toBe(404));

  it('answers an article that is gone', async () => {
    const api = fakeApi().on(articleCalls.info, () => {
      throw new ApiError('notFound', { call: 'article.info', status: 404 });
    });
    expect((await open({ api })).status).toBe(404);
  });
});
