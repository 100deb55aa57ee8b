import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes } from '@portal/contracts';
import { tipsCalls } from '@portal/contracts/tips';
import { aUser, fakeSession, openPath } from '@portal/testing';
import { queries } from '../../queries.ts';
import * as remote from '../../remote.tsx';
import { anApi, aSettledTip, aTip } from '../../testing/things.ts';

const Comments = ({ objectType, objectId }: Record<string, unknown>) => <p>{`comments of ${String(objectType)}/${String(objectId)}`}</p>;
const member = () => fakeSession({ status: 'user', user: aUser() });
const open = (api = anApi(), session = fakeSession()) =>
  openPath(remote, 'odds-and-tips', '/tip-keo/303', { api, session, slots: { 'content-and-news/comments': Comments } });
beforeEach(() => localStorage.setItem('adult', '1'));

it('shows pick, price, reason and when it locks, with what others say', async () => {
  await open();
  for (const text of ['Arsenal -0.75', '1.89', 'Arsenal sân nhà bảy trận chưa thua.', 'comments of 40/303']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(/Khoá lúc 22:00, T6 20\/11/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Xoá típ' })).toBeNull();
});

it('stamps a settled tip', async () => {
  await open(anApi().on(tipsCalls.info, () => aSettledTip));
  expect(screen.getByText('THUA')).toBeInTheDocument();
  expect(screen.getByText(/Đã khoá từ/)).toBeInTheDocument();
});

it('says what a tip was before its score was corrected, and nothing where it never was', async () => {
  const { unmount } = await open(anApi().on(tipsCalls.info, () => ({ ...aSettledTip, correctedFrom: 10 })));
  expect(screen.getByText('Tỷ số đã được sửa: trước tính là thắng, nay là thua.')).toBeInTheDocument();
  unmount();
  await open(anApi().on(tipsCalls.info, () => aSettledTip));
  expect(screen.queryByText(/Tỷ số đã được sửa/)).toBeNull();
});

it('asks a guest to log in before reacting', async () => {
  const { app } = await open();
  await userEvent.click(screen.getByRole('button', { name: /^Yêu thích/ }));
  expect(app.session.loginAsked).toBe(1);
  expect(app.api.inputs(tipsCalls.react)).toEqual([]);
});

it('counts a member’s reaction as the server answers it', async () => {
  const api = anApi().on(tipsCalls.react, () => ({ counts: { love: 3 }, total: 3, mine: 'love' as const }));
  const { app } = await open(api, member());
  await userEvent.click(screen.getByRole('button', { name: /^Yêu thích/ }));
  expect(await screen.findByRole('button', { name: 'Yêu thích, 3', pressed: true })).toBeInTheDocument();
  expect(app.api.inputs(tipsCalls.react)).toEqual([{ id: 303, reaction: 'love' }]);
});

it('learns what one may do once it is known who one is', async () => {
  const session = fakeSession({ status: 'starting' });
  const { app } = await open(anApi(), session);
  app.api.on(tipsCalls.info, () => aTip({ can: { delete: true } }));
  expect(screen.queryByRole('button', { name: 'Xoá típ' })).toBeNull();
  act(() => session.become({ status: 'user', user: aUser() }));
  expect(await screen.findByRole('button', { name: 'Xoá típ' })).toBeInTheDocument();
});

describe('taking a tip back', () => {
  const own = () => anApi().on(tipsCalls.info, () => aTip({ can: { delete: true } }));
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Xoá típ' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Xoá típ' }));
  };

  it('asks once more, then goes to the list', async () => {
    const { app } = await open(
      own().on(tipsCalls.remove, () => ({})),
      member(),
    );
    await remove();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Típ Kèo'));
    expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã xoá típ' }]);
  });

  it('leads to a list without it, though one with it is held from a moment ago', async () => {
    const api = own();
    let there = true;
    api.on(tipsCalls.remove, () => {
      there = false;
      return {};
    });
    api.on(tipsCalls.list, ({ state }) => ({ list: state !== 'settled' && there ? [aTip()] : [], nextCursor: null }));
    const { app } = await open(api, member());
    await app.queryClient.fetchInfiniteQuery(queries.tips(app, { state: 'open', type: undefined, from: '' }));
    await remove();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Típ Kèo'));
    expect(screen.queryByText('Arsenal sân nhà bảy trận chưa thua.')).toBeNull();
  });

  it('says why it did not work, and the tip stays', async () => {
    await open(
      own().on(tipsCalls.remove, () => {
        throw new ApiError('refused', { call: 'tips.remove', code: codes.tipLocked, serverMessage: 'Bóng đã lăn.' });
      }),
      member(),
    );
    await remove();
    expect(await within(screen.getByRole('alertdialog')).findByText('Bóng đã lăn.')).toBeInTheDocument();
    expect(screen.getByText('Arsenal sân nhà bảy trận chưa thua.')).toBeInTheDocument();
  });
});
