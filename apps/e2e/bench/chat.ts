// `npm run bench:chat`: how long a lone message takes until its sender hears that it is stored, and until another reader has it, beside a bare ws server that says it to both. Nothing here is asserted.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { limits, REPLY_DESTINATION, sockets } from '@portal/contracts';
import { chatTopics, destinations } from '@portal/contracts/chat';
import { userCalls } from '@portal/contracts/user';
import { figureOf, print, type Figure } from './figures.ts';
import { startApi, startPeer } from './processes.ts';

const MESSAGES = Number(process.env['MESSAGES'] ?? 200);
/** Members of the demonstration by turns: each may say two things a second. */
const SPEAKERS = ['fan', 'tipster', 'blv', 'staff'];
const PAUSE = 150;
/** Enough to have asked once what is asked once, and to have compiled what is compiled. */
const WARM_UP = 20;
/** For an answer (ms). */
const PATIENCE = 10_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One end of a socket, with what it waits for. */
interface End {
  send(text: string): void;
  /** When something came in which all of these words stand (`performance.now`), and what. */
  hears(...words: string[]): Promise<{ at: number; text: string }>;
  close(): void;
}

async function open(url: string, protocols: string[] = []): Promise<End> {
  const socket = new WebSocket(url.replace('http', 'ws'), protocols);
  const waiting = new Set<(text: string, at: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const at = performance.now();
    for (const look of waiting) look(String(data), at);
  });
  // Where nothing opens, nothing says so either: `once` hears no errors of a WebSocket.
  await once(socket, 'open', { signal: AbortSignal.timeout(PATIENCE) });
  return {
    send: (text) => socket.send(text),
    hears: (...words) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`nothing was heard of ${words.join(', ')}`)), PATIENCE);
        const look = (text: string, at: number) => {
          if (!words.every((word) => text.includes(word))) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve({ at, text });
        };
        waiting.add(look);
      }),
    close: () => socket.close(),
  };
}

/** Somebody at the api's socket; members by their token. */
async function enter(apiUrl: string, token?: string): Promise<End> {
  const end = await open(`${apiUrl}${sockets.chat}${token ? `?token=${encodeURIComponent(token)}` : ''}`, ['v12.stomp']);
  const connected = end.hears('CONNECTED');
  end.send('CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0');
  await connected;
  return end;
}

async function tokenOf(apiUrl: string, username: string, place: number): Promise<string> {
  const answer = await fetch(apiUrl + userCalls.login.path, {
    method: 'POST',
    // Log-ins are counted by address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${place + 1}` },
    body: JSON.stringify({ username, password: 'khandai-demo' }),
  });
  const { data, msg } = (await answer.json()) as { data?: { accessToken: string }; msg: string };
  if (!data) throw new Error(`log-in of ${username}: ${msg}`);
  return data.accessToken;
}

const sendOf = (uuid: string) =>
  `SEND\ndestination:${destinations.send}\nuuid:${uuid}\ncontent-type:application/json\n\n${JSON.stringify({ groupId: limits.publicRoomId, originalMessage: 'Vào rồi anh em ơi!' })}\0`;

const api = await startApi();
const ends: End[] = [];
const figures: Figure[] = [];
try {
  const peer = await startPeer();
  try {
    const speakers: End[] = [];
    for (const [place, username] of SPEAKERS.entries()) speakers.push(await enter(api.url, await tokenOf(api.url, username, place)));
    const reader = await enter(api.url);
    const caughtUp = reader.hears('caughtUp');
    reader.send(`SUBSCRIBE\nid:room\ndestination:${chatTopics.chatRoom(limits.publicRoomId)}\n\n\0`);
    await caughtUp;
    const [talker, listener] = [await open(`${peer.url}/talk`), await open(`${peer.url}/talk`)];
    ends.push(...speakers, reader, talker, listener);

    const times = { answered: [] as number[], heard: [] as number[], bareAnswered: [] as number[], bareHeard: [] as number[] };
    const atApi = async (number: number, counts: boolean) => {
      const speaker = speakers[number % speakers.length] ?? reader;
      const uuid = randomUUID();
      const both = Promise.all([speaker.hears(uuid, REPLY_DESTINATION), reader.hears(uuid)]);
      const began = performance.now();
      speaker.send(sendOf(uuid));
      const [answered, heard] = await both;
      if (!answered.text.includes('"code":0')) throw new Error(`a message was refused: ${answered.text}`);
      if (!counts) return;
      times.answered.push(answered.at - began);
      times.heard.push(heard.at - began);
    };
    const atPeer = async (counts: boolean) => {
      const uuid = randomUUID();
      const both = Promise.all([talker.hears(uuid), listener.hears(uuid)]);
      const began = performance.now();
      talker.send(sendOf(uuid));
      const [answered, heard] = await both;
      if (!counts) return;
      times.bareAnswered.push(answered.at - began);
      times.bareHeard.push(heard.at - began);
    };
    // Each after the other, by turns, so that what else the machine does meets both.
    for (let number = 0; number < WARM_UP + MESSAGES; number += 1) {
      const counts = number >= WARM_UP;
      if (number % 2 === 0) await atApi(number, counts).then(() => atPeer(counts));
      else await atPeer(counts).then(() => atApi(number, counts));
      await sleep(PAUSE);
    }
    figures.push(
      figureOf('a lone message: sent -> its sender hears that it is stored: api', 'ms', times.answered),
      figureOf('a lone message: sent -> its sender hears that it is stored: api (p95)', 'ms', times.answered, 0.95),
      figureOf('a lone message: sent -> its sender hears it, stored nowhere: bare ws', 'ms', times.bareAnswered),
      // Messages wait 10 ms for company.
      figureOf('a lone message: sent -> another reader has it: api', 'ms', times.heard),
      figureOf('a lone message: sent -> another reader has it: bare ws', 'ms', times.bareHeard),
    );
  } finally {
    for (const end of ends) end.close();
    await peer.stop();
  }
} finally {
  await api.stop();
}
print(figures);
