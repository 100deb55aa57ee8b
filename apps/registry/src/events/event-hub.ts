import type { ServerResponse } from 'node:http';
import { registryEvents, type RegistryState, type RemoteName } from '@portal/contracts';
import { busy } from '../problem.ts';

export interface EventHubDeps {
  state: () => RegistryState;
  /** How many may listen at once: far more than there are shells and operators. */
  limit: number;
  /** Milliseconds between comment lines, which tell both ends that the other lives. */
  keepAlive: number;
}

const line = (event: string, data: unknown, id?: number) => `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Pushes changes to everyone who listens. Each listener costs a socket and what it has not read, so both are bounded: one that does not read is let go. */
export function createEventHub({ state, limit, keepAlive }: EventHubDeps) {
  interface Listener {
    response: ServerResponse;
    /** Has not read all that was sent. */
    behind: boolean;
    /** Something was not sent to it because of that. */
    missed: boolean;
  }
  const listeners = new Set<Listener>();
  let closed = false;
  const stateLine = () => {
    const now = state();
    return line(registryEvents.state, now, now.revision);
  };

  function send(listener: Listener, text: string): void {
    if (!listener.response.write(text)) listener.behind = true;
  }
  /** Nothing is queued for one that is behind: a state is whole, so the newest one makes up for all that were left out. */
  const tell = (text: string) => {
    for (const listener of listeners) {
      if (listener.behind) listener.missed = true;
      else send(listener, text);
    }
  };

  const beat = setInterval(() => {
    for (const listener of listeners) {
      // A whole beat without reading: nobody is there.
      if (listener.behind) listener.response.destroy();
      else send(listener, ': alive\n\n');
    }
  }, keepAlive);
  beat.unref();

  return {
    /** Throws a Problem (503) when too many listen. */
    makeRoom(): void {
      if (closed || listeners.size >= limit) throw busy('Too many listen to the registry; come back in a moment.');
    },
    /** The response is the hub's from now on. */
    listen(response: ServerResponse): void {
      const listener: Listener = { response, behind: false, missed: false };
      // When it ends the registry is going: nobody should wait for the socket to become free.
      response.shouldKeepAlive = false;
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      listeners.add(listener);
      response.on('close', () => listeners.delete(listener));
      response.on('error', () => response.destroy());
      response.on('drain', () => {
        const { missed } = listener;
        [listener.behind, listener.missed] = [false, false];
        if (missed) send(listener, stateLine());
      });
      send(listener, `retry: 1000\n${stateLine()}`);
    },
    stateChanged: () => tell(stateLine()),
    healthChanged: (remote: RemoteName) => tell(line(registryEvents.health, { remote })),
    /** Lets everyone go and takes nobody any more. */
    close(): void {
      closed = true;
      clearInterval(beat);
      for (const { response, behind } of listeners) {
        if (behind) response.destroy();
        else response.end();
      }
    },
    get listening() {
      return listeners.size;
    },
  };
}
export type EventHub = ReturnType<typeof createEventHub>;
