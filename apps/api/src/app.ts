import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Language } from '@portal/contracts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { answerErrors } from './http/errors.ts';
import { health } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { loggerOptions, type LogStream } from './http/logging.ts';
import { describe } from './http/open-api.ts';
import { loadWords } from './http/words.ts';
import type { Passwords } from './identity/passwords.ts';
import { Tokens } from './identity/tokens.ts';
import { TokenBuckets } from './limits/token-bucket.ts';
import { ChannelAudience } from './live/channel-audience.ts';
import type { FixtureProvider } from './live/fixture-provider.ts';
import { GoalTeller } from './live/goals.ts';
import { LiveTicker } from './live/ticker.ts';
import { mediaRoutes } from './media/index.ts';
import { chatRoutes, ChatService, ChatWriter } from './modules/chat/index.ts';
import { resourceRoutes } from './modules/resource/index.ts';
import { fixtureRepository, MatchRooms, presentTeam, scheduleRoutes, ScheduleService } from './modules/schedule/index.ts';
import { SessionService, userRoutes } from './modules/user/index.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedDemoChat } from './seed/demo-chat.ts';
import { roll } from './seed/rolling.ts';
import { listMatches, storeShipped } from './seed/source-matches.ts';
import { Audience } from './sockets/audience.ts';
import { gateway } from './sockets/gateway.ts';
import { LiveFeed } from './sockets/live.feed.ts';
import { RoomFeeds } from './sockets/room-feeds.ts';
import { loadSnapshot } from './sports/index.ts';

/** What the api is made of; tests hand in their own clock, database and matches. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly fixtures: FixtureProvider;
  /** Folder of the stream's clip; without it the portal runs, and streams answer 404. */
  readonly clipDir?: string;
  readonly logStream?: LogStream;
}

const LARGEST_BODY = 64 * 1024;
/** How often the schedule is rolled on and old things are forgotten (ms). */
const HOUSEKEEPING = 10 * 60_000;
const HOUR = 3_600_000;

/** Builds the api, seeds what it needs, and starts what lives. Listens on nothing. The caller closes app, then database. */
export async function buildApp({ config, database, clock, passwords, fixtures, clipDir, logStream }: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    // One line for each request at level debug instead of two at info; see below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    // The shell stands in front, on this machine.
    trustProxy: 'loopback',
    forceCloseConnections: true,
  });
  const { db } = database;
  const say = await loadWords();
  const limits = new TokenBuckets(clock);
  const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');

  app.decorate('tokens', new Tokens(config.tokenSecret, clock));
  app.decorate('checksAnswers', !config.production);
  acceptEmptyJson(app);
  answerErrors(app, say);
  app.addHook('onResponse', async (request, reply) => request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'));

  const audience = new Audience();
  const channels: ChannelAudience = new ChannelAudience({ clock, onAir: (channel) => schedule.isOnAir(channel) });
  const writer = new ChatWriter(db, clock);
  const rooms = new MatchRooms(db);
  const feeds = new RoomFeeds({ db, clock, say, writer, audience, onError });
  const liveFeed = new LiveFeed({ fixtures, clock, audience, known: (id) => fixtures.fixtureById(id) });
  const sessions = new SessionService({ db, clock, tokens: app.tokens, passwords, limits });
  const schedule = new ScheduleService({
    fixtures, rooms, clock, say, repository: fixtureRepository(db),
    viewers: (fixtureId) => audience.count(fixtureId), channelViewers: (channel) => channels.count(channel),
  });
  const chat = new ChatService({
    db, clock, say, writer, limits, rules: { guestChat: config.guestChat },
    online: (groupId) => feeds.online(groupId),
    openFixtures: () => openFixtures(fixtures, clock.now()),
    matchTitle: (fixtureId, language) => matchTitle(fixtures, fixtureId, language),
  });

  await describe(app);
  health(app, database);
  userRoutes(app, { db, sessions, say, limits });
  scheduleRoutes(app, schedule);
  chatRoutes(app, chat);
  resourceRoutes(app, say);
  if (clipDir && existsSync(join(clipDir, 'manifest.json'))) {
    await app.register(mediaRoutes, { clock, clipDir, onPlaylist: (channel, { ip, headers }) => channels.note(channel, { ip, browser: headers['user-agent'] ?? '' }) });
  }
  await app.register(gateway, { chat, feeds: [feeds, liveFeed], clock, say, socketsPerIp: config.socketsPerIp });

  const shipped = loadSnapshot();
  await storeShipped(db, shipped, clock.now());
  await listMatches(db, shipped);
  await roll({ db, clock, fixtures, rooms });
  if (config.demo) {
    await seedAccounts(db, passwords, clock);
    await seedDemoChat({ db, clock, writer, fixtures, rooms });
  }

  const teller = new GoalTeller({ fixtures, writer, roomOf: (fixture) => rooms.of(fixture), onError });
  const ticker = new LiveTicker({ fixtures, clock, onChanges: (changes) => { liveFeed.publish(changes); void teller.tell(changes); } });
  await teller.catchUp(clock.now());
  ticker.start();
  const cancelHousekeeping = everySoOften(clock, async () => {
    await roll({ db, clock, fixtures, rooms });
    await sessions.forgetExpired();
  }, onError);

  app.addHook('onClose', async () => {
    cancelHousekeeping();
    ticker.stop();
    await writer.settled();
    feeds.dispose();
  });
  return app;
}

/** Fixtures whose rooms are worth listing: on air, just over, or about to begin. */
function openFixtures(fixtures: FixtureProvider, now: number): number[] {
  return fixtures.fixturesBetween(now - 4 * HOUR, now + HOUR / 2).filter((fixture) => fixture.endsAt > now - HOUR).map(({ fixtureId }) => fixtureId);
}

function matchTitle(fixtures: FixtureProvider, fixtureId: number, language: Language): string | undefined {
  const match = fixtures.fixtureById(fixtureId)?.match;
  return match && `${presentTeam(match.home.name, language).name} – ${presentTeam(match.away.name, language).name}`;
}

function everySoOften(clock: Clock, task: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let cancel = clock.after(HOUSEKEEPING, run);
  function run(): void {
    task().catch(onError).finally(() => { cancel = clock.after(HOUSEKEEPING, run); });
  }
  return () => cancel();
}
