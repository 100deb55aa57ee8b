import { LRUCache } from 'lru-cache';
import type { HealthReport, RemoteName } from '@portal/contracts';
import type { Clock } from '@portal/platform';
import type { Log } from './log.ts';

export type Failure = HealthReport['failures'][number];
export interface Served {
  remote: RemoteName;
  version: string;
  visitor: string;
  network: string;
}

interface Dependencies {
  registryUrl: string;
  /** Without it nothing is sent. */
  token: string | undefined;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  fetch?: typeof globalThis.fetch;
}

/** A batch leaves every second. Milliseconds. */
const EVERY = 1_000;
/** Waiting at most; what is beyond is dropped, and said. */
const MOST_SERVED = 5_000;
const MOST_FAILURES = 500;
/** The registry counts a visitor once however often it is told: the same again within this time is not worth a line. Milliseconds. */
const SAME = 60_000;

/** Tells the registry who was served which release, and for whom it failed. It never waits and never keeps: a registry that is away misses a second, visitors miss nothing. */
export function createHealthReporter({ registryUrl, token, clock, log, fetch = globalThis.fetch }: Dependencies) {
  let served = new Map<string, Served>();
  let failures = new Map<string, Failure>();
  let dropped = 0;
  let sending: Promise<void> = Promise.resolve();
  let busy = false;
  let complained = Number.NEGATIVE_INFINITY;
  const told = new LRUCache<string, number>({ max: 50_000 });

  /** Once a minute at most: a registry that is away is not worth a line a second. */
  function complain(why: object, line: string): void {
    if (clock.now() - complained < 60_000) return;
    complained = clock.now();
    log.warn(why, line);
  }
  const recent = (key: string): boolean => {
    const at = told.get(key);
    if (at !== undefined && clock.now() - at < SAME) return true;
    told.set(key, clock.now());
    return false;
  };

  async function post(batch: HealthReport): Promise<void> {
    try {
      const answer = await fetch(`${registryUrl}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(5_000),
      });
      await answer.body?.cancel();
      if (!answer.ok) complain({ status: answer.status }, 'the registry takes no health reports: is REGISTRY_TOKEN one of a host?');
    } catch (error) {
      complain({ err: error }, 'health reports were lost: the registry does not answer');
    }
  }

  function flush(): Promise<void> {
    if (busy || (served.size === 0 && failures.size === 0)) return sending;
    const batch: HealthReport = { served: grouped(served.values()), failures: [...failures.values()] };
    served = new Map();
    failures = new Map();
    if (dropped > 0) complain({ dropped }, 'more health reports than fit were dropped');
    dropped = 0;
    busy = true;
    sending = post(batch).finally(() => {
      busy = false;
    });
    return sending;
  }
  const stop = token ? clock.every(EVERY, () => void flush()) : () => {};

  return {
    served(one: Served): void {
      const key = `${one.remote}@${one.version} ${one.visitor}`;
      if (!token || recent(key)) return;
      if (served.size < MOST_SERVED) served.set(key, one);
      else dropped += 1;
    },
    failed(one: Failure): void {
      const key = `${one.remote}@${one.version} ${one.visitor}`;
      if (!token || recent(`failed ${key}`)) return;
      if (failures.size < MOST_FAILURES) failures.set(key, one);
      else dropped += 1;
    },
    /** Ends with a last batch. */
    async stop(): Promise<void> {
      stop();
      await sending;
      await flush();
    },
  };
}
export type HealthReporter = ReturnType<typeof createHealthReporter>;

function grouped(all: Iterable<Served>): HealthReport['served'] {
  const groups = new Map<string, HealthReport['served'][number]>();
  for (const { remote, version, visitor, network } of all) {
    const key = `${remote}@${version}`;
    const group = groups.get(key) ?? { remote, version, visitors: [] };
    groups.set(key, group);
    group.visitors.push([visitor, network]);
  }
  // The contract's most; there are two releases of six remotes.
  return [...groups.values()].slice(0, 200);
}
