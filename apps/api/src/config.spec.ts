import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadConfig, readConfig } from './config.ts';

describe('the configuration', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

  it('runs without any setting: port 4300, this machine only, demo mode', () => {
    expect(read()).toMatchObject({ port: 4300, host: '127.0.0.1', demo: true, production: false, guestChat: true, databaseUrl: undefined });
  });

  it('takes hosts of pictures as a list of names', () => {
    expect(read().imageDomains).toEqual([]);
    expect(read({ IMAGE_DOMAINS: 'img.example.com, *.Example.org,' }).imageDomains).toEqual(['img.example.com', '*.example.org']);
  });

  it('gives a box of the lucky draw as many tickets as it is told', () => {
    expect(read().luckyTickets).toBeUndefined();
    expect(read({ LUCKY_TICKETS: '5000' }).luckyTickets).toBe(5_000);
    for (const bad of ['0', '20001', '2.5', 'many']) expect(() => read({ LUCKY_TICKETS: bad })).toThrow(/LUCKY_TICKETS/);
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

  it('makes up an audience while it is developed or tried out, in a test only when asked, in production never', () => {
    expect(read().crowd).toBe(true);
    expect(read({ DEMO_CROWD: '0' }).crowd).toBe(false);
    expect([read({ NODE_ENV: 'test' }).crowd, read({ NODE_ENV: 'test', DEMO_CROWD: '1' }).crowd]).toEqual([false, true]);
    expect(read({ NODE_ENV: 'production', DEMO: '1' }).crowd).toBe(false);
    expect(() => read({ NODE_ENV: 'production', DEMO: '1', DEMO_CROWD: '1' })).toThrow(/^DEMO_CROWD: /);
  });

  it('takes a mail server together with a sender only', () => {
    const smtp = 'smtps://post:secret@mail.khandai.test';
    expect(() => read({ SMTP_URL: smtp })).toThrow(/^MAIL_FROM: required with SMTP_URL/);
    for (const from of ['khandai@khandai.test', 'Khán Đài <khandai@khandai.test>'])
      expect(read({ SMTP_URL: smtp, MAIL_FROM: from })).toMatchObject({ smtpUrl: smtp, mailFrom: from });
    expect(read()).toMatchObject({ smtpUrl: undefined, smsUrl: undefined });
  });

  it.each([
    ['PORT', 'football'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['TOKEN_SECRET', 'short'],
    ['GUEST_CHAT', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SOCKETS_PER_IP', '0'],
    ['IMAGE_DOMAINS', '127.0.0.1'],
    ['IMAGE_DOMAINS', 'localhost'],
    ['IMAGE_DOMAINS', 'https://img.example.com'],
    ['IMAGE_DOMAINS', '*.com,'],
    ['SMTP_URL', 'https://mail.test'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.test\r\nBcc: c@d.test'],
    ['SMS_URL', 'ftp://x'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('lets tests move the time, and nobody else', () => {
    expect(read({ NODE_ENV: 'test', TEST_CLOCK: '1' }).testClock).toBe(true);
    expect(read({ NODE_ENV: 'test' }).testClock).toBe(false);
    const refused: Record<string, string>[] = [
      { TEST_CLOCK: '1' },
      { NODE_ENV: 'production', DEMO: '1', TEST_CLOCK: '1' },
      { NODE_ENV: 'test', TEST_CLOCK: '1', HOST: '0.0.0.0' },
    ];
    for (const env of refused) expect(() => read(env)).toThrow(/TEST_CLOCK/);
  });
});
