import { remoteNames } from '@portal/contracts';
import { registryClient, RegistryRefused } from './client.ts';
import { commands } from './commands/index.ts';
import type { PortalCommand } from './portal-command.ts';
import { refusalLines } from './refusal.ts';
import { oneLine, shown, type Terminal } from './terminal.ts';
import { readWords, UsageError } from './usage.ts';

export type { Terminal } from './terminal.ts';

const indented = ({ help }: PortalCommand) => `  portal ${help}`;
const help = `Releases of the remotes: publish them, say who gets which, see how it went.

${commands.map(indented).join('\n')}

Remotes: ${remoteNames.join(', ')}
Environment: REGISTRY_URL (http://127.0.0.1:4400), REGISTRY_TOKEN (for everything but a plain status)
Ends with 0 done, 1 refused, 2 not understood.
`;

/** Runs one command; answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const tell = (line: string) => terminal.err(`portal: ${shown(line)}`);
  try {
    await perform(args, { ...terminal, out: (line) => terminal.out(shown(line)), progress: (line) => terminal.progress(`portal: ${shown(line)}`) });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) tell(oneLine(error.message));
    else if (error instanceof RegistryRefused) refusalLines(error).forEach(tell);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function perform(args: string[], { env, ...terminal }: Terminal): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return terminal.out(help);
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`there is no command '${name}'; see portal --help`);
  const words = readWords(rest, { ...command.options, help: { type: 'boolean', short: 'h' } });
  if (words.flag('help')) return terminal.out(indented(command));
  const action = command.read(words);
  await action({ ...terminal, registry: registryClient({ url: addressOf(env['REGISTRY_URL']), token: env['REGISTRY_TOKEN'] || undefined }) });
}

/** Only the origin and path are ever shown: a password in the address would end up in logs. */
function addressOf(given: string | undefined): string {
  const url = given || 'http://127.0.0.1:4400';
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new UsageError(`REGISTRY_URL '${url.replace(/\/\/[^/@]*@/, '//')}' is not an address`);
  if (parsed.username || parsed.password) throw new UsageError('REGISTRY_URL must not hold a name or password; REGISTRY_TOKEN says who is asking');
  return url;
}
