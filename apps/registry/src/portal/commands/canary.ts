import { aroundOf, makeMove, moveHelp, moveOptions, tellMove } from '../moving.ts';
import type { PortalCommand } from '../portal-command.ts';
import { UsageError } from '../usage.ts';

export const canary: PortalCommand = {
  name: 'canary',
  help: `canary <remote> <version> --percent <0.1-100>
      Shows a version to a share of the visitors, always the same ones. Again with another share: raising it moves nobody back.
      ${moveHelp}`,
  options: { ...moveOptions, percent: { type: 'string' } },
  read(words) {
    const remote = words.remote();
    const version = words.version('portal canary <remote> <version> --percent <share>');
    words.end();
    const percent = words.number('percent', { min: 0.1, max: 100 });
    if (percent === undefined) throw new UsageError('for which share of the visitors? --percent <0.1-100>');
    const around = aroundOf(words);
    return async (portal) => {
      const answer = await makeMove(portal, { do: 'canary', remote, version, percent, ...around });
      const shown = `${remote} ${version} is shown to ${percent} % of the visitors`;
      tellMove(portal, around, answer, { would: `${remote} ${version} fits`, now: shown, already: `${shown} already` });
    };
  },
};

export const abort: PortalCommand = {
  name: 'abort',
  help: `abort <remote>
      Ends the canary: everybody gets the current version.
      ${moveHelp}`,
  options: moveOptions,
  read(words) {
    const remote = words.remote();
    words.end();
    const around = aroundOf(words);
    return async (portal) =>
      tellMove(portal, around, await makeMove(portal, { do: 'abort', remote, ...around }), {
        would: `the canary of ${remote} could end`,
        now: `the canary of ${remote} has ended`,
        already: `${remote} has no canary`,
      });
  },
};
