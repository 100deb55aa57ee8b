import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const flag = <F extends boolean | undefined>(fallback: F) =>
  z
    .enum(['on', 'off', '1', '0', 'true', 'false'])
    .optional()
    .transform((value): boolean | F => (value === undefined ? fallback : ['on', '1', 'true'].includes(value)));

/** Names of hosts, `*.` in front for all below one; addresses in figures are none. */
const hosts = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.length <= 100, 'at most 100 hosts')
  .refine(
    (list) => list.every((host) => /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host)),
    'names of hosts, separated by commas: img.example.com, *.example.org',
  );

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  DEMO: flag(false),
  DEMO_CROWD: flag(undefined),
  START_AT: z.iso.datetime({ offset: true }).optional(),
  TEST_CLOCK: flag(false),
  REPLAY_SEED: z.string().min(1).default('khan-dai'),
  GUEST_CHAT: flag(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  IMAGE_DOMAINS: hosts,
  IMPORT_DIR: z.string().min(1).optional(),
  FFMPEG: z.string().min(1).default('ffmpeg'),
  SOCKETS_PER_IP: z.coerce.number().int().min(1).default(2_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an address, or a name and an address in angle brackets')
    .optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  LUCKY_TICKETS: z.coerce.number().int().min(1).max(20_000).optional(),
  LIVE_MENU_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, '16 to 200 letters, figures or signs, as a header carries them')
    .optional(),
});

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** What the operator decides, read once at start. */
export interface Config {
  readonly production: boolean;
  /** Demo accounts and demo chat lines exist. */
  readonly demo: boolean;
  /** Viewers and voices are made up and labelled, so that a fresh portal has a stand. Never in production. */
  readonly crowd?: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly tokenSecret: Uint8Array;
  /** The moment that the api takes its start for, in epoch milliseconds; time goes on from there. For demonstrations and tests. */
  readonly startAt: number | undefined;
  /** Tests move the time by a call (http/test-clock.ts). Only with NODE_ENV=test, and where nobody but this machine is heard. */
  readonly testClock?: boolean;
  readonly replaySeed: string;
  readonly guestChat: boolean;
  readonly logLevel: string;
  /** Most chat sockets of one address. Generous: the visitors of a whole office or mobile carrier share one. */
  readonly socketsPerIp: number;
  /** Folder into which other programs drop files of results; none is looked into unless named. */
  readonly importDir?: string | undefined;
  /** The program that draws videos, by its path or on the PATH; where it is not there, or none is named, no videos are taken. */
  readonly ffmpeg?: string | undefined;
  /** Hosts whose pictures are shown, made smaller by us; none unless named. */
  readonly imageDomains: readonly string[];
  /** Mail server with user and password; without one, e-mail goes into the outbox of the data folder. */
  readonly smtpUrl?: string | undefined;
  /** Sender of e-mail; there whenever `smtpUrl` is. */
  readonly mailFrom?: string | undefined;
  /** Gateway for text messages; without one, they go into the outbox. */
  readonly smsUrl?: string | undefined;
  /** Tickets of a box of the lucky draw; as many as the field's own (1,000) unless said. More for more members: a box that lasts some minutes can be looked at. */
  readonly luckyTickets?: number | undefined;
  /** What `live/menu` wants in its header; without one it is open. */
  readonly liveMenuKey?: string | undefined;
}

/** A setting that cannot be used; `message` names it, in one line. */
export class BadConfig extends Error {}

/** Reads and checks the environment. Makes the token secret on a first start outside production. Throws BadConfig. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable (`PORT= npm start`) means "not set".
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new BadConfig(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  if (production && !values.DEMO && !values.TOKEN_SECRET) throw new BadConfig('TOKEN_SECRET: required in production (32 characters or more)');
  if (production && values.DEMO_CROWD) throw new BadConfig('DEMO_CROWD: an audience is never made up in production');
  if (values.SMTP_URL && !values.MAIL_FROM) throw new BadConfig('MAIL_FROM: required with SMTP_URL (the sender of our e-mail)');
  if (values.TEST_CLOCK && (values.NODE_ENV !== 'test' || !LOOPBACK.has(values.HOST)))
    throw new BadConfig('TEST_CLOCK: only with NODE_ENV=test and a HOST of this machine');
  return {
    production,
    demo: !production || values.DEMO,
    // Tests count who is there, and want nobody else.
    crowd: values.DEMO_CROWD ?? values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    tokenSecret: new TextEncoder().encode(values.TOKEN_SECRET ?? keptSecret(dataDir)),
    startAt: values.START_AT === undefined ? undefined : Date.parse(values.START_AT),
    testClock: values.TEST_CLOCK,
    replaySeed: values.REPLAY_SEED,
    guestChat: values.GUEST_CHAT,
    logLevel: values.LOG_LEVEL,
    socketsPerIp: values.SOCKETS_PER_IP,
    importDir: values.IMPORT_DIR === undefined ? undefined : resolve(values.IMPORT_DIR),
    ffmpeg: values.FFMPEG === 'off' ? undefined : values.FFMPEG,
    imageDomains: values.IMAGE_DOMAINS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    luckyTickets: values.LUCKY_TICKETS,
    liveMenuKey: values.LIVE_MENU_KEY,
  };
}

/** The secret of this data folder: made once, so that a restart keeps everyone logged in. */
function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'token-secret');
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new BadConfig(`${path}: is too short to sign with; delete it and start again`);
  return secret;
}
