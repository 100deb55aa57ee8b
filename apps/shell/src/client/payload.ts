import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { Clock } from '@portal/platform';

export interface PayloadParts {
  queryClient: QueryClient;
  clock: Pick<Clock, 'now' | 'after'>;
  /** Of this page. Data that another portal made may have another shape. */
  build: string;
  /** Pages are rendered for nobody in particular: a member's own are asked for with their token, call by call. */
  anonymous(): boolean;
  /** Rejects when there is no answer. */
  ask(address: string): Promise<unknown>;
}

/** How long a navigation waits for the data of its page before its loaders ask by themselves, and how long data counts as just asked for. Milliseconds. */
const PATIENCE = 1_500;
const FRESH = 10_000;

/**
 * The data of a page in one answer, `{page}/_payload.json`: what the server has rendered (and cached for all who go there) is what a navigation of this page begins with.
 * It only fills the query cache: whatever it lacks, the loaders ask for, so a failure costs nothing.
 */
export function createPayloads({ queryClient, clock, build, anonymous, ask }: PayloadParts) {
  const asked = new Map<string, { at: number; done: Promise<void> }>();

  async function fill(address: string): Promise<void> {
    const answer = (await ask(address)) as { build?: string; queries?: DehydratedState };
    if (answer.build === build && answer.queries && anonymous()) hydrate(queryClient, withoutShorter(queryClient, answer.queries));
  }
  /** Loads the data of a page, once in a while. Never rejects. */
  function load({ pathname, search }: { pathname: string; search: string }): Promise<void> {
    if (!anonymous()) return Promise.resolve();
    const address = `${pathname.replace(/\/+$/, '')}/_payload.json${search}`;
    const known = asked.get(address);
    if (known && clock.now() - known.at < FRESH) return known.done;
    for (const [other, { at }] of asked) if (clock.now() - at >= FRESH) asked.delete(other);
    const done = fill(address).catch(() => {});
    asked.set(address, { at: clock.now(), done });
    return done;
  }
  return {
    load,
    /** For a navigation: resolves when the data is there or patience is over. */
    before(to: { pathname: string; search: string }): Promise<void> {
      return new Promise((resolve) => {
        const cancel = clock.after(PATIENCE, resolve);
        void load(to).then(() => {
          cancel();
          resolve();
        });
      });
    },
  };
}
export type Payloads = ReturnType<typeof createPayloads>;

/** A list in which one has gone on is longer than what the page begins with: whoever comes back to it finds it as it was. */
const withoutShorter = (client: QueryClient, { queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.filter(({ queryKey, state }) => partsOf(client.getQueryData(queryKey)) <= Math.max(1, partsOf(state.data))),
});
const partsOf = (data: unknown): number => (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0;
