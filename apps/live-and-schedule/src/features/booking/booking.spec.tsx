import { screen, waitFor } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { bookingCalls, type Booking } from '@portal/contracts/booking';
import type { MatchSummary } from '@portal/contracts/match';
import { aUser, fakeApi, fakeClock, fakeSession, renderWithApp } from '@portal/testing';
import { aMatch } from '@portal/testing/match';
import { vi } from '../../locales/vietnamese.ts';
import { useMatchWords } from '../match/match-words.ts';
import { BookButton } from './book-button.tsx';
import { canBook } from './can-book.ts';

const NOW = Date.parse('2026-11-20T20:00:00+07:00');
const DAY = 86_400_000;
const match = aMatch({
  statusCode: 0,
  score: null,
  kickOff: '2026-11-20T22:00:00+07:00',
  clock: { phase: 'coming', minute: null, added: null, periodStartedAt: null },
});
const [commentator] = match.commentators;
const booked: Booking = {
  id: 1,
  fixtureId: match.fixtureId,
  commentator: { userId: commentator!.userId, id: commentator!.userId, name: commentator!.name },
  startTime: match.kickOff,
};
const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7 }) });

const other = { userId: 22, name: 'BLV Út Cột Dọc', style: '' };
function Buttons() {
  const words = useMatchWords();
  return [commentator!, other].map((one) => <BookButton key={one.userId} match={match} commentator={one} words={words} />);
}
/** An api that keeps what is booked. */
function keeping(before: Booking[] = []) {
  let list = before;
  return fakeApi()
    .on(bookingCalls.list, () => ({ list, total: list.length }))
    .on(bookingCalls.create, () => {
      list = [booked];
      return {};
    })
    .on(bookingCalls.cancel, () => {
      list = [];
      return {};
    });
}
const open = async (api = keeping(), session = member(), clock = fakeClock()) =>
  (await renderWithApp(<Buttons />, { api, session, clock, messages: { 'live-and-schedule': vi } })).app;
const button = (name: RegExp) => screen.findByRole('button', { name });

it('books a commentator as the match has them, and says when one is told', async () => {
  const app = await open();
  await waitFor(() => expect(app.api.inputs(bookingCalls.list)).toHaveLength(1));
  await userEvent.click(await button(/^Đặt BLV Tư Việt Vị trận Đức – Anh$/));
  expect(await button(/^Đã đặt BLV Tư Việt Vị trận Đức – Anh, bấm để bỏ$/)).toHaveTextContent('Đã đặt');
  const { userId, name } = commentator!;
  expect(app.api.inputs(bookingCalls.create)).toEqual([{ fixtureId: match.fixtureId, commentatorId: userId, name, userId }]);
  expect(app.notified).toEqual([expect.objectContaining({ tone: 'success', title: 'Đã đặt BLV Tư Việt Vị', text: expect.stringContaining('sẽ được nhắc') })]);
});

it('takes it back with another press', async () => {
  const app = await open(keeping([booked]));
  await userEvent.click(await button(/^Đã đặt/));
  expect(await button(/^Đặt BLV Tư/)).toBeEnabled();
  expect(app.api.inputs(bookingCalls.cancel)).toEqual([{ fixtureId: match.fixtureId, userId: commentator!.userId }]);
});

it('is no booking of another match or another commentator', async () => {
  await open(
    keeping([
      { ...booked, fixtureId: 999 },
      { ...booked, commentator: { userId: other.userId, id: other.userId, name: other.name } },
    ]),
  );
  // The list is there.
  expect(await button(/^Đã đặt BLV Út Cột Dọc/)).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Đặt BLV Tư Việt Vị/ })).toHaveTextContent('Đặt BLV');
});

it('promises no reminder of what begins right now', async () => {
  const clock = fakeClock();
  clock.now = () => Date.parse(match.kickOff) - 60_000;
  const app = await open(keeping(), member(), clock);
  await userEvent.click(await button(/^Đặt BLV Tư/));
  await waitFor(() => expect(app.notified).toHaveLength(1));
  expect(app.notified[0]).toMatchObject({ title: 'Đã đặt BLV Tư Việt Vị', text: 'Trận sắp bắt đầu rồi, vào phòng luôn nhé.' });
});

it('asks for the list once more, and books nothing, while it is not known what one has booked', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const app = await open(fakeApi());
  await waitFor(() => expect(app.api.inputs(bookingCalls.list).length).toBeGreaterThan(0));
  await userEvent.click(await button(/^Đặt BLV Tư/));
  await waitFor(() => expect(app.notified[0]).toMatchObject({ tone: 'error', text: 'Mất mạng. Bạn thử lại khi có mạng nhé.' }));
  app.api.on(bookingCalls.list, () => ({ list: [booked], total: 1 }));
  await userEvent.click(await button(/^Đặt BLV Tư/));
  expect(await button(/^Đã đặt BLV Tư/)).toBeEnabled();
  expect(app.api.inputs(bookingCalls.create)).toEqual([]);
});

it('asks who is not logged in to do so, and books nothing', async () => {
  const session = fakeSession();
  const app = await open(keeping(), session);
  await userEvent.click(await button(/^Đặt BLV Tư/));
  expect(app.session.loginAsked).toBe(1);
  expect(app.api.asked).toEqual([]);
});

it('logs a booking that is refused, says why, and does not ask for the list anew (section 8)', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const app = await open();
  app.api.on(bookingCalls.create, () => {
    throw new ApiError('refused', { call: 'booking.create', serverMessage: 'Trận này đã bắt đầu' });
  });
  await waitFor(() => expect(app.api.inputs(bookingCalls.list)).toHaveLength(1));
  await userEvent.click(await button(/^Đặt BLV Tư/));
  await waitFor(() => expect(app.notified).toHaveLength(1));
  expect(app.notified[0]).toMatchObject({ tone: 'error', title: 'Chưa đặt được', text: 'Trận này đã bắt đầu' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('booking'), expect.anything());
  expect(app.api.inputs(bookingCalls.list)).toHaveLength(1);
  warned.mockRestore();
});

describe('who can be booked', () => {
  it.each<[string, Partial<MatchSummary>, boolean]>([
    ['to come', {}, true],
    ['in six days', { kickOff: new Date(NOW + 6 * DAY).toISOString() }, true],
    ['later', { kickOff: new Date(NOW + 7 * DAY).toISOString() }, false],
    ['of which only the day is known', { dayOnly: true }, false],
    ['at which nobody speaks', { commentators: [] }, false],
    ['on air', { statusCode: aMatch().statusCode, clock: aMatch().clock }, false],
  ])('of a match %s: %j', (_, own, can) => expect(canBook({ ...match, ...own }, NOW)).toBe(can));
});
