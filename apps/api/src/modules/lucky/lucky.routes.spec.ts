import { randomUUID } from 'node:crypto';
import { codes } from '@portal/contracts';
import { luckyCalls, type LuckyProof } from '@portal/contracts/lucky';
import { pointsCalls } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import { LUCKY_BOX, luckyCommitment, luckyFaults, missionSubject } from '@portal/domain';
import { writeCursor } from '../../http/cursor.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { Ledger } from '../points/index.ts';

const DAY = 86_400_000;
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');

describe.each(databaseKinds)('the lucky draw on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let lan: TestMember;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    api.clock.set(EVENING);
    lan = await newMember(api);
  });

  const token = (member: TestMember) => api.app.tokens.access({ userId: member.id, siteRoleId: 1, userType: 10 });
  const board = async () => (await api.call(luckyCalls.list, {})).body.data;
  const own = async (input = {}, member = lan) => (await api.call(luckyCalls.result, input, { token: await token(member) })).body.data;
  const draw = async (round: number, uuid: string = randomUUID(), member = lan) => api.call(luckyCalls.draw, { round, uuid }, { token: await token(member) });
  const checkIn = async (member = lan) => api.call(pointsCalls.checkIn, {}, { token: await token(member) });

  it('tells everybody what is in the box, how likely each prize is, and the hash of its seed, never the seed', async () => {
    const { round, list } = await board();
    expect(list.map(({ prize, points, stock }) => ({ prize, points, stock }))).toEqual(LUCKY_BOX);
    expect(list.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 10);
    expect(list[0]).toMatchObject({ left: 2, odds: 0.002 });
    expect(round).toMatchObject({ tickets: 1_000, drawn: 0, over: false, seed: null, endsAt: '2026-11-22T17:00:00.000Z' });
    expect(round!.commitment).toMatch(/^[\da-f]{64}$/);
    // A kind of draw that there is none of.
    expect((await api.call(luckyCalls.list, { type: 10 })).body.data.round?.number).toBe(round!.number);
    expect((await api.call(luckyCalls.list, { type: 20 })).body.data).toEqual({ round: null, list: [] });
  });

  it('gives a ticket for a check-in and one for all missions of a day, until the week is over', async () => {
    expect((await own()).tickets).toEqual({ left: 0, checkIns: 0, missions: 0, drawn: 0, until: '2026-11-22T17:00:00.000Z' });
    await checkIn();
    const ledger = new Ledger(api.clock);
    await api.database.db.transaction((tx) => ledger.earn(tx, lan.id, 35, 'mission', missionSubject('2026-11-20', 'all')));
    // Of the week before.
    await api.database.db.transaction((tx) => ledger.earn(tx, lan.id, 35, 'mission', missionSubject('2026-11-15', 'all')));
    expect((await own()).tickets).toMatchObject({ left: 2, checkIns: 1, missions: 1 });
    api.clock.set(MONDAY - 1);
    expect((await own()).tickets.left).toBe(2);
    api.clock.set(MONDAY);
    expect((await own()).tickets).toMatchObject({ left: 0, checkIns: 0, missions: 0 });
  });

  it('draws a ticket, books its points, and answers a second try alike', async () => {
    await checkIn();
    const { round, list } = await board();
    const uuid = randomUUID();
    const first = (await draw(round!.number, uuid)).body.data;
    expect(first.draw).toMatchObject({ round: round!.number, number: round!.drawn + 1, uuid, drawnAt: new Date(EVENING).toISOString() });
    const won = LUCKY_BOX.find(({ prize }) => prize === first.draw.prize)!;
    expect([first.draw.points, first.balance, first.tickets.left]).toEqual([won.points, 10 + won.points, 0]);
    expect(first.board.round!.drawn).toBe(round!.drawn + 1);
    const before = list.find(({ prize }) => prize === won.prize)!;
    expect(first.board.list.find(({ prize }) => prize === won.prize)!.left).toBe(before.left - 1);
    const again = (await draw(round!.number, uuid)).body.data;
    expect([again.draw, again.balance]).toEqual([first.draw, first.balance]);
    // The same name for a ticket of another box is no way to have this one there.
    expect((await draw(round!.number + 1, uuid)).body.code).toBe(codes.luckyOver);
    const rows = (await api.call(pointsCalls.ledger, {}, { token: await token(lan) })).body.data.list;
    expect(rows[0]).toMatchObject({ reason: 'draw', amount: won.points, subject: `${round!.number}/${first.draw.number}` });
    expect((await own()).list).toEqual([first.draw]);
  });

  it('refuses who has no ticket, a box that is over or never was, and what is no uuid', async () => {
    const { round } = await board();
    expect((await draw(round!.number)).body).toMatchObject({ code: codes.luckyNoTicket, msg: 'Bạn hết vé rút thăm rồi' });
    await checkIn();
    for (const never of [999_999, 999_999_999_999_999]) expect((await draw(never)).body.code).toBe(codes.luckyOver);
    expect((await draw(round!.number, 'x')).status).toBe(400);
    api.clock.set(Date.parse(round!.endsAt));
    await checkIn();
    expect((await draw(round!.number)).body).toMatchObject({ code: codes.luckyOver, msg: 'Hộp này đã xong, hộp mới đã mở' });
    // Nothing of the ticket is lost.
    const next = await board();
    expect(next.round!.number).toBe(round!.number + 1);
    expect((await draw(next.round!.number)).body.code).toBe(0);
  });

  it('is for members', async () => {
    const { round } = await board();
    const guest = (await api.call(userCalls.guestLogin, {})).body.data.guestToken;
    for (const [token, status] of [
      [undefined, 401],
      [guest, 403],
    ] as const) {
      expect((await api.call(luckyCalls.draw, { round: round!.number, uuid: randomUUID() }, token ? { token } : {})).status).toBe(status);
      expect((await api.call(luckyCalls.result, {}, token ? { token } : {})).status).toBe(status);
    }
    expect((await api.call(luckyCalls.list, {})).status).toBe(200);
  });

  it('lets one read one’s draws on below, and nobody else’s', async () => {
    for (let day = 0; day < 3; day++) {
      api.clock.set(EVENING - 2 * DAY + day * DAY);
      await checkIn();
    }
    const { round } = await board();
    for (let at = 0; at < 3; at++) {
      api.clock.set(EVENING + at);
      await draw(round!.number);
    }
    const top = await own({ pageSize: 2 });
    const rest = await own({ pageSize: 2, cursor: top.nextCursor! });
    const numbers = [...top.list, ...rest.list].map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect([top.list.length, rest.list.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect((await own({}, await newMember(api))).list).toEqual([]);
    expect((await own({ type: 20 })).list).toEqual([]);
  });

  it('tells the seed once the box is over, and with it everybody finds it as promised', async () => {
    await checkIn();
    const { round } = await board();
    const { number } = round!;
    const { draw: mine } = (await draw(number)).body.data;
    const proofOf = async (input = {}): Promise<LuckyProof> => (await api.call(luckyCalls.proof, { round: number, ...input })).body.data;
    expect((await proofOf()).round.seed).toBeNull();
    expect(JSON.stringify((await api.call(luckyCalls.rounds, {})).body.data.list)).not.toContain(round!.commitment);
    // Over, and not told of yet: another node's clock may be a little behind.
    api.clock.set(Date.parse(round!.endsAt) + 59_999);
    expect((await proofOf()).round).toMatchObject({ over: true, seed: null });
    expect(JSON.stringify((await api.call(luckyCalls.rounds, {})).body.data.list)).not.toContain(round!.commitment);
    api.clock.set(Date.parse(round!.endsAt) + 60_000);
    const proof = await proofOf();
    expect(luckyCommitment({ number, seed: proof.round.seed!, prizes: proof.prizes })).toBe(round!.commitment);
    expect(
      luckyFaults({ commitment: round!.commitment, number, seed: proof.round.seed!, prizes: proof.prizes, drawn: proof.round.drawn, draws: proof.list }),
    ).toEqual([]);
    expect(proof.list).toContainEqual({ number: mine.number, uuid: mine.uuid, prize: mine.prize });
    expect(JSON.stringify(proof)).not.toMatch(/account|user|ban_be/);
    const [first] = (await proofOf({ pageSize: 1 })).list;
    expect([first?.number, (await proofOf({ pageSize: 1 })).next]).toEqual([1, proof.list.length > 1 ? 1 : null]);
    expect((await proofOf({ after: proof.list.length })).list).toEqual([]);
    for (const never of ['999999', '999999999999999']) expect((await api.call(luckyCalls.proof, { round: never })).status).toBe(404);
    const far = writeCursor({ at: new Date(0), id: 999_999_999_999_999 });
    expect((await api.call(luckyCalls.rounds, { cursor: far })).body.data.list.length).toBeGreaterThan(0);
    const over = (await api.call(luckyCalls.rounds, {})).body.data.list.find((one) => one.number === number);
    expect(over).toMatchObject({ over: true, seed: proof.round.seed });
  });
});
