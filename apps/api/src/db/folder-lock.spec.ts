import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from './folder-lock.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'lock-')); });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps a second opener out and names folder and process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    expect(() => lockFolder(folder)).toThrow(`data folder ${folder} is in use by process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from a process that is dead', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    writeFileSync(join(folder, 'pglite.lock'), JSON.stringify({ pid: child.pid, started: '1' }));
    lockFolder(folder).release();
  });

  it('takes over when the number now belongs to another process', () => {
    writeFileSync(join(folder, 'pglite.lock'), JSON.stringify({ pid: process.pid, started: 'another time' }));
    lockFolder(folder).release();
  });

  it('takes over a lock that is not readable as one', () => {
    writeFileSync(join(folder, 'pglite.lock'), '');
    lockFolder(folder).release();
  });

  it('does not remove the lock of another process when it lets go', () => {
    const lock = lockFolder(folder);
    writeFileSync(join(folder, 'pglite.lock'), JSON.stringify({ pid: 1, started: 'x' }));
    lock.release();
    expect(readdirSync(folder)).toEqual(['pglite.lock']);
  });
});
