import { createParser } from 'eventsource-parser';

/** What one connection tells. It ends once, for whatever reason. */
export interface StreamHandlers {
  onOpen(): void;
  onEvent(name: string, data: string): void;
  /** Something came, if only a sign of life. */
  onAlive(): void;
  onEnd(): void;
}
/** Opens one connection; the returned function closes it, after which nothing is told any more. */
export type OpenStream = (handlers: StreamHandlers) => () => void;

interface Options {
  url: string;
  token(): string | undefined;
  renew(): Promise<boolean>;
  fetch?: typeof globalThis.fetch;
}

/** An event that is longer than this is none of ours: characters. */
const LONGEST = 2_000_000;

/** Server-sent events over fetch: EventSource cannot show a token. A token that is refused is renewed once. */
export const eventStream =
  ({ url, token, renew, fetch = globalThis.fetch }: Options): OpenStream =>
  (handlers) => {
    const abort = new AbortController();
    const ask = () =>
      fetch(url, { headers: { accept: 'text/event-stream', ...(token() && { authorization: `Bearer ${token()}` }) }, cache: 'no-store', signal: abort.signal });

    async function listen(): Promise<void> {
      let response = await ask();
      if (response.status === 401 && (await renew())) response = await ask();
      if (!response.ok || !response.body) return;
      handlers.onOpen();
      const parser = createParser({ maxBufferSize: LONGEST, onEvent: ({ event, data }) => handlers.onEvent(event ?? 'message', data) });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done && !abort.signal.aborted; part = await reader.read()) {
        handlers.onAlive();
        parser.feed(part.value);
      }
    }
    listen()
      .catch(() => {})
      .finally(() => {
        if (!abort.signal.aborted) handlers.onEnd();
      });
    return () => abort.abort();
  };
