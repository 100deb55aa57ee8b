import { createHash } from 'node:crypto';
import { releaseManifest } from '@portal/contracts';
import type { Side } from './build.ts';
import { createClientFiles } from './client-files.ts';
import { createDevReleases } from './releases.ts';

const side = (hash: string, files: Record<string, string>, first: string[] = []): Side => ({
  hash,
  first,
  files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
});
const client = (hash: string) =>
  side(hash, { 'remoteEntry.js': `entry ${hash}`, 'first.css': '.a{}', 'page.css': '.b{}', 'page.js': 'page', 'page.js.map': '{}' }, ['first.js', 'first.css']);
const server = (hash: string) => side(hash, { 'remoteEntry.js': `server ${hash}`, 'page.js': 'page', 'page.js.map': '{}' });

describe('a remote that runs from source', () => {
  it('is a release that a shell accepts once both sides are built, and another after each change', () => {
    const releases = createDevReleases();
    expect(releases.put('chat', 'client', client('1'))).toBeUndefined();
    const release = releases.put('chat', 'server', server('1'));
    expect(release?.pointer).toMatchObject({ version: '0.0.0-dev.1', base: '/releases/chat/0.0.0-dev.1/' });
    const text = releases.file('chat', '0.0.0-dev.1', 'release.json') ?? Buffer.alloc(0);
    expect(release?.pointer.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
    const manifest = releaseManifest.parse(JSON.parse(text.toString()));
    expect(manifest).toMatchObject({ name: 'chat', css: ['first.css'], js: [] });
    // Scripts but for the entry come from the dev server, where they change.
    expect(Object.keys(manifest.files).sort()).toEqual([
      'client/first.css',
      'client/page.css',
      'client/remoteEntry.js',
      'server/page.js',
      'server/remoteEntry.js',
    ]);
    for (const [file, hash] of Object.entries(manifest.files))
      expect(
        `sha384-${createHash('sha384')
          .update(releases.file('chat', '0.0.0-dev.1', file) ?? '')
          .digest('base64')}`,
      ).toBe(hash);

    releases.put('chat', 'client', client('2'));
    expect(releases.current('chat')?.hash).toBe('1');
    expect(releases.put('chat', 'server', server('2'))?.pointer.version).toBe('0.0.0-dev.2');
    expect(releases.current('chat')?.hash).toBe('2');
  });

  it('keeps some builds for pages that are open, not all', () => {
    const releases = createDevReleases();
    releases.put('chat', 'client', client('1'));
    for (let n = 1; n <= 12; n += 1) releases.put('chat', 'server', server(String(n)));
    expect(releases.file('chat', '0.0.0-dev.5', 'server/remoteEntry.js')?.toString()).toBe('server 5');
    expect(releases.pointer('chat', '0.0.0-dev.4')).toBeUndefined();
    expect(releases.all()).toHaveLength(1);
  });

  it('gives the browser the newest files and the updates of the builds before', () => {
    const files = createClientFiles();
    expect(files.of('chat')).toBeUndefined();
    files.put('chat', side('1', { 'page.js': 'one', 'gone.js': '', 'a.1.hot-update.mjs': 'update 1' }));
    files.put('chat', side('2', { 'page.js': 'two', 'a.2.hot-update.mjs': 'update 2' }));
    expect([...(files.of('chat') ?? [])].map(([name, bytes]) => `${name} ${bytes.toString()}`)).toEqual([
      'a.1.hot-update.mjs update 1',
      'page.js two',
      'a.2.hot-update.mjs update 2',
    ]);
    for (let n = 0; n < 500; n += 1) files.put('chat', side('x', { 'page.js': 'x', [`b.${n}.hot-update.mjs`]: '' }));
    expect(files.of('chat')?.size).toBeLessThan(410);
  });
});
