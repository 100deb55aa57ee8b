import { releaseRecord, type Endpoint, type ReleaseRecord } from '@portal/contracts';
import { allCalls, shapeNamed, socketNames } from '@portal/contracts/all';
import { shapeOfCall } from '@portal/contracts/record';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { passwords } from '../identity/passwords.ts';
import { memoryStore } from '../modules/uploads/index.ts';
import { createReplay, noGames } from '../sports/index.ts';

const config: Config = {
  production: true,
  demo: false,
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: undefined,
  tokenSecret: new Uint8Array(32),
  replaySeed: 'record',
  startAt: undefined,
  guestChat: false,
  logLevel: 'silent',
  socketsPerIp: 1,
  imageDomains: [],
};
/** What the gateway takes of what is said; the others are turned away there. */
const takenSends = ['destinations.send', 'destinations.join'];

const never = (): never => {
  throw new Error('the record needs no database');
};
const noDatabase: Database = { kind: 'pglite', db: new Proxy({}, { get: never }) as Database['db'], ping: never, close: async () => {} };

/** What this api offers: the calls that a module serves, and the topics that a feed serves. One that is in the contract and answers 501 is not offered, so no release that needs it goes on air. */
export async function apiRecord(): Promise<ReleaseRecord> {
  const { app } = await buildApp({
    config,
    database: noDatabase,
    clock: { now: () => 0, after: () => () => {} },
    passwords: passwords(),
    fixtures: createReplay({ matches: [], seed: config.replaySeed }),
    games: noGames,
    shipped: [],
    uploadStore: memoryStore(),
  });
  const offered = allCalls.filter((call) => !app.notBuilt.includes(call));
  const served = socketNames.filter((name) => name.startsWith('topics.') && app.servesTopic((shapeNamed(name)?.path ?? '').replace('{id}', '1')));
  await app.close();
  return recordOf(offered, [...served, ...takenSends]);
}

/** The record of an api that serves these calls, and these topics and destinations of the socket. */
export const recordOf = (offered: readonly Endpoint[], served: readonly string[]): ReleaseRecord =>
  releaseRecord.parse({
    format: 1,
    program: 'api',
    shared: {},
    offers: {
      routes: [],
      slots: {},
      calls: Object.fromEntries([
        ...offered.map((call) => [call.id, shapeOfCall(call, 'sent')] as const),
        ...served.map((name) => [name, shapeNamed(name, 'sent')] as const),
      ]),
    },
    uses: { calls: {}, slots: {}, links: {} },
  });
