import { openOnlineWire } from './online-wire.ts';

class FakeWebSocket extends EventTarget {
  static last: FakeWebSocket;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readyState: WebSocket['readyState'] = 0;
  binaryType: BinaryType = 'blob';
  readonly sent: ArrayBufferView[] = [];
  readonly closed: (number | undefined)[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeWebSocket.last = this;
  }
  send(data: ArrayBufferView): void {
    this.sent.push(data);
  }
  close(code?: number): void {
    this.closed.push(code);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receive(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

function setUp() {
  const seen: unknown[] = [];
  const wire = openOnlineWire('https://khandai.example', FakeWebSocket)('a token', 'page-0001', {
    onOpen: () => seen.push('open'),
    onNotice: ({ type }) => seen.push(type),
    onClose: (code) => seen.push(code),
  });
  return { wire, seen, socket: FakeWebSocket.last };
}

it('is at /onlineSocket with the token, and speaks UTF-8 JSON in binary', () => {
  const { wire, seen, socket } = setUp();
  expect(socket.url).toBe('wss://khandai.example/onlineSocket?token=a+token&page=page-0001');
  wire.send({ type: 'online', uuid: 'uuid-0001' });
  expect(socket.sent).toEqual([]);
  socket.open();
  wire.send({ type: 'join', uuid: 'uuid-0002', roomId: 30 });
  expect(ArrayBuffer.isView(socket.sent[0])).toBe(true);
  expect(JSON.parse(Buffer.from(socket.sent[0] as Uint8Array).toString('utf8'))).toEqual({ type: 'join', uuid: 'uuid-0002', roomId: 30 });
  socket.end(1006);
  expect(seen).toEqual(['open', 1006]);
});

it('says nothing more once it is closed, and does not break off a handshake', () => {
  const { wire, seen, socket } = setUp();
  wire.close();
  expect(socket.closed).toEqual([]);
  socket.open();
  expect(socket.closed).toEqual([1000]);
  socket.end(1000);
  expect(seen).toEqual([]);
});

it('hears what the server says unasked; of answers, and of what cannot be read, nothing comes', () => {
  const { seen, socket, wire } = setUp();
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  expect(socket.binaryType).toBe('arraybuffer');
  socket.open();
  for (const frame of ['{"uuid":"uuid-0001","code":0,"msg":"Success"}', '{"type":7}', 'null', '{', '"notifications"']) socket.receive(bytes(frame));
  socket.receive('{"type":"notifications"}');
  expect(seen).toEqual(['open']);
  socket.receive(bytes('{"type":"notifications"}'));
  expect(seen).toEqual(['open', 'notifications']);
  wire.close();
  socket.receive(bytes('{"type":"notifications"}'));
  expect(seen).toEqual(['open', 'notifications']);
});
