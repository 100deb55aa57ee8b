import type { Client } from '@stomp/stompjs';
import { headers } from '@portal/contracts';
import type { FrameSchema, Listening, Position, Refusal, Subscription } from './live-socket.ts';

type AnyListening = Listening<unknown> & { id: string };

/** Reads a frame by the contract. A bad one is dropped: a server newer than this page must not break it. */
export function readFrame<F>(schema: FrameSchema<F>, body: string, from: string): F | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    console.warn(`[socket] a frame of ${from} is not JSON`);
    return undefined;
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  console.warn(`[socket] a frame of ${from} breaks the contract`, read.error.message);
  return undefined;
}

/** What this page listens to, kept across connections. `client` is the one that is connected now, if any. */
export function subscriptions(client: () => Client | undefined) {
  const topics = new Map<string, AnyListening>();

  const ask = (own: AnyListening) =>
    client()?.subscribe(
      own.topic,
      ({ body }) => {
        const frame = topics.has(own.id) ? readFrame(own.schema, body, own.topic) : undefined;
        if (frame !== undefined) own.onFrame(frame);
      },
      { ...standing(own.position?.()), id: own.id },
    );

  /** The server encodes one frame for all who subscribe with the destination as id; a second listener of this page needs its own, for its own catching up. */
  const freeId = (destination: string) => {
    let id = destination;
    for (let n = 2; topics.has(id); n += 1) id = `${destination}#${n}`;
    return id;
  };

  return {
    get size() {
      return topics.size;
    },
    has: (id: string) => topics.has(id),
    add<F>({ topic, schema, position, onFrame, onRefused }: Listening<F>, onEmpty: () => void): Subscription {
      const id = freeId(topic);
      const own: AnyListening = {
        id,
        topic,
        schema,
        ...(position && { position }),
        onFrame: onFrame as (frame: unknown) => void,
        ...(onRefused && { onRefused }),
      };
      topics.set(id, own);
      ask(own);
      return {
        close() {
          if (topics.get(id) !== own) return;
          topics.delete(id);
          client()?.unsubscribe(id);
          if (topics.size === 0) onEmpty();
        },
      };
    },
    askAll(): void {
      for (const topic of topics.values()) ask(topic);
    },
    askAgain(id: string): void {
      const topic = topics.get(id);
      if (topic) ask(topic);
    },
    /** False: nobody wants to hear of it. */
    refused(id: string, { code, msg }: Refusal): boolean {
      const own = topics.get(id);
      own?.onRefused?.({ code, msg });
      return own?.onRefused !== undefined;
    },
    clear: () => topics.clear(),
  };
}

const standing = (position: Position | undefined): Record<string, string> =>
  position?.epoch ? { [headers.epoch]: position.epoch, [headers.offset]: String(position.offset) } : {};
