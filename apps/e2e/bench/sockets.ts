// `npm run bench:sockets`: how long others wait while one anonymous visitor sends an unfinished frame as hundreds of thousands of one-byte messages (at the api, and through the shell). Nothing here is asserted.
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { sockets } from '@portal/contracts';
import { startPortal } from '../src/portal.ts';
import { figureOf, print, type Figure } from './figures.ts';

const MESSAGES = Number(process.env['MESSAGES'] ?? 440_000);
/** As often as one connection may ask (ms). */
const EVERY = 50;
const QUIET = 5_000;
/** For as long as answers are awaited after the attack at least (ms). */
const AFTER = 3_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A visitor who asks for receipts all the time, and how long each took (ms). */
async function watch(url: string) {
  const socket = new WebSocket(url.replace('http', 'ws') + sockets.chat, ['v12.stomp']);
  await once(socket, 'open');
  const asked = new Map<string, number>();
  let took: number[] = [];
  socket.addEventListener('message', ({ data }) => {
    for (const [, receipt = ''] of String(data).matchAll(/^receipt-id:(.*)$/gm)) took.push(performance.now() - (asked.get(receipt) ?? Number.NaN));
  });
  socket.send('CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0');
  let number = 0;
  const timer = setInterval(() => {
    asked.set(String((number += 1)), performance.now());
    socket.send(`ACK\nid:1\nreceipt:${number}\n\n\0`);
  }, EVERY);
  return {
    /** The waits since this was asked last, once all have their answers. */
    waits: async () => {
      for (const end = performance.now() + 120_000; took.length < number && performance.now() < end; ) await sleep(10);
      const all = took;
      took = [];
      number = 0;
      return all;
    },
    end: () => {
      clearInterval(timer);
      socket.close();
    },
  };
}

/** Masked text messages of one byte each: a frame whose head goes on and on. */
function oneByteMessages(count: number): Buffer {
  const text = Buffer.from(`SEND\n${'x:y\n'.repeat(count / 4)}`);
  const frames = Buffer.alloc(7 * count);
  for (let place = 0; place < count; place += 1) frames.set([0x81, 0x81, 0, 0, 0, 0, text[place] ?? 0], 7 * place);
  return frames;
}

async function attack(url: string): Promise<void> {
  const asking = request(url + sockets.chat, {
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-protocol': 'v12.stomp',
    },
  });
  asking.end();
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, Socket];
  // Whoever is cut off hears it as an error of the connection, or as its end.
  socket.on('error', () => {});
  const over = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(oneByteMessages(MESSAGES));
  await Promise.race([over, sleep(AFTER)]);
  socket.destroy();
}

const figures: Figure[] = [];
const portal = await startPortal();
try {
  for (const [where, url] of [
    ['at the api', portal.apiUrl],
    ['through the shell', portal.url],
  ] as const) {
    const others = await watch(url);
    await sleep(QUIET);
    const quiet = await others.waits();
    await attack(url);
    await sleep(AFTER);
    const during = await others.waits();
    others.end();
    figures.push(figureOf(`${where}: wait, quiet, longest`, 'ms', quiet, 1), figureOf(`${where}: wait, attacked, longest`, 'ms', during, 1));
  }
  print(figures);
} finally {
  await portal.stop();
}
