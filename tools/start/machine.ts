// What the machine has to offer before anything is started: free ports, a folder that can be written to, room on the disk.
import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Refusal } from './refusal.ts';
import type { Service, Settings } from './settings.ts';
import { PORTS, hostOf } from './settings.ts';

const SERVICES: readonly Service[] = ['shell', 'api', 'registry'];
/** Bytes that a first start needs: builds, database, logs. */
const ROOM = 500 * 1024 * 1024;

/** Listens on a port for a moment. Resolves to the port that was free (a chosen one for 0); rejects with the system's error. */
export function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function refusalOf(error: unknown, service: Service, { host, ports }: Settings): Refusal {
  const { variable } = PORTS[service];
  const port = ports[service];
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is in use: stop what uses it, or set ${variable} to a free one.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} needs more rights than this user has: set ${variable} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Refusal(`HOST=${host} is not an address of this machine.`);
  return new Refusal(`Port ${port} (${variable}) cannot be used: ${(error as Error).message}`);
}

/** Throws a Refusal that names the first port in use and its variable. */
export async function requireFreePorts(settings: Settings): Promise<void> {
  for (const service of SERVICES) {
    await tryPort(hostOf(settings, service), settings.ports[service]).catch((error: unknown) => {
      throw refusalOf(error, service, settings);
    });
  }
}

/** Makes the data folder and makes sure that it can be written to and that there is room for a start. */
export async function requireDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    await makeFolder(path.join(dataDir, 'logs'));
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw folderRefusal(dataDir, error);
  }
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < ROOM) throw new Refusal(fullDisk(dataDir, bavail * bsize));
}

/** Makes a folder and those above it. Node's own `recursive` never ends where the system denies a folder with ENOENT (as /proc does). */
async function makeFolder(folder: string): Promise<void> {
  const error = await mkdir(folder).then(
    () => undefined,
    (reason: NodeJS.ErrnoException) => reason,
  );
  if (!error || error.code === 'EEXIST') return;
  const above = path.dirname(folder);
  if (error.code !== 'ENOENT' || existsSync(above)) throw error;
  await makeFolder(above);
  await mkdir(folder);
}

function folderRefusal(dataDir: string, error: unknown): Refusal {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal(fullDisk(dataDir, 0));
  return new Refusal(`The data folder ${dataDir} cannot be written to (${code ?? 'unknown error'}): set DATA_DIR to one that can.`);
}

function fullDisk(dataDir: string, free: number): string {
  const mb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  return `The disk of ${dataDir} is nearly full: ${mb(free)} MB free, ${mb(ROOM)} MB needed. Make room or set DATA_DIR to another disk.`;
}
