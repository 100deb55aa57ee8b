import { commentTargets } from '@portal/contracts';
import { nobody } from '../../identity/caller.ts';
import { accountRepository } from '../user/index.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { reactionRepository } from './index.ts';
import type { Database } from '../../db/open.ts';

describe.each(databaseKinds)('reactions on %s', (kind) => {
  let database: Database;
  let members: number[];
  const target = { objectType: commentTargets.article, objectId: 7 };
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second));

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const accounts = accountRepository(database.db);
    for (const username of ['an', 'binh', 'chi'])
      await accounts.add({ username, displayName: username, passwordHash: '', siteRoleId: 1, userType: 10, createdAt: at(0) });
    members = await Promise.all(['an', 'binh', 'chi'].map(async (name) => (await accounts.byUsername(name))!.id));
  });
  afterAll(() => database?.close());

  it('counts one for each member, moves it and takes it back', async () => {
    const reactions = reactionRepository(database.db);
    const [an, binh] = members as [number, number];
    await reactions.set(target, an, 'love', at(1));
    await reactions.set(target, an, 'love', at(2));
    await reactions.set(target, binh, 'haha', at(3));
    expect((await reactions.on(target.objectType, [7, 8], an)).get(7)).toEqual({ counts: { love: 1, haha: 1 }, total: 2, mine: 'love' });
    await reactions.set(target, an, 'haha', at(4));
    expect((await reactions.on(target.objectType, [7], null)).get(7)).toEqual({ counts: { haha: 2 }, total: 2, mine: null });
    await reactions.set(target, an, null, at(5));
    await reactions.set(target, an, null, at(6));
    expect(await reactions.on(target.objectType, [7, 8], an)).toEqual(
      new Map([
        [7, { counts: { haha: 1 }, total: 1, mine: null }],
        [8, { counts: {}, total: 0, mine: null }],
      ]),
    );
  });

  it('counts right when many set the same at once', async () => {
    const reactions = reactionRepository(database.db);
    const other = { ...target, objectId: 9 };
    await Promise.all(members.flatMap((member) => [reactions.set(other, member, 'wow', at(1)), reactions.set(other, member, 'wow', at(1))]));
    expect((await reactions.on(other.objectType, [9], null)).get(9)).toEqual({ counts: { wow: 3 }, total: 3, mine: null });
  });

  it('counts right when members change their minds at once, each in another direction', async () => {
    const reactions = reactionRepository(database.db);
    const other = { ...target, objectId: 11 };
    const kinds = ['love', 'angry'] as const;
    for (let round = 0; round < 30; round += 1)
      await Promise.all(members.map((member, index) => reactions.set(other, member, kinds[(round + index) % 2]!, at(round))));
    expect((await reactions.on(other.objectType, [11], null)).get(11)).toEqual({ counts: { love: 1, angry: 2 }, total: 3, mine: null });
  });

  it('lists who reacted, newest first, and reads on', async () => {
    const reactions = reactionRepository(database.db);
    const third = { ...target, objectId: 10 };
    for (const [index, member] of members.entries()) await reactions.set(third, member, 'like', at(index));
    const first = await reactions.who(third, undefined, null, 2, nobody);
    expect(first.map((row) => row.accountId)).toEqual([...members].reverse());
    const rest = await reactions.who(third, undefined, { at: first[1]!.createdAt, id: first[1]!.accountId }, 2, nobody);
    expect(rest.map((row) => row.accountId)).toEqual([members[0]]);
    expect(await reactions.who(third, 'sad', null, 2, nobody)).toEqual([]);
    await reactions.forget(third);
    expect(await reactions.who(third, undefined, null, 2, nobody)).toEqual([]);
  });
});
