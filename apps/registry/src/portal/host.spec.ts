import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aHost, aRecord } from '../testing/a-release.ts';
import { startDesk, type Desk } from './testing/desk.ts';

// Real sockets and processes on a busy machine.

let desk: Desk;
beforeEach(async () => {
  desk = await startDesk({ hosts: [] });
});
afterEach(() => desk.close());

async function put(file: string, text: string) {
  const at = path.join(desk.folder, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
}
const shellBuild = async (folder: string) => {
  const { record, probe = '' } = aHost('shell');
  await put(`${folder}/record.json`, record);
  await put(`${folder}/probe.cjs`, Buffer.from(probe, 'base64').toString());
};

test('the shell leaves record and probe; then releases can be published', async () => {
  await desk.build('a');
  expect((await desk.portal('publish chat --from a --version 1')).err).toMatch(/^portal: No shell has left its record yet: publish it first/);
  await shellBuild('apps/shell/dist');
  await put('apps/shell/package.json', JSON.stringify({ version: '0.3.0' }));
  const { out } = await desk.portal('host shell');
  expect(out).toMatch(/^shell 0\.3\.0-[0-9a-f]{12} left its record$/);
  expect((await desk.portal('host shell')).out).toBe(out.replace('left its record', 'is what releases are held against already'));
  expect((await desk.portal('publish chat --from a --version 1')).code).toBe(0);
});

test('other bytes are another version, and a version may be named', async () => {
  await shellBuild('one');
  await shellBuild('two');
  await put('two/probe.cjs', '// another');
  const [one, two] = [await desk.portal('host shell --from one'), await desk.portal('host shell --from two')];
  expect(one.out).not.toBe(two.out);
  expect((await desk.portal('host shell --from one --version 7.0.0')).out).toBe('shell 7.0.0 left its record');
  expect(await desk.portal('host shell --from two --version 7.0.0')).toMatchObject({
    code: 1,
    err: expect.stringContaining('shell 7.0.0 left another record before'),
  });
});

test('the api’s record is asked of its source, or read from a file', async () => {
  const record = JSON.stringify(aRecord('api'));
  await put('apps/api/src/record.ts', `const record: string = ${JSON.stringify(record)};\nconsole.log(record);\n`);
  const asked = await desk.portal('host api');
  expect(asked.out).toMatch(/^api 0\.0\.0-[0-9a-f]{12} left its record$/);
  await put('record.json', record);
  expect((await desk.portal('host api --record record.json')).out).toBe(asked.out.replace('left its record', 'is what releases are held against already'));
});

test('an api that cannot tell its record, and one that is none: one line each', async () => {
  expect(await desk.portal('host api')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^portal: apps\/api\/src\/record\.ts did not print the api's record \(.+\); run this at the root/),
  });
  await put('apps/api/src/record.ts', 'throw new TypeError("no clip");\n');
  expect((await desk.portal('host api')).err).toContain('(TypeError: no clip)');
  await put('record.json', '{}');
  expect(await desk.portal('host api --record record.json')).toMatchObject({ code: 1, err: expect.stringContaining('record') });
});

test('a host that would break what is on air is refused with the conflict', async () => {
  await shellBuild('shell');
  await desk.portal('host shell --from shell');
  await desk.build('a');
  await desk.portal('publish chat --from a --version 1 --promote');
  await put('new/record.json', aHost('shell', { runtime: 2 }).record);
  await put('new/probe.cjs', '// says nothing');
  expect(await desk.portal('host shell --from new --version 2')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^portal: refused: chat 1 expects federation runtime 1; shell 2 gives 2\n/),
  });
});
