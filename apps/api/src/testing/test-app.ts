import type { FastifyInstance } from 'fastify';
import type { Endpoint, Input, Output } from '@portal/contracts';
import { buildApp, type Deps } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { passwords } from '../identity/passwords.ts';
import { memoryOutbox } from '../messaging/index.ts';
import { memoryCache } from '../modules/images/index.ts';
import { memoryStore } from '../modules/uploads/index.ts';
import { seed, type Amount } from '../seed/index.ts';
import { createReplay, loadReplayed, noGames } from '../sports/index.ts';
import { ManualClock } from './clocks.ts';
import { openTestDatabase, type DatabaseKind } from './databases.ts';

/** A Friday evening in Vietnam. */
export const EVENING = Date.parse('2026-11-20T13:10:00Z');

export const testConfig: Config = {
  production: false,
  demo: true,
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  tokenSecret: new TextEncoder().encode('a secret for tests, long enough to sign'),
  replaySeed: 'test',
  startAt: undefined,
  guestChat: true,
  logLevel: 'silent',
  socketsPerIp: 1_000,
  imageDomains: ['img.example.com', '*.example.org'],
};

/** argon2id at its cheapest: the tests are about what happens around it. */
export const cheapPasswords = passwords({ memoryCost: 1024, timeCost: 2, parallelism: 1 });

export const testReplay = () => createReplay({ matches: loadReplayed(), seed: 'test' });

export interface Answer<D = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: { code: number | string; msg: string; data: D; errors?: { path: string; message: string }[]; requestId?: string };
}
export interface Options {
  token?: string;
  language?: string;
  ip?: string;
  userAgent?: string;
}

/** What a test hands in. `content`: what a demonstration begins with; its accounts and rooms, and nothing else, where nothing is said. */
export type Overrides = Partial<Omit<Deps, 'database' | 'clock'>> & { content?: Exclude<Amount, 'site'> };

/** An api with its own database, ready to be asked. Real matches and made-up games are left out unless a test hands them in (`shipped`, `games`): their days would fill every list. */
export interface TestApp<C extends Clock> {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: C;
  /** Does now what is done now and then, to the end. */
  keepHouse(): Promise<void>;
  /** Asks a call of the contract. */
  call<E extends Endpoint>(endpoint: E, input?: Partial<Input<E>> | Record<string, unknown>, options?: Options): Promise<Answer<Output<E>>>;
  close(): Promise<void>;
}

export async function testApp(kind: DatabaseKind, overrides?: Overrides): Promise<TestApp<ManualClock>>;
export async function testApp<C extends Clock>(kind: DatabaseKind, overrides: Overrides, clock: C): Promise<TestApp<C>>;
export async function testApp(kind: DatabaseKind, overrides: Overrides = {}, clock: Clock = new ManualClock(EVENING)): Promise<TestApp<Clock>> {
  return testAppOn(await openTestDatabase(kind), overrides, clock as ManualClock);
}

/** The same on a database that is there already; it is closed with the app. */
export async function testAppOn(database: Database, overrides: Overrides = {}, clock: ManualClock = new ManualClock(EVENING)): Promise<TestApp<ManualClock>> {
  const { content = 'accounts', ...handed } = overrides;
  const { app, ground, start, keepHouse } = await buildApp({
    config: testConfig,
    passwords: cheapPasswords,
    fixtures: testReplay(),
    games: noGames,
    shipped: [],
    uploadStore: memoryStore(),
    imageCache: memoryCache(),
    messengers: memoryOutbox(),
    documented: false,
    // A test that moves something looks at it at once, and its clock stands still.
    shareFor: 0,
    ...handed,
    database,
    clock,
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const close = () => app.close().finally(() => database.close());
  try {
    await start(await seed(ground, (handed.config ?? testConfig).demo ? content : 'site'));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    database,
    clock,
    keepHouse,
    async call(endpoint, input = {}, options = {}) {
      const { url, rest } = addressed(endpoint, input);
      const response = await app.inject({
        method: endpoint.method,
        url,
        ...(endpoint.method === 'POST' ? { payload: rest } : { query: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])) }),
        headers: {
          ...(options.token && { authorization: options.token }),
          ...(options.language && { 'accept-language': options.language }),
          ...(options.ip && { 'x-forwarded-for': options.ip }),
          ...(options.userAgent && { 'user-agent': options.userAgent }),
        },
      });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    close,
  };
}

/** Takes the params of a path out of the input. A query is asked as the input has it, also where the contract knows no such name. */
function addressed(endpoint: Endpoint, input: object): { url: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const asked = endpoint.method === 'POST' ? Object.keys((endpoint.query as { shape?: object }).shape ?? {}) : [];
  const query = new URLSearchParams(asked.filter((name) => rest[name] !== undefined).map((name) => [name, String(rest[name])]));
  for (const name of asked) delete rest[name];
  return { url: query.size > 0 ? `${url}?${query}` : url, rest };
}
