import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A Postgres database that a portal under test may use, and what ends it. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of its own on the server that `TEST_DATABASE_URL` names (`npm test` starts one): a copy of the one named, or empty. Undefined where there is no server: the
 * portal keeps its data in its folder then, as `npm start` does.
 */
export async function testDatabase(like?: string): Promise<TestDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return undefined;
  const name = `journey_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, `create database ${name}${like ? ` template ${like}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => asAdmin(server, `drop database ${name} with (force)`) };
}

async function asAdmin(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
