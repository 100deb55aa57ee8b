import { BadFrame } from './client-frame.ts';

export interface StompFrame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const LF = 10;
const CR = 13;

/** Cuts STOMP frames out of a stream of bytes; a frame may come in pieces, several may come at once. */
export class StompParser {
  private rest: Buffer = Buffer.alloc(0);
  private readonly largest: number;

  constructor(largest: number) {
    this.largest = largest;
  }

  /** `unescape` is asked for each header of each frame, because CONNECT is not escaped. Throws BadFrame. */
  push(chunk: Buffer, unescape: (command: string, text: string) => string): StompFrame[] {
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    const frames: StompFrame[] = [];
    for (;;) {
      // Line ends between frames are heart-beats.
      let start = 0;
      while (this.rest[start] === LF || this.rest[start] === CR) start += 1;
      if (start > 0) this.rest = this.rest.subarray(start);
      const next = this.rest.length > 0 ? this.cut(unescape) : null;
      if (!next) break;
      frames.push(next);
    }
    if (this.rest.length > this.largest) throw new BadFrame('frame too large');
    return frames;
  }

  private cut(unescape: (command: string, text: string) => string): StompFrame | null {
    const head = headEnd(this.rest);
    if (!head) return null;
    const [command = '', ...lines] = this.rest.subarray(0, head.end).toString('utf8').split(/\r?\n/);
    const headers = new Map<string, string>();
    for (const line of lines) {
      const colon = line.indexOf(':');
      if (colon < 1) throw new BadFrame('malformed header');
      const name = unescape(command, line.slice(0, colon));
      // The first of repeated headers counts (STOMP 1.2).
      if (!headers.has(name)) headers.set(name, unescape(command, line.slice(colon + 1)));
    }
    const length = headers.get('content-length');
    const end = length === undefined ? this.rest.indexOf(0, head.body) : head.body + bodyLength(length, this.largest);
    if (end === -1 || end >= this.rest.length) return null;
    if (this.rest[end] !== 0) throw new BadFrame('frame does not end with NUL');
    const body = this.rest.subarray(head.body, end).toString('utf8');
    this.rest = this.rest.subarray(end + 1);
    return { command, headers, body };
  }
}

function bodyLength(text: string, largest: number): number {
  if (!/^\d{1,9}$/.test(text)) throw new BadFrame('malformed content-length');
  const length = Number(text);
  if (length > largest) throw new BadFrame('frame too large');
  return length;
}

function headEnd(bytes: Buffer): { end: number; body: number } | null {
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    const end = bytes[at - 1] === CR ? at - 1 : at;
    if (bytes[at + 1] === LF) return { end, body: at + 2 };
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return { end, body: at + 3 };
  }
  return null;
}
