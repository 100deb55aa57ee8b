import fc from 'fast-check';
import { BadFrame } from './client-frame.ts';
import { FRAME_LIMITS, LARGEST_FRAME, StompCodec } from './stomp.codec.ts';
import { StompParser } from './stomp.parser.ts';

const bytes = (text: string) => Buffer.from(text);
const plain = (_: string, text: string) => text;

describe('the STOMP codec', () => {
  it('reads frames however the network cuts them', () => {
    const header = fc.stringMatching(/^[a-z-]{1,12}$/);
    const frame = fc.record({
      headers: fc.array(fc.tuple(header, fc.string({ maxLength: 20 })), { maxLength: 4 }),
      body: fc.string({ unit: 'grapheme', maxLength: 60 }),
    });
    fc.assert(
      fc.property(fc.array(frame, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(300), { maxLength: 10 }), fc.boolean(), (frames, cuts, withLength) => {
        const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll(':', '\\c');
        const bodies = frames.map(({ body }) => (withLength ? body : body.replaceAll('\0', '')));
        const wire = Buffer.concat(
          frames.map(({ headers }, place) => {
            const body = bodies[place] ?? '';
            const lines = headers.map(([name, value]) => `x-${name}:${escape(value)}\n`).join('');
            return bytes(
              `SEND\ndestination:/chat.sendMessage\nuuid:u-${place}\n${lines}${withLength ? `content-length:${Buffer.byteLength(body)}\n` : ''}\n${body}\0\n`,
            );
          }),
        );
        const codec = new StompCodec();
        const places = [...new Set([0, ...cuts.map((cut) => Math.min(cut, wire.length)), wire.length])].sort((a, b) => a - b);
        const read = places.slice(1).flatMap((end, place) => codec.decode(wire.subarray(places[place], end)));
        expect(read.map((one) => one.type === 'send' && one.body)).toEqual(bodies);
      }),
    );
  });

  it('gives back what it wrote, in every version', () => {
    fc.assert(
      fc.property(fc.constantFrom('1.0', '1.1', '1.2'), fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (version, body, subscription) => {
        fc.pre(version === '1.2' || !/[\r\n]/.test(subscription));
        const codec = new StompCodec();
        codec.connected([version], 0, null);
        const [read] = new StompParser(FRAME_LIMITS).push(
          codec.message(subscription, { destination: '/topic/live', id: '1', body, headers: { offset: '7' } }),
          (command, text) =>
            version === '1.0'
              ? plain(command, text)
              : text.replace(/\\[\\nrc]/g, (pair) => ({ '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\c': ':' })[pair] ?? pair),
        );
        expect(read).toMatchObject({ command: 'MESSAGE', body });
        expect(read?.headers.get('subscription')).toBe(subscription);
        expect(read?.headers.get('offset')).toBe('7');
      }),
    );
  });

  it('reads offset and epoch of a subscription', () => {
    expect(new StompCodec().decode(bytes('SUBSCRIBE\nid:a\\cb\ndestination:/topic/chatroom.30\noffset:12\nepoch:e1\nreceipt:r\n\n\0'))).toEqual([
      { type: 'subscribe', id: 'a:b', topic: '/topic/chatroom.30', offset: 12, epoch: 'e1', receipt: 'r' },
    ]);
  });

  it('agrees on the best common version and refuses a stranger', () => {
    const codec = new StompCodec();
    expect(codec.connected(['1.0', '1.1'], 10_000, 7).toString()).toContain('version:1.1');
    expect(() => codec.connected(['2.0'], 0, null)).toThrow(BadFrame);
  });

  it('takes heart-beats and both kinds of line ends', () => {
    const codec = new StompCodec();
    expect(codec.decode(bytes('\n\r\n\n'))).toEqual([]);
    expect(codec.decode(bytes('DISCONNECT\r\nreceipt:77\r\n\r\n\0\n'))).toEqual([{ type: 'disconnect', receipt: '77' }]);
  });

  it.each([
    ['an unknown command', 'DANCE\n\n\0'],
    ['a transaction', 'BEGIN\ntransaction:t\n\n\0'],
    ['a header without a colon', 'SEND\nnonsense\n\n\0'],
    ['a subscription to nothing', 'SUBSCRIBE\nid:1\n\n\0'],
    ['an undefined escape', 'SEND\ndestination:\\t\n\n\0'],
    ['an offset that is no number', 'SUBSCRIBE\nid:1\ndestination:/t\noffset:-1\n\n\0'],
    ['a length that is none', 'SEND\ndestination:/a\ncontent-length:x\n\n\0'],
    ['a length that does not fit', 'SEND\ndestination:/a\ncontent-length:1\n\nabc\0'],
    ['heart-beats that are none', 'CONNECT\nheart-beat:soon\n\n\0'],
    ['a frame that never ends', `SEND\ndestination:/a\n\n${'x'.repeat(LARGEST_FRAME)}`],
    ['a head that never ends', 'x'.repeat(LARGEST_FRAME + 1)],
    ['a head of more than 8 KB', `SEND\ndestination:/a\nx:${'x'.repeat(8 * 1024)}\n`],
    ['more than 32 headers', `SEND\n${'destination:/a\n'.repeat(33)}`],
    ['a length beyond the limit', `SEND\ndestination:/a\ncontent-length:${LARGEST_FRAME + 1}\n\n`],
  ])('refuses %s', (_, text) => {
    expect(() => new StompCodec().decode(bytes(text))).toThrow(BadFrame);
    const codec = new StompCodec();
    expect(() => {
      for (const byte of bytes(text)) codec.decode(Buffer.of(byte));
    }).toThrow(BadFrame);
  });

  it('takes a head with as many headers as may be, byte by byte', () => {
    const codec = new StompCodec();
    const frame = bytes(`SEND\ndestination:/a\n${Array.from({ length: 31 }, (_, place) => `x-${place}:${'y'.repeat(100)}\n`).join('')}\nvào rồi\0`);
    expect([...frame].flatMap((byte) => codec.decode(Buffer.of(byte)))).toEqual([expect.objectContaining({ type: 'send', body: 'vào rồi' })]);
  });
});
