import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@portal/contracts';
import { sha384, type Deployed } from './deployed.ts';
import { publish } from './publish.ts';

let root: string;
let said: string[];
const built = '{"name":"chat"}';
const onAir = (integrity: string): ReadonlyMap<RemoteName, Deployed> =>
  new Map([['chat', { commit: '', pointer: { version: '1.0.0', base: '/', integrity } }]]);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** Stands for the registry's command line: prints how it was called, ends with `code`. */
const commandLine = (code: number) =>
  write('apps/registry/src/portal.ts', `console.log(process.env.REGISTRY_URL, ...process.argv.slice(2)); process.exitCode = ${code};`);
const published = (deployed: ReadonlyMap<RemoteName, Deployed>, promote = false) =>
  publish(['chat'], { root, registryUrl: 'http://registry', deployed, promote, env: { PATH: process.env['PATH'] }, say: (line) => said.push(line) });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  said = [];
  write('package.json', '{"type":"module"}');
  write('apps/chat/package.json', '{"version":"0.3.0"}');
  write('apps/chat/dist/release.json', built);
});
afterEach(() => rmSync(root, { recursive: true }));

it('does not publish what was built to the very bytes that are on air', async () => {
  commandLine(1);
  expect(await published(onAir(sha384(built)))).toEqual({ published: [], unchanged: ['chat'], refused: [] });
  expect(said).toEqual(['chat: built to the same bytes as 1.0.0, not published']);
});

it('publishes other bytes, under a version that says which', async () => {
  commandLine(0);
  expect(await published(onAir(sha384('other')))).toEqual({ published: ['chat'], unchanged: [], refused: [] });
  expect(said).toEqual([expect.stringMatching(/^chat 0\.3\.0-[0-9a-f]{12}: published$/)]);
  expect(await published(new Map(), true)).toMatchObject({ published: ['chat'] });
  expect(said[1]).toMatch(/published and current$/);
});

it('says what the registry had against it', async () => {
  commandLine(1);
  expect(await published(onAir(sha384('other')), true)).toEqual({ published: [], unchanged: [], refused: ['chat'] });
  expect(said[0]).toMatch(
    /^chat 0\.3\.0-[0-9a-f]{12}: refused\nhttp:\/\/registry publish chat --version 0\.3\.0-[0-9a-f]{12} --from apps\/chat\/dist --promote$/,
  );
});
