import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from './folder-lock.ts';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps a second opener out and names folder and process', () => {
    const lock = lockFolder(folder, 'data.lock');
    expect(() => lockFolder(folder, 'data.lock')).toThrow(FolderLocked);
    expect(() => lockFolder(folder, 'data.lock')).toThrow(`data folder ${folder} is in use by process ${process.pid}`);
    lock.release();
    lockFolder(folder, 'data.lock').release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from a process that is dead', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    writeFileSync(join(folder, 'data.lock'), JSON.stringify({ pid: child.pid, started: '1' }));
    lockFolder(folder, 'data.lock').release();
  });

  it('takes over when the number now belongs to another process', () => {
    writeFileSync(join(folder, 'data.lock'), JSON.stringify({ pid: process.pid, started: 'another time' }));
    lockFolder(folder, 'data.lock').release();
  });

  it('takes over a lock that is not readable as one', () => {
    writeFileSync(join(folder, 'data.lock'), '');
    lockFolder(folder, 'data.lock').release();
  });

  it('does not remove the lock of another process when it lets go', () => {
    const lock = lockFolder(folder, 'data.lock');
    writeFileSync(join(folder, 'data.lock'), JSON.stringify({ pid: 1, started: 'x' }));
    lock.release();
    expect(readdirSync(folder)).toEqual(['data.lock']);
  });
});
