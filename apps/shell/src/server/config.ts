import path from 'node:path';

/** Where the shell listens and what stands behind it. Read once; a wrong value is one clear line. */
export interface Config {
  host: string;
  port: number;
  apiUrl: string;
  registryUrl: string;
  dataDir: string;
  /** Milliseconds a rendered public page is reused; 0 turns the cache off. */
  pageCacheMs: number;
  logLevel: string;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${name} must be a whole number from 0 to 65535, not "${env[name]}"`);
    return value;
  };
  const url = (name: string, fallback: string) => {
    const value = env[name] ?? fallback;
    if (!URL.canParse(value)) throw new Error(`${name} must be an address like ${fallback}, not "${value}"`);
    return value.replace(/\/+$/, '');
  };
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: number('PORT', 4200),
    apiUrl: url('API_URL', 'http://127.0.0.1:4300'),
    registryUrl: url('REGISTRY_URL', 'http://127.0.0.1:4400'),
    dataDir: path.resolve(env['DATA_DIR'] ?? '.data'),
    pageCacheMs: number('PAGE_CACHE_MS', 1_000),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}
