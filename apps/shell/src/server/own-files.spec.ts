/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import serveFiles from '@fastify/static';
import fastify from 'fastify';
import { ownFiles } from './own-files.ts';
import { createPressedFiles } from './pressed-files.ts';
import { remoteFiles } from './remote-files.ts';

const code = 'export const words = "khán đài";\n'.repeat(200);
let clientDir: string;
beforeEach(() => {
  clientDir = mkdtempSync(path.join(tmpdir(), 'own-files-'));
  for (const file of ['main.1.js', 'main.2.css', 'notes.txt']) writeFileSync(path.join(clientDir, file), code);
});
afterEach(() => rmSync(clientDir, { recursive: true }));

async function shell() {
  const app = fastify();
  const pressed = createPressedFiles({
    folder: path.join(clientDir, 'pressed'),
    failed: (error) => {
      throw error;
    },
  });
  await app.register(serveFiles, { root: clientDir, prefix: '/assets/', maxAge: '1y', immutable: true, index: false });
  ownFiles(app, { clientDir, prefix: '/assets/', hashed: ['main.1.js', 'main.2.css'] }, pressed);
  remoteFiles(app, { clientFile: async (_name, version) => (version === '1' ? Buffer.from(code) : 'unknown') }, pressed);
  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) => app.inject({ url, headers });
  return {
    get,
    twice: async (url: string) => {
      await get(url);
      await pressed.settled();
      return get(url);
    },
  };
}

describe('files of the shell and of releases', () => {
  it.each([
    ['/assets/main.1.js', 'text/javascript; charset=utf-8'],
    ['/assets/main.2.css', 'text/css; charset=utf-8'],
    ['/remotes/chat/1/client/page.js', 'text/javascript; charset=utf-8'],
  ])('%s goes out small from the second request on, for ever', async (url, type) => {
    const { get, twice } = await shell();
    const first = await get(url);
    expect(first.headers['content-encoding']).toBeUndefined();
    expect(first.body).toBe(code);
    const small = await twice(url);
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(code);
    // The same address as it is, for whoever takes no brotli.
    expect((await get(url, {})).body).toBe(code);
  });

  it('gives a part of a file out of the file as it is', async () => {
    const { get, twice } = await shell();
    await twice('/assets/main.1.js');
    const part = await get('/assets/main.1.js', { 'accept-encoding': 'br', range: 'bytes=0-5' });
    expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, 'export', undefined]);
  });

  it('leaves to others what is not of the build, and what is not there', async () => {
    const { twice } = await shell();
    expect((await twice('/assets/notes.txt')).headers['content-encoding']).toBeUndefined();
    expect((await twice('/assets/../own-files.js')).statusCode).toBe(404);
    expect((await twice('/remotes/chat/2/client/page.js')).statusCode).toBe(404);
  });
});
