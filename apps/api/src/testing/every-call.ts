import { chatCodes, codes, envelope, refusal, type Endpoint } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { sampleOf, shapeOfCall, type SampleStyle } from '@portal/contracts/record';
import { routeOf } from '../http/serve.ts';
import { addresses } from './addresses.ts';
import { testApp } from './test-app.ts';

/** What became of one call of the contract. */
export interface Asked {
  readonly id: string;
  /** `missing`: no route. `notBuilt`: it says so, with 501 and its code. */
  readonly state: 'built' | 'notBuilt' | 'missing';
  /** Whatever is not as the contract says, a line each. */
  readonly faults: readonly string[];
}

const PASSWORD = 'đêm nay không ngủ';
const DEMO_PASSWORD = 'khandai-demo';
/** How often another sample is tried, for rules that a JSON Schema cannot say. */
const TURNS = 12;
/** By the names of fields: what no schema says. */
const SAID: Readonly<Record<string, unknown>> = {
  phoneNumber: '+84912345678',
  smsCode: '482913',
  emailCode: '482913',
  src: '/other/api/resource/file/mau.webp',
  w: 320,
  // One after the other, and neither is over.
  startsAt: '2090-01-01T12:00:00Z',
  endsAt: '2090-01-01T15:00:00Z',
};
const KNOWN: ReadonlySet<unknown> = new Set([...Object.values(codes), ...Object.values(chatCodes)]);
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Asks calls over HTTP, of an api with the demonstration's contents: with a right, a forged and no token, with samples of their input. */
export async function askCalls(listed: readonly Endpoint[]): Promise<Asked[]> {
  const api = await testApp('pglite', { content: 'demo' });
  try {
    const visitors = visitorsOf(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const forged = `${(await visitors.tokenFor.guest(''))?.slice(0, -6)}forged`;
    const asked: Asked[] = [];
    for (const [place, endpoint] of listed.entries()) {
      const [first = {}] = samplesOf(endpoint);
      const strangers = { 'without a token': await visitors.ask(endpoint, first), 'with a forged token': await visitors.ask(endpoint, first, forged) };
      const bare = strangers['without a token'];
      const isMissing = bare.status === 404 && !api.app.hasRoute({ method: endpoint.method, url: routeOf(endpoint) });
      const state = isMissing ? 'missing' : bare.code === codes.notBuilt ? 'notBuilt' : 'built';
      const faults = Object.entries(strangers).flatMap(([who, answer]) => [
        ...problemsOf(endpoint, answer).map((line) => `${who}: ${line}`),
        ...(endpoint.access === 'public' || state !== 'built' || answer.code === codes.noToken
          ? []
          : [`${who}: ${answer.status} ${String(answer.code)} and not 401 ${codes.noToken}`]),
      ]);
      const token = await visitors.tokenFor[endpoint.access](`hoi_${place}`);
      const refused = await problemsInside(endpoint, (sample) => visitors.ask(endpoint, sample, token));
      asked.push({ id: endpoint.id, state, faults: [...new Set([...faults, ...refused.map((line) => `with its token: ${line}`)])] });
    }
    return asked;
  } finally {
    await api.close();
  }
}

/** Whoever asks does so from an address of their own: what is limited by address is another test's matter. */
function visitorsOf(url: string) {
  const newAddress = addresses();
  const ask = (endpoint: Endpoint, sample: Sample, token?: string) =>
    fetched(url, endpoint, sample, { ...(token && { authorization: token }), 'x-forwarded-for': newAddress() });
  const dataOf = async (endpoint: Endpoint, sample: Sample) => (JSON.parse((await ask(endpoint, sample)).text) as { data: Record<string, string> }).data;
  const tokenFor: Record<Endpoint['access'], (name: string) => Promise<string | undefined>> = {
    public: async () => undefined,
    guest: async () => (await dataOf(userCalls.guestLogin, {}))['guestToken'],
    // Somebody new for each call: one of them logs out, another closes an account.
    user: async (name) => (await dataOf(userCalls.register, { username: name, password: PASSWORD }))['accessToken'],
    staff: async () => (await dataOf(userCalls.login, { username: 'staff', password: DEMO_PASSWORD }))['accessToken'],
  };
  return { ask, tokenFor };
}

/** Samples in turn, until one is taken for input: what is not as the contract says of any answer, or that none was taken. */
async function problemsInside(endpoint: Endpoint, ask: (sample: Sample) => Promise<Got>): Promise<string[]> {
  const problems: string[] = [];
  let answer: Got | undefined;
  for (const sample of samplesOf(endpoint)) {
    answer = await ask(sample);
    problems.push(...problemsOf(endpoint, answer));
    if (answer.code !== codes.badInput) break;
  }
  if (answer?.status === 401 || answer?.code === codes.badInput) problems.push(`${answer.status} ${answer.text.slice(0, 300)}`);
  return problems;
}

type Sample = Readonly<Record<string, unknown>>;
function* samplesOf(endpoint: Endpoint): Generator<Sample> {
  const { input } = shapeOfCall(endpoint);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const style of ['bare', 'full'] as const satisfies SampleStyle[]) {
      const sample = sampleOf(input, style, turn) as Sample;
      yield Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, SAID[name] ?? value]));
    }
}

interface Got {
  readonly status: number;
  readonly code: unknown;
  readonly text: string;
  readonly isJson: boolean;
}
async function fetched(url: string, endpoint: Endpoint, sample: Sample, headers: Record<string, string>): Promise<Got> {
  const rest = { ...sample };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name] ?? '1');
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inQuery = Object.keys(rest).filter((name) => endpoint.method !== 'POST' || name in ((endpoint.query as { shape?: object }).shape ?? {}));
  const query = new URLSearchParams(inQuery.filter((name) => rest[name] !== undefined && rest[name] !== null).map((name) => [name, String(rest[name])]));
  for (const name of inQuery) delete rest[name];
  const body = endpoint.form ? form() : JSON.stringify(rest);
  const response = await fetch(`${url}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: { ...headers, ...(endpoint.method === 'POST' && !endpoint.form && { 'content-type': 'application/json' }) },
    ...(endpoint.method === 'POST' && { body }),
  });
  const isJson = Boolean(response.headers.get('content-type')?.includes('json'));
  const text = await response.text();
  return { status: response.status, text, isJson, code: isJson ? (JSON.parse(text) as { code?: unknown }).code : undefined };
}
function form(): FormData {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'mau.png');
  return data;
}

/** Whether an answer is one of the contract: a good one by the call's schema, a refusal by a code that there is, under the status that goes with it. */
function problemsOf(endpoint: Endpoint, { status, code, text, isJson }: Got): string[] {
  if (endpoint.binary && status === 200) return [];
  if (!isJson) return [`${status} without JSON`];
  const body: unknown = JSON.parse(text);
  if (code === codes.ok) {
    const read = envelope(endpoint.data).safeParse(body);
    return read.success && status === 200 ? [] : [`${status}: ${read.error?.message.slice(0, 200) ?? ''}`];
  }
  const known = refusal.safeParse(body).success && KNOWN.has(code);
  const goes = status === 200 || (typeof code === 'number' && Math.floor(code / 100) === status);
  const own = status >= 500 && code !== codes.notBuilt;
  return known && goes && !own ? [] : [`${status} ${text.slice(0, 200)}`];
}
