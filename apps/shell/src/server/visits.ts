import type { RemoteName } from '@portal/contracts';
import type { Blamed } from './attribute.ts';
import type { HealthReporter } from './health-reporter.ts';
import { networkOf } from './network.ts';
import type { Failed, PageHealth } from './page-health.ts';
import type { Quarantine } from './quarantine.ts';
import type { VisitTokens } from './visit-token.ts';

interface Dependencies {
  tokens: VisitTokens;
  reporter: Pick<HealthReporter, 'served' | 'failed'>;
  faultOf?: Quarantine['faultOf'] | undefined;
}

/** Counts who is served what, and lets a page report. */
export function createVisits({ tokens, reporter, faultOf = () => undefined }: Dependencies) {
  return {
    /**
     * A page leaves for this visitor: every one counts, also of those who share a cached page. `withheld`: releases that this visitor was to get and that may not run here.
     * The answer is the page's token.
     */
    served({ id, ip }: { id: string; ip: string }, { given, used, failed }: PageHealth, withheld: readonly Blamed[] = []): string {
      const who = { visitor: tokens.hash('visitor', id), network: tokens.hash('network', networkOf(ip)) };
      const kept = withheld
        .filter(({ remote }) => used[remote] !== undefined)
        .map((blamed): Failed => {
          const fault = faultOf(blamed.remote, blamed.version);
          return { ...blamed, kind: fault?.kind === 'hang' ? 'hang' : 'exit', message: fault?.message ?? 'taken out of service' };
        });
      for (const [remote, version] of Object.entries(used) as [RemoteName, string][]) reporter.served({ ...who, remote, version });
      for (const failure of [...failed, ...kept]) reporter.failed({ ...who, ...failure, side: 'server' });
      return tokens.make({ ...who, releases: given });
    },
  };
}
export type Visits = ReturnType<typeof createVisits>;
