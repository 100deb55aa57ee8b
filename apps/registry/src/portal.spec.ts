import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { run } from './portal/run.ts';
import { aRelease, writeBuild } from './testing/a-release.ts';
import { history, startRegistry, tempFolder, TOKEN, type TempRegistry } from './testing/temp-registry.ts';

let temp: Awaited<ReturnType<typeof tempFolder>>;
let registry: TempRegistry;
let url: string;
beforeEach(async () => {
  temp = await tempFolder();
  registry = await startRegistry(path.join(temp.folder, 'data'));
  await registry.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(registry.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await registry.app.close();
  await temp.remove();
});

async function portal(line: string, env: Record<string, string | undefined> = { REGISTRY_URL: url, REGISTRY_TOKEN: TOKEN }) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await run(line.split(' ').filter(Boolean), { env, user: 'lan', out: (text) => said.push(text), err: (text) => complaints.push(text) });
  return { code, out: said.join('\n'), err: complaints.join('\n') };
}
const build = (name: string) => writeBuild(path.join(temp.folder, name), aRelease({ text: name }));
const current = async () => (await registry.state()).remotes.chat?.[0]?.version;

test('publishes a build, promotes it, tells the status and rolls back', async () => {
  await build('a');
  await build('b');
  expect(await portal(`publish chat --from ${temp.folder}/a --version 1`)).toEqual({ code: 0, out: 'chat 1 published', err: '' });
  expect(await current()).toBeUndefined();
  expect((await portal('promote chat 1')).out).toBe('chat 1 is current (revision 1)');
  expect((await portal(`publish chat --from ${temp.folder}/b --version 2 --promote --note derby`)).out).toBe('chat 2 published\nchat 2 is current (revision 2)');
  expect((await portal('status')).out).toMatch(/revision 2\n[^]*chat +2 {2}\(before: 1\)[^]*odds-and-tips +nothing published/);
  expect((await portal('rollback chat')).out).toBe('chat 1 is current (revision 3)');
  expect((await portal('rollback chat')).err).toBe('portal: chat has no version before 1; name one with --to');
  expect((await portal('rollback chat --to 2')).out).toBe('chat 2 is current (revision 4)');
  expect((await history(path.join(temp.folder, 'data'))).map(({ by, note }) => [by, note])).toEqual([['lan', ''], ['lan', 'derby'], ['lan', 'rollback from 2'], ['lan', 'rollback from 1']]);
});

test('--if-absent leaves a version alone, whatever the folder holds', async () => {
  await build('a');
  await portal(`publish chat --from ${temp.folder}/a --version 1`);
  expect(await portal(`publish chat --from ${temp.folder}/nothing --version 1 --if-absent --promote`)).toEqual({ code: 0, out: 'chat 1 is there already\nchat 1 is current (revision 1)', err: '' });
});

test('--promote-if-none does not undo what an operator chose', async () => {
  await build('a');
  await build('b');
  await portal(`publish chat --from ${temp.folder}/a --version 1 --promote-if-none`);
  await portal(`publish chat --from ${temp.folder}/b --version 2 --promote-if-none`);
  expect(await current()).toBe('1');
});

test.each([
  ['', 0, ''],
  ['fly', 2, "there is no command 'fly'; see portal --help"],
  ['publish', 2, 'from which folder? --from <dir>'],
  ['publish chatt --from x --version 1', 2, "there is no remote 'chatt'"],
  ['publish chat --from x', 2, 'which version? --version <v>'],
  ['publish chat --from x --version ../1', 2, "'../1' cannot be a version"],
  ['publish chat --from nowhere --version 1', 2, 'nowhere holds no release.json; build the remote first'],
  ['publish chat --from', 2, "Option '--from <value>' argument missing"],
  ['promote chat', 2, 'which version?'],
  ['promote chat 1 2', 2, "'2' is one word too many"],
  ['promote chat 1', 1, "There is no version '1' of chat."],
  ['status now', 2, "'now' is one word too many"],
  ['status --loud', 2, "Unknown option '--loud'"],
])("'%s' ends with %i and one line", async (line, code, complaint) => {
  const result = await portal(line);
  expect(result.code).toBe(code);
  expect(result.err.split('\n')).toHaveLength(1);
  expect(result.err).toContain(complaint);
});

test('a version taken by other bytes is refused in the registry’s words', async () => {
  await build('a');
  await build('b');
  await portal(`publish chat --from ${temp.folder}/a --version 1`);
  const { code, err } = await portal(`publish chat --from ${temp.folder}/b --version 1`);
  expect([code, err]).toEqual([1, expect.stringMatching(/^portal: chat 1 is taken by other bytes: client\/remoteEntry\.js changed/)]);
});

test('no token, a wrong one, no registry and something else at the address: one line each', async () => {
  await build('a');
  const line = `publish chat --from ${temp.folder}/a --version 1`;
  expect((await portal(line, { REGISTRY_URL: url })).err).toContain('REGISTRY_TOKEN is not set');
  expect((await portal(line, { REGISTRY_URL: url, REGISTRY_TOKEN: 'x' })).err).toContain('This needs the registry token');
  expect((await portal('status', { REGISTRY_URL: 'http://127.0.0.1:1' })).err).toMatch(/no registry answers at http:\/\/127\.0\.0\.1:1 \(.+\)/);
  expect((await portal('status', { REGISTRY_URL: 'over there' })).err).toContain('is not an address');
  expect((await portal('status', { REGISTRY_URL: `${url}/healthz`, REGISTRY_TOKEN: TOKEN })).code).toBe(0);
});

test('--help tells every command', async () => {
  for (const line of ['--help', 'publish -h', 'help']) expect((await portal(line)).out).toMatch(/publish[^]*promote[^]*rollback[^]*status/);
});

test('the file runs from its source', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(__dirname, 'portal.ts'), 'status'], { env: { ...process.env, REGISTRY_URL: url } });
  expect(stdout).toContain('revision 0');
});
