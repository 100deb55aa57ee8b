/** What a client can say, whatever the codec. `receipt`: it wants to hear when that is dealt with. */
export type ClientFrame =
  | {
      readonly type: 'connect';
      readonly versions: readonly string[];
      /** ms it can send at, ms it wants to hear at; 0 = never */
      readonly heartBeat: readonly [number, number];
    }
  | {
      readonly type: 'subscribe';
      readonly id: string;
      readonly topic: string;
      readonly offset: number | null;
      readonly epoch: string | null;
      readonly receipt: string | null;
    }
  | { readonly type: 'unsubscribe'; readonly id: string; readonly receipt: string | null }
  | { readonly type: 'send'; readonly path: string; readonly uuid: string | null; readonly body: string; readonly receipt: string | null }
  | { readonly type: 'disconnect'; readonly receipt: string | null }
  /** Known, and of no consequence here (ACK: all subscriptions are acknowledged by themselves). */
  | { readonly type: 'ignored'; readonly receipt: string | null };

/** What the client sent cannot be read; the connection ends. */
export class BadFrame extends Error {}

/** Turns bytes into frames and back. One codec belongs to one connection: it keeps half frames and the version. */
export interface Codec {
  /** Names what the bytes of a message depend on besides the message; equal keys may share one encoding. */
  readonly key: string;
  /** Frames that are complete by now. Throws BadFrame. */
  decode(chunk: Buffer): ClientFrame[];
  /** Settles the version; answers the opening frame. Throws BadFrame when there is no common one. */
  connected(versions: readonly string[], heartBeat: number, userId: number | null): Buffer;
  message(subscription: string, message: { destination: string; id: string; body: string; headers: Readonly<Record<string, string>> }): Buffer;
  receipt(id: string): Buffer;
  error(message: string, receipt?: string | null): Buffer;
  readonly heartBeat: Buffer;
}
