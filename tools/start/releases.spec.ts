import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryToken, saidBy, versionOf } from './releases.ts';

describe('the version of a build', () => {
  it('is the same for the same bytes and another for others', () => {
    expect(versionOf('0.1.0', '{"a":1}')).toBe(versionOf('0.1.0', '{"a":1}'));
    expect(versionOf('0.1.0', '{"a":1}')).not.toBe(versionOf('0.1.0', '{"a":2}'));
    expect(versionOf('0.1.0', '{}')).toMatch(/^0\.1\.0-[\da-f]{12}$/);
  });
});

describe('the token of the registry', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'token-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once, kept, and readable by its owner only', async () => {
    const token = await registryToken({}, folder);
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(await registryToken({}, folder)).toBe(token);
    expect((await stat(path.join(folder, 'registry-token'))).mode & 0o777).toBe(0o600);
  });

  it('comes from REGISTRY_TOKEN when that is set, and is not written down then', async () => {
    expect(await registryToken({ REGISTRY_TOKEN: 'secret' }, folder)).toBe('secret');
    await expect(readFile(path.join(folder, 'registry-token'))).rejects.toThrow('ENOENT');
  });
});

describe('what the command line says went wrong', () => {
  it('is its own line, not what it is busy with', () => {
    expect(
      saidBy('npm warn something\nportal: sending chat 1: 3 files, 2 kB\nportal: chat 1 does not fit: it uses chat.after, which api new does not offer\n'),
    ).toBe('chat 1 does not fit: it uses chat.after, which api new does not offer');
  });

  it('is the last line of anything else, and nothing of nothing', () => {
    expect(saidBy('a\nError: b\n')).toBe('Error: b');
    expect(saidBy('')).toBeUndefined();
  });
});
