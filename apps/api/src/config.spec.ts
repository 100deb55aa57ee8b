import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadConfig, readConfig } from './config.ts';

describe('the configuration', () => {
  let dataDir: string;
  beforeEach(() => { dataDir = mkdtempSync(join(tmpdir(), 'config-')); });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

  it('runs without any setting: port 4300, this machine only, demo mode', () => {
    expect(read()).toMatchObject({ port: 4300, host: '127.0.0.1', demo: true, production: false, guestChat: true, databaseUrl: undefined });
  });

  it('takes an empty setting for none', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4300, databaseUrl: undefined });
  });

  it('makes a secret once, readable by its owner only', () => {
    const first = read().tokenSecret;
    expect(read().tokenSecret).toEqual(first);
    const path = join(dataDir, 'token-secret');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThanOrEqual(64);
  });

  it('refuses a kept secret that is too short to sign with', () => {
    writeFileSync(join(dataDir, 'token-secret'), 'short');
    expect(() => read()).toThrow(BadConfig);
  });

  it('has no demo in production unless asked, and wants a secret there', () => {
    const secret = 'x'.repeat(32);
    expect(() => read({ NODE_ENV: 'production' })).toThrow(/TOKEN_SECRET/);
    expect(read({ NODE_ENV: 'production', TOKEN_SECRET: secret }).demo).toBe(false);
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });

  it.each([['PORT', 'football'], ['PORT', '70000'], ['DATABASE_URL', 'mysql://x'], ['TOKEN_SECRET', 'short'], ['GUEST_CHAT', 'maybe'], ['LOG_LEVEL', 'loud'], ['SOCKETS_PER_IP', '0']])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });
});
