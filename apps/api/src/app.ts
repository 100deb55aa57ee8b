import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { commentTargets, limits as sizes, type Language } from '@portal/contracts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { answerBadAddresses, answerErrors } from './http/errors.ts';
import { health } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { answerNotBuilt } from './http/not-built.ts';
import { loggerOptions, type LogStream } from './http/logging.ts';
import { describe } from './http/open-api.ts';
import { loadWords } from './http/words.ts';
import { keepHouse } from './housekeeping.ts';
import type { Passwords } from './identity/passwords.ts';
import { Callers } from './identity/callers.ts';
import { LivingSessions } from './identity/living-sessions.ts';
import { Tokens } from './identity/tokens.ts';
import { TokenBuckets } from './limits/token-bucket.ts';
import { ChannelAudience } from './live/channel-audience.ts';
import type { FixtureProvider } from './live/fixture-provider.ts';
import { programmeOf, type Programme } from './live/programme.ts';
import { GoalTeller } from './live/goals.ts';
import { LiveTicker } from './live/ticker.ts';
import { mediaRoutes } from './media/index.ts';
import { messengersOf, PostRoom, type Messengers } from './messaging/index.ts';
import { chatRoutes, ChatService, ChatWriter, RoomMembers } from './modules/chat/index.ts';
import { articleRoutes, ArticleService, ViewCounter } from './modules/articles/index.ts';
import { commentRoutes, CommentService } from './modules/comments/index.ts';
import { feedbackRoutes, FeedbackService } from './modules/feedback/index.ts';
import { folderCache, imageRoutes, ImageService, remotePictures, type FetchRemote, type ImageCache } from './modules/images/index.ts';
import { languageRoutes, LanguageService } from './modules/languages/index.ts';
import { Ledger, pointsRoutes, PointsService } from './modules/points/index.ts';
import { cardUuid, FeedReader, NewsfeedService, newsfeedRoutes, postRepository, postTakesComments } from './modules/newsfeed/index.ts';
import { notificationRoutes, NotificationService, NotificationTeller } from './modules/notifications/index.ts';
import { Football, oddsRoutes, OddsService } from './modules/odds/index.ts';
import { OnlineRegistry, presenceRoutes, PresenceService } from './modules/presence/index.ts';
import { peopleRepository } from './modules/people/index.ts';
import { resourceRoutes, SiteService } from './modules/resource/index.ts';
import { visitorRoute } from './modules/resource/visitor.ts';
import { SearchIndex, searchRoutes, SearchService } from './modules/search/index.ts';
import { fixtureRepository, MatchRooms, scheduleRoutes, ScheduleService, titleOf } from './modules/schedule/index.ts';
import { folderStore, uploadRoutes, UploadService, type UploadStore } from './modules/uploads/index.ts';
import { sitemapRoutes, SitemapService } from './modules/sitemap/index.ts';
import { settingsRoutes, SettingsService } from './modules/settings/index.ts';
import { recordRepository, tipRepository, TipService, TipSettler, TipStandings, tipRoutes } from './modules/tips/index.ts';
import {
  accountRoutes,
  AccountService,
  confirmationRoutes,
  ConfirmationService,
  RecoveryService,
  RegistrationService,
  sessionRepository,
  sessionRoutes,
  SessionService,
  userRoutes,
  VerificationCodes,
} from './modules/user/index.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedNews, seedPages } from './seed/articles/index.ts';
import { seedDemoChat } from './seed/demo-chat.ts';
import { seedPosts } from './seed/posts.ts';
import { seedNotifications } from './seed/notifications.ts';
import { roll } from './seed/rolling.ts';
import { seedSite } from './seed/site.ts';
import { listMatches, storeShipped } from './seed/source-matches.ts';
import { seedTips } from './seed/tips.ts';
import { Audience } from './sockets/audience.ts';
import { gateway } from './sockets/gateway.ts';
import { LiveFeed } from './sockets/live.feed.ts';
import { RoomFeeds } from './sockets/room-feeds.ts';
import { createGames, loadShippedReadings, mergeReadings, type Games } from './sports/index.ts';
import { createOddsBook } from './sports/odds/index.ts';
import { resultsOf } from './sports/results.ts';
import type { Reading } from './sports/index.ts';

/** What the api is made of; tests hand in their own clock, database and matches. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly fixtures: FixtureProvider;
  /** Games of the other sports; made up by the replay's seed where nothing else is handed in. */
  readonly games?: Games;
  /** What the shipped sources say of real matches; all of it where nothing else is handed in. */
  readonly shipped?: readonly Reading[];
  /** Folder of the stream's clip; without it the portal runs, and streams answer 404. */
  readonly clipDir?: string;
  /** Where uploads go; without it, into the data folder. */
  readonly uploadStore?: UploadStore;
  /** Where pictures of other widths are kept; without it, in the data folder. */
  readonly imageCache?: ImageCache;
  /** How pictures of other sites are fetched; over the network where nothing else is handed in. */
  readonly fetchRemote?: FetchRemote;
  /** How people are written to; by the configuration where nothing else is handed in. */
  readonly messengers?: Messengers;
  /** News, posts and tips of the demonstration; without them its accounts and rooms are there all the same. */
  readonly demoContent?: boolean;
  readonly logStream?: LogStream;
  /** Whether the calls are described at `/docs`. Making the description takes longer than most tests. */
  readonly documented?: boolean;
  /** Stop as soon as it is known what is served: nothing is seeded, nothing lives, the database is not asked. */
  readonly routesOnly?: boolean;
}

const LARGEST_BODY = 64 * 1024;
/** A picture of 8 MB over a slow line (ms). */
const LONGEST_REQUEST = 5 * 60_000;
const HOUR = 3_600_000;
/** Pictures of other widths that are kept at most, in bytes. */
const IMAGE_CACHE = 512 * 1024 * 1024;

// Longer than other files: the one place where everything is put together, a few lines for each module, nothing to decide.
/** Builds the api, seeds what it needs, and starts what lives. Listens on nothing. The caller closes app, then database. */
export async function buildApp({
  config,
  database,
  clock,
  passwords,
  fixtures,
  games = createGames({ seed: config.replaySeed }),
  shipped = loadShippedReadings(),
  clipDir,
  uploadStore,
  imageCache,
  fetchRemote = remotePictures({ mostBytes: sizes.uploadBytes }),
  messengers = messengersOf(config, clock),
  demoContent = true,
  logStream,
  documented = true,
  routesOnly = false,
}: Deps): Promise<FastifyInstance> {
  const say = await loadWords();
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    // One line for each request at level debug instead of two at info; see below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    // The shell stands in front, on this machine.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    // Whoever sends a request drop by drop holds a connection and a few megabytes.
    requestTimeout: LONGEST_REQUEST,
    frameworkErrors: answerBadAddresses(say),
  });
  const { db } = database;
  const limits = new TokenBuckets(clock);
  const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');

  app.decorate('tokens', new Tokens(config.tokenSecret, clock));
  app.decorate('callers', new Callers(app.tokens, new LivingSessions((ids) => sessionRepository(db).livingOf(ids))));
  app.decorate('checksAnswers', !config.production);
  acceptEmptyJson(app);
  answerErrors(app, say);
  app.addHook('onResponse', async (request, reply) =>
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'),
  );

  const programme = programmeOf(fixtures, games);
  const audience = new Audience();
  const channels: ChannelAudience = new ChannelAudience({ clock, onAir: (channel) => schedule.isOnAir(channel) });
  const writer = new ChatWriter(db, clock);
  const rooms = new MatchRooms(db);
  const members = new RoomMembers({ db, clock, onError });
  const feeds = new RoomFeeds({ db, clock, say, writer, members, audience, onError });
  const liveFeed = new LiveFeed({ programme, clock, audience, known: (id) => programme.fixtureById(id) });
  const sessions = new SessionService({ db, clock, tokens: app.tokens, passwords, limits });
  const verification = new VerificationCodes({ db, clock, secret: config.tokenSecret });
  const postRoom = new PostRoom({ clock, onFailure: (failure) => app.log.warn(failure, 'message not sent') });
  const schedule = new ScheduleService({
    programme,
    rooms,
    clock,
    say,
    repository: fixtureRepository(db),
    viewers: (fixtureId) => audience.count(fixtureId),
    channelViewers: (channel) => channels.count(channel),
  });
  const chat = new ChatService({
    db,
    clock,
    say,
    writer,
    members,
    limits,
    rules: { guestChat: config.guestChat },
    online: (groupId) => feeds.online(groupId),
    reacted: (groupId, messageId) => feeds.reacted(groupId, messageId),
    openFixtures: () => openFixtures(programme, clock.now()),
    matchTitle: (fixtureId, language) => matchTitle(programme, fixtureId, language),
  });

  if (documented) await describe(app);
  health(app, database);
  userRoutes(app, { db, sessions, say, limits });
  sessionRoutes(app, db, sessions);
  const writing = { db, clock, limits, say, passwords, sessions, codes: verification, messengers, postRoom };
  confirmationRoutes(app, { sessions, confirmation: new ConfirmationService(writing), recovery: new RecoveryService(writing) });
  scheduleRoutes(app, schedule);
  chatRoutes(app, chat);
  resourceRoutes(app, new SiteService(db));
  sitemapRoutes(app, new SitemapService({ db, clock }));
  const teller = new NotificationTeller({ db, clock, onError });
  const notifications = new NotificationService({ db, clock, limits });
  notificationRoutes(app, notifications);
  settingsRoutes(app, new SettingsService({ db, clock, limits }));
  const comments = new CommentService({ db, clock, limits, tell: (said) => teller.commented(said) });
  commentRoutes(app, db, comments);
  const uploads = new UploadService({ db, clock, limits, store: uploadStore ?? folderStore(join(config.dataDir, 'uploads')) });
  await uploadRoutes(app, uploads);
  imageRoutes(app, {
    images: new ImageService({
      clock,
      limits,
      fetchRemote,
      onError,
      cache: imageCache ?? folderCache(join(config.dataDir, 'images'), IMAGE_CACHE),
      readUpload: (name) => uploads.bytesOf(name),
    }),
    domains: config.imageDomains,
  });
  const views = new ViewCounter({ db, clock, secret: config.tokenSecret, onError });
  const articles = new ArticleService({ db, clock, limits, comments, views });
  articleRoutes(app, articles);
  feedbackRoutes(app, new FeedbackService({ db, clock, limits, uploads }));
  const ledger = new Ledger(clock);
  pointsRoutes(app, { points: new PointsService({ db, clock, ledger }), limits });
  accountRoutes(app, {
    registration: new RegistrationService({
      db,
      clock,
      passwords,
      limits,
      sessions,
      ledger,
      say,
      isPicture: async (url) => (await uploads.mediaOf([url])).get(url)?.ownerId === null,
    }),
    accounts: new AccountService({
      db,
      passwords,
      limits,
      sessions,
      codes: verification,
      say,
      elsewhere: {
        posts: (accountId) => postRepository(db).countOf(accountId),
        tips: async (accountId) => (await recordRepository(db).of([accountId])).get(accountId) ?? null,
        // The commentators of the replay have no accounts.
        onAir: async () => null,
        mayShow: async (accountId, url) => (await uploads.mediaOf([url])).get(url)?.ownerId === accountId,
      },
    }),
  });
  const feedReader = new FeedReader({ db, comments });
  const newsfeed = new NewsfeedService({ db, clock, limits, reader: feedReader, uploads, comments, tell: (felt) => teller.reacted(felt) });
  comments.targets.add(commentTargets.post, (id, caller) => postTakesComments(db, id, caller));
  newsfeedRoutes(app, { reader: feedReader, newsfeed });
  const book = createOddsBook({ results: resultsOf(mergeReadings(shipped).map(({ record }) => record)), seed: config.replaySeed });
  const football = new Football({ fixtures, clock, say, repository: fixtureRepository(db), viewers: (fixtureId) => audience.count(fixtureId) });
  oddsRoutes(app, new OddsService({ football, book, clock }));
  const tips = new TipService({ db, clock, limits, fixtures, football, book, say, feed: newsfeed });
  const standings = new TipStandings({ db, clock });
  const settler = new TipSettler({ db, clock, fixtures, onSettled: () => standings.forget(), tell: (settled) => teller.tipsSettled(settled), onError });
  comments.targets.add(commentTargets.tip, async (id) => ((await tips.exists(id)) ? 'open' : 'missing'));
  tipRoutes(app, tips, standings);
  // Whose things are, and where they stand in the feed, for whoever is told of them.
  teller.owns(commentTargets.article, async () => ({ ownerId: null, postId: null }));
  teller.owns(commentTargets.post, async (id) => ({ ownerId: (await postRepository(db).byId(id))?.authorId ?? null, postId: id }));
  teller.owns(commentTargets.tip, async (id) => {
    const tip = await tipRepository(db).byId(id);
    return tip ? { ownerId: tip.authorId, postId: (await postRepository(db).byUuid(tip.authorId, cardUuid({ kind: 'tips', id })))?.id ?? null } : null;
  });
  languageRoutes(app, new LanguageService(db));
  const registry = new OnlineRegistry();
  const presence = new PresenceService({ db, registry, members });
  presenceRoutes(app, presence);
  visitorRoute(app);
  const searchIndex = new SearchIndex({ db, clock, say, programme });
  searchRoutes(
    app,
    new SearchService({
      db,
      clock,
      limits,
      say,
      index: searchIndex,
      matches: (ids, language) => schedule.among(ids, language),
      people: (ids) => peopleRepository(db).byIds(ids),
      articles: (ids, language) => articles.among(ids, language),
    }),
  );
  // New modules above this line.
  if (clipDir && existsSync(join(clipDir, 'manifest.json'))) {
    await app.register(mediaRoutes, {
      clock,
      clipDir,
      onPlaylist: (channel, { ip, headers }) => channels.note(channel, { ip, browser: headers['user-agent'] ?? '' }),
    });
  }
  app.decorate('notBuilt', answerNotBuilt(app));
  const topicFeeds = [feeds, liveFeed];
  app.decorate('servesTopic', (topic: string) => topicFeeds.some((feed) => feed.serves(topic)));
  if (routesOnly) return app;
  await app.register(gateway, { chat, feeds: topicFeeds, clock, say, socketsPerIp: config.socketsPerIp, online: { registry, members } });

  await storeShipped(db, shipped, clock.now());
  await listMatches(db);
  await roll({ db, clock, programme, rooms });
  await seedSite({ db, demo: config.demo });
  await seedPages({ db });
  if (config.demo) {
    await seedAccounts({ db, passwords, clock });
    await seedDemoChat({ db, clock, writer, fixtures, rooms });
  }
  if (config.demo && demoContent) {
    await seedNews({ db, clock });
    await seedPosts({ db, clock, fixtures });
    await seedNotifications({ db, clock });
    await seedTips({ db, clock, fixtures, book, say });
  }

  await settler.run();

  const goals = new GoalTeller({ fixtures, writer, roomOf: (fixture) => rooms.of(fixture), onError });
  const ticker = new LiveTicker({
    fixtures: programme,
    clock,
    onError,
    onChanges: (changes) => {
      liveFeed.publish(changes);
      void goals.tell(changes);
      if (changes.some(({ kind, at, fixture }) => kind !== 'game' && at >= fixture.endsAt)) void settler.run();
    },
  });
  await goals.catchUp(clock.now());
  ticker.start();
  const endHousekeeping = keepHouse(
    [
      () => roll({ db, clock, programme, rooms }),
      () => sessions.forgetExpired(),
      () => verification.forgetExpired(),
      async () => {
        if (config.demo && demoContent) await seedTips({ db, clock, fixtures, book, say });
      },
      () => settler.run(),
      () => views.roll(),
      () => searchIndex.refresh(),
      () => notifications.forgetOld(),
    ],
    { clock, onError },
  );

  // Nobody waits for it; who searches first does so until it is done.
  app.addHook('onListen', async () => {
    void searchIndex.ready().catch(onError);
  });
  app.addHook('onClose', async () => {
    ticker.stop();
    await endHousekeeping();
    await postRoom.close();
    await searchIndex.idle();
    await views.close();
    await writer.settled();
    await settler.idle();
    feeds.dispose();
    members.dispose();
  });
  return app;
}

/** Fixtures whose rooms are worth listing: on air, just over, or about to begin. */
function openFixtures(programme: Programme, now: number): number[] {
  return programme
    .fixturesBetween(now - 4 * HOUR, now + HOUR / 2)
    .filter((fixture) => fixture.endsAt > now - HOUR)
    .map(({ fixtureId }) => fixtureId);
}

function matchTitle(programme: Programme, fixtureId: number, language: Language): string | undefined {
  const airing = programme.fixtureById(fixtureId);
  return airing && titleOf(airing, language);
}
