import type { RegistryState } from '@portal/contracts';
import type { Clock } from '@portal/platform';
import { reasonOf, type Log } from '../log.ts';
import { listen } from './events.ts';
import type { Source } from './source.ts';
import { waitBefore } from './waits.ts';

/** How often the state is asked for beside the stream: a stream may hang or a proxy may swallow it. Milliseconds. */
export const POLL = 10_000;

interface Dependencies {
  source: Source;
  clock: Clock;
  log: Log;
  chance?: () => number;
  /** Resolves when the state has been taken in. */
  onState(state: RegistryState): Promise<void>;
}

/** Hears of every change of the registry: at once by its stream, within ten seconds by asking. Says so once when it goes away and once when it is back. */
export function createFollower({ source, clock, log, chance = Math.random, onState }: Dependencies) {
  const stop = new AbortController();
  let polling = false;
  let answers = false;
  let lastHeard = { count: 0, revision: -1 };

  function hear(state: RegistryState): Promise<void> {
    lastHeard = { count: lastHeard.count + 1, revision: state.revision };
    if (!answers) log.info({ revision: state.revision }, 'following the registry');
    answers = true;
    return onState(state);
  }
  function lost(error: unknown): void {
    if (stop.signal.aborted) return;
    log[answers ? 'warn' : 'debug']({ reason: reasonOf(error) }, 'the registry does not answer; releases stay as they are');
    answers = false;
  }

  /** undefined: the answer was under way while a newer state came by the stream. (A registry begun anew counts from the beginning, and is heard the next time.) */
  async function answer(): Promise<RegistryState | undefined> {
    const { count } = lastHeard;
    const state = await source.state();
    return stop.signal.aborted || (lastHeard.count !== count && state.revision < lastHeard.revision) ? undefined : state;
  }
  const poll = async () => {
    if (polling) return;
    polling = true;
    await answer().then((state) => {
      if (state) void hear(state);
    }, lost);
    polling = false;
  };

  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  async function stream(): Promise<void> {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      const onState = (state: RegistryState) => {
        attempt = 0;
        void hear(state);
      };
      await listen({ source, clock, signal: stop.signal, onState }).catch((error: unknown) =>
        log.debug({ reason: reasonOf(error) }, 'the stream of changes ended'),
      );
      if (!stop.signal.aborted) await pause(waitBefore(attempt, chance()));
    }
  }

  let endPolls = () => {};
  return {
    /** The first answer, taken in; rejects when there is none. */
    async first(): Promise<void> {
      const state = await answer();
      if (state) await hear(state);
    },
    begin(): void {
      endPolls = clock.every(POLL, () => void poll());
      void stream();
    },
    stop(): void {
      stop.abort();
      endPolls();
      wake();
    },
    /** Did the registry answer the last time? */
    answers: (): boolean => answers,
  };
}
