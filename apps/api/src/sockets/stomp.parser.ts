import { BadFrame } from './client-frame.ts';

export interface StompFrame {
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** What one frame may be at most. */
export interface FrameLimits {
  /** Bytes of head and body together. */
  readonly frame: number;
  /** Bytes of command and headers. */
  readonly head: number;
  readonly headers: number;
}

/** Takes the escapes out of a header's name or value; the command is told because CONNECT has none. */
type Unescape = (command: string, text: string) => string;

const NUL = 0;
const LF = 10;
const CR = 13;

/**
 * Cuts STOMP frames out of a stream of bytes; a frame may come in pieces, several may come at once.
 * Each byte is looked at once, however small the pieces: who sends a head one byte at a time makes no more work than who sends it whole.
 */
export class StompParser {
  private readonly limits: FrameLimits;
  /** Of the line or the body that has not ended. */
  private readonly held: Held;
  private head: Head | null = null;
  private headBytes = 0;
  /** The head is complete: what stands in the way of a frame is its body, of so many bytes or up to the next NUL. */
  private body: { readonly length: number | null } | null = null;

  constructor(limits: FrameLimits) {
    this.limits = limits;
    this.held = new Held(limits.frame);
  }

  /** Frames that are complete by now. Throws BadFrame. */
  push(chunk: Buffer, unescape: Unescape): StompFrame[] {
    const frames: StompFrame[] = [];
    for (let at = 0; at < chunk.length; ) at = this.body ? this.readBody(chunk, at, this.body.length, frames) : this.readLine(chunk, at, unescape);
    return frames;
  }

  /** Reads the rest of a line, or what there is of it. Answers where it stopped. */
  private readLine(chunk: Buffer, from: number, unescape: Unescape): number {
    const lf = chunk.indexOf(LF, from);
    const end = lf === -1 ? chunk.length : lf + 1;
    this.headBytes += end - from;
    if (this.headBytes > this.limits.head) throw new BadFrame('head too large');
    if (lf === -1) this.held.add(chunk.subarray(from));
    else this.takeLine(withoutCr(this.held.take(chunk.subarray(from, lf))), unescape);
    return end;
  }

  private takeLine(line: Buffer, unescape: Unescape): void {
    const { head } = this;
    if (line.length === 0 && !head) {
      // Line ends between frames are heart-beats.
      this.headBytes = 0;
    } else if (line.length === 0) {
      this.body = { length: bodyLength(head?.headers.get('content-length'), this.limits.frame - this.headBytes) };
    } else if (!head) {
      this.head = { command: line.toString('utf8'), headers: new Map(), lines: 0 };
    } else {
      head.lines += 1;
      if (head.lines > this.limits.headers) throw new BadFrame('too many headers');
      addHeader(head, line.toString('utf8'), unescape);
    }
  }

  /** Reads the rest of a body, or what there is of it. Answers where it stopped. */
  private readBody(chunk: Buffer, from: number, length: number | null, frames: StompFrame[]): number {
    const nul = length === null ? chunk.indexOf(NUL, from) : from + length - this.held.length;
    const complete = nul !== -1 && nul < chunk.length;
    const piece = chunk.subarray(from, complete ? nul : undefined);
    if (this.headBytes + this.held.length + piece.length > this.limits.frame) throw new BadFrame('frame too large');
    if (!complete) {
      this.held.add(piece);
      return chunk.length;
    }
    if (chunk[nul] !== NUL) throw new BadFrame('frame does not end with NUL');
    const { command = '', headers = new Map() } = this.head ?? {};
    frames.push({ command, headers, body: this.held.take(piece).toString('utf8') });
    this.head = null;
    this.headBytes = 0;
    this.body = null;
    return nul + 1;
  }
}

interface Head {
  readonly command: string;
  readonly headers: Map<string, string>;
  /** Repeated ones too. */
  lines: number;
}

function addHeader({ command, headers }: Head, line: string, unescape: Unescape): void {
  const colon = line.indexOf(':');
  if (colon < 1) throw new BadFrame('malformed header');
  const name = unescape(command, line.slice(0, colon));
  // The first of repeated headers counts (STOMP 1.2).
  if (!headers.has(name)) headers.set(name, unescape(command, line.slice(colon + 1)));
}

function bodyLength(text: string | undefined, most: number): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new BadFrame('malformed content-length');
  const length = Number(text);
  if (length > most) throw new BadFrame('frame too large');
  return length;
}

const withoutCr = (line: Buffer): Buffer => (line.at(-1) === CR ? line.subarray(0, -1) : line);

/** Bytes that wait for the rest: one piece of memory that doubles, so that many small ones cost what one large one does. */
class Held {
  private bytes: Buffer = Buffer.alloc(0);
  private readonly most: number;
  length = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.min(Math.max(256, 2 * this.bytes.length, length), Math.max(this.most, length)));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    piece.copy(this.bytes, this.length);
    this.length = length;
  }

  /** All of it with `last` behind it; nothing is held afterwards. Valid until the next `add`. */
  take(last: Buffer): Buffer {
    if (this.length === 0) return last;
    this.add(last);
    const taken = this.bytes.subarray(0, this.length);
    this.length = 0;
    // What was large once need not stay so for the life of a connection.
    if (this.bytes.length > 4096) this.bytes = Buffer.alloc(0);
    return taken;
  }
}
