import { parseArgs } from 'node:util';
import { releaseVersion, remoteName, remoteNames, type RemoteName } from '@portal/contracts';

/** What one call of the command line asks for. */
export type Command =
  | { do: 'help' }
  | { do: 'status' }
  | { do: 'publish'; remote: RemoteName; from: string; version: string; ifAbsent: boolean; promote: 'no' | 'always' | 'if-none'; note: string }
  | { do: 'promote'; remote: RemoteName; version: string; note: string }
  | { do: 'rollback'; remote: RemoteName; to: string | undefined; note: string };

/** The caller wrote something we cannot read; `message` is the one line to show. */
export class UsageError extends Error {}

export const help = `Releases of the remotes: publish them, say which is current.

  portal publish <remote> --from <dir> --version <v> [--if-absent] [--promote | --promote-if-none] [--note <why>]
      Sends a built remote (<dir>/release.json, client/, server/) to the registry. A version is never overwritten.
      --if-absent        do nothing when the registry has this version already
      --promote          then make it the current one
      --promote-if-none  the same, only when the remote has no current version yet
  portal promote <remote> <version> [--note <why>]
      Makes a published version current. Pages opened from now on get it.
  portal rollback <remote> [--to <version>] [--note <why>]
      Back to the version before the current one, or to the one named.
  portal status
      What is current, and what stands behind it.

Remotes: ${remoteNames.join(', ')}
Environment: REGISTRY_URL (http://127.0.0.1:4400), REGISTRY_TOKEN (for everything but status)
`;

const options = {
  from: { type: 'string' }, version: { type: 'string' }, to: { type: 'string' }, note: { type: 'string' },
  'if-absent': { type: 'boolean' }, promote: { type: 'boolean' }, 'promote-if-none': { type: 'boolean' }, help: { type: 'boolean', short: 'h' },
} as const;

const remoteOf = (name: string | undefined): RemoteName => {
  const parsed = remoteName.safeParse(name);
  if (!parsed.success) throw new UsageError(name === undefined ? `which remote? One of ${remoteNames.join(', ')}` : `there is no remote '${name}'; there are ${remoteNames.join(', ')}`);
  return parsed.data;
};

const versionOf = (version: string | undefined, how: string): string => {
  if (version === undefined) throw new UsageError(`which version? ${how}`);
  if (!releaseVersion.safeParse(version).success) throw new UsageError(`'${version}' cannot be a version: letters, digits, dots, plus and minus, 64 at most`);
  return version;
};

/** Reads the arguments after the file name. Throws UsageError with one line. */
export function parseCommand(args: string[]): Command {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
  const { values, positionals: [name, ...rest] } = parsed;
  if (values.help || name === undefined || name === 'help') return { do: 'help' };
  const note = values.note ?? '';
  const [remote, version, ...more] = rest;
  const expect = (count: number) => {
    if (rest.length > count) throw new UsageError(`'${[remote, version, ...more][count]}' is one word too many`);
  };
  switch (name) {
    case 'status':
      expect(0);
      return { do: 'status' };
    case 'publish':
      expect(1);
      if (!values.from) throw new UsageError('from which folder? --from <dir>');
      return {
        do: 'publish', remote: remoteOf(remote), from: values.from, version: versionOf(values.version, '--version <v>'), ifAbsent: values['if-absent'] ?? false,
        promote: values.promote ? 'always' : values['promote-if-none'] ? 'if-none' : 'no', note,
      };
    case 'promote':
      expect(2);
      return { do: 'promote', remote: remoteOf(remote), version: versionOf(version, 'portal promote <remote> <version>'), note };
    case 'rollback':
      expect(1);
      return { do: 'rollback', remote: remoteOf(remote), to: values.to === undefined ? undefined : versionOf(values.to, '--to <version>'), note };
    default:
      throw new UsageError(`there is no command '${name}'; see portal --help`);
  }
}
