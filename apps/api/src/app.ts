import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { limits as sizes } from '@portal/contracts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open.ts';
import { elsewhere } from './elsewhere.ts';
import { answerBadAddresses, answerErrors } from './http/errors.ts';
import { health } from './http/health.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { answerNotBuilt } from './http/not-built.ts';
import { loggerOptions, type LogStream } from './http/logging.ts';
import { describe } from './http/open-api.ts';
import { SHARED_FOR, SharedAnswers } from './http/shared-answers.ts';
import { loadWords } from './http/words.ts';
import { keepHouse, type House } from './housekeeping.ts';
import { DropFolder } from './importing/drop-folder.ts';
import type { Passwords } from './identity/passwords.ts';
import { Callers } from './identity/callers.ts';
import { LivingSessions } from './identity/living-sessions.ts';
import { networkMarks } from './identity/network-mark.ts';
import { Tokens } from './identity/tokens.ts';
import { TokenBuckets } from './limits/token-bucket.ts';
import type { FixtureProvider } from './live/fixture-provider.ts';
import { liveModule } from './live/live.module.ts';
import { programmeOf } from './live/programme.ts';
import { mediaRoutes } from './media/index.ts';
import { networkOf } from './limits/network.ts';
import { messengersOf, PostRoom, type Messengers } from './messaging/index.ts';
import type { Base, Module } from './module.ts';
import { articleModule } from './modules/articles/index.ts';
import { WordFilter } from './modules/banned-words/index.ts';
import { chatModule } from './modules/chat/index.ts';
import { commentModule } from './modules/comments/index.ts';
import { crowdModule, headcount, NOBODY } from './modules/crowd/index.ts';
import { feedbackModule } from './modules/feedback/index.ts';
import { bookingModule } from './modules/bookings/index.ts';
import { eventModule } from './modules/events/index.ts';
import { highlightModule } from './modules/highlights/index.ts';
import { friendModule } from './modules/friends/index.ts';
import { folderCache, imageModule, remotePictures, type FetchRemote, type ImageCache } from './modules/images/index.ts';
import { newsfeedModule } from './modules/newsfeed/index.ts';
import { notificationModule } from './modules/notifications/index.ts';
import { PageCards } from './modules/page-cards/index.ts';
import { calendarModule } from './modules/calendar/index.ts';
import { competitionModule } from './modules/competition/index.ts';
import { oddsModule } from './modules/odds/index.ts';
import { presenceModule } from './modules/presence/index.ts';
import { privacyModule } from './modules/privacy/index.ts';
import { reportModule } from './modules/reports/index.ts';
import { scheduleModule } from './modules/schedule/index.ts';
import { searchModule } from './modules/search/index.ts';
import { shareModule } from './modules/share/index.ts';
import { predictionModule } from './modules/predictions/index.ts';
import { tipModule } from './modules/tips/index.ts';
import { Ffmpeg, folderStore, uploadModule, type UploadStore, type VideoTool } from './modules/uploads/index.ts';
import { sessionRepository, userModule } from './modules/user/index.ts';
import { plainModules } from './plain-modules.ts';
import { rewards } from './rewards.ts';
import type { Ground } from './seed/index.ts';
import { Audience } from './sockets/audience.ts';
import { gateway } from './sockets/gateway.ts';
import { createGames, loadShippedReadings, mergeReadings, type Games, type Reading } from './sports/index.ts';
import { createOddsBook } from './sports/odds/index.ts';
import { resultsOf } from './sports/results.ts';

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
  /** What draws videos; the configured program where nothing else is handed in. */
  readonly videoTool?: VideoTool;
  /** Where pictures of other widths are kept; without it, in the data folder. */
  readonly imageCache?: ImageCache;
  /** How pictures of other sites are fetched; over the network where nothing else is handed in. */
  readonly fetchRemote?: FetchRemote;
  /** How people are written to; by the configuration where nothing else is handed in. */
  readonly messengers?: Messengers;
  readonly logStream?: LogStream;
  /** Whether the calls are described at `/docs`. Making the description takes longer than most tests. */
  readonly documented?: boolean;
  /** For how long an answer that is the same for everybody is given again (ms); nought: each is made anew. */
  readonly shareFor?: number;
}

/** The api, built: it has asked nothing of the database and does nothing by itself. */
export interface Api {
  readonly app: FastifyInstance;
  /** What is seeded is seeded with these (`seed/index.ts`). */
  readonly ground: Ground;
  /** Begins what lives. `chores`: done now and then besides those of the modules. */
  start(chores?: readonly (() => Promise<unknown>)[]): Promise<void>;
  /** Does now what is done now and then. */
  keepHouse(): Promise<void>;
}

const LARGEST_BODY = 64 * 1024;
/** A video of a minute over a line that is not slow, a picture over any (ms). */
const LONGEST_REQUEST = 5 * 60_000;
/** Pictures of other widths that are kept at most, in bytes. */
const IMAGE_CACHE = 512 * 1024 * 1024;

/** Puts the api together. Listens on nothing. The caller closes app, then database. */
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
  videoTool,
  imageCache,
  fetchRemote = remotePictures({ mostBytes: sizes.uploadBytes }),
  messengers = messengersOf(config, clock),
  logStream,
  documented = true,
  shareFor = SHARED_FOR,
}: Deps): Promise<Api> {
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
  const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  const tokens = new Tokens(config.tokenSecret, clock);
  app.decorate('tokens', tokens);
  app.decorate('callers', new Callers(tokens, new LivingSessions((ids) => sessionRepository(db).livingOf(ids))));
  app.decorate('checksAnswers', !config.production);
  app.decorate('sharedAnswers', new SharedAnswers({ keep: shareFor, clock }));
  acceptEmptyJson(app);
  answerErrors(app, say);
  app.addHook('onResponse', async (request, reply) =>
    request.log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'),
  );

  const base: Base = { db, clock, say, limits: new TokenBuckets(clock), onError };
  const secret = config.tokenSecret;
  const programme = programmeOf(fixtures, games);
  const book = createOddsBook({ results: resultsOf(mergeReadings(shipped).map(({ record }) => record)), seed: config.replaySeed });
  const added = config.crowd ? headcount(programme, clock) : NOBODY;
  const audience = new Audience(added.viewers);
  const postRoom = new PostRoom({ clock, onFailure: (failure) => app.log.warn(failure, 'message not sent') });

  const cards = new PageCards();
  const wordFilter = new WordFilter({ db, clock });
  const schedule = scheduleModule({ ...base, programme, audience, simulatedViewers: added.viewers, menuKey: config.liveMenuKey, cards });
  const { rooms } = schedule;
  const chat = chatModule({ ...base, programme, audience, rules: { guestChat: config.guestChat }, simulatedIn: added.inRoom, wordFilter });
  const { writer, members } = chat;
  const crowd = config.crowd ? crowdModule({ ...base, programme, rooms, writer, listeners: chat.listeners }) : undefined;
  const presence = presenceModule({ ...base, members });
  const notifications = notificationModule(base);
  const { teller } = notifications;
  const { points, missions, tellDeed, referral, earning } = rewards({ ...base, audience, writer, bell: notifications.bell, config });
  const upload = uploadModule({
    ...base,
    store: uploadStore ?? folderStore(join(config.dataDir, 'uploads')),
    videoTool: videoTool ?? (config.ffmpeg === undefined ? undefined : new Ffmpeg(config.ffmpeg)),
  });
  const { uploads } = upload;
  const report = reportModule(base);
  const { reports } = report;
  const comment = commentModule({ ...base, teller, wordFilter, reports, tellDeed });
  const { comments } = comment;
  const article = articleModule({ ...base, comments, teller, secret, cards, tellDeed });
  const newsfeed = newsfeedModule({ ...base, uploads, comments, teller, cards, wordFilter, reports });
  const competition = competitionModule(base);
  const odds = oddsModule({ ...base, fixtures, book, competitions: competition.competitions, viewers: (fixtureId) => audience.count(fixtureId) });
  const tips = tipModule({
    ...base,
    fixtures,
    football: odds.football,
    book,
    newsfeed: newsfeed.newsfeed,
    removal: newsfeed.removal,
    comments,
    teller,
    cards,
    wordFilter,
    tellDeed,
    sealFolder: config.dataDir ? join(config.dataDir, 'sealed-tips') : undefined,
  });
  const predictions = predictionModule({ ...base, fixtures, football: odds.football, book, ledger: points.ledger, onReplays: config.demo });
  const settle = async () => {
    await Promise.all([tips.settle(), predictions.settle()]);
  };
  const modules: Module[] = [
    // Ends last: until then it is told what others still had to write.
    missions,
    userModule({
      ...base,
      tokens,
      passwords,
      messengers,
      postRoom,
      ledger: points.ledger,
      uploads,
      elsewhere: elsewhere(db, competition.competitions),
      secret,
      wordFilter,
      markNetwork: networkMarks(secret),
      invited: (tx, friend, code) => referral.referrals.invited(tx, friend, code),
    }),
    ...earning,
    schedule,
    chat,
    shareModule({ ...base, schedule: schedule.schedule, articles: article.articles }),
    ...plainModules(base),
    notifications,
    privacyModule({ ...base, passwords, messengers, postRoom, removal: newsfeed.removal, uploads, config }),
    comment,
    report,
    upload,
    imageModule({ ...base, uploads, cache: imageCache ?? folderCache(join(config.dataDir, 'images'), IMAGE_CACHE), fetchRemote, domains: config.imageDomains }),
    article,
    highlightModule({ ...base, football: programme.football, comments, teller }),
    feedbackModule({ ...base, uploads }),
    newsfeed,
    friendModule({ ...base, teller, competitions: competition.competitions }),
    eventModule({ ...base, bell: notifications.bell, cards }),
    bookingModule({ ...base, bell: notifications.bell, schedule: schedule.schedule }),
    odds,
    tips,
    predictions,
    competition,
    calendarModule({ ...base, schedule: schedule.schedule, competitions: competition.competitions }),
    presence,
    searchModule({ ...base, programme, schedule: schedule.schedule, articles: article.articles }),
    liveModule({ ...base, programme, fixtures, audience, rooms, writer, onEnd: () => void settle() }),
    ...(crowd ? [crowd] : []),
    ...(config.importDir === undefined ? [] : [new DropFolder({ folder: config.importDir, db, clock, log: app.log, onRead: settle, onError })]),
  ];

  if (documented) await describe(app, say);
  health(app, database);
  for (const module of modules) await module.routes?.(app);
  if (clipDir && existsSync(join(clipDir, 'manifest.json'))) {
    await app.register(mediaRoutes, {
      clock,
      clipDir,
      onPlaylist: (channel, { ip, headers }) => {
        const fixtureId = schedule.channels.note(channel, { ip, browser: headers['user-agent'] ?? '' });
        if (fixtureId !== null) missions.watched(fixtureId, networkOf(ip));
      },
    });
  }
  app.decorate('notBuilt', answerNotBuilt(app));
  const feeds = modules.flatMap((module) => module.feeds ?? []);
  app.decorate('servesTopic', (topic: string) => feeds.some((feed) => feed.serves(topic)));
  await app.register(gateway, {
    chat: chat.chat,
    feeds,
    clock,
    say,
    socketsPerIp: config.socketsPerIp,
    online: { registry: presence.registry, members, bell: notifications.bell },
  });

  let house: House | undefined;
  app.addHook('onClose', async () => {
    await house?.end();
    // What was built last works with what was built before it.
    for (const module of modules.toReversed()) await module.close?.();
  });
  return {
    app,
    ground: { db, clock, say, onError, passwords, programme, fixtures, book, shipped, rooms, writer, ...(crowd && { crowd: crowd.crowd }) },
    async start(chores = []) {
      for (const module of modules) await module.start?.();
      house = keepHouse([...chores, ...modules.flatMap(({ housekeeping = [] }) => housekeeping)], { clock, onError });
    },
    keepHouse: async () => house?.now(),
  };
}
