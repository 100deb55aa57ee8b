import { randomUUID } from 'node:crypto';
import { postTypes } from '@portal/contracts/newsfeed';
import type { Clock } from '../clock.ts';
import { post } from '../db/schema.ts';
import { accountRepository } from '../modules/user/index.ts';
import type { TestApp } from './test-app.ts';

/** A member who is there already, with a token of now, as after a log-in. */
export async function memberOf({ app, database }: TestApp<Clock>, username: string): Promise<{ id: number; displayName: string; token: string }> {
  const member = await accountRepository(database.db).byUsername(username);
  if (!member) throw new Error(`there is no ${username}`);
  const { id, displayName, siteRoleId, userType } = member;
  return { id, displayName, token: await app.tokens.access({ userId: id, siteRoleId, userType }) };
}

export interface TestMember {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}
let made = 0;
/** Somebody new, whom nothing has happened to yet: `ban_be_{n}`, shown as `Bạn {n}`. */
export async function newMember(api: TestApp<Clock>): Promise<TestMember> {
  const name = `ban_be_${(made += 1)}`;
  const createdAt = new Date(api.clock.now());
  await accountRepository(api.database.db).add({ username: name, displayName: `Bạn ${made}`, passwordHash: '', siteRoleId: 1, userType: 10, createdAt });
  return { name, ...(await memberOf(api, name)) };
}

/** A post in the feed that anyone sees; its id. */
export async function postOf({ database, clock }: TestApp<Clock>, authorId: number): Promise<number> {
  const createdAt = new Date(clock.now());
  const row = { authorId, uuid: randomUUID(), postType: postTypes.normal, feed: 3, actionMode: 1, visibility: 1, content: 'Bài', createdAt };
  const [{ id } = { id: 0 }] = await database.db.insert(post).values(row).returning();
  return id;
}
