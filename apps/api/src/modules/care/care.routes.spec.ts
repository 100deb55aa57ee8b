import { eq, sql } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { breakDays, predictionCalls } from '@portal/contracts/prediction';
import { tipsCalls } from '@portal/contracts/tips';
import { CARE, PREDICTION } from '@portal/domain';
import { prediction } from '../../db/schema.ts';
import { addresses } from '../../testing/addresses.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { Ledger } from '../points/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it('the contract asks for what the rules allow', () => {
  expect([...breakDays]).toEqual([...CARE.breakDays]);
  const takes = (limit: number | null) => predictionCalls.setLimit.body.safeParse({ limit }).success;
  expect([CARE.least, CARE.most, null].map(takes)).toEqual([true, true, true]);
  expect([0, CARE.least - 1, CARE.least + 1, CARE.most + 10, PREDICTION.perDay].map(takes)).toEqual([false, false, false, false, false]);
});

describe.each(databaseKinds)('what members keep themselves to on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let made = 0;
  const newAddress = addresses();
  const coming = testReplay().fixturesBetween(EVENING + 3 * HOUR, EVENING + 9 * HOUR);

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  async function fan(): Promise<TestMember> {
    const somebody = await newMember(api);
    await api.database.db.transaction((tx) => new Ledger(api.clock).move(tx, somebody.id, 1_000, 'welcome', 'test'));
    return somebody;
  }
  // Of the moment: they end while the clock runs.
  const as = async ({ id }: TestMember) => ({ token: await api.app.tokens.access({ userId: id, siteRoleId: 1, userType: 10 }), ip: newAddress() });
  const draft = (place: number, own: Record<string, unknown> = {}) => ({
    uuid: `uuid-of-care-${(made += 1)}-long-enough`,
    fixtureId: coming[place]!.fixtureId,
    type: 20,
    pick: 'home',
    line: null,
    ...own,
  });
  const stake = async (who: TestMember, place: number, points: number) =>
    (await api.call(predictionCalls.create, draft(place, { stake: points }), await as(who))).body.code;
  const purse = async (who: TestMember) => (await api.call(predictionCalls.purse, {}, await as(who))).body.data;
  const care = async (who: TestMember) => (await api.call(predictionCalls.care, {}, await as(who))).body.data;
  const limit = async (who: TestMember, to: number | null) => (await api.call(predictionCalls.setLimit, { limit: to }, await as(who))).body.data;
  const rest = async (who: TestMember, days: number) => api.call(predictionCalls.takeBreak, { days }, await as(who));

  it('are nothing at first, and what was staked is summed up', async () => {
    const lan = await fan();
    expect(await care(lan)).toEqual({
      limit: null,
      next: null,
      breakUntil: null,
      spans: [1, 7, 30].map((days) => ({ days, count: 0, staked: 0, paid: 0 })),
    });
    expect(await stake(lan, 0, 100)).toBe(codes.ok);
    expect((await care(lan)).spans).toEqual([1, 7, 30].map((days) => ({ days, count: 1, staked: 100, paid: 0 })));
    api.clock.set(EVENING + DAY);
    expect((await care(lan)).spans.map(({ staked }) => staked)).toEqual([0, 100, 100]);
    api.clock.set(EVENING + 29 * DAY);
    expect((await care(lan)).spans.map(({ staked }) => staked)).toEqual([0, 0, 100]);
    api.clock.set(EVENING + 30 * DAY);
    expect((await care(lan)).spans.map(({ staked }) => staked)).toEqual([0, 0, 0]);
  });

  it('a limit counts at once, a higher one after a day, and nobody stakes beyond it', async () => {
    const lan = await fan();
    expect(await limit(lan, 100)).toMatchObject({ limit: 100, next: null });
    expect(await stake(lan, 0, 100)).toBe(codes.ok);
    expect(await stake(lan, 1, 10)).toBe(codes.ownLimit);
    expect(await purse(lan)).toMatchObject({ perDay: 100, left: 0, balance: 900 });
    const from = new Date(EVENING + DAY).toISOString();
    expect(await limit(lan, null)).toMatchObject({ limit: 100, next: { limit: null, from } });
    expect(await stake(lan, 1, 10)).toBe(codes.ownLimit);
    // Less than what is waited for is not waited for anew.
    api.clock.set(EVENING + HOUR);
    expect(await limit(lan, 200)).toMatchObject({ limit: 100, next: { limit: 200, from } });
    expect(await care(lan)).toMatchObject({ limit: 100, next: { limit: 200, from } });
    api.clock.set(EVENING + DAY);
    expect(await care(lan)).toMatchObject({ limit: 200, next: null });
    expect(await purse(lan)).toMatchObject({ perDay: 200, left: 200 });
    expect(await limit(lan, 50)).toMatchObject({ limit: 50, next: null });
  });

  it('a limit holds of many that come at once', async () => {
    const lan = await fan();
    await limit(lan, 100);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, place) => stake(lan, place, 50)));
    expect(answers.filter((code) => code === codes.ok)).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set([codes.ok, codes.ownLimit]));
  });

  it('a break ends tips and predictions until it is over, and is never made shorter', async () => {
    const lan = await fan();
    const tip = async (place: number) => (await api.call(tipsCalls.create, draft(place, { content: '' }), await as(lan))).body;
    expect((await rest(lan, 3)).body.data.breakUntil).toBe(new Date(EVENING + 3 * DAY).toISOString());
    expect((await rest(lan, 1)).body.data.breakUntil).toBe(new Date(EVENING + 3 * DAY).toISOString());
    expect(await stake(lan, 0, 10)).toBe(codes.onBreak);
    expect(await tip(0)).toMatchObject({ code: codes.onBreak, msg: expect.stringContaining('đang nghỉ') });
    expect((await purse(lan)).breakUntil).toBe(new Date(EVENING + 3 * DAY).toISOString());
    // A limit says nothing of the break, nor the other way round.
    expect(await limit(lan, 50)).toMatchObject({ limit: 50, breakUntil: new Date(EVENING + 3 * DAY).toISOString() });
    api.clock.set(EVENING + 3 * DAY);
    expect(await care(lan)).toMatchObject({ limit: 50, breakUntil: null });
    expect((await purse(lan)).breakUntil).toBeNull();
    const fixtureId = testReplay().fixturesBetween(EVENING + 3 * DAY + HOUR, EVENING + 3 * DAY + 9 * HOUR)[0]!.fixtureId;
    expect((await api.call(predictionCalls.create, draft(0, { fixtureId, stake: 10 }), await as(lan))).body.code).toBe(codes.ok);
    expect((await rest(lan, 30)).body.data.breakUntil).toBe(new Date(EVENING + 33 * DAY).toISOString());
  });

  it('what came back is what was paid', async () => {
    const lan = await fan();
    await stake(lan, 0, 100);
    // Paid by a score that was corrected since: nothing is due any more, and nothing was taken back.
    await api.database.db.update(prediction).set({ payout: 0, paid: 190 }).where(eq(prediction.accountId, lan.id));
    expect((await care(lan)).spans.map(({ paid }) => paid)).toEqual([190, 190, 190]);
  });

  it('a limit and a break that come at once both hold', async () => {
    const lan = await fan();
    await Promise.all([limit(lan, 50), rest(lan, 7), limit(lan, 50), rest(lan, 7)]);
    expect(await care(lan)).toMatchObject({ limit: 50, next: null, breakUntil: new Date(EVENING + 7 * DAY).toISOString() });
  });

  it('are asked for at a pace, and not by who is gone', async () => {
    const lan = await fan();
    const { token } = await as(lan);
    const ip = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 25; time += 1) statuses.push((await api.call(predictionCalls.setLimit, { limit: 50 }, { token, ip })).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // Who has points is kept with the ledger; this one has none.
    const minh = await newMember(api);
    await api.database.db.execute(sql`delete from account where id = ${minh.id}`);
    expect((await api.call(predictionCalls.care, {}, await as(minh))).status).toBe(401);
    expect((await rest(minh, 1)).status).toBe(401);
  });

  it('are asked for by members, with a limit and days that there are', async () => {
    const lan = await fan();
    for (const days of [0, 2, 31, -1, 1.5, '7']) expect((await api.call(predictionCalls.takeBreak, { days }, await as(lan))).status).toBe(400);
    for (const points of [0, 5, 15, 500, -10, '100']) expect((await api.call(predictionCalls.setLimit, { limit: points }, await as(lan))).status).toBe(400);
    expect(await care(lan)).toMatchObject({ limit: null, breakUntil: null });
    for (const call of [predictionCalls.care, predictionCalls.setLimit, predictionCalls.takeBreak])
      expect((await api.call(call, call === predictionCalls.takeBreak ? { days: 1 } : { limit: null })).status).toBe(401);
  });
});
