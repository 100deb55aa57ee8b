import path from 'node:path';
import { z } from 'zod';
import type { MovesAlong, RemoteName } from '@portal/contracts';
import { builtRemote } from '../built-remote.ts';
import { gitSource } from '../git-source.ts';
import { makeMove, moveFromState, noteOf, tellMove } from '../moving.ts';
import type { Portal, PortalCommand } from '../portal-command.ts';
import { size } from '../tables.ts';
import { programsOf, UsageError, versionOf } from '../usage.ts';

type After = 'nothing' | 'promote' | 'promote-if-none';
interface Publishing {
  remote: RemoteName;
  version: string;
  from: string;
  ifAbsent: boolean;
  after: After;
  note: string;
  commit: string | undefined;
  author: string | undefined;
  along: MovesAlong | undefined;
}

/** The registry loads and renders what it is sent before it answers. */
const PATIENCE = 180_000;

export const publish: PortalCommand = {
  name: 'publish',
  help: `publish <remote> --version <v> [--from <dir>] [--if-absent] [--promote | --promote-if-none] [--with <program>@<version>,…] [--note <why>] [--commit <hash>] [--author <name>]
      Sends a built remote to the registry, which keeps it when every file matches, it renders in a fake host, and it fits what is on air.
      --from <dir>          where the build lies (apps/<remote>/dist)
      --if-absent           do nothing when the registry has this version already
      --promote             then make it the current one
      --promote-if-none     the same, only when the remote has no current version yet
      --with <list>         what moves together with it and need not fit as it is now on air
      --commit, --author    where it comes from (the git of this folder)`,
  options: {
    version: { type: 'string' },
    from: { type: 'string' },
    'if-absent': { type: 'boolean' },
    promote: { type: 'boolean' },
    'promote-if-none': { type: 'boolean' },
    with: { type: 'string' },
    note: { type: 'string' },
    commit: { type: 'string' },
    author: { type: 'string' },
  },
  read(words) {
    const remote = words.remote();
    words.end();
    const version = words.text('version');
    if (version === undefined) throw new UsageError('which version? --version <v>');
    if (words.flag('promote') && words.flag('promote-if-none')) throw new UsageError('--promote or --promote-if-none, not both');
    const along = words.text('with');
    const publishing: Publishing = {
      remote,
      version: versionOf(version),
      from: words.text('from') ?? path.join('apps', remote, 'dist'),
      ifAbsent: words.flag('if-absent'),
      note: noteOf(words),
      after: words.flag('promote') ? 'promote' : words.flag('promote-if-none') ? 'promote-if-none' : 'nothing',
      commit: words.text('commit'),
      author: words.text('author'),
      along: along === undefined ? undefined : programsOf(along),
    };
    return async (portal) => {
      await send(publishing, portal);
      await promote(publishing, portal);
    };
  },
};

async function send({ remote, version, from, ifAbsent, note, along, ...given }: Publishing, { registry, out, progress, cwd }: Portal): Promise<void> {
  const place = `/releases/${remote}/${encodeURIComponent(version)}`;
  if (ifAbsent && (await registry.isThere(`${place}/release.json`))) return out(`${remote} ${version} is there already`);
  const { manifest, record, files, time, bytes } = await builtRemote(remote, path.resolve(cwd, from));
  const git = given.commit === undefined || given.author === undefined ? await gitSource(cwd) : { commit: '', author: '' };
  const source = { commit: given.commit ?? git.commit, author: given.author ?? git.author, time, notes: note };
  progress(`sending ${remote} ${version}: ${Object.keys(files).length} files, ${size(bytes)}`);
  const waiting = setInterval(() => progress(`the registry is trying ${remote} ${version} out`), 10_000);
  try {
    const { stored } = await registry.send(
      'POST',
      place,
      { manifest, record, files, source, ...(along && { with: along }) },
      z.object({ stored: z.boolean() }),
      PATIENCE,
    );
    out(`${remote} ${version} ${stored ? 'published' : 'is there already, with the same bytes'}`);
  } finally {
    clearInterval(waiting);
  }
}

async function promote({ remote, version, after, note }: Publishing, portal: Portal): Promise<void> {
  if (after === 'nothing') return;
  const around = { note: note.slice(0, 500), dryRun: false };
  const move = { do: 'promote' as const, set: { [remote]: version }, ...around };
  const answer =
    after === 'promote' ? await makeMove(portal, move) : await moveFromState(portal, remote, (state) => (state.remotes[remote]?.[0] ? null : move));
  if (answer) tellMove(portal, around, answer, { would: '', now: `${remote} ${version} is current`, already: `${remote} ${version} is current already` });
}
