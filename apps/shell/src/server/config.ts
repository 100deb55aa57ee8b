import path from 'node:path';

/** Where the shell listens and what stands behind it. Read once; a wrong value is one clear line. */
export interface Config {
  host: string;
  port: number;
  apiUrl: string;
  registryUrl: string;
  /** Sent to the registry; undefined: it is asked without. */
  registryToken: string | undefined;
  /** Signs the tokens by which pages report, and keys the hashes of visitors: the same on every node. Undefined: made of the registry's token. */
  secret: string | undefined;
  /** Address of the default site as the world knows it; undefined: as its domain says. */
  publicUrl: string | undefined;
  dataDir: string;
  /** Where the small forms of scripts and styles are kept. Shells may share it; it can be emptied at any time. */
  pressedDir: string;
  /** Milliseconds a rendered public page is reused; 0 turns the cache off. */
  pageCacheMs: number;
  /** Anybody may preview a release. As with the api: outside production, or with DEMO=1. */
  demo: boolean;
  logLevel: string;
  /** Processes that render. */
  workers: number;
  /** Milliseconds without a heartbeat after which a worker hangs; 0: nothing is ended for it. */
  hangAfter: number;
  /** How many times longer than usual it waits for api and remotes before a page does without them (federation/deadline.ts reads it where it counts). */
  patience: number;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${name} must be a whole number from 0 to 65535, not "${env[name]}"`);
    return value;
  };
  const workers = number('WORKERS', 1);
  if (workers < 1 || workers > 64) throw new Error(`WORKERS must be from 1 to 64, not "${env['WORKERS']}"`);
  const patience = number('PATIENCE', 1);
  if (patience < 1 || patience > 20) throw new Error(`PATIENCE must be from 1 to 20, not "${env['PATIENCE']}"`);
  const secret = env['PORTAL_SECRET']?.trim() || undefined;
  if (secret && secret.length < 16) throw new Error('PORTAL_SECRET must have 16 characters at least');
  const url = (name: string, fallback: string) => {
    const value = env[name] ?? fallback;
    if (!URL.canParse(value)) throw new Error(`${name} must be an address like ${fallback}, not "${value}"`);
    return value.replace(/\/+$/, '');
  };
  const dataDir = path.resolve(env['DATA_DIR'] ?? '.data');
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: number('PORT', 4200),
    apiUrl: url('API_URL', 'http://127.0.0.1:4300'),
    registryUrl: url('REGISTRY_URL', 'http://127.0.0.1:4400'),
    registryToken: env['REGISTRY_TOKEN']?.trim() || undefined,
    secret,
    publicUrl: env['PUBLIC_URL'] ? new URL(url('PUBLIC_URL', 'https://khandai.vn')).origin : undefined,
    dataDir,
    pressedDir: path.resolve(env['PRESSED_DIR'] ?? path.join(dataDir, 'shell/pressed')),
    pageCacheMs: number('PAGE_CACHE_MS', 1_000),
    demo: env['NODE_ENV'] !== 'production' || ['1', 'on', 'true'].includes(env['DEMO'] ?? ''),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    workers,
    hangAfter: number('HANG_AFTER', 5_000),
    patience,
  };
}
