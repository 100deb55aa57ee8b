import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BRAZILIAN_LEAGUE, OPENING_MATCH } from './football-txt/excerpts.ts';
import { readSource } from './read-source.ts';
import { reportLines } from './report.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'football-'));
  await mkdir(path.join(folder, 'brazil'));
  await mkdir(path.join(folder, '.git'));
  await writeFile(path.join(folder, 'cup.txt'), OPENING_MATCH.replace('Thu Jun 11 13:00', 'Thu Jnu 11 13:00'));
  await writeFile(path.join(folder, 'brazil', 'a.txt'), BRAZILIAN_LEAGUE);
  await writeFile(path.join(folder, 'latin.txt'), Buffer.from('= Primera División 2026\nSat Jun 20\n 17:00  Málaga v Cádiz\n', 'latin1'));
  await writeFile(
    path.join(folder, 'lega.json'),
    `\uFEFF${JSON.stringify({ name: 'Italian Serie A 2025/26', matches: [{ round: 'Matchday 1', date: '2025-08-23', time: '18:30', team1: 'AC Milan', team2: 'Cremonese', score: { ft: [1, 'x'] } }] })}`,
  );
  await writeFile(path.join(folder, 'groups.json'), JSON.stringify({ groups: [{ name: 'Group A', teams: ['Mexico', 7] }] }));
  await writeFile(path.join(folder, 'half.json'), '{"matches": [');
  await writeFile(path.join(folder, 'other.json'), '{"name": "portal"}');
  await writeFile(path.join(folder, 'squads.txt'), '= Squads\n(1) Raul RANGEL\n');
  await writeFile(path.join(folder, 'README.md'), '# hello');
  await writeFile(path.join(folder, '.git', 'x.txt'), OPENING_MATCH);
});
afterAll(() => rm(folder, { recursive: true }));

describe('readSource', () => {
  it('reads a folder and what is below it, and names what it does not understand', async () => {
    const { files, counts } = await readSource(folder);
    expect(files.map((file) => [file.path, file.status])).toEqual([
      ['README.md', 'not-understood'],
      [path.join('brazil', 'a.txt'), 'read'],
      ['cup.txt', 'read'],
      ['groups.json', 'reference'],
      ['half.json', 'not-understood'],
      ['latin.txt', 'read'],
      ['lega.json', 'read'],
      ['other.json', 'not-understood'],
      ['squads.txt', 'not-understood'],
    ]);
    expect(counts).toMatchObject({ matches: 6, scored: 2 });
  });

  it('reads a single file, in an older encoding too', async () => {
    const { matches } = await readSource(path.join(folder, 'latin.txt'));
    expect(matches[0]).toMatchObject({ home: { name: 'Málaga' }, away: { name: 'Cádiz' }, kickOff: '2026-06-20T17:00:00+02:00' });
  });

  it('reports what was read and the lines that were not', async () => {
    const report = reportLines(await readSource(folder));
    expect(report).toContain('README.md: left out, neither a Football.TXT nor a football.json file');
    expect(report).toContain(`cup.txt:7: a date that cannot be read: Thu Jnu 11 13:00 UTC-6 @ Mexico City Stadium, Mexico City, Att: 80824`);
    expect(report).toContain('lega.json:matches[0].score.ft: not a score: [1,"x"]');
    expect(report).toContain('groups.json: 1 groups, 1 teams; checked, nothing to store');
    expect(report).toContain('groups.json:groups[0].teams[1]: not a team: 7');
    expect(report).toContainEqual(expect.stringMatching(/^half\.json: left out, not JSON \(/));
    expect(report.at(-1)).toMatch(/^together: 6 matches of \d+ teams in \d+ rounds, 2 with a score/);
  });

  it('refuses a path that is not there', () => expect(readSource(path.join(folder, 'missing.txt'))).rejects.toThrow('ENOENT'));
});
