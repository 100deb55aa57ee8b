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

/** A post in the feed that anyone sees; its id. */
export async function postOf({ database, clock }: TestApp<Clock>, authorId: number): Promise<number> {
  const createdAt = new Date(clock.now());
  const row = { authorId, uuid: randomUUID(), postType: postTypes.normal, feed: 3, actionMode: 1, visibility: 1, content: 'Bài', createdAt };
  const [{ id } = { id: 0 }] = await database.db.insert(post).values(row).returning();
  return id;
}
