import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { pointsCalls } from '@portal/contracts/points';
import { referral, referralCalls, type ReferralInfo } from '@portal/contracts/referral';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { aCard, aFriend, aLevel, aReferral, aRow } from '../../testing/points.ts';

const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, username: 'lan', balance: 530 }) });
const good = (info: ReferralInfo = aReferral()) =>
  fakeApi()
    .on(referralCalls.info, () => info)
    .on(referralCalls.list, () => ({
      list: [aFriend(1), aFriend(2, { state: 'rewarded', days: 3 }), aFriend(3, { state: 'refused', refusal: 'rules' })],
      nextCursor: null,
    }))
    .on(pointsCalls.checkInCard, () => aCard())
    .on(pointsCalls.ledger, () => ({ list: [aRow(1)], nextCursor: null }))
    .on(userCalls.level, () => aLevel());
const open = (api = good(), session = member()) => openPath(remote, 'account-and-missions', '/gioi-thieu-ban-be', { api, session });
const friends = async () => within(await screen.findByRole('list', { name: 'Bạn bè bạn đã mời' }));

it('gives one the code, an address with it and that as a picture', async () => {
  const { app } = await open();
  expect(await screen.findByText('lan')).toBeInTheDocument();
  expect(screen.getByText(`${app.site.origin}/?pid=lan`)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Mã QR của đường dẫn mời' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Mỗi người bạn: 100 điểm' })).toBeInTheDocument();
  expect(document.title).toBe('Giới thiệu bạn bè | Khán Đài');
});

it('copies the address, and says when the browser would not', async () => {
  const user = userEvent.setup();
  const { app } = await open();
  await user.click(await screen.findByRole('button', { name: 'Chép đường dẫn' }));
  expect(await navigator.clipboard.readText()).toBe(`${app.site.origin}/?pid=lan`);
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Đã chép đường dẫn' }]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Chép mã' }));
  await waitFor(() => expect(app.notified.at(-1)).toMatchObject({ tone: 'error' }));
});

it('tells how far each friend is, and why one does not count', async () => {
  await open();
  const rows = (await friends()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bạn 1.*1\/3 ngày, tới 20\/12.*Đang chờ$/),
    expect.stringMatching(/^Bạn 2.*cả hai đã nhận điểm.*Đã nhận$/),
    expect.stringMatching(/^Bạn 3.*không đúng luật mời.*Không tính$/),
  ]);
  expect(within(rows[0]!).getByRole('link', { name: 'Bạn 1' })).toHaveAttribute('href', '/thanh-vien/ban1');
});

it('takes what a newer portal says of a friend as not decided here', async () => {
  const api = good().on(referralCalls.list, () => ({ list: [referral.parse({ ...aFriend(1), state: 'onHold' })], nextCursor: null }));
  await open(api);
  expect((await friends()).getByText('Đang chờ')).toBeInTheDocument();
});

it('reads on below', async () => {
  const api = good().on(referralCalls.list, ({ cursor }) => (cursor ? { list: [aFriend(9)], nextCursor: null } : { list: [aFriend(1)], nextCursor: 'next' }));
  await open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }));
  await waitFor(async () => expect((await friends()).getAllByRole('listitem')).toHaveLength(2));
});

it('takes the code of whoever invited one, as long as it may', async () => {
  const { app } = await open(good(aReferral({ enterUntil: '2026-11-27T20:00:00+07:00' })));
  const field = await screen.findByRole('textbox', { name: 'Mã mời' });
  expect(field).toHaveAccessibleDescription('Nhập được tới 27/11.');
  await userEvent.click(screen.getByRole('button', { name: 'Nhập mã' }));
  expect(await screen.findByText('Bạn chưa điền mã mời')).toBeInTheDocument();
  app.api.on(referralCalls.enter, () => {
    throw new ApiError('refused', { call: 'referral.enter', code: 40981, serverMessage: 'Không có ai dùng mã này' });
  });
  await userEvent.type(field, 'minh{Enter}');
  expect(await screen.findByText('Không có ai dùng mã này')).toBeInTheDocument();
  expect(field).toHaveValue('minh');
  app.api.on(referralCalls.enter, () =>
    aReferral({ invitedBy: { inviter: aFriend(5).friend, state: 'waiting', refusal: null, days: 0, endsOn: '2026-12-20' } }),
  );
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Người mời bạn' })).toBeInTheDocument();
  expect(app.notified).toMatchObject([{ tone: 'success', title: 'Bạn 5 đã mời bạn' }]);
  expect(document.activeElement).toHaveTextContent(/^Người mời bạn/);
  expect(app.api.inputs(referralCalls.enter)).toEqual([{ code: 'minh' }, { code: 'minh' }]);
});

it('keeps what was typed while the network is away or the rate is up, and says which', async () => {
  const { app } = await open(good(aReferral({ enterUntil: '2026-11-27T20:00:00+07:00' })));
  const field = await screen.findByRole('textbox', { name: 'Mã mời' });
  let kind: 'offline' | 'tooMany' = 'offline';
  app.api.on(referralCalls.enter, () => {
    throw new ApiError(kind, { call: 'referral.enter', ...(kind === 'tooMany' && { retryAfter: 30 }) });
  });
  await userEvent.type(field, 'minh{Enter}');
  expect(await screen.findByText('Mất mạng. Bạn thử lại khi có mạng nhé.')).toBeInTheDocument();
  kind = 'tooMany';
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('Bạn thử hơi nhiều lần rồi. Chờ 30 giây rồi thử lại nhé.')).toBeInTheDocument();
  expect(screen.queryByText('Mất mạng. Bạn thử lại khi có mạng nhé.')).toBeNull();
  expect(field).toHaveValue('minh');
  expect(field).toBeValid();
});

it('hands the address to the phone’s own sharing, and says only what went wrong', async () => {
  const user = userEvent.setup();
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const { app } = await open();
    const button = await screen.findByRole('button', { name: 'Chia sẻ' });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({
      title: 'Khán Đài',
      text: 'Vào Khán Đài xem bóng cùng tôi. Chơi đủ 3 ngày, bạn có thêm 50 điểm.',
      url: `${app.site.origin}/?pid=lan`,
    });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await user.click(button);
    expect(share).toHaveBeenCalledTimes(2);
    expect(app.notified).toEqual([]);
    share.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
    await user.click(button);
    await waitFor(() => expect(app.notified).toMatchObject([{ tone: 'error', title: 'Chưa chia sẻ được' }]));
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

it('asks for no code where it is too late', async () => {
  await open();
  await friends();
  expect(screen.queryByRole('textbox', { name: 'Mã mời' })).toBeNull();
});

it('says that nobody was invited yet', async () => {
  await open(good().on(referralCalls.list, () => ({ list: [], nextCursor: null })));
  expect(await screen.findByText('Chưa mời được ai')).toBeInTheDocument();
});

it('says what did not come, and asks again', async () => {
  const { app } = await open(fakeApi());
  expect(await screen.findByText('Chưa tải được mã mời.')).toBeInTheDocument();
  app.api.on(referralCalls.info, () => aReferral());
  await userEvent.click(screen.getAllByRole('button', { name: 'Thử lại' })[0]!);
  expect(await screen.findByText('lan')).toBeInTheDocument();
});

it('invites a guest, and asks for nothing', async () => {
  const { app } = await open(good(), fakeSession({ status: 'guest', user: aUser({ guest: 1 }) }));
  expect(screen.getByRole('heading', { level: 2, name: 'Rủ bạn vào sân, cả hai cùng có điểm' })).toBeInTheDocument();
  expect(app.api.inputs(referralCalls.info)).toEqual([]);
});
