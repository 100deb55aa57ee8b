import { aroundOf, makeMove, moveHelp, moveOptions, tellMove } from '../moving.ts';
import type { PortalCommand } from '../portal-command.ts';
import { releasesOf, UsageError } from '../usage.ts';

const list = (set: object, parted = ' and ') =>
  Object.entries(set)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(parted);

export const promote: PortalCommand = {
  name: 'promote',
  help: `promote <remote> <version> | --set <remote>@<version>,…
      Makes published versions current, several in one step. Pages opened from now on get them. Ends their canaries.
      ${moveHelp}`,
  options: { ...moveOptions, set: { type: 'string' } },
  read(words) {
    const given = words.text('set');
    const set = given === undefined ? { [words.remote()]: words.version('portal promote <remote> <version>') } : releasesOf(given);
    if (given !== undefined && words.optional() !== undefined) throw new UsageError('<remote> <version> or --set, not both');
    words.end();
    const around = aroundOf(words);
    return async (portal) => {
      const many = Object.keys(set).length > 1;
      const are = many ? 'are' : 'is';
      tellMove(portal, around, await makeMove(portal, { do: 'promote', set, ...around }), {
        would: `${list(set)} ${many ? 'fit' : 'fits'}`,
        now: `${list(set)} ${are} current`,
        already: `${list(set)} ${are} current already`,
      });
    };
  },
};
