// Programs that tests need and npm doesn't bring: Chromium, PostgreSQL and ffmpeg.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.ts';
import { Refusal } from './refusal.ts';

export type Tools = {
  /** Path of the Chromium to test with. */
  readonly chromium: string;
  /** Folder with initdb and postgres. */
  readonly postgres: string;
  /** Path of the ffmpeg that draws videos; ffprobe stands beside it. */
  readonly ffmpeg: string;
};

/** By preference: the first draws no window around its pages, and takes a third less of the processor's time for the same journeys. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

type Env = Readonly<Record<string, string | undefined>>;
type Found = { readonly [name in keyof Tools]: string | undefined };

const onPath = (env: Env, name: string) =>
  (env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Debian keeps the server's programs off the PATH, in a folder for each release. */
function postgresFolder(env: Env): string | undefined {
  const debian = '/usr/lib/postgresql';
  const releases = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((release) => path.join(debian, release, 'bin'))
    : [];
  const initdb = onPath(env, 'initdb');
  return [...releases, ...(initdb ? [path.dirname(initdb)] : [])].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

function find(env: Env): Found {
  const named = env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH=${named} does not exist.`);
  const chromium = named ?? BROWSERS.map((name) => onPath(env, name)).find((file) => file !== undefined);
  return { chromium, postgres: postgresFolder(env), ffmpeg: onPath(env, 'ffmpeg') };
}

/** Debian's packages for what is missing. */
export function missingPackages({ chromium, postgres, ffmpeg }: Found): string[] {
  return [...(chromium ? [] : ['chromium-headless-shell']), ...(postgres ? [] : ['postgresql']), ...(ffmpeg ? [] : ['ffmpeg'])];
}

type Requirement = { readonly env: Env; readonly cwd: string; readonly signal: AbortSignal; readonly say: (line: string) => void };

/** Finds the programs and installs what is missing by apt where that is possible. Throws a Refusal that says what to install by hand. */
export async function requireTools({ env, cwd, signal, say }: Requirement): Promise<Tools> {
  const packages = missingPackages(find(env));
  if (packages.length > 0) {
    const apt = onPath(env, 'apt-get');
    if (!apt || process.getuid?.() !== 0)
      throw new Refusal(
        `The tests need ${packages.join(' and ')}: install ${packages.length > 1 ? 'them' : 'it'} (on Debian, as root: apt-get install ${packages.join(' ')}) and try again.`,
      );
    say(`installing ${packages.join(' and ')}`);
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(apt, ['update', '-qq'], { cwd, env: quiet, signal });
    const { code, output } = await runCommand(apt, ['install', '-y', '-qq', '--no-install-recommends', ...packages], { cwd, env: quiet, signal });
    if (code !== 0) throw new Refusal(`apt-get could not install ${packages.join(' and ')}: ${output.trim().split('\n').at(-1) ?? ''}`);
  }
  const { chromium, postgres, ffmpeg } = find(env);
  if (!chromium || !postgres || !ffmpeg) throw new Refusal(`${packages.join(' and ')} cannot be found although apt-get has installed it.`);
  return { chromium, postgres, ffmpeg };
}
