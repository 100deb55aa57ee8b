import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryState } from '@portal/contracts';
import { verifyAudit } from './audit/index.ts';
import { sha384 } from './hashes.ts';
import { aHost, aRelease } from './testing/a-release.ts';
import { spawnRegistry, type RegistryProcess } from './testing/registry-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

// The registry as a process, which is killed, and whose disk is full.

jest.setTimeout(240_000);
let temp: Awaited<ReturnType<typeof tempFolder>>;
let registry: RegistryProcess | undefined;
beforeEach(async () => {
  temp = await tempFolder();
});
afterEach(async () => {
  await registry?.end('SIGKILL');
  await temp.remove();
});

const dataDir = () => path.join(temp.folder, 'data');
const store = (...parts: string[]) => path.join(dataDir(), 'registry/store', ...parts);
const start = async () => (registry = await spawnRegistry(dataDir()));
const body = (version: string, kilobytes = 40) => {
  const release = aRelease({ text: version });
  const large = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`client/chunk${at}.js`, `/* ${version} ${at} */${'x'.repeat(kilobytes * 1_024)}`]));
  const manifest = JSON.parse(release.manifest) as { files: Record<string, string> };
  Object.assign(manifest.files, Object.fromEntries(Object.entries(large).map(([file, text]) => [file, sha384(text)])));
  return {
    ...release,
    manifest: JSON.stringify(manifest),
    files: { ...release.files, ...Object.fromEntries(Object.entries(large).map(([file, text]) => [file, Buffer.from(text).toString('base64')])) },
  };
};
const leaveHosts = async (of: RegistryProcess) => {
  for (const host of ['shell', 'api'] as const) expect((await of.post(`/hosts/${host}/1`, aHost(host))).status).toBeLessThan(300);
};
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Files of a publish arrive. */
async function underWay(): Promise<void> {
  for (let tries = 0; tries < 5_000 && (await readdir(store('incoming')).catch(() => [])).length === 0; tries += 1) await wait(1);
}

/** The log proves whole; every version that is listed is served whole; nothing is left of what was cut off. */
async function expectWhole(of: RegistryProcess): Promise<string[]> {
  const { list, head } = await of.audit();
  expect(verifyAudit(list, head)).toMatchObject({ ok: true });
  const versions = (await of.get<{ list: { version: string }[] }>('/versions/chat?limit=100')).list.map(({ version }) => version);
  expect(list.flatMap((line) => (line.do === 'publish' ? [line.moves[0]?.to] : [])).toReversed()).toEqual(versions);
  for (const version of versions) {
    const manifest = await of.get<{ files: Record<string, string> }>(`/releases/chat/${version}/release.json`);
    for (const [file, hash] of Object.entries(manifest.files)) {
      expect(sha384(Buffer.from(await (await fetch(`${of.url}/releases/chat/${version}/${file}`)).arrayBuffer()))).toBe(hash);
    }
  }
  expect(await readdir(path.join(dataDir(), 'registry/temp'))).toEqual([]);
  expect(await readdir(store('incoming')).catch(() => [])).toEqual([]);
  // Files, not folders: an empty one is nothing to the store.
  const files = (await readdir(store('releases/chat'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile());
  expect(new Set(files.map((entry) => path.relative(store('releases/chat'), entry.parentPath).split(path.sep)[0]))).toEqual(new Set(versions));
  return versions;
}

test('killed in the middle of a publish, at many moments: the release is there whole or not at all, and can be published again', async () => {
  await leaveHosts(await start());
  const begun = performance.now();
  expect((await registry!.post('/releases/chat/0', body('0'))).status).toBe(201);
  const whole = performance.now() - begun;
  for (let cut = 1; cut <= 8; cut += 1) {
    const answer = registry!.post(`/releases/chat/${cut}`, body(String(cut))).catch(() => undefined);
    // Some by the clock, from the first bytes to after the answer; some while files and book are written.
    if (cut % 2) await wait(whole * (0.3 + cut * 0.1));
    else {
      await underWay();
      await wait(cut * 2);
    }
    await registry!.end('SIGKILL');
    const told = (await answer)?.status === 201;
    await start();
    const versions = await expectWhole(registry!);
    if (told) expect(versions).toContain(String(cut));
    if (!versions.includes(String(cut))) expect((await registry!.post(`/releases/chat/${cut}`, body(String(cut)))).status).toBe(201);
  }
  expect(await expectWhole(registry!)).toHaveLength(9);
});

test('killed while pointers move, at many moments: what was answered holds, the log tells of every move, and the next move works', async () => {
  await leaveHosts(await start());
  for (const version of ['1', '2']) await registry!.post(`/releases/chat/${version}`, body(version, 1));
  // The last revision that is known. A busy machine may have nothing answered between two ends.
  let answered = 0;
  for (let cut = 0; cut < 5; cut += 1) {
    let running = true;
    const moving = (async () => {
      for (let at = 0; running; at += 1) {
        const { status, json } = await registry!.move({ do: 'promote', set: { chat: String(1 + (at % 2)) } });
        expect(status).toBe(200);
        answered = (json as { data: { revision: number } }).data.revision;
      }
    })().catch(() => {});
    await wait(60 + cut * 23);
    await registry!.end('SIGKILL');
    running = false;
    await moving;
    await start();
    await expectWhole(registry!);
    const state = await registry!.get<RegistryState>('/state');
    const moves = (await registry!.audit()).list.filter((line) => line.do === 'promote');
    expect(state.revision).toBeGreaterThanOrEqual(answered);
    expect(state.revision).toBeLessThanOrEqual(answered + 1);
    expect(moves.map((line) => line.revision)).toEqual(moves.map((_, at) => at + 1));
    expect(state.remotes.chat?.[0]?.version).toBe(moves.at(-1)?.moves[0]?.to ?? undefined);
    answered = state.revision;
  }
});

test('two managers at once, over the network: with the same revision one wins, without one every move is in the log', async () => {
  await leaveHosts(await start());
  for (const version of ['1', '2', '3', '4']) await registry!.post(`/releases/chat/${version}`, body(version, 1));
  const careful = await Promise.all(['1', '2', '3', '4'].map((version) => registry!.move({ do: 'promote', set: { chat: version }, ifRevision: 0 })));
  expect(careful.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await Promise.all(['1', '2', '3', '4'].map((version) => registry!.move({ do: 'promote', set: { chat: version } })));
  const moves = (await registry!.audit()).list.filter((line) => line.do === 'promote');
  for (const [at, line] of moves.entries()) expect(line.moves[0]?.from).toBe(at === 0 ? null : moves[at - 1]?.moves[0]?.to);
  await expectWhole(registry!);
});

test('on a disk that is full: a clear refusal, nothing left behind, all goes on being served, and with room it goes on', async () => {
  await mkdir(dataDir());
  // Where this may not be mounted the wrapper of faults.spec.ts stands for it; then the disk is as large as it is and the publishes below go through.
  const small = mount(dataDir());
  try {
    await leaveHosts(await start());
    expect((await registry!.post('/releases/chat/1', body('1', 4))).status).toBe(201);
    expect((await registry!.move({ do: 'promote', set: { chat: '1' } })).status).toBe(200);
    if (!small) return console.warn('No small disk may be mounted here; faults.spec.ts alone shows what a full one does.');
    const refused = await registry!.post('/releases/chat/2', body('2', 400));
    expect(refused).toEqual({ status: 507, json: { code: 50700, msg: expect.stringContaining('disk of the registry is full') } });
    expect(await expectWhole(registry!)).toEqual(['1']);

    // Every degree of fullness up to where it just fits: whichever write has no room, nothing is left of it.
    const answers: number[] = [];
    for (let pages = 16; pages < 120 && !answers.includes(201); pages += 6) {
      await fill(pages);
      answers.push((await registry!.post('/releases/chat/2', body('2', 1))).status);
      expect(await expectWhole(registry!)).toEqual(answers.includes(201) ? ['2', '1'] : ['1']);
    }
    expect([answers[0], answers.at(-1)]).toEqual([507, 201]);

    await fill(0);
    for (const move of [
      { do: 'freeze', remote: 'chat' },
      { do: 'promote', set: { chat: '2' } },
    ] as const)
      expect((await registry!.move(move)).status).toBe(507);
    expect((await registry!.post('/releases/chat/3', body('3', 4))).status).toBe(507);
    expect(await registry!.get<RegistryState>('/state')).toMatchObject({ remotes: { chat: [{ version: '1' }] } });
    expect(await expectWhole(registry!)).toEqual(['2', '1']);
    await registry!.end('SIGKILL');
    await start();
    expect(await registry!.get<RegistryState>('/state')).toMatchObject({ remotes: { chat: [{ version: '1' }] } });

    await rm(ballast());
    expect((await registry!.post('/releases/chat/3', body('3', 4))).status).toBe(201);
    expect((await registry!.move({ do: 'promote', set: { chat: '3' } })).status).toBe(200);
    expect(await expectWhole(registry!)).toEqual(['3', '2', '1']);
  } finally {
    await registry?.end('SIGKILL');
    if (small) execFileSync('umount', [dataDir()]);
  }
});

const ballast = () => path.join(dataDir(), 'ballast');
/** Takes all room of the small disk but so many pages. */
async function fill(pages: number): Promise<void> {
  await rm(ballast(), { force: true });
  const { bavail, bsize } = await statfs(dataDir());
  await writeFile(ballast(), Buffer.alloc((bavail - pages) * bsize));
}

/** A disk of four megabytes; false where only root may and we are not. */
function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('it ends at once when asked to, also with listeners, and says in one line why it cannot start', async () => {
  await leaveHosts(await start());
  const events = await fetch(`${registry!.url}/events`);
  expect(await registry!.end('SIGTERM')).toBe(0);
  await events.text();
  await start();
  await expect(spawnRegistry(dataDir())).rejects.toThrow(/^the registry ended: registry: data folder .* is in use by process \d+; .*\n$/);
  await expect(spawnRegistry(path.join(temp.folder, 'other'), { PORT: new URL(registry!.url).port })).rejects.toThrow(/registry: port \d+ is in use/);
});
