import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../testing/temp-folder.ts';
import { gitSource } from './git-source.ts';

// Real sockets and processes on a busy machine.

let temp: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  temp = await tempFolder();
});
afterEach(() => temp.remove());
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Lan Anh', '-c', 'user.email=lan@example.vn', '-c', 'commit.gpgsign=false', ...args], {
    cwd: temp.folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], HOME: temp.folder },
  })
    .toString()
    .trim();

test('a build comes from the commit of the folder and its author', async () => {
  git('init', '-q');
  await writeFile(path.join(temp.folder, 'a'), 'one');
  git('add', 'a');
  git('commit', '-q', '-m', 'one');
  const commit = git('rev-parse', 'HEAD');
  await writeFile(path.join(temp.folder, 'new'), 'not known to git');
  expect(await gitSource(temp.folder)).toEqual({ commit, author: 'Lan Anh' });
  await writeFile(path.join(temp.folder, 'a'), 'two');
  expect(await gitSource(temp.folder)).toEqual({ commit: `${commit}-dirty`, author: 'Lan Anh' });
});

test('a folder without git, or without a commit, says nothing', async () => {
  expect(await gitSource(temp.folder)).toEqual({ commit: '', author: '' });
  git('init', '-q');
  expect(await gitSource(temp.folder)).toEqual({ commit: '', author: '' });
  expect(await gitSource(path.join(temp.folder, 'gone'))).toEqual({ commit: '', author: '' });
});
