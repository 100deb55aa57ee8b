import { isRouteErrorResponse } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import type { ClientReportInput, RemoteName } from '@portal/contracts';
import type { Clock } from '@portal/platform';

type Kind = NonNullable<ClientReportInput['failures']>[number]['kind'];
/** `components`: React's own stack. `at`: an address of the release in whose place it happened, should no stack name one. */
export interface Where {
  components?: string | undefined;
  at?: string | undefined;
}

interface Surroundings {
  /** Token of the page; empty: nothing is reported. */
  visit: string;
  clock: Pick<Clock, 'after'>;
  /** May fail without a word. */
  send(body: string): void;
  online(): boolean;
}

/** Of one page. */
const MOST = 10;
/** What fails, fails in company: one report for all of a moment. Milliseconds. */
const GATHER = 250;

/** Answers of the api, 404s, and what was given up on purpose are nobody's failure. */
const isOrdinary = (error: unknown): boolean => isApiError(error) || isRouteErrorResponse(error) || (error as { name?: unknown } | null)?.name === 'AbortError';

/**
 * What goes wrong in this page, told to the shell, which finds the release by the addresses in the stack. The same failure once, ten in all; what no release has part in is kept to ourselves.
 */
export function createFailures({ visit, clock, send, online }: Surroundings) {
  const seen = new Set<string>();
  const known = new Set<RemoteName>();
  let failures: NonNullable<ClientReportInput['failures']> = [];
  let met: RemoteName[] = [];
  let waiting = false;

  function flush(): void {
    waiting = false;
    if (failures.length === 0 && met.length === 0) return;
    const body: ClientReportInput = { visit, met, failures };
    failures = [];
    met = [];
    send(JSON.stringify(body));
  }
  function soon(): void {
    if (waiting) return;
    waiting = true;
    clock.after(GATHER, flush);
  }

  return {
    /** A remote that was not part of the page as it was sent. */
    met(remote: RemoteName): void {
      if (!visit || known.has(remote)) return;
      known.add(remote);
      met.push(remote);
      soon();
    },
    failed(kind: Kind, error: unknown, { components = '', at = '' }: Where = {}): void {
      if (!visit || seen.size >= MOST || isOrdinary(error)) return;
      // Without a network nothing loads, whoever made it.
      if (kind === 'load' && !online()) return;
      const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
      const stack = [message, error instanceof Error ? String(error.stack ?? '') : '', components, at].filter(Boolean).join('\n').slice(0, 4_000);
      const release = /\/remotes\/[^/\s]+\/[^/\s]+\//.exec(stack)?.[0];
      const failure = `${release} ${message}`;
      if (!release || seen.has(failure)) return;
      seen.add(failure);
      failures.push({ kind, message, stack });
      soon();
    },
    /** What waits leaves at once: the page is about to go. */
    flush,
  };
}
export type Failures = ReturnType<typeof createFailures>;
