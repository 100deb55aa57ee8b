import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aUser } from '@portal/testing';

export interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  forwardedFor: string | undefined;
  body: unknown;
}
/** A status (200 unless said) and what is sent as JSON. Without one the handler has written the response itself. */
export type Handler = (seen: Seen, response: ServerResponse) => { status?: number; body: unknown } | undefined;

/** A server in this process: answers by `METHOD /path` (the query left out) and remembers what it was asked. */
export async function fakeServer(handlers: Record<string, Handler>) {
  const seen: Seen[] = [];
  const server = createServer(
    (request, response) =>
      void (async () => {
        const one: Seen = {
          method: request.method ?? 'GET',
          path: request.url ?? '/',
          authorization: request.headers.authorization,
          forwardedFor: request.headers['x-forwarded-for'] as string | undefined,
          body: await bodyOf(request),
        };
        seen.push(one);
        const handler: Handler =
          handlers[`${one.method} ${one.path.split('?', 1)[0]}`] ?? (() => ({ status: 404, body: { code: 40400, msg: 'nothing here' } }));
        const answer = handler(one, response);
        if (answer) response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      })(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined;
}

/** The api's word about tokens: `staff-token` and `fan-token` are of members, `guest-token` of a guest, any other of nobody. */
export const whoIs: Handler = ({ authorization }) => {
  switch (authorization) {
    case 'Bearer staff-token':
      return { body: { code: 0, msg: 'Success', data: aUser({ username: 'staff', siteRoleId: 6 }) } };
    case 'Bearer fan-token':
      return { body: { code: 0, msg: 'Success', data: aUser({ username: 'fan' }) } };
    case 'Bearer guest-token':
      return { status: 403, body: { code: 40300, msg: 'members only' } };
    default:
      return { status: 401, body: { code: 40100, msg: 'who are you' } };
  }
};
