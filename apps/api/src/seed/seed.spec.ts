import { count } from 'drizzle-orm';
import { calls, limits } from '@portal/contracts';
import { buildApp } from '../app.ts';
import { account, chatMessage, chatRoom, fixture, sourceMatch } from '../db/schema.ts';
import { loadSnapshot } from '../sports/index.ts';
import { ManualClock } from '../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases.ts';
import { cheapPasswords, EVENING, testApp, testConfig, testReplay } from '../testing/test-app.ts';
import { storeMatches } from './source-matches.ts';

describe.each(databaseKinds)('seeding on %s', (kind) => {
  it('is the same after a second start', async () => {
    const database = await openTestDatabase(kind);
    const counts = async () => Promise.all([account, chatMessage, chatRoom, fixture, sourceMatch].map(async (table) => (await database.db.select({ rows: count() }).from(table))[0]?.rows));
    const start = async () => (await buildApp({ config: testConfig, passwords: cheapPasswords, fixtures: testReplay(), database, clock: new ManualClock(EVENING) })).close();
    await start();
    const first = await counts();
    await start();
    expect(await counts()).toEqual(first);
    expect(first[0]).toBe(4);
    expect(first[4]).toBe(104);
    await database.close();
  });

  it('makes no accounts and no chatter in production', async () => {
    const api = await testApp(kind, { config: { ...testConfig, production: true, demo: false } });
    expect((await api.database.db.select({ rows: count() }).from(account))[0]?.rows).toBe(0);
    expect((await api.call(calls.chat.messages, { groupId: limits.publicRoomId })).body.data).toMatchObject({ total: 0, list: [] });
    await api.close();
  });

  it('stores imported matches once, and takes a change of one over', async () => {
    const database = await openTestDatabase(kind);
    const records = loadSnapshot();
    expect(await storeMatches(database.db, records, EVENING)).toEqual({ added: 104, changed: 0, same: 0 });
    expect(await storeMatches(database.db, [...records, ...records], EVENING)).toEqual({ added: 0, changed: 0, same: 104 });
    const [first, ...rest] = records;
    expect(await storeMatches(database.db, [{ ...first!, attendance: 1 }, ...rest], EVENING)).toEqual({ added: 0, changed: 1, same: 103 });
    await database.close();
  });
});
