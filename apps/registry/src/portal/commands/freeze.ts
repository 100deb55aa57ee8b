import { aroundOf, makeMove, moveHelp, moveOptions, tellMove } from '../moving.ts';
import type { PortalCommand } from '../portal-command.ts';

const switching = (name: 'freeze' | 'thaw', what: string, now: string): PortalCommand => ({
  name,
  help: `${name} <remote>
      ${what}
      ${moveHelp}`,
  options: moveOptions,
  read(words) {
    const remote = words.remote();
    words.end();
    const around = aroundOf(words);
    return async (portal) =>
      tellMove(portal, around, await makeMove(portal, { do: name, remote, ...around }), {
        would: `${remote} could be ${now}`,
        now: `${remote} is ${now}`,
        already: `${remote} is ${now} already`,
      });
  },
});

export const freeze = switching('freeze', 'No promote and no canary until it is thawed; going back stays possible.', 'frozen');
export const thaw = switching('thaw', 'Promote and canary are possible again.', 'thawed');
