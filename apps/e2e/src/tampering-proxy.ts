import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between browser and portal and changes what passes: a cache or a middleman gone bad. Sockets do not pass. */
export async function tamperingProxy(
  target: string,
  change: (path: string, body: string) => string,
): Promise<{ url: string; changed(): number; close(): Promise<void> }> {
  let changed = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers: {
          ...(request.headers.cookie && { cookie: request.headers.cookie }),
          'accept-language': 'vi',
          ...(request.headers['content-type'] && { 'content-type': request.headers['content-type'] }),
          ...(request.headers.authorization && { authorization: request.headers.authorization }),
        },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)),
      );
      const isScript = (headers['content-type'] ?? '').includes('javascript');
      const text = isScript ? change(request.url ?? '/', bytes.toString('utf8')) : undefined;
      if (text !== undefined && text !== bytes.toString('utf8')) changed += 1;
      response.writeHead(answer.status, headers).end(text ?? bytes);
    })().catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  server.on('upgrade', (_request, socket) => socket.destroy());
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changed: () => changed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
