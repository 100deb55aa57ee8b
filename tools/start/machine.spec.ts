import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireDataDir, requireFreePorts, tryPort } from './machine.ts';
import { readSettings } from './settings.ts';

describe('the ports', () => {
  it('are refused with the port and its variable when one is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const taken = (server.address() as AddressInfo).port;
    const [shell, registry] = [await tryPort('127.0.0.1', 0), await tryPort('127.0.0.1', 0)];
    const settings = readSettings({ PORT: String(shell), API_PORT: String(taken), REGISTRY_PORT: String(registry) }, '/');
    await expect(requireFreePorts(settings)).rejects.toThrow(`Port ${taken} is in use: stop what uses it, or set API_PORT to a free one.`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePorts(settings)).resolves.toBeUndefined();
  });

  it('are refused with the address when HOST is not one of this machine', async () => {
    await expect(requireFreePorts(readSettings({ HOST: '192.0.2.1' }, '/'))).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine.');
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'data-'))));
  afterEach(async () => {
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
  });

  it('is made when it is missing', async () => {
    await expect(requireDataDir(path.join(folder, 'new/data'))).resolves.toBeUndefined();
  });

  it('is refused in one line when a file stands in its place', async () => {
    await writeFile(path.join(folder, 'data'), '');
    await expect(requireDataDir(path.join(folder, 'data'))).rejects.toThrow(
      /^The data folder .*data cannot be written to \(E\w+\): set DATA_DIR to one that can\.$/,
    );
  });

  it('is refused where the system lets nobody make one', async () => {
    const nowhere = process.platform === 'linux' ? '/proc/portal/data' : path.join(folder, '\0');
    await expect(requireDataDir(nowhere)).rejects.toThrow('cannot be written to');
  });
});
