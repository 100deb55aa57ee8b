import { previewAnswer } from '@portal/contracts';
import type { PortalCommand } from '../portal-command.ts';
import { releasesOf } from '../usage.ts';

export const preview: PortalCommand = {
  name: 'preview',
  help: `preview <remote> <version> | <remote>@<version>,…  [--hours <1-336>]
      A signed query for any page of the portal: who opens it gets these releases, nobody else does. 24 hours unless told.`,
  options: { hours: { type: 'string' } },
  read(words) {
    const first = words.next('which remote? portal preview <remote> <version>');
    const releases = releasesOf(first.includes('@') ? first : `${first}@${words.version('portal preview <remote> <version>')}`);
    words.end();
    const hours = words.number('hours', { min: 1, max: 24 * 14 }) ?? 24;
    return async ({ registry, out }) => {
      const { query } = await registry.send('POST', '/previews', { releases, hours }, previewAnswer);
      out(`?${query}`);
    };
  },
};
