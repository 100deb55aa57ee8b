import { liveCalls } from '@portal/contracts/live';
import { languageMessage } from '../../db/schema.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { languageCommand } from './language.command.ts';
import { MOST_MESSAGES } from './language.service.ts';

describe.each(databaseKinds)('replaced texts on %s', (kind) => {
  let api: TestApp<ManualClock>;
  const list = (locale: string) => api.call(liveCalls.language, { locale });
  async function run(...args: string[]): Promise<{ done: boolean; said: string[] }> {
    const said: string[] = [];
    return { done: await languageCommand(args, { db: api.database.db, print: (line) => said.push(line) }), said };
  }

  beforeAll(async () => {
    api = await testApp(kind);
  });
  beforeEach(async () => {
    await api.database.db.delete(languageMessage);
  });
  afterAll(() => api?.close());

  it('are none at first, for each language', async () => {
    for (const locale of ['vi', 'en', 'zh']) expect((await list(locale)).body.data).toEqual({});
  });

  it('are set, changed, listed and taken back by the operator’s command, each language by itself', async () => {
    expect(await run('set', 'vi', 'shell', 'nav.live', 'Xem', 'ngay')).toEqual({ done: true, said: [expect.stringContaining('set')] });
    await run('set', 'vi', 'chat', 'room.send', 'Gửi đi');
    await run('set', 'en', 'chat', 'room.send', 'Send it');
    await run('set', 'vi', 'chat', 'room.send', 'Gửi <b>ngay</b>');
    expect((await list('vi')).body.data).toEqual({ shell: { 'nav.live': 'Xem ngay' }, chat: { 'room.send': 'Gửi <b>ngay</b>' } });
    expect((await run('list', 'en')).said).toEqual(['en chat room.send = Send it']);
    expect((await run('list')).said).toHaveLength(3);
    expect(await run('unset', 'vi', 'shell', 'nav.live')).toMatchObject({ done: true });
    expect(await run('unset', 'vi', 'shell', 'nav.live')).toEqual({ done: false, said: ['this text is not replaced'] });
    expect((await list('vi')).body.data).toEqual({ chat: { 'room.send': 'Gửi <b>ngay</b>' } });
  });

  it.each([
    ['language', ['set', 'fr', 'shell', 'a', 'b']],
    ['namespace', ['set', 'vi', 'nowhere', 'a', 'b']],
    ['key', ['set', 'vi', 'shell', 'a..b', 'b']],
    ['text', ['set', 'vi', 'shell', 'a']],
    ['key', ['unset', 'vi', 'shell']],
    ['language', ['list', 'fr']],
    ['npm run language', []],
    ['npm run language', ['drop']],
  ])('names a bad %s of the command', async (what, args) => {
    const { done, said } = await run(...args);
    expect([done, said.join('\n')]).toEqual([false, expect.stringContaining(what)]);
  });

  it('stay at a number that a page can carry', async () => {
    await api.database.db
      .insert(languageMessage)
      .values(Array.from({ length: MOST_MESSAGES + 1 }, (_, n) => ({ language: 'vi' as const, namespace: 'shell', key: `k${n}`, text: 'x' })));
    expect(await run('set', 'vi', 'shell', 'one.more', 'x')).toEqual({ done: false, said: [expect.stringContaining('unset')] });
    expect(await run('set', 'vi', 'shell', 'k1', 'y')).toMatchObject({ done: true });
    expect(Object.keys((await list('vi')).body.data['shell'] ?? {})).toHaveLength(MOST_MESSAGES);
  });

  it('are asked for once a minute: who has the newest hears that nothing changed', async () => {
    const { headers } = await list('vi');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const again = (tag: string) => api.app.inject({ url: '/al/api/live/language/list?locale=vi', headers: { 'if-none-match': tag } });
    expect((await again(String(headers['etag']))).statusCode).toBe(304);
    await run('set', 'vi', 'shell', 'nav.live', 'Xem');
    expect((await again(String(headers['etag']))).statusCode).toBe(200);
  });

  it('names a bad locale', async () => {
    for (const locale of ['fr', '']) {
      const { status, body } = await list(locale);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'locale']);
    }
  });
});
