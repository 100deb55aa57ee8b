import { createParser } from 'eventsource-parser';
import { registryEvents, registryState, type RegistryState } from '@portal/contracts';
import type { Clock } from '@portal/platform';
import { LARGEST_STATE, type Source } from './source.ts';

/** The registry says something every 15 s; a stream that has been silent for this long is dead, whatever TCP believes. Milliseconds. */
export const SILENCE = 40_000;

/** One connection to the stream of changes: hears every state until it ends. Rejects with the reason; there is no good end but `signal`. */
export async function listen({
  source,
  clock,
  signal,
  onState,
}: {
  source: Source;
  clock: Clock;
  signal: AbortSignal;
  onState(state: RegistryState): void;
}): Promise<never> {
  const connection = new AbortController();
  let silent = () => {};
  const heard = () => {
    silent();
    silent = clock.after(SILENCE, () => connection.abort(new Error(`the registry's stream has been silent for ${SILENCE / 1_000} s`)));
  };
  // An event without an end would fill the memory.
  let size = 0;
  const parser = createParser({
    onComment() {
      size = 0;
    },
    onEvent({ event, data }) {
      size = 0;
      if (event === registryEvents.state) onState(registryState.parse(JSON.parse(data)));
    },
  });
  const text = new TextDecoder();
  try {
    heard();
    const chunks = await source.events(AbortSignal.any([signal, connection.signal]));
    for await (const chunk of chunks) {
      heard();
      size += chunk.length;
      if (size > LARGEST_STATE) throw new Error(`an event of more than ${LARGEST_STATE} bytes`);
      parser.feed(text.decode(chunk, { stream: true }));
    }
    throw new Error('the registry ended the stream');
  } finally {
    silent();
    connection.abort();
  }
}
