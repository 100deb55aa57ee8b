import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { luckyCalls, type LuckyTickets } from '@portal/contracts/lucky';
import { pointsCalls } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeApi, fakeSession, openPath } from '@portal/testing';
import * as remote from '../../remote.tsx';
import { keepSeal } from './seals.ts';
import { aBox, aDraw, aLuckyBoard, aProof, someTickets } from '../../testing/lucky.ts';
import { aCard, aLevel, aRow } from '../../testing/points.ts';

const member = () => fakeSession({ status: 'user', user: aUser({ userId: 7, username: 'lan', balance: 530 }) });
const good = (tickets: Partial<LuckyTickets> = {}, draws = [aDraw(7)]) =>
  fakeApi()
    .on(luckyCalls.list, () => aLuckyBoard())
    .on(luckyCalls.result, () => ({ list: draws, nextCursor: null, tickets: someTickets(tickets) }))
    .on(luckyCalls.rounds, () => ({ list: [aProof().round], nextCursor: null }))
    .on(luckyCalls.proof, () => aProof())
    .on(pointsCalls.checkInCard, () => aCard())
    .on(pointsCalls.ledger, () => ({ list: [aRow(1)], nextCursor: null }))
    .on(userCalls.level, () => aLevel());
const open = (api = good(), session = member()) => openPath(remote, 'account-and-missions', '/rut-tham', { api, session });
const drawn = (number = 41, own = {}) => ({
  draw: aDraw(number, { prize: 2, points: 100, ...own }),
  tickets: someTickets({ left: 1, drawn: 2 }),
  balance: 630,
  board: aLuckyBoard({ drawn: number }),
});
beforeEach(() => localStorage.clear());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

it('says how many tickets one has, what is left of the box, each prize with its odds, and the hash', async () => {
  await open();
  expect(await screen.findByText('Bạn có 2 vé')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Hộp số 12' })).toBeInTheDocument();
  expect(screen.getByText('Còn 960 trên 1,000 vé')).toBeInTheDocument();
  expect(screen.getByText('Dùng được tới 00:00 ngày 23/11.')).toBeInTheDocument();
  const prizes = within(screen.getByRole('table', { name: 'Trong hộp có gì' })).getAllByRole('row');
  expect(prizes.map((row) => row.textContent)).toEqual([
    'GiảiĐiểmCònTỷ lệ',
    'Giải nhất 5002/20.2%',
    'Giải nhì 10018/181.9%',
    'Giải ba 5080/808.3%',
    'Giải tư 20300/30031.3%',
    'Giải khuyến khích 10560/60058.3%',
  ]);
  expect(screen.getAllByText(aBox().commitment)[0]).toBeInTheDocument();
  expect(rows('Vé bạn đã rút').map((row) => row.textContent)).toEqual(['Giải tưHộp 12, vé số 7 · 19/11, 20:05+20']);
  expect(document.title).toBe('Rút thăm | Khán Đài');
});

it('draws a ticket, says what it brought, and has everyone who shows the points ask again', async () => {
  const { app } = await open();
  app.api.on(luckyCalls.draw, () => drawn());
  await press('Rút một vé');
  expect(await screen.findByText('+100 điểm, vé số 41')).toBeInTheDocument();
  expect(screen.getByText('Bạn có 1 vé')).toBeInTheDocument();
  expect(rows('Vé bạn đã rút')).toHaveLength(2);
  const [{ round, uuid } = { round: 0, uuid: '' }] = app.api.inputs(luckyCalls.draw);
  expect([round, uuid]).toEqual([12, expect.stringMatching(/^[\w-]{8,64}$/)]);
  expect(app.session.refreshes).toBe(1);
  await waitFor(() => expect(app.api.inputs(pointsCalls.ledger)).toHaveLength(2));
});

it('asks for the same draw again when no answer came, and for another one after it', async () => {
  const { app } = await open();
  app.api.on(luckyCalls.draw, () => {
    throw new ApiError('offline', { call: 'lucky.draw' });
  });
  await press('Rút một vé');
  await waitFor(() =>
    expect(app.notified).toEqual([expect.objectContaining({ tone: 'error', title: 'Chưa rút được', text: expect.stringContaining('Mất mạng') })]),
  );
  app.api.on(luckyCalls.draw, () => drawn(41));
  await press('Rút một vé');
  await screen.findByText('+100 điểm, vé số 41');
  app.api.on(luckyCalls.draw, () => drawn(42));
  await press('Rút một vé');
  await screen.findByText('+100 điểm, vé số 42');
  const [first, second, third] = app.api.inputs(luckyCalls.draw).map(({ uuid }) => uuid);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('shows the ticket that was drawn where only the answer was lost', async () => {
  const { app } = await open(good({ left: 1 }, []));
  app.api.on(luckyCalls.draw, () => {
    throw new ApiError('offline', { call: 'lucky.draw' });
  });
  app.api.on(luckyCalls.result, () => ({
    list: app.api.inputs(luckyCalls.draw).map(({ uuid }) => aDraw(41, { uuid })),
    nextCursor: null,
    tickets: someTickets({ left: 0, drawn: 2 }),
  }));
  await press('Rút một vé');
  expect(await screen.findByText('+20 điểm, vé số 41')).toBeInTheDocument();
  expect(screen.getByText('Bạn có 0 vé')).toBeInTheDocument();
  expect(app.notified).toEqual([]);
});

it('keeps what was drawn, whatever was under way before', async () => {
  const { app } = await open();
  await screen.findByText('Bạn có 2 vé');
  const late = Promise.withResolvers<ReturnType<typeof aLuckyBoard>>();
  app.api.on(luckyCalls.list, () => late.promise).on(luckyCalls.draw, () => drawn());
  window.dispatchEvent(new Event('visibilitychange'));
  await press('Rút một vé');
  await screen.findByText('Còn 959 trên 1,000 vé');
  late.resolve(aLuckyBoard());
  await screen.findByText('+100 điểm, vé số 41');
  expect(screen.getByText('Còn 959 trên 1,000 vé')).toBeInTheDocument();
});

it('leaves who used the keyboard on what says that there is no ticket any more', async () => {
  const { app } = await open(good({ left: 1 }));
  app.api.on(luckyCalls.draw, () => ({ ...drawn(), tickets: someTickets({ left: 0, drawn: 2 }) }));
  (await screen.findByRole('button', { name: 'Rút một vé' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('+100 điểm, vé số 41');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Bạn có 0 vé'));
});

it('says that the box has run out, shows the next one, and draws from that', async () => {
  const { app } = await open();
  app.api
    .on(luckyCalls.draw, () => {
      throw new ApiError('refused', { call: 'lucky.draw', status: 200, code: 40992, serverMessage: 'Hộp này đã xong, hộp mới đã mở' });
    })
    .on(luckyCalls.list, () => aLuckyBoard({ number: 13, drawn: 0 }));
  await press('Rút một vé');
  expect(await screen.findByRole('heading', { name: 'Hộp số 13' })).toBeInTheDocument();
  expect(app.notified).toEqual([expect.objectContaining({ tone: 'info', title: 'Hộp này đã khép' })]);
  app.api.on(luckyCalls.draw, () => drawn());
  await press('Rút một vé');
  await waitFor(() => expect(app.api.inputs(luckyCalls.draw)).toHaveLength(2));
  const [before, after] = app.api.inputs(luckyCalls.draw);
  expect(after!.round).toBe(13);
  expect(after!.uuid).not.toBe(before!.uuid);
});

it('shows who has no ticket the ways to one', async () => {
  await open(good({ left: 0 }, []));
  expect(await screen.findByText('Bạn có 0 vé')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rút một vé' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Đi điểm danh' })).toHaveAttribute('href', '/diem-danh');
  expect(screen.getByRole('link', { name: 'Xem nhiệm vụ' })).toHaveAttribute('href', '/nhiem-vu-hang-ngay');
  expect(screen.getByText('Bạn chưa rút vé nào')).toBeInTheDocument();
});

it('draws a box that is over again, and finds one’s own ticket in it', async () => {
  const proof = aProof();
  const { prize } = proof.list[2]!;
  await open(good({}, [aDraw(3, { round: 11, prize, points: proof.prizes.find((kind) => kind.prize === prize)!.points })]));
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('Đúng cả 30 vé')).toBeInTheDocument();
  expect(screen.getByText('1 vé của bạn có trong hộp.')).toBeInTheDocument();
  expect(screen.getByText(/trình duyệt này chưa thấy mã/)).toBeInTheDocument();
});

it('measures a box by the seal that this browser saw while it was open', async () => {
  keepSeal(11, aProof().round.commitment);
  await open();
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('So với mã niêm phong mà trình duyệt này thấy khi hộp còn mở.')).toBeInTheDocument();
});

it('does not believe a portal that tells another box altogether', async () => {
  keepSeal(11, aProof().round.commitment);
  const other = aProof(11, 'f'.repeat(64));
  await open(
    good()
      .on(luckyCalls.rounds, () => ({ list: [other.round], nextCursor: null }))
      .on(luckyCalls.proof, () => other),
  );
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('Chìa khoá không mở được mã niêm phong.')).toBeInTheDocument();
});

it('keeps the seal of the box that it shows', async () => {
  await open();
  await screen.findByText('Bạn có 2 vé');
  expect(JSON.parse(localStorage.getItem('lucky.seals') ?? '{}')).toEqual({ 12: aBox().commitment });
});

it('waits for the key where another node has not told it yet', async () => {
  await open(good().on(luckyCalls.proof, () => ({ ...aProof(), round: { ...aProof().round, seed: null } })));
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('Hộp vừa khép, chìa khoá công bố sau ít phút.')).toBeInTheDocument();
});

it.each([
  [
    'a prize was changed',
    () => ({ ...aProof(), list: aProof().list.map((draw) => (draw.number === 4 ? { ...draw, prize: draw.prize === 5 ? 4 : 5 } : draw)) }),
    'Vé 4 không đúng giải.',
  ],
  ['the seed is another', () => ({ ...aProof(), round: { ...aProof().round, seed: 'f'.repeat(64) } }), 'Chìa khoá không mở được mã niêm phong.'],
  ['the last draws are left out', () => ({ ...aProof(), list: aProof().list.slice(0, 20) }), 'Danh sách thiếu vé.'],
])('says so where %s', async (_, proof, words) => {
  await open(good().on(luckyCalls.proof, proof));
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/^Có chỗ sai, đã soát \d+ vé$/)).toBeInTheDocument();
});

it('says so where one’s own ticket is not in the box', async () => {
  await open(good({}, [aDraw(3, { round: 11, uuid: 'a-ticket-of-mine' })]));
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('1 vé của bạn không có trong hộp.')).toBeInTheDocument();
  expect(screen.getByText('Có chỗ sai, đã soát 30 vé')).toBeInTheDocument();
});

it('reads a big box to its end', async () => {
  const { list, ...rest } = aProof();
  const api = good().on(luckyCalls.proof, ({ after }) => ({
    ...rest,
    list: list.slice(Number(after ?? 0), Number(after ?? 0) + 10),
    next: Number(after ?? 0) + 10 < 30 ? Number(after ?? 0) + 10 : null,
  }));
  await open(api);
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('Đúng cả 30 vé')).toBeInTheDocument();
  expect(api.inputs(luckyCalls.proof).map(({ after }) => after)).toEqual([0, 10, 20]);
});

it('says what did not come, and asks again', async () => {
  const { app } = await open(fakeApi().on(luckyCalls.rounds, () => ({ list: [], nextCursor: null })));
  expect(await screen.findByText('Chưa tải được vé của bạn.')).toBeInTheDocument();
  app.api.on(luckyCalls.list, () => aLuckyBoard()).on(luckyCalls.result, () => ({ list: [], nextCursor: null, tickets: someTickets() }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Thử lại' })[0]!);
  expect(await screen.findByText('Bạn có 2 vé')).toBeInTheDocument();
  expect(screen.getByText('Chưa hộp nào xong')).toBeInTheDocument();
});

it('shows a guest what is in the box and whether the last ones were honest, and asks for nothing of one’s own', async () => {
  const { app } = await open(good(), fakeSession({ status: 'guest', user: aUser({ guest: 1 }) }));
  expect(screen.getByRole('heading', { level: 2, name: 'Ghé sân mỗi ngày, mỗi ngày một vé' })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Trong hộp có gì' })).toBeInTheDocument();
  await press('Kiểm chứng hộp số 11');
  expect(await screen.findByText('Đúng cả 30 vé')).toBeInTheDocument();
  expect(app.api.inputs(luckyCalls.result)).toEqual([]);
});
