import { RUNTIME as builtFor } from '@portal/federation/shared';
import type { Remote } from '@portal/platform';
import { slots } from '@portal/contracts';
import { fakeApp } from '@portal/testing';
import type { HostContext } from '../app-context.ts';
import { settingsMessages } from '../locales/settings.ts';
import { SettingsSlot } from '../settings/settings.slot.tsx';
import { within } from './deadline.ts';
import { createLoader } from './loader.ts';
import type { Loaded, Release } from './releases.ts';
import { loadSlot, slotKey } from './slot-loader.ts';

const release = (version: string): Release => ({
  name: 'chat',
  version,
  base: `/remotes/chat/${version}/client/`,
  entry: 'remoteEntry.js',
  css: [],
  js: [],
  files: {},
});
const texts = { default: { hello: 'Chào' } };
const remote = (more: Partial<Remote> = {}): Remote => ({
  routes: {},
  messages: { vi: async () => texts, en: async () => texts, zh: async () => texts },
  ...more,
});

/** Lets everything that waits for nothing but promises happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('loading a release', () => {
  it('gives way to the previous one, then to the last that worked, then to nothing', async () => {
    const broken = new Set<string>();
    const reported: string[] = [];
    const loader = createLoader({
      deadline: 60_000,
      loadModule: async ({ version }) => {
        if (broken.has(version)) throw new Error('no files');
        return remote();
      },
      report: ({ version }) => reported.push(version),
    });
    broken.add('2');
    expect((await loader.acquire('chat', [release('2'), release('1')]))?.release.version).toBe('1');
    expect((await loader.acquire('chat', [release('2')]))?.release.version).toBe('1');
    expect(await loader.acquire('odds-and-tips', [])).toBeUndefined();
    expect(reported).toEqual(['2', '2']);
  });

  it('makes no last resort of what only some visitors get, nor of what may not run any more', async () => {
    const broken = new Set<string>();
    const stopped = new Set<string>();
    const loader = createLoader({
      deadline: 60_000,
      loadModule: async ({ version }) => {
        if (broken.has(version)) throw new Error('no files');
        return remote();
      },
      report() {},
      forAll: ({ version }) => version !== 'canary',
      mayRun: ({ version }) => !stopped.has(version),
    });
    expect((await loader.acquire('chat', [release('1')]))?.release.version).toBe('1');
    expect((await loader.acquire('chat', [release('canary'), release('1')]))?.release.version).toBe('canary');
    broken.add('2');
    expect((await loader.acquire('chat', [release('2')]))?.release.version).toBe('1');
    expect(await loader.acquire('chat', [release('2')], true)).toBeUndefined();
    stopped.add('1');
    expect(await loader.acquire('chat', [release('2')])).toBeUndefined();
  });

  it('loads each release once, and a failed one anew', async () => {
    let loads = 0;
    let fail = true;
    const loader = createLoader({
      deadline: 60_000,
      loadModule: async () => {
        loads += 1;
        if (fail) throw new Error('later');
        return remote();
      },
      report() {},
    });
    expect(await loader.acquire('chat', [release('1')])).toBeUndefined();
    fail = false;
    await Promise.all([loader.acquire('chat', [release('1')]), loader.acquire('chat', [release('1')])]);
    expect(loads).toBe(2);
  });

  it('that hangs gives way to the one before, is waited for once, and is taken up when it comes after all', async () => {
    let come = (_: Remote) => {};
    const asked: string[] = [];
    const reported: string[] = [];
    const loader = createLoader({
      deadline: 20,
      loadModule: ({ version }) => {
        asked.push(version);
        return version === '2' ? new Promise((resolve) => (come = resolve)) : Promise.resolve(remote());
      },
      report: ({ version }, error) => reported.push(`${version} ${(error as Error).name}`),
    });
    const both = [release('2'), release('1')];
    const first = await Promise.all([loader.acquire('chat', both), loader.acquire('chat', both)]);
    expect(first.map((loaded) => loaded?.release.version)).toEqual(['1', '1']);
    expect((await loader.acquire('chat', both))?.release.version).toBe('1');
    expect([asked, reported]).toEqual([
      ['2', '1'],
      ['2 Deadline', '2 Deadline'],
    ]);
    come(remote());
    await settled();
    expect((await loader.acquire('chat', both))?.release.version).toBe('2');
  });

  it('is asked for anew when it was late and then failed', async () => {
    let fail = (_: Error) => {};
    let tries = 0;
    const loader = createLoader({
      deadline: 20,
      loadModule: () => {
        tries += 1;
        return tries === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve(remote());
      },
      report() {},
    });
    expect(await loader.acquire('chat', [release('1')])).toBeUndefined();
    fail(new Error('the network is gone'));
    await settled();
    expect((await loader.acquire('chat', [release('1')]))?.release.version).toBe('1');
  });

  it('keeps no other remote waiting while it hangs, and another release of its own only until its deadline', async () => {
    const order: string[] = [];
    const loader = createLoader({
      deadline: 20,
      loadModule: ({ name, version }) => {
        order.push(`${name}@${version}`);
        return version === 'hangs' ? new Promise(() => {}) : Promise.resolve(remote());
      },
      report() {},
    });
    const odds = (version: string): Release => ({ ...release(version), name: 'odds-and-tips', base: `/remotes/odds-and-tips/${version}/client/` });
    const hanging = loader.acquire('chat', [release('hangs')]);
    const behind = loader.acquire('chat', [release('2')]);
    expect((await loader.acquire('odds-and-tips', [odds('1')]))?.release.version).toBe('1');
    expect(order).toEqual(['chat@hangs', 'odds-and-tips@1']);
    expect(await hanging).toBeUndefined();
    expect((await behind)?.release.version).toBe('2');
  });

  it('keeps a bounded number of releases', async () => {
    let loads = 0;
    const loader = createLoader({
      deadline: 60_000,
      loadModule: async () => {
        loads += 1;
        return remote();
      },
      report() {},
      keep: 2,
    });
    for (const version of ['1', '2', '3', '1']) await loader.acquire('chat', [release(version)]);
    expect(loads).toBe(4);
  });

  it('has the runtime number that releases are built for', async () => {
    const { RUNTIME } = await import('./runtime-number.ts');
    expect(RUNTIME).toBe(builtFor);
  });
});

describe('a slot', () => {
  const provider = (slot: NonNullable<Remote['slots']>): Loaded => ({
    name: 'chat',
    release: release('1'),
    css: [],
    pageCss: [],
    remote: remote({ slots: slot }),
  });
  const host = async (add: HostContext['texts']['add'] = async () => {}): Promise<HostContext> => ({
    ...(await fakeApp()),
    texts: { add, learn: async () => {} },
  });
  const load = async (loaded: Loaded | undefined, props: object = { groupId: 30, title: 'Phòng chung' }) =>
    loadSlot(await host(), async () => loaded, 'chat/room', props as { groupId: number; title: string });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  afterAll(() => warn.mockRestore());

  it('comes with its data', async () => {
    const context = await host();
    const loaded = provider({ 'chat/room': { load: async (_context, { groupId }) => ({ groupId }), Component: () => null } });
    const slot = await loadSlot(context, async () => loaded, 'chat/room', { groupId: 30, title: 'x' });
    expect(slot?.data).toEqual({ groupId: 30 });
  });

  it('comes with its texts, those that came with the page too; without them it is away, for which its provider can do nothing', async () => {
    const own = remote().messages;
    const loaded = provider({ 'chat/room': { texts: own, Component: () => null } });
    const added: unknown[] = [];
    const context = await host(async (...given) => void added.push(given));
    await loadSlot(context, async () => loaded, 'chat/room', { groupId: 30, title: 'x' }, { value: null });
    expect(added).toEqual([['chat', own]]);
    const failed = jest.fn();
    const offline = await host(() => Promise.reject(new Error('offline')));
    expect(await loadSlot(offline, async () => loaded, 'chat/room', { groupId: 30, title: 'x' }, undefined, failed)).toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  });

  it('comes with the style sheets of its release’s first code, and with all of them where its own code is a chunk apart', async () => {
    const [first, late] = [{ href: '/first.css' }, { href: '/late.css' }];
    const styled = (apart: { apart?: true }) => ({
      ...provider({ 'chat/room': { ...apart, Component: () => null } }),
      css: [first],
      pageCss: [first, late],
    });
    expect((await load(styled({})))?.css).toEqual([first]);
    expect((await load(styled({ apart: true })))?.css).toEqual([first, late]);
  });

  it.each<[string, Loaded | undefined]>([
    ['its provider is away', undefined],
    ['its provider has no such slot', provider({})],
    ['its load throws', provider({ 'chat/room': { load: () => Promise.reject(new Error('boom')), Component: () => null } })],
  ])('is undefined when %s', async (_why, loaded) => {
    expect(await load(loaded)).toBeUndefined();
  });

  it('tells what its provider did wrong, and not what its page did', async () => {
    const failures: unknown[] = [];
    const failed = (error: unknown, { release: { version } }: Loaded) => failures.push([(error as Error).message, version]);
    const boom = provider({ 'chat/room': { load: () => Promise.reject(new Error('boom')), Component: () => null } });
    await loadSlot(await host(), async () => boom, 'chat/room', { groupId: 30, title: 'x' }, undefined, failed);
    await loadSlot(await host(), async () => boom, 'chat/room', { groupId: 'x' } as never, undefined, failed);
    expect(failures).toEqual([['boom', '1']]);
  });

  it('is undefined for props that the contract does not know', async () => {
    expect(await load(provider({ 'chat/room': { Component: () => null } }), { groupId: 'x' })).toBeUndefined();
  });

  it('is the shell’s own, with its texts and without asking a remote, where its name says so', async () => {
    const added: unknown[] = [];
    const acquire = jest.fn();
    const slot = await loadSlot(await host(async (...given) => void added.push(given)), acquire, 'shell/settings', {});
    expect(slot).toMatchObject({ Component: SettingsSlot, namespace: 'settings', data: null });
    expect(added).toEqual([['settings', settingsMessages]]);
    expect(acquire).not.toHaveBeenCalled();
  });

  it('has one key for the same props in any order', () => {
    expect(slotKey('chat/room', { groupId: 1, title: 'a' })).toBe(slotKey('chat/room', { title: 'a', groupId: 1 }));
    expect(Object.keys(slots)).toContain('chat/room');
  });
});

describe('a deadline', () => {
  it('cuts off what is late and passes on what is not', async () => {
    await expect(within(10, 'a part', new Promise(() => {}))).rejects.toThrow('a part: no answer within 10 ms');
    await expect(within(1_000, 'a part', Promise.resolve(7))).resolves.toBe(7);
  });
});
