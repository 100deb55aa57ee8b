import { eq, sql } from 'drizzle-orm';
import { codes } from '@portal/contracts';
import { tipsCalls, type SealedDay, type TipChain } from '@portal/contracts/tips';
import { CHAIN_START, linkHash } from '@portal/domain';
import { tip, tipChain, tipDay, tipDayHead, tipLink, tipRecord } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { newMember } from '../../testing/members.ts';
import { EVENING, testApp, type TestApp } from '../../testing/test-app.ts';
import { tipWriters } from '../../testing/tip-writers.ts';
import { TipChains } from './chains.ts';
import { tipRepository } from './index.ts';
import { fetchTips, verifyTips } from './verify.ts';

const HOUR = 3_600_000;

describe.each(databaseKinds)('chains of tips on %s', (kind) => {
  let api: TestApp<ManualClock>;
  let portal: string;
  let chains: TipChains;
  let writers: ReturnType<typeof tipWriters>;

  beforeAll(async () => {
    api = await testApp(kind, { content: 'demo' });
    portal = await api.app.listen({ host: '127.0.0.1', port: 0 });
    chains = new TipChains({ db: api.database.db, clock: api.clock, folder: undefined });
    writers = tipWriters(api);
  });
  beforeEach(() => api.clock.set(EVENING));
  afterAll(() => api?.close());

  const chainOf = async (username: string, input: Record<string, unknown> = {}): Promise<TipChain> =>
    (await api.call(tipsCalls.chain, { username, ...input })).body.data;
  const verdictOn = async (username: string, days: readonly SealedDay[] = []) => verifyTips(await fetchTips(portal, username), days);
  const faultsOf = async (username: string) => (await verdictOn(username)).faults;

  it('has none of who never tipped, 404 of nobody, and says what it does not take', async () => {
    const fan = await newMember(api);
    expect(await chainOf(fan.name)).toEqual({
      person: expect.objectContaining({ userId: fan.id }),
      head: { n: 0, hash: CHAIN_START },
      published: null,
      sealedTo: null,
      list: [],
      next: null,
    });
    expect(await faultsOf(fan.name)).toEqual([]);
    expect((await api.call(tipsCalls.chain, { username: 'khong_co_ai' })).status).toBe(404);
    expect((await api.call(tipsCalls.chain, { username: fan.name, pageSize: 501 })).body.errors?.[0]?.path).toBe('pageSize');
    expect((await api.call(tipsCalls.chain, { username: fan.name, after: -1 })).body.errors?.[0]?.path).toBe('after');
    expect((await api.call(tipsCalls.sealedDay, { day: 'hôm nay' })).body.errors?.[0]?.path).toBe('day');
    expect((await api.call(tipsCalls.sealedDay, { day: '2020-01-01' })).status).toBe(404);
  });

  it('gets a link with every tip and with every one taken back, each going on from the one before, and is read part by part', async () => {
    const fan = await writers.withTips();
    const { person, head, list } = await chainOf(fan.name);
    expect(list.map(({ n, deed, tip: of }) => [n, deed, of.id])).toEqual([
      [1, 'made', fan.first.id],
      [2, 'made', fan.second.id],
      [3, 'takenBack', fan.first.id],
      [4, 'made', fan.third.id],
    ]);
    expect(list.map(({ previous }) => previous)).toEqual([CHAIN_START, ...list.slice(0, -1).map(({ hash }) => hash)]);
    expect(list.map(({ hash: _, ...link }) => linkHash(person.userId, link))).toEqual(list.map(({ hash }) => hash));
    expect(head).toEqual({ n: 4, hash: list[3]!.hash });
    expect(list[1]!.tip).toEqual({
      id: fan.second.id,
      match: writers.fixtureAt(1).match.sourceKey,
      kickOff: new Date(writers.fixtureAt(1).kickOffAt).toISOString(),
      type: 20,
      pick: 'home',
      line: null,
      price: fan.second.price,
      createdAt: fan.second.createdAt,
    });
    const part = await chainOf(fan.name, { after: 1, pageSize: 2 });
    expect([part.list.map(({ n }) => n), part.next, part.head.n]).toEqual([[2, 3], 3, 4]);
    expect((await chainOf(fan.name, { after: 3, pageSize: 2 })).next).toBeNull();
    expect(await faultsOf(fan.name)).toEqual([]);
  });

  it('has no link for a tip that was refused, and one for a tip that was sent twice', async () => {
    const fan = await newMember(api);
    const draft = writers.draft(3);
    await Promise.all([1, 2, 3].map(() => api.call(tipsCalls.create, draft, { token: fan.token })));
    await api.call(tipsCalls.create, { ...draft, uuid: 'sealed-other', pick: 'away' }, { token: fan.token });
    expect((await chainOf(fan.name)).list).toHaveLength(1);
  });

  it('holds when many write and take back at once', async () => {
    const fans = await Promise.all(Array.from({ length: 4 }, () => newMember(api)));
    await Promise.all(
      fans.flatMap((fan) =>
        [0, 1, 2, 3].map(async (place) => {
          const { id } = await writers.write(fan, place);
          if (place % 2 === 0) await writers.takeBack(fan, id);
        }),
      ),
    );
    for (const fan of fans) {
      expect((await chainOf(fan.name)).head.n).toBe(6);
      expect(await faultsOf(fan.name)).toEqual([]);
    }
  });

  it('finds what is true of a demonstration’s tipsters: their tips of before, settled ones too', async () => {
    const { list } = (await api.call(tipsCalls.ranking, {})).body.data;
    expect(list.length).toBeGreaterThan(0);
    for (const { person } of list.slice(0, 2)) {
      const { lines, faults } = await verdictOn(person.username);
      expect(faults).toEqual([]);
      expect(lines.join('\n')).toMatch(/^\w+: \d+ tips, [1-9]\d* of them settled/);
      expect(lines.join('\n')).not.toContain('taken as they are');
      // They were written before their match and sealed after it, which is not hidden.
      expect(lines.join('\n')).toMatch(/\d+ tips were sealed only after their match had begun/);
    }
  });

  it('tells what a settled tip was settled by, and of a match to come nothing', async () => {
    const fan = await writers.withTips();
    expect(fan.third.scores).toBeNull();
    const { list } = (await api.call(tipsCalls.list, { state: 'settled', pageSize: 5 })).body.data;
    expect(list.length).toBeGreaterThan(0);
    for (const { scores, sourceKey } of list) {
      expect(scores?.fullTime).toEqual({ home: expect.any(Number), away: expect.any(Number) });
      expect(sourceKey).toMatch(/^[\w-]+-\d{4}(-\d\d)?\//);
    }
  });

  describe('changed in the database', () => {
    it.each<[string, (of: { id: number; authorId: number }) => Promise<unknown>, RegExp]>([
      ['a pick', ({ id }) => api.database.db.update(tip).set({ pick: 'away' }).where(eq(tip.id, id)), /^tip \d+ is shown otherwise than it was sealed$/],
      ['a price', ({ id }) => api.database.db.update(tip).set({ price: 9 }).where(eq(tip.id, id)), /^tip \d+ is shown otherwise/],
      ['a tip that is gone', ({ id }) => api.database.db.delete(tip).where(eq(tip.id, id)), /^tip \d+ was sealed and is not shown$/],
      [
        'a link',
        ({ id }) => api.database.db.update(tipLink).set({ price: 9 }).where(eq(tipLink.tipId, id)),
        /^link 2 says another thing than was sealed$|^tip \d+ is shown otherwise/,
      ],
      ['a link that is gone', ({ id }) => api.database.db.delete(tipLink).where(eq(tipLink.tipId, id)), /^link 3 is not in its place or time$/],
      [
        'a last link that is gone',
        ({ authorId }) => api.database.db.delete(tipLink).where(sql`author_id = ${authorId} and n = 4`),
        /^link 4 is not where the chain ends$/,
      ],
      [
        'a record',
        ({ authorId }) => api.database.db.insert(tipRecord).values({ authorId, win: 40, draw: 0, lose: 0, units: 40, profit: 36 }),
        /^the record adds up to something else$/,
      ],
      [
        'a tip that came by another way',
        ({ authorId }) => api.database.db.insert(tip).values({ ...writers.row(authorId, 4), sealed: true }),
        /^tip \d+ is shown and was not sealed$/,
      ],
    ])('finds %s', async (_, change, words) => {
      const fan = await writers.withTips();
      await change({ id: fan.second.id, authorId: fan.id });
      expect(await faultsOf(fan.name)).toContainEqual(expect.stringMatching(words));
    });
  });

  it('goes on in time within a chain, and takes in nothing after the kick-off, though a clock of another node was ahead', async () => {
    const { db } = api.database;
    const fan = await newMember(api);
    const { id } = await writers.write(fan, 0);
    const ahead = new Date(EVENING + HOUR);
    await db.update(tipChain).set({ at: ahead }).where(eq(tipChain.authorId, fan.id));
    await writers.write(fan, 1);
    expect((await chainOf(fan.name)).list.map(({ at }) => at)).toEqual([new Date(EVENING).toISOString(), ahead.toISOString()]);
    await db
      .update(tipChain)
      .set({ at: new Date(writers.fixtureAt(2).kickOffAt) })
      .where(eq(tipChain.authorId, fan.id));
    expect((await writers.takeBack(fan, id)).body.code).toBe(codes.tipLocked);
    expect((await api.call(tipsCalls.create, writers.draft(2), { token: fan.token })).body.code).toBe(codes.tipLocked);
    expect((await chainOf(fan.name)).list).toHaveLength(2);
    expect(await faultsOf(fan.name)).toEqual([]);
  });

  it('finds a tip that is left open though its match is over, and none within the hour in which it may wait', async () => {
    const fan = await newMember(api);
    const [{ id } = { id: 0 }] = await tipRepository(api.database.db).add([writers.row(fan.id, 4)]);
    await chains.sealAll();
    const { kickOffAt } = writers.fixtureAt(4);
    const shown = async () => (await api.call(tipsCalls.info, { id })).body.data;
    api.clock.set(kickOffAt + 2 * HOUR);
    expect((await shown()).scores).toBeNull();
    api.clock.set(kickOffAt + 4 * HOUR);
    expect((await shown()).scores?.fullTime).toEqual({ home: expect.any(Number), away: expect.any(Number) });
    expect(await faultsOf(fan.name)).toEqual([`tip ${id} has another result than its score says`]);
    await api.keepHouse();
    expect(await faultsOf(fan.name)).toEqual([]);
    // The day is published: the other tests are about the evening before.
    for (const table of [tipDayHead, tipDay]) await api.database.db.delete(table);
  });

  it('takes in tips that no chain has, once, and whole where such a one is taken back before', async () => {
    const { db } = api.database;
    const fan = await newMember(api);
    const [one, two] = await tipRepository(db).add([writers.row(fan.id, 5), writers.row(fan.id, 6)]);
    await writers.takeBack(fan, two!.id);
    expect((await chainOf(fan.name)).list.map(({ deed, tip: of }) => [deed, of.id])).toEqual([
      ['made', two!.id],
      ['takenBack', two!.id],
    ]);
    await Promise.all([chains.sealAll(), chains.sealAll()]);
    await chains.sealAll();
    const { list } = await chainOf(fan.name);
    expect(list.map(({ deed, tip: of }) => [deed, of.id]).slice(2)).toEqual([['made', one!.id]]);
    expect([list[2]!.at, list[2]!.tip.createdAt]).toEqual([new Date(EVENING).toISOString(), new Date(EVENING - HOUR).toISOString()]);
    expect(await faultsOf(fan.name)).toEqual([]);
  });
});
