import { count, sql } from 'drizzle-orm';
import { limits } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import { buildApp } from '../app.ts';
import { seed } from './index.ts';
import { account, chatMessage, chatRoom, fixture, notification, relation, relationCount, sourceMatch } from '../db/schema.ts';
import { loadShippedReadings } from '../sports/index.ts';
import { ManualClock } from '../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases.ts';
import { cheapPasswords, EVENING, testApp, testConfig, testReplay } from '../testing/test-app.ts';
import { demoMembers } from './members.ts';

const worldCups = loadShippedReadings().filter(({ match }) => match.competition === 'World Cup');

describe.each(databaseKinds)('seeding on %s', (kind) => {
  it('is the same after a second start', async () => {
    const database = await openTestDatabase(kind);
    const counts = async () =>
      Promise.all(
        [account, chatMessage, chatRoom, fixture, sourceMatch, notification, relation, relationCount].map(
          async (table) => (await database.db.select({ rows: count() }).from(table))[0]?.rows,
        ),
      );
    const start = async () => {
      const clock = new ManualClock(EVENING);
      const { app, ground } = await buildApp({ config: testConfig, passwords: cheapPasswords, fixtures: testReplay(), shipped: worldCups, database, clock });
      await seed(ground, 'demo');
      await app.close();
    };
    await start();
    const first = await counts();
    await start();
    expect(await counts()).toEqual(first);
    expect(first[0]).toBe(4 + demoMembers.length);
    expect(first[4]).toBe(64 + 104);
    // The bell of the demo accounts has something to ring for.
    expect(first[5]).toBeGreaterThan(0);
    // Counts are those of the rows.
    const rowsOf = (mine: string, moment: string) =>
      sql.raw(`(select count(*) from relation r where r.${mine} = relation_count.account_id and r.${moment} is not null)`);
    const wrong = await database.db
      .select()
      .from(relationCount)
      .where(
        sql`(friends, sent, received, following, followers) <> (${rowsOf('account_id', 'friend_at')}, ${rowsOf('account_id', 'asked_at')}, ${rowsOf('other_id', 'asked_at')}, ${rowsOf('account_id', 'following_at')}, ${rowsOf('other_id', 'following_at')})`,
      );
    expect(wrong).toEqual([]);
    expect(first[6]).toBeGreaterThan(20);
    await database.close();
  });

  it('makes no accounts and no chatter in production', async () => {
    const api = await testApp(kind, { config: { ...testConfig, production: true, demo: false } });
    expect((await api.database.db.select({ rows: count() }).from(account))[0]?.rows).toBe(0);
    expect((await api.call(chatCalls.messages, { groupId: limits.publicRoomId })).body.data).toMatchObject({ total: 0, list: [] });
    await api.close();
  });
});
