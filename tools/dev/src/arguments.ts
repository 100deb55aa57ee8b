import { remoteName, type RemoteName } from '@portal/contracts';
import { Refusal } from '@portal/start/refusal';

const known = remoteName.options;
const USAGE = `npm run dev -- --remote=chat (one, or several with commas; without it all): ${known.join(', ')}`;

/** Which remotes run from source. Throws a Refusal for anything else on the command line. */
export function readArguments(args: readonly string[]): RemoteName[] {
  const names: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [flag, value = args[++at]] = (args[at] ?? '').split('=', 2);
    if (flag !== '--remote' || !value) throw new Refusal(USAGE);
    names.push(...value.split(','));
  }
  const wrong = names.find((name) => !remoteName.safeParse(name).success);
  if (wrong !== undefined) throw new Refusal(`There is no remote "${wrong}". ${USAGE}`);
  return names.length === 0 ? [...known] : known.filter((name) => names.includes(name));
}
