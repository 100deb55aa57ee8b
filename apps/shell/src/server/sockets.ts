import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { sockets } from '@portal/contracts';

const PATHS: readonly string[] = Object.values(sockets);
/** Bytes of one message, as the api takes them: what is larger is not carried to it first. */
const LARGEST = 64 * 1024;
/** Messages of a visitor in a second that are carried. The api counts closer (apps/api/src/sockets/pace.ts); this bounds what it costs us until it has said so. */
const MOST_IN_A_SECOND = 1_000;
/** Messages of a visitor that wait until the api has answered the handshake. A page sends one. */
const MOST_WAITING = 100;
/** Close code of the WebSocket protocol: against the policy. */
const POLICY = 1008;

interface Options {
  readonly apiUrl: string;
  /** The headers with which a visitor's handshake goes on. */
  readonly headersOf: (headers: object, request: FastifyRequest) => object;
  readonly onError: (reply: FastifyReply) => void;
  /** Milliseconds from some moment on. */
  readonly now?: () => number;
}

/**
 * The api's sockets on the portal's own origin. Messages pass untouched, and so do pings and their answers: who is still there is known at the
 * ends alone. A browser that lost its network must not be kept alive by us.
 */
export async function passSockets(app: FastifyInstance, { apiUrl, headersOf, onError, now = () => performance.now() }: Options): Promise<void> {
  // Options that the types of the packages do not know yet, hence no literals in the call.
  const wsClientOptions = { autoPong: false, handshakeTimeout: 10_000, perMessageDeflate: false, rewriteRequestHeaders: headersOf };
  const wsServerOptions = { autoPong: false, maxPayload: LARGEST, perMessageDeflate: false, closeTimeout: 2_000 };
  const replyOptions = { onError: (reply: unknown) => onError(reply as FastifyReply) };
  const wsHooks = { onIncomingMessage: cutsOffFloods(now) };
  for (const prefix of PATHS) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      disableRequestLogging: true,
      replyOptions,
      wsClientOptions,
      wsServerOptions,
      wsHooks,
    });
  }
  // Beside the proxy's own listener: a visitor who hangs up in the middle of a handshake must not end the process, and other addresses have no socket.
  app.server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '';
    if (!PATHS.includes(pathname)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
}

interface Heard {
  /** When the second began that is counted (ms). */
  since: number;
  inThisSecond: number;
  waiting: number;
}

/** Ends whoever sends more than can be meant: everything is carried one by one, and what comes before the api has answered is kept. */
function cutsOffFloods(clock: () => number) {
  const visitors = new WeakMap<WebSocket, Heard>();
  return (_context: unknown, source: WebSocket, target: WebSocket): void => {
    const now = clock();
    const heard = visitors.get(source) ?? { since: now, inThisSecond: 0, waiting: 0 };
    visitors.set(source, heard);
    if (now - heard.since >= 1_000) Object.assign(heard, { since: now, inThisSecond: 0 });
    heard.inThisSecond += 1;
    if (target.readyState === target.CONNECTING) {
      heard.waiting += 1;
      // The proxy listens once for each message that waits, and so many are meant: no word about a leak in the log.
      target.setMaxListeners(MOST_WAITING + 10);
    }
    if (heard.inThisSecond <= MOST_IN_A_SECOND && heard.waiting <= MOST_WAITING) return;
    source.close(POLICY, 'too many messages');
    // Nothing more is read; who does not go by himself is gone when the goodbye is over.
    source.pause();
    target.terminate();
  };
}
