import { parseArgs } from 'node:util';
import { Refusal } from '@portal/start/refusal';

/** What `npm run ci:affected` is told. */
export interface Options {
  /** Commit or file; takes the place of CI_LAST_GREEN. */
  readonly base: string | undefined;
  /** Everything, whatever changed. */
  readonly full: boolean;
  /** Say what would be run, and end. */
  readonly plan: boolean;
  /** Take the journeys and the smoke. */
  readonly journeys: boolean;
  /** Publish the remotes whose bytes changed, when all is green. */
  readonly publish: boolean;
  /** Make what was published current too. */
  readonly promote: boolean;
  /** After a green run of a committed tree: this commit is the last green one. */
  readonly remember: boolean;
  readonly registryUrl: string | undefined;
  readonly registryToken: string;
  /** Machine-readable report. */
  readonly report: string | undefined;
  readonly ci: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;
export const USAGE = `npm run ci:affected -- [--plan] [--full] [--base <commit|./file>] [--no-journeys] [--publish [--promote]] [--remember]
  CI_LAST_GREEN   commit, or path of a file that holds one, that tests begin from; else refs/ci/green
  REGISTRY_URL    release registry: deployed releases, and the commits that publishing begins from
  REGISTRY_TOKEN  secret of who publishes
  CI_REPORT       file for a report in JSON`;

export function readOptions(args: readonly string[], env: Env): Options {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          base: { type: 'string' },
          full: flag,
          plan: flag,
          publish: flag,
          promote: flag,
          remember: flag,
          help: flag,
          journeys: { type: 'boolean', default: true },
        },
        allowNegative: true,
      });
    } catch (error) {
      throw new Refusal(`${(error as Error).message}\n${USAGE}`);
    }
  })();
  if (values.help) throw new Refusal(USAGE);
  if (values.promote && !values.publish) throw new Refusal('--promote is for what is published: say --publish too.');
  const registryUrl = env['REGISTRY_URL']?.trim() || undefined;
  if (registryUrl !== undefined && !URL.canParse(registryUrl)) throw new Refusal(`REGISTRY_URL=${registryUrl} is no address.`);
  return {
    base: values.base ?? env['CI_LAST_GREEN'],
    full: values.full,
    plan: values.plan,
    journeys: values.journeys,
    publish: values.publish,
    promote: values.promote,
    remember: values.remember,
    registryUrl,
    registryToken: env['REGISTRY_TOKEN'] ?? '',
    report: env['CI_REPORT'] || undefined,
    ci: Boolean(env['CI']) && env['CI'] !== 'false',
  };
}
