/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@portal/contracts';
import { fakeClock, type FakeClock } from '@portal/testing';
import { RUNTIME } from '../federation/runtime-number.ts';
import { createRegistryClient, type RegistryClient } from './registry-client.ts';
import { POLL } from './registry/follow.ts';
import { createSnapshot } from './registry/snapshot.ts';
import { createSource } from './registry/source.ts';
import { fakeRegistry, type FakeRegistry } from './testing/fake-registry.ts';
import { quietLog } from './testing/quiet-log.ts';

let registry: FakeRegistry;
let folder: string;
let clock: FakeClock;
const open = new Set<RegistryClient>();

beforeEach(async () => {
  registry = await fakeRegistry();
  folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
  clock = fakeClock();
});
afterEach(async () => {
  await Promise.all([...open].map((client) => client.stop()));
  open.clear();
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});

function shell() {
  const { log, has } = quietLog();
  let changes = 0;
  const client = createRegistryClient({
    source: createSource({ url: registry.url }),
    snapshot: createSnapshot(folder, log),
    log,
    clock,
    shellBuild: 'shell',
    onChange: () => {
      changes += 1;
    },
  });
  open.add(client);
  return { client, has, changes: () => changes };
}
async function until(what: () => unknown, why: string): Promise<void> {
  for (let tries = 0; !(await what()); tries += 1) {
    if (tries > 1_000) throw new Error(`never: ${why}`);
    await sleep(10);
  }
}
const shown = (client: RegistryClient, name: RemoteName = 'chat') =>
  client
    .choose(undefined)
    .releases[name]?.map(({ version }) => version)
    .join();
/** Once it has asked again, which it does by itself. */
const later = (holds: () => boolean, what: string) =>
  until(() => {
    clock.advance(15_000);
    return holds();
  }, what);
const saved = () =>
  readdir(folder).then(
    (files) => files.includes('state.json'),
    () => false,
  );

describe('the shell’s copy of the registry', () => {
  it('shows a change as soon as it is told, without being asked', async () => {
    const one = registry.publish('chat', '1');
    registry.set({ remotes: { chat: [one] } });
    const { client, changes } = shell();
    await client.start();
    expect(shown(client)).toBe('1');
    expect(client.status()).toMatchObject({ ready: true, snapshot: false });
    await until(() => registry.streams(), 'a stream');
    const before = changes();
    registry.set({ remotes: { chat: [registry.publish('chat', '2'), one] } });
    await until(() => shown(client) === '2,1', 'the new release');
    expect(changes()).toBe(before + 1);
    registry.set({ remotes: { chat: [one] } });
    await until(() => shown(client) === '1', 'the old release');
  });

  it('hears of it by asking where the stream hangs', async () => {
    registry.trouble.silent = true;
    registry.set({ remotes: { chat: [registry.publish('chat', '1')] } });
    const { client } = shell();
    await client.start();
    registry.set({ remotes: { chat: [registry.publish('chat', '2')] } });
    await until(() => {
      clock.advance(POLL);
      return shown(client) === '2';
    }, 'the new release');
  });

  it('stays where it is until the new release is whole, and tries again by itself', async () => {
    const one = registry.publish('chat', '1');
    const odds = registry.publish('odds-and-tips', '1');
    registry.set({ remotes: { chat: [one], 'odds-and-tips': [odds] }, since: { chat: 1, 'odds-and-tips': 1 } });
    const { client, has } = shell();
    await client.start();
    await until(() => registry.streams(), 'a stream');
    const two = registry.publish('chat', '2');
    registry.trouble.failing.add(`${two.base}client/remoteEntry.js`);
    registry.set({ remotes: { chat: [two, one], 'odds-and-tips': [registry.publish('odds-and-tips', '2'), odds] }, since: { chat: 5, 'odds-and-tips': 6 } });
    await until(() => shown(client, 'odds-and-tips') === '2,1', 'the other remote');
    expect(shown(client)).toBe('1');
    expect(has('warn', 'release not usable')).toBe(true);
    registry.trouble.failing.clear();
    await later(() => shown(client) === '2,1', 'the whole release');
  });

  it('asks again for what failed once to come, also for what is only there to fall back to', async () => {
    const one = registry.publish('chat', '1');
    const two = registry.publish('chat', '2');
    registry.trouble.failing.add(`${one.base}release.json`);
    registry.set({ remotes: { chat: [two, one] } });
    const { client } = shell();
    await client.start();
    expect(shown(client)).toBe('2');
    registry.trouble.failing.clear();
    await later(() => shown(client) === '2,1', 'the release to fall back to');
  });

  it('is ready once it has a release of every remote that is on air', async () => {
    const odds = registry.publish('odds-and-tips', '1');
    registry.trouble.failing.add(`${odds.base}client/remoteEntry.js`);
    registry.set({ remotes: { chat: [registry.publish('chat', '1')], 'odds-and-tips': [odds] } });
    const { client } = shell();
    await client.start();
    expect(shown(client)).toBe('1');
    expect(client.status().ready).toBe(false);
    registry.trouble.failing.clear();
    await later(() => client.status().ready, 'the other remote');
    // What does not come later takes nothing back: visitors keep what they have.
    const next = registry.publish('odds-and-tips', '2');
    registry.trouble.failing.add(`${next.base}release.json`);
    registry.set({ remotes: { chat: [registry.publish('chat', '2')], 'odds-and-tips': [next, odds] } });
    await until(() => shown(client) === '2', 'the next state');
    expect(client.status().ready).toBe(true);
  });

  it('waits for nothing that is only there to fall back to', async () => {
    const one = registry.publish('chat', '1');
    registry.set({ remotes: { chat: [one] } });
    const { client } = shell();
    await client.start();
    await until(() => registry.streams(), 'a stream');
    const slow = registry.publish('chat', '0');
    registry.trouble.hanging.add(`${slow.base}release.json`);
    registry.set({ remotes: { chat: [registry.publish('chat', '2'), slow] } });
    await until(() => shown(client) === '2', 'the new release');
  });

  it('never shows a release with a byte that is not its own', async () => {
    const one = registry.publish('chat', '1');
    registry.set({ remotes: { chat: [one] } });
    const { client, has } = shell();
    await client.start();
    await until(() => registry.streams(), 'a stream');
    const two = registry.publish('chat', '2');
    registry.files.set(`${two.base}server/remoteEntry.js`, Buffer.from('evil'));
    registry.set({ remotes: { chat: [two, one] } });
    await until(() => has('warn', 'release not usable'), 'the refusal');
    expect(shown(client)).toBe('1');
    expect(await client.clientFile('chat', '2', 'remoteEntry.js')).toBe('away');
  });

  it('does not run what is built for another runtime, and still hands out its files', async () => {
    const one = registry.publish('chat', '1');
    registry.set({ remotes: { chat: [registry.publish('chat', '2', {}, RUNTIME + 1), one] } });
    const { client } = shell();
    await client.start();
    expect(shown(client)).toBe('1');
    expect((await client.clientFile('chat', '2', 'remoteEntry.js')).toString()).toBe('client chat 2');
  });

  it('holds the newest of many changes, however long the others take', async () => {
    registry.set({ remotes: { chat: [registry.publish('chat', '0')] } });
    const { client } = shell();
    await client.start();
    await until(() => registry.streams(), 'a stream');
    for (let n = 1; n <= 60; n += 1) registry.set({ remotes: { chat: [registry.publish('chat', String(n)), registry.publish('chat', String(n - 1))] } });
    await until(() => shown(client) === '60,59', 'the newest');
    await sleep(100);
    expect(shown(client)).toBe('60,59');
  });
});

describe('without the registry', () => {
  it('goes on with what it has, and follows again when it is back', async () => {
    registry.set({ remotes: { chat: [registry.publish('chat', '1')] } });
    const { client } = shell();
    await client.start();
    await until(() => client.status().registry, 'the registry');
    registry.trouble.down = true;
    registry.endStreams();
    await until(() => {
      clock.advance(POLL);
      return !client.status().registry;
    }, 'the loss');
    expect(client.status()).toMatchObject({ ready: true, registry: false, snapshot: false });
    expect(shown(client)).toBe('1');
    registry.trouble.down = false;
    registry.setQuietly({ remotes: { chat: [registry.publish('chat', '2')] } });
    await until(() => {
      clock.advance(POLL);
      return shown(client) === '2';
    }, 'the change');
  });

  it('starts from the last good state on disk, says so, and keeps trying', async () => {
    const one = registry.publish('chat', '1');
    registry.set({ remotes: { chat: [one] }, canaries: { chat: { release: registry.publish('chat', '2'), percent: 100, salt: 'chat@2' } } });
    const first = shell();
    await first.client.start();
    await until(saved, 'a snapshot');
    await first.client.stop();

    registry.trouble.down = true;
    const { client, has } = shell();
    await client.start();
    expect(shown(client)).toBe('1');
    expect(client.choose('anybody').releases.chat?.map(({ version }) => version)).toEqual(['2', '1']);
    expect(client.status()).toMatchObject({ ready: true, registry: false, snapshot: true });
    expect(has('error', 'last good state on disk')).toBe(true);

    registry.trouble.down = false;
    await until(() => {
      clock.advance(POLL);
      return !client.status().snapshot;
    }, 'the registry');
    expect(client.status()).toMatchObject({ ready: true, registry: true });
  });

  it('leaves out what is damaged on disk, and starts with the rest', async () => {
    const one = registry.publish('chat', '1');
    const two = registry.publish('chat', '2', { 'client/page.js': 'the page' });
    registry.set({ remotes: { chat: [two, one], 'odds-and-tips': [registry.publish('odds-and-tips', '7')] } });
    const first = shell();
    await first.client.start();
    await until(saved, 'a snapshot');
    await first.client.stop();
    const file = path.join(folder, 'files', two.integrity.replaceAll('/', '_').replaceAll('+', '-'));
    await writeFile(file, 'not it');
    registry.trouble.down = true;
    const { client, has } = shell();
    await client.start();
    expect([shown(client), shown(client, 'odds-and-tips')]).toEqual(['1', '7']);
    // Said by whoever read it first: the shell before may still be clearing up.
    expect([has, first.has].some((said) => said('warn', 'damaged'))).toBe(true);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['no snapshot', async () => {}],
    ['a damaged one', () => writeFile(path.join(folder, 'state.json'), '{')],
  ])('does not start with %s either', async (_what, prepare) => {
    await prepare();
    registry.trouble.down = true;
    await expect(shell().client.start()).rejects.toThrow();
  });
});

describe('files of old releases', () => {
  it('stay for old tabs: from memory, from the disk while the registry is down, or from the registry', async () => {
    const one = registry.publish('chat', '1', { 'client/lazy.js': 'lazy of 1' });
    registry.set({ remotes: { chat: [one] } });
    const first = shell();
    await first.client.start();
    await until(saved, 'a snapshot');
    await first.client.stop();
    registry.set({ remotes: { chat: [registry.publish('chat', '2', { 'client/lazy.js': 'lazy of 2' })] } });
    const second = shell();
    await second.client.start();
    expect((await second.client.clientFile('chat', '2', 'lazy.js')).toString()).toBe('lazy of 2');
    registry.trouble.down = true;
    expect((await second.client.clientFile('chat', '1', 'lazy.js')).toString()).toBe('lazy of 1');
    registry.trouble.down = false;
    registry.publish('chat', '0', { 'client/lazy.js': 'lazy of 0' });
    expect((await second.client.clientFile('chat', '0', 'lazy.js')).toString()).toBe('lazy of 0');
    expect(await second.client.clientFile('chat', '0', 'other.js')).toBe('unknown');
    expect(await second.client.clientFile('chat', '9', 'lazy.js')).toBe('unknown');
    expect(await second.client.clientFile('nobody', '1', 'lazy.js')).toBe('unknown');
  });
});

describe('a version by its name', () => {
  it('is asked for once, unknown for a moment only, and away when nobody can say', async () => {
    registry.set({ remotes: { chat: [registry.publish('chat', '1')] } });
    const { client } = shell();
    await client.start();
    expect(await client.byVersion('chat', '5')).toEqual({ status: 'unknown' });
    const { length } = registry.asked;
    expect(await client.byVersion('chat', '5')).toEqual({ status: 'unknown' });
    expect(registry.asked).toHaveLength(length);
    registry.publish('chat', '5');
    clock.advance(6_000);
    expect(await client.byVersion('chat', '5')).toMatchObject({ status: 'known', known: { release: { version: '5' } } });
    expect(shown(client)).toBe('1');
    registry.trouble.down = true;
    expect(await client.byVersion('chat', '6')).toEqual({ status: 'away' });
    expect(await client.byVersion('chat', '5')).toMatchObject({ status: 'known' });
  });

  it('is asked for a few at a time, whoever names how many', async () => {
    registry.set({ remotes: { chat: [registry.publish('chat', '1')] } });
    const { client } = shell();
    await client.start();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => client.byVersion('chat', `9.${n}`)));
    expect(registry.asked.filter((path) => path.startsWith('/releases/chat/9.'))).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 'away')).toHaveLength(42);
  });
});
