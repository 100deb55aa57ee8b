import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { programName, releaseVersion, remoteName, remoteNames, type MovesAlong, type ProgramName, type RemoteName } from '@portal/contracts';

/** The caller wrote something we cannot read; `message` is the one line to show. */
export class UsageError extends Error {}

/** The words behind a command's name, taken one after another, and its options. Everything throws UsageError with one line. */
export interface Words {
  next(question: string): string;
  optional(): string | undefined;
  remote(): RemoteName;
  version(how: string): string;
  /** No word may be left. */
  end(): void;
  text(option: string): string | undefined;
  flag(option: string): boolean;
  number(option: string, range: { min: number; max: number; whole?: boolean }): number | undefined;
}

export function remoteOf(name: string): RemoteName {
  const parsed = remoteName.safeParse(name);
  if (!parsed.success) throw new UsageError(`there is no remote '${name}'; there are ${remoteNames.join(', ')}`);
  return parsed.data;
}

export function versionOf(version: string): string {
  if (!releaseVersion.safeParse(version).success) throw new UsageError(`'${version}' cannot be a version: letters, digits, dots, plus and minus, 64 at most`);
  return version;
}

/** `chat@1.4.0,odds-and-tips@2.0.1`. */
export const releasesOf = (text: string): Partial<Record<RemoteName, string>> => versionsOf(text, remoteOf);

/** The same, in which `shell` and `api` may stand as well. */
export const programsOf = (text: string): MovesAlong =>
  versionsOf(text, (name): ProgramName => (programName.safeParse(name).success ? (name as ProgramName) : remoteOf(name)));

function versionsOf<Name extends ProgramName>(text: string, nameOf: (name: string) => Name): Partial<Record<Name, string>> {
  const set: Partial<Record<Name, string>> = {};
  for (const item of text.split(',')) {
    const at = item.indexOf('@');
    if (at <= 0) throw new UsageError(`'${item}' is not <remote>@<version>; several are parted by commas`);
    const name = nameOf(item.slice(0, at));
    if (set[name] !== undefined) throw new UsageError(`${name} is named twice`);
    set[name] = versionOf(item.slice(at + 1));
  }
  return set;
}

export function readWords(args: string[], options: ParseArgsOptionsConfig): Words {
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
  const { values, positionals } = parsed;
  let at = 0;
  const next = (question: string) => {
    const word = positionals[at++];
    if (word === undefined) throw new UsageError(question);
    return word;
  };
  const text = (option: string) => values[option] as string | undefined;
  return {
    next,
    optional: () => positionals[at++],
    remote: () => remoteOf(next(`which remote? One of ${remoteNames.join(', ')}`)),
    version: (how) => versionOf(next(`which version? ${how}`)),
    end() {
      if (positionals[at] !== undefined) throw new UsageError(`'${positionals[at]}' is one word too many`);
    },
    text,
    flag: (option) => values[option] === true,
    number(option, { min, max, whole = false }) {
      const given = text(option)?.replace(/\s*%$/, '');
      if (given === undefined) return undefined;
      const value = given.trim() === '' ? NaN : Number(given);
      if (!(value >= min && value <= max) || (whole && !Number.isInteger(value)))
        throw new UsageError(`--${option} is a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not '${given}'`);
      return value;
    },
  };
}
