import { remoteNames, type RemoteName } from '@portal/contracts';
import { builtRemote } from './built-remote.ts';
import { registryClient, RegistryRefused, type RegistryClient } from './client.ts';
import { help, parseCommand, UsageError, type Command } from './command.ts';

export interface Terminal { env: Record<string, string | undefined>; user: string; out: (line: string) => void; err: (line: string) => void }

/** Runs one command; answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  try {
    const command = parseCommand(args);
    const url = terminal.env['REGISTRY_URL'] || 'http://127.0.0.1:4400';
    if (!URL.canParse(url)) throw new UsageError(`REGISTRY_URL '${url}' is not an address`);
    await carryOut(command, registryClient({ url, token: terminal.env['REGISTRY_TOKEN'] }), terminal);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof RegistryRefused)) throw error;
    terminal.err(`portal: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function carryOut(command: Command, registry: RegistryClient, { out, user: by }: Terminal): Promise<void> {
  switch (command.do) {
    case 'help':
      return out(help);
    case 'status':
      return status(registry, out);
    case 'publish':
      return publish(command, registry, out, by);
    case 'promote':
      return promote(command.remote, { version: command.version, by, note: command.note }, registry, out);
    case 'rollback':
      return rollback(command, registry, out, by);
  }
}

async function status(registry: RegistryClient, out: Terminal['out']): Promise<void> {
  const { revision, remotes } = await registry.state();
  out(`revision ${revision}`);
  const width = Math.max(...remoteNames.map((name) => name.length));
  for (const remote of remoteNames) {
    const [current, ...before] = remotes[remote] ?? [];
    out(`  ${remote.padEnd(width)}  ${current ? current.version : 'nothing published'}${before.length > 0 ? `  (before: ${before.map((pointer) => pointer.version).join(', ')})` : ''}`);
  }
}

async function publish({ remote, version, from, ifAbsent, promote: when, note }: Extract<Command, { do: 'publish' }>, registry: RegistryClient, out: Terminal['out'], by: string): Promise<void> {
  if (ifAbsent && (await registry.has(remote, version))) out(`${remote} ${version} is there already`);
  else out(`${remote} ${version} ${(await registry.publish(remote, version, await builtRemote(from))) ? 'published' : 'is there already, with the same bytes'}`);
  if (when === 'no') return;
  if (when === 'if-none' && (await registry.state()).remotes[remote]?.[0]) return;
  await promote(remote, { version, by, note }, registry, out);
}

async function promote(remote: RemoteName, move: { version: string; ifRevision?: number; by: string; note: string }, registry: RegistryClient, out: Terminal['out']): Promise<void> {
  const { revision, remotes } = await registry.promote(remote, move);
  out(`${remote} ${remotes[remote]?.[0]?.version} is current (revision ${revision})`);
}

async function rollback({ remote, to, note }: Extract<Command, { do: 'rollback' }>, registry: RegistryClient, out: Terminal['out'], by: string): Promise<void> {
  const { revision, remotes } = await registry.state();
  const [current, previous] = remotes[remote] ?? [];
  const version = to ?? previous?.version;
  if (!current || !version) throw new RegistryRefused(`${remote} has no version before ${current?.version ?? 'the first'}; name one with --to`);
  // Between looking and moving somebody else may have acted: then theirs stands and we say so.
  await promote(remote, { version, ifRevision: revision, by, note: note || `rollback from ${current.version}` }, registry, out);
}
