import { randomUUID } from 'node:crypto';
import { refreshFamily } from '../../db/schema.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { refreshRepository } from './refresh.repository.ts';
import { accountRepository } from './user.repository.ts';

describe.each(databaseKinds)('sessions on %s', (kind) => {
  it('go with their last token, and stay while one is good', async () => {
    const { db, close } = await openTestDatabase(kind);
    const day = (number: number) => new Date(Date.UTC(2026, 10, number));
    const owner = await accountRepository(db).add({ username: 'an', displayName: 'An', passwordHash: '', siteRoleId: 1, userType: 10, createdAt: day(1) });
    const families = refreshRepository(db);
    const [over, going] = [randomUUID(), randomUUID()];
    for (const family of [over, going]) await families.addFamily(family, owner!.id, day(1));
    await families.addToken('first', over, day(10));
    await families.addToken('second', over, day(11));
    await families.addToken('third', going, day(10));
    await families.addToken('fourth', going, day(20));
    await families.forgetExpired(day(15));
    expect((await db.select().from(refreshFamily)).map(({ id }) => id)).toEqual([going]);
    expect([await families.familyOf('third'), await families.familyOf('fourth')]).toEqual([undefined, going]);
    await close();
  });
});
