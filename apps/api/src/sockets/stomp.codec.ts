import { headers as names } from '@portal/contracts';
import { BadFrame, type ClientFrame, type Codec } from './client-frame.ts';
import { StompParser, type FrameLimits, type StompFrame } from './stomp.parser.ts';

/** Best first. */
const versions = ['1.2', '1.1', '1.0'] as const;
type Version = (typeof versions)[number];

/** Subprotocol names of a WebSocket handshake, best first. */
export const STOMP_PROTOCOLS = ['v12.stomp', 'v11.stomp', 'v10.stomp'] as const;

/** Largest frame a client may send, bytes. */
export const LARGEST_FRAME = 64 * 1024;
/** No page sends a tenth of these. */
export const FRAME_LIMITS: FrameLimits = { frame: LARGEST_FRAME, head: 8 * 1024, headers: 32 };

const escapes: readonly (readonly [string, string])[] = [
  ['\\', '\\\\'],
  ['\n', '\\n'],
  [':', '\\c'],
  ['\r', '\\r'],
];
const unescapes: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\c': ':', '\\r': '\r' };
/** Headers of these stand as they are (STOMP 1.2, "Value Encoding"). */
const unescaped = new Set(['CONNECT', 'CONNECTED', 'STOMP']);

export class StompCodec implements Codec {
  readonly heartBeat = Buffer.from('\n');
  private readonly parser = new StompParser(FRAME_LIMITS);
  private version: Version = '1.2';

  get key(): string {
    return this.version;
  }

  decode(chunk: Buffer): ClientFrame[] {
    return this.parser.push(chunk, (command, text) => this.unescape(command, text)).map(read);
  }

  connected(offered: readonly string[], heartBeat: number, userId: number | null): Buffer {
    const version = versions.find((candidate) => offered.includes(candidate));
    if (!version) throw new BadFrame(`supported versions are ${versions.join(', ')}`);
    this.version = version;
    return this.frame('CONNECTED', {
      version,
      'heart-beat': `${heartBeat},${heartBeat}`,
      server: 'khan-dai',
      ...(userId !== null && { 'user-name': String(userId) }),
    });
  }

  message(subscription: string, { destination, id, body, headers }: Parameters<Codec['message']>[1]): Buffer {
    return this.frame('MESSAGE', { subscription, 'message-id': id, destination, 'content-type': 'application/json', ...headers }, body);
  }

  receipt(id: string): Buffer {
    return this.frame('RECEIPT', { 'receipt-id': id });
  }

  error(message: string, receipt?: string | null): Buffer {
    return this.frame('ERROR', { message, ...(receipt && { 'receipt-id': receipt }) });
  }

  private frame(command: string, headers: Record<string, string>, body = ''): Buffer {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${this.escape(command, value)}\n`);
    const bytes = Buffer.byteLength(body);
    return Buffer.from(`${command}\n${lines.join('')}${bytes > 0 ? `content-length:${bytes}\n` : ''}\n${body}\0`);
  }

  private escape(command: string, text: string): string {
    if (this.version === '1.0' || unescaped.has(command)) return text.replace(/[\r\n]/g, ' ');
    return escapes.reduce((escaped, [from, to]) => (from === '\r' && this.version === '1.1' ? escaped : escaped.replaceAll(from, to)), text);
  }

  private unescape(command: string, text: string): string {
    if (this.version === '1.0' || unescaped.has(command) || !text.includes('\\')) return text;
    return text.replace(/\\./gs, (pair) => {
      const letter = unescapes[pair];
      if (letter === undefined) throw new BadFrame('undefined escape in header');
      return letter;
    });
  }
}

function read({ command, headers, body }: StompFrame): ClientFrame {
  const receipt = headers.get('receipt') ?? null;
  const needed = (name: string): string => {
    const value = headers.get(name);
    if (!value) throw new BadFrame(`${command} needs the header ${name}`);
    return value;
  };
  switch (command) {
    case 'CONNECT':
    case 'STOMP':
      return {
        type: 'connect',
        versions: (headers.get('accept-version') ?? '1.0').split(',').map((version) => version.trim()),
        heartBeat: heartBeat(headers.get('heart-beat')),
      };
    case 'SUBSCRIBE':
      // STOMP 1.0 may leave the id out; the topic is as good.
      return {
        type: 'subscribe',
        id: headers.get('id') ?? needed('destination'),
        topic: needed('destination'),
        offset: offset(headers.get(names.offset)),
        epoch: headers.get(names.epoch) ?? null,
        receipt,
      };
    case 'UNSUBSCRIBE':
      return { type: 'unsubscribe', id: headers.get('id') ?? needed('destination'), receipt };
    case 'SEND':
      return { type: 'send', path: needed('destination'), uuid: headers.get(names.uuid) ?? null, body, receipt };
    case 'DISCONNECT':
      return { type: 'disconnect', receipt };
    case 'ACK':
    case 'NACK':
      return { type: 'ignored', receipt };
    default:
      throw new BadFrame(`unsupported command ${command.slice(0, 20)}`);
  }
}

function offset(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw new BadFrame('malformed offset');
  return Number(text);
}

function heartBeat(text: string | undefined): readonly [number, number] {
  const found = /^(\d{1,9}),(\d{1,9})$/.exec(text ?? '0,0');
  if (!found) throw new BadFrame('malformed heart-beat');
  return [Number(found[1]), Number(found[2])];
}
