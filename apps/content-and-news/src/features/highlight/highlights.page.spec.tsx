import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { highlightCalls } from '@portal/contracts/highlight';
import { fakeApi, openPath, type FakeAppOptions } from '@portal/testing';
import { highlights } from '../../factories.ts';
import { vi } from '../../locales/vietnamese.ts';
import * as remote from '../../remote.tsx';

const working = () =>
  fakeApi().on(highlightCalls.list, ({ cursor }) => ({ list: cursor ? highlights(2, 207800301) : highlights(3), nextCursor: cursor ? null : 'weiter' }));
const open = (path = '/highlight', options: FakeAppOptions = {}) => openPath(remote, 'content-and-news', path, { api: working(), ...options });
const cards = () => within(screen.getByRole('group', { name: vi.highlight.list })).getAllByRole('article');

it('shows goals with minute, score and the way to each', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Highlight');
  expect(cards()).toHaveLength(3);
  const [first] = cards();
  expect(first).toHaveTextContent('106′');
  expect(first).toHaveTextContent('Tây Ban Nha – Argentina · World Cup · phát lại 20/11, 19:30');
  expect(within(first!).getByRole('link', { name: 'Cầu thủ 1 ghi bàn' })).toHaveAttribute('href', '/highlight/ban-thang-207800201');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://khandai.test/highlight');
});

it('goes on below', async () => {
  const { app } = await open();
  await userEvent.click(screen.getByRole('button', { name: vi.highlight.more }));
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(app.api.inputs(highlightCalls.list)).toEqual([{ pageSize: 12 }, { pageSize: 12, cursor: 'weiter' }]);
  expect(screen.getByText(vi.highlight.end)).toBeInTheDocument();
});

it('shows one kind by its address, and says when there is none', async () => {
  const { app } = await open('/highlight?loai=own-goal', { api: fakeApi().on(highlightCalls.list, () => ({ list: [], nextCursor: null })) });
  expect(app.api.inputs(highlightCalls.list)).toEqual([{ pageSize: 12, kind: 'own-goal' }]);
  expect(screen.getByRole('link', { name: 'Phản lưới', current: true })).toBeInTheDocument();
  expect(document.title).toMatch(/^Phản lưới · Highlight/);
  expect(screen.getByText(vi.highlight.emptyKind)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: vi.highlight.toAll })).toHaveAttribute('href', '/highlight');
});

it('says neither who scored nor what it made to whoever hides scores', async () => {
  await open('/highlight', { prefs: { hidesScores: true } });
  expect(screen.getAllByRole('link', { name: 'Bàn thắng trong trận Tây Ban Nha – Argentina' })).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /^Bàn thắng trong/ })[0]).toHaveAttribute('href', '/highlight/207800201');
  expect(document.body.innerHTML).not.toMatch(/Cầu thủ|cau-thu|ban-thang-|106|1 ?– ?0|19:30|film/);
  expect(screen.getByText(`${vi.highlight.note} ${vi.highlight.noteHidden}`)).toBeInTheDocument();
});

it('is a 404 at a cursor that is none', async () => {
  const { problem } = await open('/highlight?cursor=x', {
    api: fakeApi().on(highlightCalls.list, () => {
      throw new ApiError('badInput', { call: 'highlight.list', status: 400 });
    }),
  });
  expect(problem).toMatchObject({ status: 404 });
});
