import path from 'node:path';
import { z } from 'zod';
import { hostName, hostNames, type HostName } from '@portal/contracts';
import { gitSource } from '../git-source.ts';
import { apiRecord, builtShell, hostVersion } from '../host-build.ts';
import { noteOf } from '../moving.ts';
import type { PortalCommand } from '../portal-command.ts';
import { programsOf, UsageError, versionOf } from '../usage.ts';

const FROM = path.join('apps', 'shell', 'dist');

export const host: PortalCommand = {
  name: 'host',
  help: `host shell [--from <dir>] | host api [--record <file>]  [--version <v>] [--with <program>@<version>,…] [--note <why>] [--commit <hash>] [--author <name>]
      Leaves the record of the shell or the api: what releases are held against from then on. Refused when it would break one that is on air.
      --from <dir>          where the shell's build lies (${FROM})
      --record <file>       the api's record (else its source is asked, here)
      --version <v>         else its package's and a hash of its bytes
      --with <list>         what moves together with it and need not fit as it is now on air`,
  options: {
    from: { type: 'string' },
    record: { type: 'string' },
    version: { type: 'string' },
    with: { type: 'string' },
    note: { type: 'string' },
    commit: { type: 'string' },
    author: { type: 'string' },
  },
  read(words) {
    const name = hostOf(words.next(`which host? One of ${hostNames.join(', ')}`));
    words.end();
    const [from, record, version] = ['from', 'record', 'version'].map(words.text);
    if (name === 'api' && from !== undefined) throw new UsageError('the api has no build: --record <file>, or nothing');
    if (name === 'shell' && record !== undefined) throw new UsageError('the shell leaves its probe as well: --from <dir>');
    if (version !== undefined) versionOf(version);
    const given = words.text('with');
    const along = given === undefined ? undefined : programsOf(given);
    return async ({ registry, out, cwd }) => {
      const build = name === 'shell' ? await builtShell(path.resolve(cwd, from ?? FROM)) : await apiRecord(cwd, record);
      const of = version ?? (await hostVersion(name === 'shell' ? path.resolve(cwd, from ?? FROM, '..') : path.join(cwd, 'apps', 'api'), build));
      const git = await gitSource(cwd);
      const source = { commit: words.text('commit') ?? git.commit, author: words.text('author') ?? git.author, time: '', notes: noteOf(words) };
      const { stored } = await registry.send(
        'POST',
        `/hosts/${name}/${encodeURIComponent(of)}`,
        { ...build, source, ...(along && { with: along }) },
        z.object({ stored: z.boolean() }),
      );
      out(`${name} ${of} ${stored ? 'left its record' : 'is what releases are held against already'}`);
    };
  },
};

function hostOf(name: string): HostName {
  const parsed = hostName.safeParse(name);
  if (!parsed.success) throw new UsageError(`there is no host '${name}'; there are ${hostNames.join(', ')}`);
  return parsed.data;
}
