import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMatch } from '../db/schema.ts';
import type { Database } from '../db/open.ts';
import { ManualClock } from '../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases.ts';
import { DropFolder } from './drop-folder.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const KEPT = '2026-11-26T12-00-00.000Z-';
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
  const inside = async (place: string) => (await readdir(join(folder, place))).sort();
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
    expect(await inside('done')).toEqual([`${KEPT}cup.txt`, `${KEPT}cup.txt.report.txt`]);
    expect(await readFile(join(folder, 'done', `${KEPT}cup.txt.report.txt`), 'utf8')).toContain('stored: 1 new, 0 changed, 0 as before');
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
    expect(await inside('bad')).toEqual([`${KEPT}a-picture.txt`, `${KEPT}a-picture.txt.report.txt`]);
    expect(await readFile(join(folder, 'bad', `${KEPT}a-picture.txt.report.txt`), 'utf8')).toContain('a-picture.txt: left out, no text');
    expect(await matches()).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('tells what a corrected file has changed', async () => {
    const folderOf = watcher();
    await folderOf.start();
    for (const score of ['2-1', '2-2']) {
      await drop('cup.txt', CUP.replace('  v  ', `  ${score}  `));
      await folderOf.look();
      await folderOf.look();
    }
    expect(await readFile(join(folder, 'done', `${KEPT}cup.txt.report.txt`), 'utf8')).toContain(
      'winter-cup-2026/final/viettel-v-nam-dinh: fullTime was 2-1, is 2-2',
    );
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
    await mkdir(join(folder, 'working'));
    await writeFile(join(folder, 'working', 'now.txt'), CUP);
    await watcher().start();
    expect(await inside('working')).toEqual(['now.txt']);
  });

  it('keeps a file for which the database was away, says so, and goes on', async () => {
    const gone = await openTestDatabase(kind);
    await gone.close();
    const folderOf = watcher(gone.db);
    await folderOf.start();
    await drop('cup.txt', CUP);
    await folderOf.look();
    await folderOf.look();
    expect(failed).toHaveBeenCalled();
    expect(await readdir(folder)).toContain('cup.txt');
    expect(await inside('bad')).toEqual([]);
    expect(read).not.toHaveBeenCalled();
  });
});
