import type { MoveInput, RegistryState, RemoteName } from '@portal/contracts';
import { RegistryRefused } from '../client.ts';
import { aroundOf, moveFromState, moveHelp, moveOptions, tellMove } from '../moving.ts';
import type { PortalCommand } from '../portal-command.ts';
import { versionOf } from '../usage.ts';

export const rollback: PortalCommand = {
  name: 'rollback',
  help: `rollback <remote> [--to <version>]
      Back to the version before the current one, or to any that is kept. Possible also while the remote is frozen.
      ${moveHelp}`,
  options: { ...moveOptions, to: { type: 'string' } },
  read(words) {
    const remote = words.remote();
    words.end();
    const given = words.text('to');
    const to = given === undefined ? undefined : versionOf(given);
    const around = aroundOf(words);
    return async (portal) => {
      let version = '';
      const answer = await moveFromState(portal, remote, (state): MoveInput => {
        const { from, target } = wayBack(remote, state, to);
        version = target;
        return { do: 'rollback', remote, to: target, ...around, note: around.note || `rollback from ${from}` };
      });
      if (answer)
        tellMove(portal, around, answer, {
          would: `${remote} could go back to ${version}`,
          now: `${remote} ${version} is current`,
          already: `${remote} ${version} is current already`,
        });
    };
  },
};

/** From which version to which. Throws RegistryRefused when there is none to go back to. */
function wayBack(remote: RemoteName, { remotes }: RegistryState, to: string | undefined): { from: string; target: string } {
  const [current, previous] = remotes[remote] ?? [];
  if (!current) throw new RegistryRefused(`${remote} has no current version to go back from`);
  const target = to ?? previous?.version;
  if (target === undefined) throw new RegistryRefused(`${remote} has no version before ${current.version}; name one with --to (see portal versions ${remote})`);
  return { from: current.version, target };
}
