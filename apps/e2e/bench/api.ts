// `npm run bench:api`: how long the api takes for what the front page asks, and for a page of chat history, beside bare Fastify with the same JSON. Nothing here is asserted.
import { Agent, request } from 'node:http';
import type { Endpoint } from '@portal/contracts';
import { DEFAULT_TIME_ZONE, featureStatus, limits } from '@portal/contracts';
import { articleCalls } from '@portal/contracts/article';
import { chatCalls } from '@portal/contracts/chat';
import { resourceCalls } from '@portal/contracts/resource';
import { scheduleCalls } from '@portal/contracts/schedule';
import { figureOf, print, type Figure } from './figures.ts';
import { startApi, startPeer } from './processes.ts';

/** Asked again and again, within the second for which an answer that is everybody's is kept. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 300);
/** Asked once that second is over. */
const ANEW = Number(process.env['ANEW'] ?? 20);
const SECOND = 1_050;
const WARM_UP = 30;

/** One call as a page makes it. `home`: of the front page. */
interface Ask {
  readonly name: string;
  readonly call: Endpoint;
  readonly input?: Readonly<Record<string, string | number>>;
  readonly home: boolean;
}

const asks: Ask[] = [
  { name: 'featureMatch', call: scheduleCalls.featureMatch, input: { status: featureStatus.coming, pageSize: 20, sportId: 10 }, home: true },
  { name: 'totalLive', call: scheduleCalls.totalLive, home: true },
  { name: 'liveSchedule', call: scheduleCalls.liveSchedule, input: { timezone: DEFAULT_TIME_ZONE, sportId: 10 }, home: true },
  { name: 'anchor', call: scheduleCalls.anchor, home: true },
  { name: 'rooms', call: chatCalls.listRoom, home: true },
  { name: 'article on top', call: articleCalls.listTop, input: { pageSize: 1 }, home: true },
  { name: 'articles', call: articleCalls.list, input: { pageSize: 6 }, home: true },
  { name: 'navigation', call: resourceCalls.navigation, home: true },
  { name: 'marquee', call: resourceCalls.marquee, home: true },
  { name: 'banners', call: resourceCalls.banners, home: true },
  { name: 'site', call: resourceCalls.siteSeo, home: true },
  { name: 'chat history', call: chatCalls.messages, input: { groupId: limits.publicRoomId, pageNum: 1, pageSize: 50 }, home: false },
];

/** One connection, as the shell holds it. */
const agents = { api: new Agent({ keepAlive: true, maxSockets: 1 }), peer: new Agent({ keepAlive: true, maxSockets: 1 }) };
type Who = keyof typeof agents;

/** Asks, and answers how long it took until the last byte (ms), and what came. */
function timed(who: Who, url: string, method: string, body?: string): Promise<{ ms: number; text: string }> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asking = request(
      url,
      { agent: agents[who], method, headers: { 'accept-language': 'vi', ...(body !== undefined && { 'content-type': 'application/json' }) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const ms = performance.now() - began;
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve({ ms, text });
          else reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 200)}`));
        });
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

function addressOf({ call, input = {} }: Ask): { path: string; body?: string } {
  if (call.method === 'POST') return { path: call.path, body: JSON.stringify(input) };
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return { path: query.size > 0 ? `${call.path}?${query}` : call.path };
}

const api = await startApi();
const figures: Figure[] = [];
try {
  const ofApi = (ask: Ask) => {
    const { path, body } = addressOf(ask);
    return timed('api', api.url + path, ask.call.method, body);
  };
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(JSON.parse((await ofApi(ask)).text));
  const peer = await startPeer(answers);
  try {
    const times = new Map<string, number[]>();
    const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
    const ofPeer = (place: number, ask: Ask) => timed('peer', `${peer.url}/${place}`, ask.call.method, addressOf(ask).body);
    // Each after the other, by turns, so that what else the machine does meets both.
    const round = async (how: string, number: number) => {
      const sums = { api: 0, peer: 0 };
      for (const [place, ask] of asks.entries()) {
        for (const who of number % 2 === 0 ? (['api', 'peer'] as const) : (['peer', 'api'] as const)) {
          const { ms } = await (who === 'api' ? ofApi(ask) : ofPeer(place, ask));
          note(`${ask.name}, ${how}: ${who === 'api' ? 'api' : 'bare Fastify'}`, ms);
          if (ask.home) sums[who] += ms;
        }
      }
      note(`front page in sum, ${how}: api`, sums.api);
      note(`front page in sum, ${how}: bare Fastify`, sums.peer);
    };
    for (let number = 0; number < WARM_UP; number += 1) await round('warm-up', number);
    for (let number = 0; number < ROUNDS; number += 1) await round('again', number);
    for (let number = 0; number < ANEW; number += 1) {
      await new Promise((resolve) => setTimeout(resolve, SECOND));
      await round('anew', number);
    }
    for (const [name, values] of times) if (!name.includes('warm-up')) figures.push(figureOf(name, 'ms', values));
    for (const [place, { name }] of asks.entries()) figures.push(figureOf(`${name}: JSON`, 'KB', [Buffer.byteLength(JSON.stringify(answers[place])) / 1_024]));
  } finally {
    await peer.stop();
  }
} finally {
  await api.stop();
  for (const agent of Object.values(agents)) agent.destroy();
}
print(figures);
