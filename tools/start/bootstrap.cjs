// The way in for `npm start`, `npm test`, `npm run dev` and `npm run ci:affected`. Runs on any Node from 20 on with nothing installed: checks the machine,
// installs what is missing, then hands over on the Node 24 that came with the packages.
'use strict';
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { isInstalled, markInstalled, releaseOf } = require('./installed.cjs');

const root = findRoot(__dirname);
const bin = path.join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const PROGRAMS = {
  start: 'start.ts',
  test: 'test.ts',
  hours: 'hours.ts',
  shaky: 'shaky.ts',
  long: 'long.ts',
  broken: 'broken.ts',
  ci: '../ci/affected.ts',
  dev: '../dev/dev.ts',
};

main(process.argv[2], process.argv.slice(3)).catch((error) => stop(error.message));

async function main(command, rest) {
  if (releaseOf(process.version) < 20)
    stop(`Node 20 or newer is needed, this is Node ${process.version.slice(1)}. Install it from https://nodejs.org and try again.`);
  const program = PROGRAMS[command];
  if (!program) stop('Say what to run: npm start, npm test, npm run dev or npm run ci:affected.');
  if (!isInstalled(root)) await install();
  const node = await findNode();
  // What Node has compiled and stripped of its types once: loading the modules of the api takes 1.4 s of processor time instead of 2.5.
  const env = {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/khan-dai/compiled'),
    ...process.env,
    [pathName()]: [bin, process.env[pathName()]].filter(Boolean).join(path.delimiter),
  };
  await handOver(node, [path.join(__dirname, program), ...rest], env);
}

function findRoot(from) {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'package-lock.json')) && fs.existsSync(path.join(folder, 'nx.json'))) return folder;
  }
  return path.resolve(from, '..', '..');
}

/** Windows spells it Path. */
function pathName() {
  return Object.keys(process.env).find((name) => name.toLowerCase() === 'path') || 'PATH';
}

async function install() {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say('Installing packages (a minute or two on a first start) ...');
  const ticking = setInterval(() => say(`  still installing, ${seconds()} s`), 20_000);
  // NODE_ENV=production would leave out what builds the portal, and an `omit` setting the Node that runs it.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  let output = '';
  try {
    // npm finds itself in npm_execpath when it runs us; a bare `node bootstrap.cjs` looks for it on the PATH.
    const npm = process.env.npm_execpath;
    const own = npm && /npm-cli\.c?js$/.test(npm);
    const result = await run(own ? process.execPath : 'npm', own ? [npm, ...args] : args, { shell: !own && windows }, (text) => (output += text));
    if (result !== 0) {
      // After the reason npm prints how to use it.
      process.stderr.write(output.split('npm error Clean install a project')[0]);
      stop(`npm ci ended with code ${result}; its messages are above.`);
    }
  } catch (error) {
    stop(
      error.code === 'ENOENT'
        ? 'npm was not found. It comes with Node: install Node from https://nodejs.org and try again.'
        : `npm could not be started: ${error.message}`,
    );
  } finally {
    clearInterval(ticking);
  }
  markInstalled(root);
  say(`Packages installed in ${seconds()} s`);
}

/** Prefers the Node that the lock file pins; the machine's own will do from 24 on. */
async function findNode() {
  const own = path.join(bin, windows ? 'node.exe' : 'node');
  if (fs.existsSync(own) && (await versionOf(own)) >= 24) return own;
  if (releaseOf(process.version) >= 24) return process.execPath;
  return stop(`Node 24 is needed and has no package for ${process.platform} ${process.arch}: install Node 24 from https://nodejs.org and try again.`);
}

async function versionOf(node) {
  let version = '';
  try {
    await run(node, ['--version'], {}, (text) => (version += text));
  } catch {
    return 0;
  }
  return releaseOf(version);
}

function run(command, args, options, onText) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    child.stdout.on('data', (data) => onText(String(data)));
    child.stderr.on('data', (data) => onText(String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === null ? 1 : code));
  });
}

function handOver(node, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the child too, and npm passes signals on: the child sorts out doubles, we wait for it.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => {
      process.exitCode = code === null ? 1 : code;
      resolve();
    });
  });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
