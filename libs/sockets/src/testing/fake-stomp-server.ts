/** A STOMP server in memory: one FakeWebSocket for each connection the client opens. Only specs use it. */
export interface StompFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class FakeWebSocket {
  readyState = CONNECTING;
  binaryType = 'blob';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly received: StompFrame[] = [];
  readonly url: string;
  readonly protocols: string[];
  constructor(url: string, protocols: string[]) {
    this.url = url;
    this.protocols = protocols;
  }
  send(data: string): void {
    if (data !== '\n') this.received.push(parse(data));
  }
  close(): void {
    this.readyState = CLOSED;
  }

  /** The server accepts: handshake and CONNECTED. */
  accept(): void {
    this.readyState = OPEN;
    this.onopen?.();
    this.message({ command: 'CONNECTED', headers: { version: '1.2', 'heart-beat': '0,0' }, body: '' });
  }
  /** The server, or the network, ends it. */
  drop(code = 1006): void {
    this.readyState = CLOSED;
    this.onclose?.({ code, reason: '' });
  }
  /** A frame to a subscription; or with `subscription` 'reply', an answer to a send. */
  deliver(subscription: string, body: unknown, destination = subscription): void {
    this.message({
      command: 'MESSAGE',
      headers: { subscription, destination, 'message-id': '1' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
  frames(command: string): StompFrame[] {
    return this.received.filter((frame) => frame.command === command);
  }
  private message({ command, headers, body }: StompFrame): void {
    this.onmessage?.({
      data: `${command}\n${Object.entries(headers)
        .map(([name, value]) => `${name}:${value}\n`)
        .join('')}\n${body}\0`,
    });
  }
}

function parse(data: string): StompFrame {
  const [head = '', ...body] = data.split('\n\n');
  const [command = '', ...lines] = head.split('\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  return { command, headers, body: body.join('\n\n').replace(/\0$/, '') };
}

/** Connections in the order they were opened. */
export function fakeStompServer() {
  const connections: FakeWebSocket[] = [];
  class Connection extends FakeWebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols);
      connections.push(this);
    }
  }
  return {
    connections,
    WebSocketImpl: Connection as unknown as new (url: string, protocols: string[]) => WebSocket,
    get last(): FakeWebSocket {
      const last = connections.at(-1);
      if (!last) throw new Error('nobody connected');
      return last;
    },
  };
}
