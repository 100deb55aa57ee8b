import type { Codec } from './client-frame.ts';

/** One message to many: its body is written once, and encoded once for each codec and subscription id that occur. */
export class Outgoing {
  private readonly destination: string;
  private readonly id: string;
  private readonly body: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly encoded = new Map<string, Buffer>();

  constructor(destination: string, body: unknown, { id, headers = {} }: { id: string; headers?: Readonly<Record<string, string>> }) {
    this.destination = destination;
    this.id = id;
    this.body = JSON.stringify(body);
    this.headers = headers;
  }

  for(codec: Codec, subscription: string): Buffer {
    const key = `${codec.key} ${subscription}`;
    let bytes = this.encoded.get(key);
    if (!bytes) {
      bytes = codec.message(subscription, { destination: this.destination, id: this.id, body: this.body, headers: this.headers });
      this.encoded.set(key, bytes);
    }
    return bytes;
  }
}
