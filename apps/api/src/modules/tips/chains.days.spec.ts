import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { tipsCalls, type SealedDay, type TipChain } from '@portal/contracts/tips';
import { CHAIN_START, CHAIN_ZONE, chainDayHash, startOfDay } from '@portal/domain';
import { account, tip, tipChain, tipDay, tipDayHead, tipLink } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { EVENING, testApp, testReplay, type TestApp } from '../../testing/test-app.ts';
import { tipWriters } from '../../testing/tip-writers.ts';
import { chainRepository } from './chain.repository.ts';
import { TipChains } from './chains.ts';
import { daysOtherwise, fetchTips, readDay, verifyTips } from './verify.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Ten minutes after the day of EVENING is over. */
const PUBLISHED = startOfDay('2026-11-21', CHAIN_ZONE) + 10 * 60_000;

describe.each(databaseKinds)('published days of tips on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let portal: string;
  let folder: string;
  let chains: TipChains;
  let writers: ReturnType<typeof tipWriters>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sealed-'));
    api = await testApp(kind);
    portal = await api.app.listen({ host: '127.0.0.1', port: 0 });
    chains = new TipChains({ db: api.database.db, clock: api.clock, folder });
    writers = tipWriters(api);
  });
  beforeEach(async () => {
    api.clock.set(EVENING);
    const { db } = api.database;
    for (const table of [tipDayHead, tipDay, tipLink, tipChain, tip]) await db.delete(table);
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const chainOf = async (username: string): Promise<TipChain> => (await api.call(tipsCalls.chain, { username })).body.data;
  const dayOf = async (input: Record<string, unknown> = {}): Promise<SealedDay | null> => (await api.call(tipsCalls.sealedDay, input)).body.data.sealed;
  const faultsOf = async (username: string, days: readonly SealedDay[] = []) => verifyTips(await fetchTips(portal, username), days).faults;

  it('are published ten minutes after they are over, by whichever node is first, and stay', async () => {
    const fan = await writers.withTips();
    const other = await writers.withTips();
    expect(await dayOf()).toBeNull();
    api.clock.set(PUBLISHED - 1);
    await chains.publish();
    expect(await dayOf()).toBeNull();
    api.clock.set(PUBLISHED);
    await Promise.all([chains.publish(), chains.publish()]);
    const day = (await dayOf())!;
    expect(day).toMatchObject({ day: '2026-11-20', previous: CHAIN_START, authors: 2, next: null });
    expect(day.list).toEqual(
      [
        { userId: fan.id, ...(await chainOf(fan.name)).head },
        { userId: other.id, ...(await chainOf(other.name)).head },
      ].sort((a, b) => a.userId - b.userId),
    );
    expect(chainDayHash(day)).toBe(day.hash);
    expect((await chainOf(fan.name)).published).toEqual({ day: '2026-11-20', n: 4, hash: day.list.find(({ userId }) => userId === fan.id)!.hash });
    await chains.publish();
    expect(await dayOf()).toEqual(day);
    const part = (await dayOf({ pageSize: 1 }))!;
    expect([part.list.length, part.next]).toEqual([1, part.list[0]!.userId]);
    expect((await dayOf({ after: part.next, pageSize: 1 }))!.next).toBeNull();
  });

  it('hold who went on that day, and go on from the published one before; days without tips are none', async () => {
    const [fan, other] = [await writers.withTips(), await writers.withTips()];
    api.clock.set(EVENING + 3 * DAY);
    const later = testReplay().fixturesBetween(EVENING + 3 * DAY + 3 * HOUR, EVENING + 3 * DAY + 9 * HOUR)[0]!;
    const draft = { ...writers.draft(0), fixtureId: later.fixtureId };
    expect((await api.call(tipsCalls.create, draft, { token: await api.app.tokens.access({ userId: fan.id, siteRoleId: 1, userType: 10 }) })).body.code).toBe(
      0,
    );
    api.clock.set(PUBLISHED + 3 * DAY);
    // Settles what is over by then, and publishes.
    await api.keepHouse();
    const [first, last] = [(await dayOf({ day: '2026-11-20' }))!, (await dayOf())!];
    expect(first.list.map(({ userId }) => userId).sort()).toEqual([fan.id, other.id].sort());
    expect([last.day, last.previous, last.list]).toEqual(['2026-11-23', first.hash, [{ userId: fan.id, ...(await chainOf(fan.name)).head }]]);
    expect((await api.call(tipsCalls.sealedDay, { day: '2026-11-21' })).status).toBe(404);
    expect((await chainOf(other.name)).published?.day).toBe('2026-11-20');
    expect(await faultsOf(fan.name, [first, last])).toEqual([]);
  });

  it('lie in files that the command reads, each written once', async () => {
    const fan = await writers.withTips();
    api.clock.set(PUBLISHED);
    await Promise.all([chains.publish(), chains.publish()]);
    expect(await readdir(folder)).toEqual(['2026-11-20.json']);
    const file = path.join(folder, '2026-11-20.json');
    const day = readDay(await readFile(file, 'utf8'), file);
    expect(day).toEqual(await dayOf());
    const { lines } = verifyTips(await fetchTips(portal, fan.name), [day]);
    expect(lines).toContain('  days that you saved: 1, 1 with links of this chain');
    // What a page saved, and what is only a part of a day.
    const answered = (await api.call(tipsCalls.sealedDay, {})).body;
    expect(readDay(JSON.stringify(answered), file)).toEqual(day);
    expect(() => readDay(JSON.stringify({ ...day, authors: 2 }), file)).toThrow(`${file}: holds only a part of that day`);
    expect(() => readDay('{}', file)).toThrow(`${file}: is no published day`);
  });

  it('keep the numbers of who is gone', async () => {
    const fan = await writers.withTips();
    api.clock.set(PUBLISHED);
    await chains.publish();
    const day = await dayOf();
    await api.database.db.delete(account).where(eq(account.id, fan.id));
    expect(await dayOf()).toEqual(day);
    expect((await api.call(tipsCalls.chain, { username: fan.name })).status).toBe(404);
  });

  it('finds a chain that was forged anew, by a day that was published', async () => {
    const { db } = api.database;
    const fan = await writers.withTips();
    api.clock.set(PUBLISHED);
    await chains.publish();
    const saved = (await dayOf())!;
    expect(await faultsOf(fan.name, [saved])).toEqual([]);
    // The tip that lost was never there.
    await db.delete(tip).where(eq(tip.id, fan.second.id));
    await db.delete(tipLink).where(eq(tipLink.authorId, fan.id));
    await db.delete(tipChain).where(eq(tipChain.authorId, fan.id));
    const left = await db.select().from(tip).where(eq(tip.authorId, fan.id));
    await db.transaction((tx) =>
      chainRepository(tx).append(
        left.map((of) => ({ deed: 'made', tip: of })),
        new Date(EVENING),
      ),
    );
    for (const table of [tipDayHead, tipDay]) await db.delete(table);
    await chains.publish();
    // By what the portal says now nothing is wrong; by what somebody saved it is.
    expect(await faultsOf(fan.name)).toEqual([]);
    expect(await daysOtherwise(portal, [saved])).toEqual([`the portal tells of ${saved.day} otherwise than what you saved`]);
    expect(await faultsOf(fan.name, [saved])).toEqual(['link 4 is not the last one of a published day, or stands where there was none']);
    expect(await faultsOf(fan.name, [{ ...saved, previous: 'f'.repeat(64) }])).toContain(`the day ${saved.day} is not the one that its hash was made of`);
  });

  it('are compared with what somebody saved of them', async () => {
    await writers.withTips();
    api.clock.set(PUBLISHED);
    await chains.publish();
    const day = (await dayOf())!;
    expect(await daysOtherwise(portal, [])).toEqual([]);
    expect(await daysOtherwise(portal, [day, day])).toEqual([]);
    const other = { ...day, hash: 'f'.repeat(64) };
    expect(await daysOtherwise(portal, [day, other])).toEqual([
      `two that you saved of ${day.day} differ`,
      `the portal tells of ${day.day} otherwise than what you saved`,
    ]);
    expect(await daysOtherwise(portal, [{ ...day, day: '2026-01-01' }])).toEqual(['the portal does not have 2026-01-01 any more, which you saved']);
  });

  it('hold no link that was put into them later: who was not among them had none', async () => {
    const fan = await writers.withTips();
    api.clock.set(PUBLISHED);
    await chains.publish();
    const saved = (await dayOf())!;
    const none = { ...saved, authors: 0, list: [] };
    expect(await faultsOf(fan.name, [{ ...none, hash: chainDayHash(none) }])).toEqual([
      'link 4 is not the last one of a published day, or stands where there was none',
    ]);
  });
});
