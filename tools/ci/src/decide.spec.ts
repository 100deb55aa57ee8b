import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deployed } from './deployed.ts';
import { decide } from './decide.ts';
import { gitIn } from './git.ts';
import { GREEN_REF, lastGreen, remember } from './green.ts';
import { smallWorkspace } from './testing/small-workspace.ts';

let folder: string;
const run = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=ci', '-c', 'user.email=ci@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const commit = (file: string, text: string): string => {
  write(file, text);
  run('add', '-A');
  run('commit', '-qm', file);
  return run('rev-parse', 'HEAD');
};
const workspace = smallWorkspace();
const release = (of: string): Deployed => ({ commit: of, pointer: { version: '1.0.0', base: '/releases/x/1.0.0/', integrity: `sha384-${'A'.repeat(64)}` } });
const decided = (base: string | undefined, deployed: [string, Deployed][] | null = null) =>
  decide({ git: gitIn(folder), workspace, base, full: false, deployed: deployed && new Map(deployed as [never, Deployed][]) });

let first: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'decide-'));
  run('init', '-q', '-b', 'main');
  first = commit('apps/chat/src/a.ts', '1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the base of the tests', () => {
  it('is the commit that CI_LAST_GREEN says, or the file that it names, or the ref', () => {
    const git = gitIn(folder);
    expect(lastGreen(first.slice(0, 10), git)).toEqual({ commit: first });
    const file = path.join(folder, '..', `${path.basename(folder)}-green`);
    writeFileSync(file, '');
    expect(lastGreen(file, git)).toEqual({ missing: expect.stringContaining('holds no commit') });
    expect(remember(file, git, first)).toBe(file);
    expect(lastGreen(file, git)).toEqual({ commit: first });
    rmSync(file);
    expect(lastGreen(undefined, git)).toEqual({ missing: expect.stringContaining('no last green commit is known') });
    expect(remember(undefined, git, first)).toBe(GREEN_REF);
    expect(lastGreen('', git)).toEqual({ commit: first });
  });

  it('is never an option of git', () => {
    expect(lastGreen('--all', gitIn(folder))).toHaveProperty('missing');
  });

  it('missing means everything, and says why', () => {
    expect(decided(undefined).plan.everything).toMatch(/neither CI_LAST_GREEN nor refs\/ci\/green/);
    expect(decided('0123456789abcdef0123456789abcdef01234567').plan.everything).toMatch(/0123456789abcdef.* is not in this clone$/);
  });

  it('outside of a shallow clone is missing, and the clone is named as shallow', () => {
    commit('docs/a.md', '1');
    const shallow = mkdtempSync(path.join(tmpdir(), 'shallow-'));
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow]);
    expect(decide({ git: gitIn(shallow), workspace, base: first, full: false, deployed: null }).plan.everything).toMatch(
      /which is shallow: fetch the whole history/,
    );
    rmSync(shallow, { recursive: true });
  });
});

describe('what changed', () => {
  it('is every difference to the base: committed, not committed, new, moved and gone', () => {
    commit('apps/odds-and-tips/src/b.ts', 'a file that is going to be moved');
    const base = run('rev-parse', 'HEAD');
    mkdirSync(path.join(folder, 'libs/server/src'), { recursive: true });
    run('mv', 'apps/odds-and-tips/src/b.ts', 'libs/server/src/b.ts');
    run('commit', '-qm', 'moved');
    rmSync(path.join(folder, 'apps/chat/src/a.ts'));
    write('libs/ui/src/ồ.css', '');
    expect(decided(base).files).toEqual(['apps/chat/src/a.ts', 'apps/odds-and-tips/src/b.ts', 'libs/server/src/b.ts', 'libs/ui/src/ồ.css']);
  });

  it('is nothing when all is as it was', () => {
    expect(decided(first)).toMatchObject({ files: [], plan: { everything: null, lint: [], smoke: false } });
  });

  it('in the lock file is held against what it was', () => {
    const base = commit(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, 'apps/chat': { dependencies: { icons: '1' } }, 'node_modules/icons': { version: '1' } } }),
    );
    commit(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, 'apps/chat': { dependencies: { icons: '2' } }, 'node_modules/icons': { version: '2' } } }),
    );
    expect(decided(base).plan.unit).toEqual(['chat']);
    write('package-lock.json', 'not json');
    expect(decided(base).plan.unit).toContain('api');
  });
});

describe('the base of publishing', () => {
  const others: [string, Deployed][] = [];
  beforeEach(() => {
    others.splice(0, others.length, ['odds-and-tips', release(first)]);
  });

  it('is each remote’s own: the commit of its current release', () => {
    const second = commit('apps/chat/src/a.ts', '2');
    expect(decided(second, [['chat', release(first)], ...others]).plan).toMatchObject({ unit: [], build: ['chat'], publish: ['chat'] });
    expect(decided(second, [['chat', release(second)], ...others]).plan).toMatchObject({ build: [], publish: [], smoke: false });
    expect(decided(first, [['chat', release(second)], ...others]).plan).toMatchObject({ unit: ['chat'], build: ['chat'], publish: [] });
  });

  it('missing means that the remote is built, which is said', () => {
    expect(decided(first, [['chat', release('')], ...others])).toMatchObject({
      plan: { publish: ['chat'] },
      remarks: [expect.stringContaining('does not say its commit')],
    });
    expect(decided(first, [['chat', release('abcdef0123')], ...others]).remarks).toEqual([expect.stringContaining('abcdef0123, which is not in this clone')]);
    expect(decided(first, others)).toMatchObject({ plan: { publish: ['chat'] }, remarks: ['chat: was never released; it is built'] });
  });

  it('without a registry is none: nothing is published', () => {
    commit('apps/chat/src/a.ts', '2');
    expect(decided(first).plan).toMatchObject({ build: ['chat'], publish: [] });
  });
});
