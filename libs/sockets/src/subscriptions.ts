import type { Client } from '@stomp/stompjs';
import type { RoomSubscription } from './live-socket.ts';

/** As much of a zod schema as is needed to read a frame. */
export interface FrameSchema<F> {
  safeParse(value: unknown): { success: true; data: F } | { success: false; error: { message: string } };
}

export interface Topic<F> {
  destination: string;
  schema: FrameSchema<F>;
  onFrame(frame: F): void;
  /** Asked at every (re)connect. */
  headers?(): Record<string, string>;
}

type AnyTopic = Topic<unknown> & { id: string };

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
  const topics = new Map<string, AnyTopic>();

  const ask = (topic: AnyTopic) =>
    client()?.subscribe(
      topic.destination,
      ({ body }) => {
        const frame = topics.has(topic.id) ? readFrame(topic.schema, body, topic.destination) : undefined;
        if (frame !== undefined) topic.onFrame(frame);
      },
      { ...topic.headers?.(), id: topic.id },
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
    add<F>(topic: Topic<F>, onEmpty: () => void): RoomSubscription {
      const id = freeId(topic.destination);
      const own = { ...topic, id } as unknown as AnyTopic;
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
    clear: () => topics.clear(),
  };
}
