import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMatch } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { ManualClock } from '../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases.ts';
import { DropFolder } from './drop-folder.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
/** Names of what is kept have when it was, and a number. */
const KEPT = /^2026-11-26T12-00-00\.000Z-[0-9a-f]{8}-/;
const CUP = '= Winter Cup 2026\n\n» Final\n  Sat Dec 5 2026\n    15:00 UTC+7  Viettel  v  Nam Dinh\n';

describe.each(databaseKinds)('a folder that results are dropped into, on %s', (kind) => {
  let database: Database;
  let folder: string;
  const open: DropFolder[] = [];
  const read = jest.fn(async () => {});
  const failed = jest.fn();
  const info = jest.fn();
  const watcher = (db = database.db) => {
    const one = new DropFolder({ folder, db, clock: new ManualClock(NOW), log: { info }, onRead: read, onError: failed });
    open.push(one);
    return one;
  };
  const drop = (name: string, text: string) => writeFile(join(folder, name), text);
  const inside = async (place: string) => (await readdir(join(folder, place))).map((name) => name.replace(KEPT, '')).sort();
  /** Of the last file of this name that was kept. */
  const reportOf = async (place: string, name: string) => {
    const reports = await Promise.all(
      (await readdir(join(folder, place))).filter((one) => one.endsWith(`-${name}.report.txt`)).map((one) => readFile(join(folder, place, one), 'utf8')),
    );
    return reports.join('\n');
  };
  const matches = async () => (await database.db.select({ record: sourceMatch.record }).from(sourceMatch)).map(({ record }) => record);

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    folder = await mkdtemp(join(tmpdir(), 'drop-'));
    for (const mock of [read, failed, info]) mock.mockClear();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('reads a file that nobody writes to any more, tells what waits for results, and keeps it with its report', async () => {
    const folderOf = watcher();
    await folderOf.start();
    await drop('cup.txt', CUP.slice(0, 40));
    await folderOf.look();
    await drop('cup.txt', CUP);
    await utimes(join(folder, 'cup.txt'), new Date(NOW), new Date(NOW));
    await folderOf.look();
    expect(await matches()).toEqual([]);
    await folderOf.look();
    expect(await matches()).toMatchObject([{ home: { name: 'Viettel' } }]);
    expect(await inside('done')).toEqual(['cup.txt', 'cup.txt.report.txt']);
    expect(await reportOf('done', 'cup.txt')).toContain('stored: 1 new, 0 changed, 0 as before');
    expect(read).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ file: 'cup.txt', place: 'done' }), 'results by file');
    expect(await inside('working')).toEqual([]);
  });

  it('moves aside what holds no match, with the reason, and reads the others', async () => {
    const folderOf = watcher();
    await folderOf.start();
    await drop('a-picture.txt', '\0\u0001\u0002'.repeat(100));
    await drop('cup.txt', CUP);
    await folderOf.look();
    await folderOf.look();
    expect(await inside('bad')).toEqual(['a-picture.txt', 'a-picture.txt.report.txt']);
    expect(await reportOf('bad', 'a-picture.txt')).toContain('a-picture.txt: left out, no text');
    expect(await matches()).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('moves aside what is no file, unread, and takes what a link points to for nothing of its own', async () => {
    const folderOf = watcher();
    await folderOf.start();
    const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    await writeFile(join(elsewhere, 'cup.txt'), CUP);
    await mkdir(join(folder, 'season'));
    await writeFile(join(folder, 'season', 'cup.txt'), CUP);
    await symlink(join(elsewhere, 'cup.txt'), join(folder, 'link.txt'));
    await symlink(join(elsewhere, 'nothing'), join(folder, 'nowhere.txt'));
    execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
    await folderOf.look();
    await folderOf.look();
    const left = ['link.txt', 'nowhere.txt', 'pipe.txt', 'season'];
    expect(await inside('bad')).toEqual(left.flatMap((name) => [name, `${name}.report.txt`]).sort());
    for (const name of left) expect(await reportOf('bad', name)).toContain(`${name}: no file but a folder, a link or a pipe: not read`);
    expect(await matches()).toEqual([]);
    expect(await readFile(join(elsewhere, 'cup.txt'), 'utf8')).toBe(CUP);
    expect(failed).not.toHaveBeenCalled();
    await rm(elsewhere, { recursive: true });
  });

  it('tells what a corrected file has changed', async () => {
    const folderOf = watcher();
    await folderOf.start();
    for (const score of ['2-1', '2-2']) {
      await drop('cup.txt', CUP.replace('  v  ', `  ${score}  `));
      await folderOf.look();
      await folderOf.look();
    }
    expect(await reportOf('done', 'cup.txt')).toContain('winter-cup-2026/final/viettel-v-nam-dinh: fullTime was 2-1, is 2-2');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read once by two that look into it at once', async () => {
    const [one, other] = [watcher(), watcher()];
    await Promise.all([one.start(), other.start()]);
    await drop('cup.txt', CUP);
    await Promise.all([one.look(), other.look()]);
    await Promise.all([one.look(), other.look()]);
    expect(info).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('takes up what somebody left half done long ago, and leaves what is in work', async () => {
    const left = async (name: string, minutes: number) => {
      await mkdir(join(folder, 'working', name), { recursive: true });
      await writeFile(join(folder, 'working', name, `${name}.txt`), CUP.replaceAll('Winter', name));
      const at = new Date(NOW - minutes * 60_000);
      await utimes(join(folder, 'working', name), at, at);
    };
    await left('Summer', 9);
    await left('Spring', 11);
    await mkdir(join(folder, 'working', 'empty'));
    await utimes(join(folder, 'working', 'empty'), new Date(0), new Date(0));
    const folderOf = watcher();
    await folderOf.start();
    await folderOf.look();
    expect(await inside('done')).toEqual(['Spring.txt', 'Spring.txt.report.txt']);
    expect(await inside('working')).toEqual(['Summer']);
  });

  it('keeps files for which the database was away, says so, and reads them in their order once it is back; a later one of the same name overwrites none', async () => {
    let away = true;
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (away && (name === 'transaction' || name === 'execute')) return () => Promise.reject(new Error('away'));
        return Reflect.get(target, name) as unknown;
      },
    });
    const folderOf = watcher(db);
    await folderOf.start();
    for (const score of ['2-1', '2-2']) {
      await drop('cup.txt', CUP.replace('  v  ', `  ${score}  `));
      await folderOf.look();
      await folderOf.look();
    }
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    expect(read).not.toHaveBeenCalled();
    expect(await inside('bad')).toEqual([]);
    away = false;
    await folderOf.look();
    expect(await inside('done')).toEqual(['cup.txt', 'cup.txt', 'cup.txt.report.txt', 'cup.txt.report.txt']);
    expect(await reportOf('done', 'cup.txt')).toContain('fullTime was 2-1, is 2-2');
    expect(await matches()).toMatchObject([{ score: { fullTime: { home: 2, away: 2 } } }]);
    expect(await inside('working')).toEqual([]);
  });

  it('moves aside what the database refuses again and again although it is there, with the reason, and reads the others', async () => {
    const db = new Proxy(database.db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown;
        return (work: Parameters<typeof target.transaction>[0]) =>
          target.transaction(async (tx) => {
            const done = await work(tx);
            if ((await tx.select().from(sourceMatch)).some(({ competition }) => competition === 'Bad Cup')) throw new Error('no such text');
            return done;
          });
      },
    });
    const folderOf = watcher(db);
    await folderOf.start();
    await drop('bad.txt', CUP.replaceAll('Winter', 'Bad'));
    await drop('cup.txt', CUP);
    for (let looks = 0; looks < 4; looks += 1) await folderOf.look();
    expect(await inside('bad')).toEqual(['bad.txt', 'bad.txt.report.txt']);
    expect(await reportOf('bad', 'bad.txt')).toContain('not stored: no such text');
    expect(await inside('done')).toEqual(['cup.txt', 'cup.txt.report.txt']);
  });

  it('keeps the end of a name that is too long for what stands before it', async () => {
    const name = `${'ự'.repeat(80)}cup.txt`;
    const folderOf = watcher();
    await folderOf.start();
    await drop(name, CUP);
    await folderOf.look();
    await folderOf.look();
    expect(await inside('done')).toEqual([expect.stringMatching(/^ự+cup\.txt$/), expect.stringMatching(/^ự+cup\.txt\.report\.txt$/)]);
  });
});
