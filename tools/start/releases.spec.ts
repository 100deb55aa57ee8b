import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryToken, versionOf } from './releases.ts';

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
