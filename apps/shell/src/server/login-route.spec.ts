/** @jest-environment node */
import fastify from 'fastify';
import type { Posted } from '../boot.ts';
import { loginRoute } from './login-route.ts';

const tokens = { accessToken: 'a', refreshToken: 'r', device: 'd' };
type Asked = { body: unknown; headers: Record<string, unknown> };

/** A shell's log-in over an api that answers as it is told. */
async function aShell(status = 200, said: object = { code: 0, msg: 'Success', data: tokens }) {
  const asked: Asked[] = [];
  const api = fastify();
  api.post('/au/api/user/login', (request, reply) => {
    asked.push({ body: request.body, headers: request.headers });
    return reply.code(status).header('retry-after', '30').send(said);
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const answers: { posted: Posted; status: number }[] = [];
  const app = fastify();
  await loginRoute(app, {
    apiUrl: `http://127.0.0.1:${(api.server.address() as { port: number }).port}`,
    headersOf: (headers, { ip }) => ({ ...headers, 'x-forwarded-for': ip }),
    answer: async (_request, reply, posted, code) => {
      answers.push({ posted, status: code });
      return reply.code(code).send('page');
    },
  });
  const post = (body: string, headers: Record<string, string> = {}, url = '/dang-nhap') =>
    app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { host: 'khandai.test', 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  return { asked, answers, post, close: async () => Promise.all([app.close(), api.close()]) };
}
let open: Awaited<ReturnType<typeof aShell>> | undefined;
const shell = async (...given: Parameters<typeof aShell>) => (open = await aShell(...given));
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const GOOD = 'username=fan&password=khan%20dai%20b%26c';

it('asks the api as the program would, as the visitor, and hands the tokens to the page', async () => {
  const { asked, answers, post } = await shell();
  const answer = await post(GOOD, { 'user-agent': 'a phone', 'accept-language': 'en' });
  expect(answer.statusCode).toBe(200);
  expect(asked[0]?.body).toEqual({ username: 'fan', password: 'khan dai b&c', devices: [] });
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'user-agent': 'a phone', 'accept-language': 'en' });
  expect(answers).toEqual([{ posted: { status: 'entered', session: tokens }, status: 200 }]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

it.each<[string, number, object, number, string | null]>([
  ['the server’s words', 200, { code: 40110, msg: 'Sai tên đăng nhập hoặc mật khẩu' }, 422, 'Sai tên đăng nhập hoặc mật khẩu'],
  ['how long to wait', 429, { code: 42900, msg: 'Chờ 30 giây' }, 429, 'Chờ 30 giây'],
])('gives the form back with the name and %s', async (_what, status, said, code, message) => {
  const { answers, post } = await shell(status, said);
  await post(GOOD);
  expect(answers).toEqual([{ posted: { status: 'refused', username: 'fan', message }, status: code }]);
});

it('asks nobody where something is missing, and gives the form back', async () => {
  const { asked, answers, post } = await shell();
  await post('username=fan');
  expect(asked).toEqual([]);
  expect(answers).toEqual([{ posted: { status: 'refused', username: 'fan', message: null }, status: 422 }]);
});

it.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['another origin, by a browser that says no more', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
])('takes no form of %s, which would log a visitor in as somebody else', async (_whose, headers) => {
  const { asked, answers, post } = await shell();
  const { statusCode, headers: told } = await post(GOOD, headers, '/dang-nhap?to=%2Ftin-tuc');
  expect([statusCode, told['location']]).toEqual([303, '/dang-nhap?to=%2Ftin-tuc']);
  expect([asked, answers]).toEqual([[], []]);
});

it('takes one of its own origin from a browser that says no more', async () => {
  const { answers, post } = await shell();
  await post(GOOD, { 'sec-fetch-site': '', origin: 'http://khandai.test' });
  expect(answers).toHaveLength(1);
});

it.each(['/dang-ky', '/quen-mat-khau'])('sends back to %s what was pressed before its program was there, and keeps nothing of it', async (path) => {
  const { asked, post } = await shell();
  const { statusCode, headers } = await post(GOOD, {}, `${path}?to=%2F%2Fevil.example`);
  expect([statusCode, headers['location'], asked]).toEqual([303, `${path}?to=%2F`, []]);
});

it('reads no more than a name and a password need', async () => {
  const { post } = await shell();
  expect((await post(`username=fan&password=${'x'.repeat(5_000)}`)).statusCode).toBe(413);
});
