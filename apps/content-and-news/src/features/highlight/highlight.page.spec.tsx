import { act, screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { commentCalls } from '@portal/contracts/comment';
import { highlightCalls } from '@portal/contracts/highlight';
import { aUser, fakeApi, fakeSession, openPath, structuredDataProblems, type FakeAppOptions } from '@portal/testing';
import { aHighlight, highlights } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';
import { videoObject } from './structured-data.ts';

const path = '/highlight/ferran-torres-106-tay-ban-nha-argentina-207800101';
const working = (others = [aHighlight({ id: 207800102, slug: 'ban-hai-207800102', player: 'Pedri', minute: 90, added: 2, kind: 'penalty' })]) =>
  fakeApi()
    .on(highlightCalls.info, () => ({ ...aHighlight(), others }))
    .on(highlightCalls.list, () => ({ list: highlights(2), nextCursor: null }))
    .on(commentCalls.list, () => ({ list: [], nextCursor: null, total: 0 }));
const open = async (options: FakeAppOptions = {}, to = path) => {
  const opened = await openPath(remote, 'content-and-news', to, { api: working(), ...options });
  await act(async () => {});
  return opened;
};
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, guest: 0 }) });

it('shows the film, whose goal it was, and the way to its match', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ferran Torres ghi bàn 106′');
  expect(screen.getByRole('link', { name: 'Vào trận Tây Ban Nha – Argentina' })).toHaveAttribute(
    'href',
    '/truc-tiep/bong-da/2078001?tab=dien-bien#ban-thang-1-0',
  );
  const video = document.querySelector('video')!;
  expect([video.getAttribute('src'), video.getAttribute('preload'), video.getAttribute('poster')]).toEqual([
    '/other/api/highlight/film/play-right-wide.mp4',
    'none',
    '/other/api/highlight/film/play-right-wide.webp',
  ]);
  expect(video.querySelector('track')).toHaveAttribute('src', '/other/api/highlight/captions?id=207800101&lang=vi');
  expect(screen.getByText(vi.highlight.drawn)).toBeInTheDocument();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://khandai.test${path}`);
});

it('lists what else was scored in the match, and new goals of others', async () => {
  await open();
  const others = within(screen.getByRole('region', { name: vi.highlight.others }));
  expect(others.getByRole('listitem')).toHaveTextContent('90+2′Pedri ghi bàn từ chấm phạt đền1–0');
  expect(within(screen.getByRole('complementary')).getAllByRole('listitem')).toHaveLength(2);
});

it('says that nothing else was scored', async () => {
  await open({ api: working([]) });
  expect(screen.getByText(vi.highlight.noOthers)).toBeInTheDocument();
});

it('hides who scored, when, which side and the score from whoever hides scores, also in addresses', async () => {
  await open({ prefs: { hidesScores: true } }, '/highlight/207800101');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bàn thắng trong trận Tây Ban Nha – Argentina');
  expect(document.documentElement.innerHTML).not.toMatch(/ferran|pedri|ban-hai|ban-thang-|106′|1 ?– ?0|19:30/i);
  expect(document.querySelector('video')).not.toHaveAttribute('poster');
  expect(document.querySelector('track')).toHaveAttribute('src', '/other/api/highlight/captions?id=207800101&lang=vi&scores=hidden');
  expect(screen.queryByRole('region', { name: vi.highlight.others })).toBeNull();
  expect(screen.queryByText(vi.highlight.rail)).toBeNull();
});

it('tells searchers of the film, and that it is drawn', async () => {
  await open();
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  expect(description).toContain(vi.highlight.drawn);
  expect(structuredDataProblems(videoObject(aHighlight(), 'Phim minh hoạ', description, 'vi'))).toEqual([]);
});

it('says of an own goal that the film shows none', async () => {
  await open({ api: working().on(highlightCalls.info, () => ({ ...aHighlight({ kind: 'own-goal' }), others: [] })) });
  expect(screen.getByText(vi.highlight.drawnOwn)).toBeInTheDocument();
});

it('takes a member’s reaction at once, and gives it back when it is not taken', async () => {
  const { app } = await open({ session: member() });
  const wow = () => within(screen.getByRole('group', { name: vi.highlight.reactions })).getByRole('button', { name: /Wow/ });
  app.api.on(highlightCalls.react, () => ({ counts: { wow: 3 }, total: 3, mine: 'wow' as const }));
  await userEvent.click(wow());
  await waitFor(() => expect(wow()).toHaveAttribute('aria-pressed', 'true'));
  expect(app.api.inputs(highlightCalls.react)).toEqual([{ id: 207800101, reaction: 'wow' }]);
  app.api.on(highlightCalls.react, () => {
    throw new ApiError('offline', { call: 'highlight.react' });
  });
  await userEvent.click(wow());
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: vi.article.notReacted })]));
  expect(wow()).toHaveAttribute('aria-pressed', 'true');
});

it('asks a guest to log in', async () => {
  const session = fakeSession();
  await open({ session });
  await userEvent.click(within(screen.getByRole('group', { name: vi.highlight.reactions })).getByRole('button', { name: /Wow/ }));
  expect(session.loginAsked).toBe(1);
});

it.each([['/highlight/khong-so'], ['/highlight/a/b/c']])('%s is a 404', async (to) => {
  expect((await open({}, to)).problem).toMatchObject({ status: 404 });
});
