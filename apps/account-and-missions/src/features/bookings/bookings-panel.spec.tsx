import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { bookingCalls, type Booking } from '@portal/contracts/booking';
import { aUser, fakeApi, fakeSession, renderWithApp } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { vi } from '../../locales/vietnamese.ts';
import { BookingsPanel } from './bookings-panel.tsx';

const noClock = { minute: null, added: null, periodStartedAt: null };
const aBooking = (id: number, own: Partial<Booking> = {}): Booking => ({
  id,
  fixtureId: id,
  commentator: { userId: 21, id: 21, name: 'BLV Tư Việt Vị' },
  startTime: '2026-11-21T19:15:00+07:00',
  match: aMatch({ fixtureId: id, statusCode: 0, score: null, clock: { phase: 'coming', ...noClock } }),
  ...own,
});
const coming = aBooking(7);
const live = aBooking(8, { match: aMatch({ fixtureId: 8 }), startTime: '2026-11-20T19:15:00+07:00' });
const over = aBooking(9, { match: aMatch({ fixtureId: 9, statusCode: -1, clock: { phase: 'ended', ...noClock } }) });
const { match: _, ...gone } = aBooking(10);

const answering = (...list: Booking[]) => fakeApi().on(bookingCalls.list, () => ({ list, total: list.length }));
const open = async (api = answering(live, coming, over, gone)) =>
  (
    await renderWithApp(<BookingsPanel userId={7} />, {
      api,
      messages: { 'account-and-missions': vi },
      session: fakeSession({ status: 'user', user: aUser({ userId: 7 }) }),
    })
  ).app;
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists whom one will hear, with match and time, until the match is over; what is on air leads there and is taken back no more', async () => {
  await open();
  await screen.findByText('Đang đá');
  expect(rows()).toEqual([
    'Đức – Anh19:15 ngày 20/11 · BLV Tư Việt VịĐang đá',
    'Đức – Anh19:15 ngày 21/11 · BLV Tư Việt VịBỏ',
    'Trận không còn trong lịch19:15 ngày 21/11 · BLV Tư Việt VịBỏ',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/truc-tiep/bong-da/8?blv=21', '/truc-tiep/bong-da/7?blv=21']);
});

it('asks for today and seven days ahead, on one page of a hundred (section 9)', async () => {
  const app = await open();
  await screen.findByText('Đang đá');
  const [asked] = app.api.inputs(bookingCalls.list);
  expect(asked).toMatchObject({ pageNum: 1, pageSize: 100, startTime: expect.stringMatching(/T17:00:00/) as string });
  expect(Date.parse(asked!.endTime!) - Date.parse(asked!.startTime!)).toBe(8 * 86_400_000 - 1_000);
});

it('takes one back, tells so, and keeps the focus in the list', async () => {
  let list = [coming, { ...coming, id: 11, fixtureId: 11 }];
  const app = await open(fakeApi().on(bookingCalls.list, () => ({ list, total: list.length })));
  app.api.on(bookingCalls.cancel, () => {
    list = list.slice(1);
    return {};
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Bỏ BLV Tư Việt Vị trận Đức – Anh' }))[0]!);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(app.api.inputs(bookingCalls.cancel)).toEqual([{ fixtureId: 7, userId: 21 }]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Đã bỏ đặt BLV Tư Việt Vị trận Đức – Anh.'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'BLV đã đặt' })).toHaveFocus());
});

it('keeps one that could not be taken back, and says why', async () => {
  const app = await open(answering(coming));
  app.api.on(bookingCalls.cancel, () => {
    throw new ApiError('offline', { call: 'booking.cancel' });
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Bỏ BLV/ }));
  await waitFor(() =>
    expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', title: 'Chưa bỏ đặt được', text: expect.stringContaining('Mất mạng') })]),
  );
  expect(rows()).toHaveLength(1);
});

it('leads to the schedule where nobody is booked', async () => {
  await open(answering());
  expect(await screen.findByText('Chưa đặt BLV nào')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem lịch' })).toHaveAttribute('href', '/lich-truc-tiep');
});

it('says that the list could not be loaded, and tries again', async () => {
  const app = await open(fakeApi());
  await screen.findByText('Chưa tải được BLV bạn đã đặt.');
  app.api.on(bookingCalls.list, () => ({ list: [coming], total: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('link', { name: 'Đức – Anh' })).toBeInTheDocument();
});
