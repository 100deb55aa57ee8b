import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { remoteName, type RemoteName } from '@portal/contracts';
import type { Files } from './build.ts';

/** What a page is told of a remote that runs from source (hot-client.js). */
export type Told = { remote: RemoteName } & (
  | { say: 'built'; hash: string; styles: Record<string, string> }
  | { say: 'served'; hash: string }
  | { say: 'failed'; errors: string[] }
);

/** Files of all builds of a remote: the newest by name, and the small updates of those before. */
export type ClientFiles = (remote: RemoteName) => Files | undefined;

const PREFIX = '/-/dev/';
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** What the browser talks to: the shell, and below `/-/dev/` the remotes that run from source. One origin, so the shell's policy is the one of production. */
export function createFront({
  shellPort,
  files,
  waiting,
}: {
  shellPort: number;
  files: ClientFiles;
  /** Remotes that never were built yet, with why; a page without them would only puzzle. */
  waiting(): [RemoteName, string[]][];
}) {
  const listeners = new Set<ServerResponse>();
  /** The last of each kind, for who comes later. */
  const last = new Map<string, Told>();

  function tell(told: Told): void {
    last.set(`${told.remote} ${told.say === 'failed' ? 'built' : told.say}`, told);
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(told)}\n\n`);
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    for (const told of last.values()) response.write(`data: ${JSON.stringify(told)}\n\n`);
    listeners.add(response);
    const beat = setInterval(() => response.write(':\n\n'), 15_000);
    response.once('close', () => {
      clearInterval(beat);
      listeners.delete(response);
    });
  }

  function own(path: string, response: ServerResponse): void {
    if (path === `${PREFIX}events`) return listen(response);
    const [name = '', file = ''] = path.slice(PREFIX.length).split('/');
    const remote = remoteName.safeParse(name);
    const body = remote.success ? files(remote.data)?.get(file) : undefined;
    if (!body) return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    response
      .writeHead(200, {
        'content-type': types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  }

  const headersFor = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' });

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const onwards = ask({ host: '127.0.0.1', port: shellPort, path: request.url, method: request.method, headers: headersFor(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on('error', () => (response.headersSent ? response.destroy() : page(response, 'The shell does not answer; it is being started anew.')));
    response.once('close', () => onwards.destroy());
    request.pipe(onwards);
  }

  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path.startsWith(PREFIX)) return own(path, response);
    const missing = request.headers.accept?.includes('text/html') ? waiting() : [];
    if (missing.length > 0)
      return page(
        response,
        missing.map(([name, errors]) => `${name}: ${errors.length > 0 ? `does not build.\n\n${errors.join('\n\n')}` : 'is being built ...'}`).join('\n\n'),
      );
    pass(request, response);
  });
  // Sockets: bytes from end to end once the head is through.
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onwards = connect(shellPort, '127.0.0.1', () => {
      const lines = Object.entries(headersFor(request)).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`));
      onwards.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onwards.write(head);
      onwards.pipe(socket).pipe(onwards);
    });
    onwards.on('error', () => {}).once('close', () => socket.destroy());
    socket.on('error', () => {}).once('close', () => onwards.destroy());
  });
  return {
    server,
    tell,
    /** All pages: the shell itself is another. */
    reload(): void {
      for (const listener of listeners) listener.write('data: {"say":"shell"}\n\n');
    },
  };
}

function page(response: ServerResponse, text: string): void {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>dev</title><pre style="font: 14px/1.6 monospace; white-space: pre-wrap; padding: 24px">${safe}</pre></html>`,
    );
}
