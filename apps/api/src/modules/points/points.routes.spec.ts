import { codes, type Endpoint } from '@portal/contracts';
import { pointsCalls, type CheckInCard } from '@portal/contracts/points';
import { userCalls } from '@portal/contracts/user';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { loadWords } from '../../http/words.ts';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { newMember as aMember } from '../../testing/members.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { Ledger } from './ledger.ts';
import { StatementService } from './statement.service.ts';

const DAY = 86_400_000;

describe.each(databaseKinds)('points on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let members = 0;

  beforeAll(async () => {
    api = await testApp(kind);
  });
  afterAll(() => api?.close());

  /** Nothing is due because of it: only what day it is matters here. */
  const letPass = (ms: number) => api.clock.set(api.clock.now() + ms);

  /** A new member with the welcome's 100 points, and a token that is always fresh: the clock moves by days here. */
  async function newMember() {
    const first = await api.call(userCalls.register, { username: `vua_den_${(members += 1)}`, password: 'khan dai b' }, { ip: `10.7.0.${members}` });
    const { userId } = (await api.call(userCalls.info, {}, { token: first.body.data.accessToken })).body.data;
    const token = () => api.app.tokens.access({ userId, siteRoleId: 1, userType: 10 });
    const ask = async <E extends Endpoint>(call: E, input: Record<string, unknown> = {}, language?: string) =>
      api.call(call, input, { token: await token(), ...(language && { language }) });
    return { ask, card: async () => (await ask(pointsCalls.checkInCard)).body.data };
  }
  const states = (card: CheckInCard) => card.days.map(({ state }) => state).join(' ');

  it('show a newcomer the whole card with today open', async () => {
    const { card } = await newMember();
    const shown = await card();
    expect(states(shown)).toBe('today coming coming coming coming coming coming');
    expect(shown).toMatchObject({ today: '2026-11-20', checkedToday: false, streak: 0, makeUpsLeft: 2, balance: 100, month: { days: 0, points: 0 } });
  });

  it('come with a check-in, once a day, and are there when asked again', async () => {
    const { ask, card } = await newMember();
    const answers = await Promise.all([ask(pointsCalls.checkIn), ask(pointsCalls.checkIn), ask(pointsCalls.checkIn)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ checkedToday: true, streak: 1, balance: 110, month: { days: 1, points: 10 } });
    }
    expect(await card()).toMatchObject({ checkedToday: true, balance: 110 });
    const { list } = (await ask(pointsCalls.ledger)).body.data;
    expect(list).toMatchObject([
      { amount: 10, balance: 110, reason: 'checkIn', subject: '2026-11-20' },
      { amount: 100, balance: 100, reason: 'welcome', subject: '' },
    ]);
  });

  it('are cut into days where Vietnam’s midnight is', async () => {
    const before = api.clock.now();
    const { ask } = await newMember();
    api.clock.set(Date.parse('2026-11-20T16:59:00Z'));
    await ask(pointsCalls.checkIn);
    api.clock.set(Date.parse('2026-11-20T17:00:00Z'));
    expect((await ask(pointsCalls.checkIn)).body.data).toMatchObject({ today: '2026-11-21', streak: 2, balance: 125 });
    api.clock.set(before);
  });

  it('fill a card of seven days, after which another begins', async () => {
    const before = api.clock.now();
    const { ask, card } = await newMember();
    for (let day = 0; day < 7; day += 1) {
      await ask(pointsCalls.checkIn);
      letPass(DAY);
    }
    expect(await card()).toMatchObject({ balance: 100 + 10 + 15 + 20 + 25 + 30 + 40 + 100, streak: 7, checkedToday: false });
    expect(states(await card())).toBe('today coming coming coming coming coming coming');
    api.clock.set(before);
  });

  it('come for a missed day that is made up, twice a month and not once more', async () => {
    const before = api.clock.now();
    api.clock.set(Date.parse('2026-12-01T05:00:00Z'));
    const { ask, card } = await newMember();
    await ask(pointsCalls.checkIn);
    letPass(4 * DAY);
    expect(states(await card())).toBe('done missed missed missed today coming coming');
    expect((await ask(pointsCalls.makeUp, { date: '2026-12-02' })).body.data).toMatchObject({ balance: 125, makeUpsLeft: 1, month: { days: 2, points: 25 } });
    const again = await ask(pointsCalls.makeUp, { date: '2026-12-02' });
    expect(again.body).toMatchObject({ code: codes.noMakeUp, msg: 'Ngày này không cần điểm danh bù' });
    await ask(pointsCalls.makeUp, { date: '2026-12-04' });
    const third = await ask(pointsCalls.makeUp, { date: '2026-12-03' }, 'en');
    expect(third.status).toBe(200);
    expect(third.body).toMatchObject({ code: codes.noMakeUp, msg: expect.stringContaining('used up') });
    expect(states(await card())).toBe('done madeUp missed madeUp today coming coming');
    api.clock.set(before);
  });

  it('refuse to make up today, tomorrow and what is no day', async () => {
    const { ask } = await newMember();
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-19']) expect((await ask(pointsCalls.makeUp, { date })).body.code).toBe(codes.noMakeUp);
    for (const input of [{ date: '2026-11-31' }, { date: 'hôm qua' }, {}]) {
      const { status, body } = await ask(pointsCalls.makeUp, input);
      expect(status).toBe(400);
      expect(body.errors?.map(({ path }) => path)).toEqual(['date']);
    }
  });

  it('bring experience, which lifts the level', async () => {
    const before = api.clock.now();
    const { ask } = await newMember();
    const level = async () => (await ask(userCalls.level)).body.data;
    expect(await level()).toEqual({ level: 1, experience: 0, from: 0, to: 125, balance: 100 });
    for (let day = 0; day < 7; day += 1) {
      await ask(pointsCalls.checkIn);
      letPass(DAY);
    }
    expect(await level()).toEqual({ level: 2, experience: 240, from: 125, to: 325, balance: 340 });
    api.clock.set(before);
  });

  it('are read on by cursor, newest first, each row once', async () => {
    const before = api.clock.now();
    const { ask } = await newMember();
    for (let day = 0; day < 4; day += 1) {
      await ask(pointsCalls.checkIn);
      letPass(DAY);
    }
    const amounts: number[] = [];
    let cursor: string | null | undefined;
    for (let stretch = 0; stretch < 3; stretch += 1) {
      const { data } = (await ask(pointsCalls.ledger, { pageSize: 2, ...(cursor && { cursor }) })).body;
      amounts.push(...data.list.map(({ amount }) => amount));
      cursor = data.nextCursor;
    }
    expect(amounts).toEqual([25, 20, 15, 10, 100]);
    expect(cursor).toBeNull();
    for (const [field, input] of [
      ['cursor', { cursor: 'nonsense' }],
      ['pageSize', { pageSize: 51 }],
    ] as const) {
      const { status, body } = await ask(pointsCalls.ledger, input);
      expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
    }
    api.clock.set(before);
  });

  it('come as a file: the newest first, in one’s language and time', async () => {
    const before = api.clock.now();
    const { ask } = await newMember();
    await ask(pointsCalls.checkIn);
    letPass(DAY);
    await ask(pointsCalls.checkIn);
    const { data } = (await ask(pointsCalls.statement)).body;
    expect(data).toMatchObject({ name: 'khan-dai-2026-11-21.csv', rows: 3, whole: true });
    expect(data.text.split('\r\n')).toEqual([
      '\ufeffThời gian,Lý do,Chi tiết,Điểm,Còn lại',
      '2026-11-21T20:10:00+07:00,Điểm danh,2026-11-21,15,125',
      '2026-11-20T20:10:00+07:00,Điểm danh,2026-11-20,10,110',
      '2026-11-20T20:10:00+07:00,Quà làm quen,,100,100',
      '',
    ]);
    const english = (await ask(pointsCalls.statement, { timezone: 'Europe/London' }, 'en')).body.data;
    expect(english.text.split('\r\n').slice(0, 2)).toEqual(['\ufeffTime,Reason,Detail,Points,Balance', '2026-11-21T13:10:00+00:00,Check-in,2026-11-21,15,125']);
    expect((await ask(pointsCalls.statement, { timezone: 'Asia/Ha_Noi' })).status).toBe(400);
    api.clock.set(before);
  });

  it('come as the newest rows where a file would be too long, and it says so', async () => {
    const { id } = await aMember(api);
    const { db } = api.database;
    const { clock } = api;
    const ledger = new Ledger(clock);
    for (const subject of ['a', 'b', 'c']) await db.transaction((tx) => ledger.move(tx, id, 5, 'gift', subject));
    const of = async (most: number) => {
      const statements = new StatementService({ db, clock, say: await loadWords(), limits: new TokenBuckets(clock), most });
      const { text, rows, whole } = await statements.of(id, { timezone: 'UTC' }, 'en');
      return [text.match(/,([abc]),/g), rows, whole];
    };
    expect(await of(3)).toEqual([[',c,', ',b,', ',a,'], 3, true]);
    expect(await of(2)).toEqual([[',c,', ',b,'], 2, false]);
  });

  it('come as a file only now and then', async () => {
    const { ask } = await newMember();
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await ask(pointsCalls.statement)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are one’s own: no token, no guest, and never another’s rows', async () => {
    const guest = (await api.call(userCalls.guestLogin, {}, { ip: '10.7.3.1' })).body.data.guestToken;
    for (const call of [pointsCalls.ledger, pointsCalls.statement, pointsCalls.checkInCard, pointsCalls.checkIn, pointsCalls.makeUp]) {
      const input = call === pointsCalls.makeUp ? { date: '2026-11-19' } : {};
      expect((await api.call(call, input)).status).toBe(401);
      expect((await api.call(call, input, { token: guest })).status).toBe(403);
    }
    const [one, other] = [await newMember(), await newMember()];
    await one.ask(pointsCalls.checkIn);
    expect((await other.ask(pointsCalls.ledger)).body.data).toMatchObject({ list: [{ reason: 'welcome' }], nextCursor: null });
  });

  it('are not hammered', async () => {
    const { ask } = await newMember();
    const answers = await Promise.all(Array.from({ length: 22 }, () => ask(pointsCalls.checkIn)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('2');
  });
});
