import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource, readText, reportLines } from './index.ts';

const CUP = '= Winter Cup 2026\n\n» Final\n  Sat Dec 5 2026\n    15:00 UTC+7  Viettel  v  Nam Dinh  2-1 (1-0)\n';

describe('one clear line for each file that cannot be read, and nothing else is lost', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
    await writeFile(join(folder, 'good.txt'), CUP);
  });
  afterEach(async () => {
    await chmod(join(folder, 'shut'), 0o755).catch(() => undefined);
    await rm(folder, { recursive: true });
  });
  const report = async () => {
    const reading = await readSource(folder);
    expect(reading.matches).toMatchObject([{ home: { name: 'Viettel' } }]);
    return reportLines(reading).filter((line) => !line.startsWith('good.txt') && !line.startsWith('together'));
  };

  it.each([
    ['empty', 'a.txt', Buffer.alloc(0), 'a.txt: left out, empty'],
    ['an archive', 'a.txt', Buffer.from(Array.from({ length: 4_096 }, (_, place) => (place * 7919) % 256)), 'a.txt: left out, no text'],
    ['of another kind', 'a.zip', Buffer.from('PK'), 'a.zip: left out, neither a Football.TXT nor a football.json file'],
    ['larger than 5 MB', 'a.txt', Buffer.alloc(6 * 1024 * 1024, 'x'), 'a.txt: left out, too large to be a file of results'],
    ['prose', 'a.txt', Buffer.from('Once upon a time\nthere was a match.\n'), 'a.txt: left out, no match found in it'],
  ])('%s', async (_what, name, bytes, line) => {
    await writeFile(join(folder, name), bytes);
    expect(await report()).toEqual([line]);
  });

  it('a link, also one that leads in a circle', async () => {
    await symlink(folder, join(folder, 'again'));
    await symlink(join(folder, 'good.txt'), join(folder, 'other.txt'));
    expect(await report()).toEqual(['again: left out, a link; name what it leads to', 'other.txt: left out, a link; name what it leads to']);
  });

  it('a pipe, which would keep one waiting', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
    expect(await report()).toEqual(['pipe.txt: left out, neither a file nor a folder']);
    expect(reportLines(await readSource(join(folder, 'pipe.txt')))).toEqual(['pipe.txt: left out, neither a file nor a folder']);
  });

  it('a folder that one may not look into, and a file that one may not read', async () => {
    await mkdir(join(folder, 'shut'));
    await writeFile(join(folder, 'secret.txt'), CUP);
    await chmod(join(folder, 'shut'), 0);
    await chmod(join(folder, 'secret.txt'), 0);
    await chmod(folder, 0o755);
    const root = process.getuid?.() === 0;
    // Root may look into everything.
    if (root) process.seteuid?.(65_534);
    try {
      expect(await report()).toEqual(['secret.txt: left out, it cannot be opened (not permitted)', 'shut: left out, it cannot be opened (not permitted)']);
    } finally {
      if (root) process.seteuid?.(0);
    }
  });

  it('a thousand files in a hundred folders', async () => {
    for (let place = 0; place < 100; place += 1) {
      await mkdir(join(folder, `f${place}`));
      await Promise.all(Array.from({ length: 10 }, (_, file) => writeFile(join(folder, `f${place}`, `${file}.txt`), 'nothing')));
    }
    expect(await report()).toHaveLength(1_000);
  });

  it('two files of one name that tell the same match are two sources', async () => {
    await mkdir(join(folder, 'old'));
    await writeFile(join(folder, 'old', 'good.txt'), CUP.replace('2-1', '2-2'));
    const { files } = await readSource(folder);
    expect(files.map((file) => file.status === 'read' && file.source)).toEqual(['good.txt', 'old/good.txt']);
  });
});

describe('a text is read whoever wrote it', () => {
  const bytesOf: Readonly<Record<string, (text: string) => Buffer>> = {
    'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`),
    'UTF-16, little end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'UTF-16, big end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
    'UTF-16 without a mark, big end first': (text) => Buffer.from(text, 'utf16le').swap16(),
    'Latin-1 with the line ends of Windows': (text) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'),
  };
  it.each(Object.entries(bytesOf))('%s', async (_name, bytes) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
    try {
      await writeFile(join(folder, 'cup.txt'), bytes(CUP.replace('Nam Dinh', 'Cádiz')));
      expect((await readSource(folder)).matches).toMatchObject([{ away: { name: 'Cádiz' }, score: { fullTime: { home: 2, away: 1 } } }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('with an empty character in a name, in a text and in JSON: it is left out, for no database takes it', () => {
    const spoilt = readText(CUP.replace('Viettel', 'Vie\0ttel'), 'cup.txt');
    expect(spoilt).toMatchObject({ matches: [{ home: { name: 'Vie ttel' } }], problems: [{ where: '5', reason: 'characters that are no text are left out' }] });
    const json = JSON.stringify({ name: 'Cup 2026', matches: [{ round: 'Final', date: '2026-12-05', team1: 'A\0b', team2: 'C\uD800d' }] });
    // Also of a file that breaks off.
    for (const text of [json, `${json.slice(0, -2)},`])
      expect(readText(text, 'cup.json')).toMatchObject({ matches: [{ home: { name: 'A b' }, away: { name: 'C\uFFFDd' } }] });
  });
});

describe('what a report repeats has an end', () => {
  it.each([
    ['a line that is nothing', 'x'.repeat(300_000)],
    ['a line of spaces and words', `Viettel${' '.repeat(50_000)}Nam Dinh${' '.repeat(50_000)}x`],
    ['a list of goals without numbers', `      (${'a b '.repeat(100_000)})`],
    ['a list of dashes', `      (${'- , . '.repeat(100_000)})`],
    ['a list of one goal and spaces', `      (A 9'${' '.repeat(1_000_000)})`],
    ['a list of one name and tabs', `      (A${'\t'.repeat(1_000_000)}9')`],
    ['a bracket that is never closed, over many lines', `      (${'Son\n      '.repeat(20_000)}`],
    ['a comment', `# ${'times UTC '.repeat(50_000)}`],
    ['brackets within brackets', `    Viettel: ${'A ('.repeat(50_000)}`],
  ])('%s', (_what, line) => {
    const reading = readText(`${CUP}${line}\n\n» Third place\n  Fri Dec 4 2026\n    15:00 UTC+7  Hai Phong  v  Hue  0-1\n`, 'cup.txt');
    if (reading.status !== 'read') throw new Error('nothing read');
    expect(reading.matches.map(({ away }) => away.name)).toEqual(['Nam Dinh', 'Hue']);
    for (const { text, reason } of reading.problems) expect(text.length + reason.length).toBeLessThan(400);
  });

  it.each([
    ['lines that are nothing', `${CUP}${'x\n'.repeat(500_000)}`, 'cup.txt'],
    ['minutes without players', `${CUP}      (${"9', ".repeat(100_000)})`, 'cup.txt'],
    [
      'JSON that is nothing, broken off',
      `{"name":"Cup 2026","matches":[{"round":"Final","date":"2026-12-05","team1":"Viettel","team2":"Nam Dinh"},${'{"team1":'.repeat(300_000)}`,
      'cup.json',
    ],
    [
      'JSON with one key again and again',
      `{"name":"Cup 2026","matches":[{"round":"Final","date":"2026-12-05","team1":"Viettel","team2":"Nam Dinh"},${'"team1":'.repeat(500_000)}`,
      'cup.json',
    ],
    [
      'JSON of matches that are none',
      JSON.stringify({
        name: 'Cup 2026',
        matches: [{ round: 'Final', date: '2026-12-05', team1: 'Viettel', team2: 'Nam Dinh' }, ...Array<number>(10_000).fill(1)],
      }),
      'cup.json',
    ],
  ])('%s, a thousand times and not more', (_what, text, file) => {
    const reading = readText(text, file);
    if (reading.status !== 'read') throw new Error('nothing read');
    expect(reading.matches).toMatchObject([{ home: { name: 'Viettel' } }]);
    expect(reading.problems.length).toBeGreaterThan(0);
    expect(reading.problems.length).toBeLessThan(1_100);
  });
});
