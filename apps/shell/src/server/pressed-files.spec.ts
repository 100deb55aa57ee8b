/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createPressedFiles } from './pressed-files.ts';

const code = Buffer.from('export const words = "khán đài";\n'.repeat(200));
const YEAR_BEGAN = new Date('2026-01-01');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pressed-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('files that never change', () => {
  it('go out as small as they get once that is done, and it is done once', async () => {
    const failed = jest.fn();
    const files = createPressedFiles({ folder, failed });
    const read = jest.fn(async () => code);
    const ask = (accepted?: string) => files.of('/assets/main.1.js', read, accepted);
    expect(ask('gzip, deflate, br, zstd')).toBeUndefined();
    expect(ask('br')).toBeUndefined();
    await files.settled();
    const small = ask('gzip, br') as Buffer;
    expect(small.length).toBeLessThan(code.length / 10);
    expect(brotliDecompressSync(small)).toEqual(code);
    expect(read).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([undefined, 'gzip', 'br;q=0', 'gzip, br;q=0.000', 'brotli'])('stay as they are for whoever accepts %s', async (accepted) => {
    const files = createPressedFiles({ folder, failed: jest.fn() });
    files.of('/a.js', async () => code, 'br');
    await files.settled();
    expect(files.of('/a.js', async () => code, 'br')).toBeInstanceOf(Buffer);
    expect(files.of('/a.js', async () => code, accepted)).toBeUndefined();
  });

  it.each(['br;q=1.0', 'gzip;q=0.5, br;q=0.8', 'br;q=0.01, gzip'])('are small for whoever accepts %s', async (accepted) => {
    const files = createPressedFiles({ folder, failed: jest.fn() });
    files.of('/a.css', async () => code, accepted);
    await files.settled();
    expect(files.of('/a.css', async () => code, accepted)).toBeInstanceOf(Buffer);
  });

  it('leave pictures and fonts alone, which are small already, and what fits in one packet', async () => {
    const files = createPressedFiles({ folder, failed: jest.fn() });
    const read = jest.fn(async () => code);
    for (const name of ['/a.woff2', '/a.png']) files.of(name, read, 'br');
    files.of('/tiny.js', async () => Buffer.from('1'), 'br');
    await files.settled();
    expect(files.of('/tiny.js', read, 'br')).toBeUndefined();
    await files.settled();
    expect(read).not.toHaveBeenCalled();
  });

  it('are tried again at the next request when they could not be read', async () => {
    const failed = jest.fn();
    const files = createPressedFiles({ folder, failed });
    files.of(
      '/a.js',
      async () => {
        throw new Error('away');
      },
      'br',
    );
    await files.settled();
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    files.of('/a.js', async () => code, 'br');
    await files.settled();
    expect(files.of('/a.js', async () => code, 'br')).toBeInstanceOf(Buffer);
  });

  describe('are kept', () => {
    const small = async (body = code, failed = jest.fn()) => {
      const files = createPressedFiles({ folder, failed });
      const ask = () => files.of('/a.js', async () => body, 'br');
      ask();
      await files.settled();
      return { body: ask() as Buffer, failed };
    };
    const onDisk = async () => (await readdir(folder)).map((name) => path.join(folder, name));

    it('for the next start, which takes them as they are', async () => {
      await small();
      const [file = ''] = await onDisk();
      const before = await readFile(file);
      await utimes(file, YEAR_BEGAN, YEAR_BEGAN);
      expect((await small()).body).toEqual(before);
      expect(await onDisk()).toEqual([file]);
      // Asked for just now.
      expect((await stat(file)).mtime.getTime()).toBeGreaterThan(YEAR_BEGAN.getTime());
    });

    it('each for its own bytes, whatever the file is called', async () => {
      await small();
      const other = Buffer.from(code.toString().replaceAll('words', 'terms'));
      expect(brotliDecompressSync((await small(other)).body)).toEqual(other);
      expect(await onDisk()).toHaveLength(2);
    });

    it.each(['cut off', 'something else'])('and made again when what lies there is %s', async (what) => {
      await small();
      const [file = ''] = await onDisk();
      await (what === 'cut off' ? truncate(file, 20) : writeFile(file, 'no brotli'));
      const { body, failed } = await small();
      expect(brotliDecompressSync(body)).toEqual(code);
      expect(brotliDecompressSync(await readFile(file))).toEqual(code);
      expect(failed).not.toHaveBeenCalled();
    });

    it('until nobody has asked for them for a month', async () => {
      await small();
      const [old = ''] = await onDisk();
      await utimes(old, YEAR_BEGAN, YEAR_BEGAN);
      await small(Buffer.from(`${code}// another`));
      const left = await onDisk();
      expect(left).toHaveLength(1);
      expect(left).not.toContain(old);
    });

    it('in memory alone where there is no room for them', async () => {
      await writeFile(path.join(folder, 'file'), '');
      const failed = jest.fn();
      const files = createPressedFiles({ folder: path.join(folder, 'file'), failed });
      files.of('/a.js', async () => code, 'br');
      await files.settled();
      expect(brotliDecompressSync(files.of('/a.js', async () => code, 'br') as Buffer)).toEqual(code);
      expect(failed).toHaveBeenCalledTimes(1);
    });
  });
});
