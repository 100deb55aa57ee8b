import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { discardRest } from './discard-rest.ts';

let server: Server;
let sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

/** A request of which only `begun` has been sent, as the server sees it. */
async function ask(head: string, begun: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n${begun}`);
  const [message, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { socket, message, response };
}

describe('the rest of a body that nobody needs', () => {
  it('is read to its end, so that the answer and the next request come through on the same connection', async () => {
    const { socket, message, response } = await ask('content-length: 6', 'abc');
    const rest = discardRest(message);
    socket.write('def');
    expect(await rest).toBe(true);
    let answers = '';
    socket.on('data', (chunk: Buffer) => {
      answers += chunk.toString();
    });
    response.end('first');
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [, second] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    second.end('second');
    while (!answers.includes('second')) await once(socket, 'data');
    expect(answers).toContain('first');
  });

  it('is not waited for where it is there already', async () => {
    const { message } = await ask('content-length: 3', 'abc');
    message.resume();
    await once(message, 'end');
    expect(await discardRest(message)).toBe(true);
  });

  it('is given up when it is announced too large, turns out too large, does not come, or whoever sends it goes', async () => {
    const announced = await ask('content-length: 100', 'a');
    expect(await discardRest(announced.message, { bytes: 99, ms: 60_000 })).toBe(false);
    const endless = await ask('transfer-encoding: chunked', '');
    const rest = discardRest(endless.message, { bytes: 99, ms: 60_000 });
    endless.socket.write(`64\r\n${'x'.repeat(100)}\r\n`);
    expect(await rest).toBe(false);
    const silent = await ask('content-length: 3', 'a');
    expect(await discardRest(silent.message, { bytes: 99, ms: 1 })).toBe(false);
    const gone = await ask('content-length: 3', 'a');
    const left = discardRest(gone.message);
    gone.socket.destroy();
    expect(await left).toBe(false);
  });

  it('is not carried on to where it was going', async () => {
    const { socket, message } = await ask('content-length: 6', 'abc');
    const written: string[] = [];
    const target = new Writable({
      write(chunk: Buffer, _encoding, next) {
        written.push(chunk.toString());
        next();
      },
    });
    message.pipe(target);
    while (written.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const rest = discardRest(message);
    socket.write('def');
    expect(await rest).toBe(true);
    expect(written).toEqual(['abc']);
  });
});
