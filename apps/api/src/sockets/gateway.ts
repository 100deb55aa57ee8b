import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { resolveLanguage } from '@portal/i18n';
import { isLanguage, sockets, type Language } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Say } from '../http/words.ts';
import type { Caller } from '../identity/caller.ts';
import type { Callers } from '../identity/callers.ts';
import type { Author, ChatService, Sender } from '../modules/chat/index.ts';
import { Connection } from './connection.ts';
import { onlineRoute, type OnlineParts } from './online.route.ts';
import { PerAddress } from './per-address.ts';
import { answerPings } from './signs-of-life.ts';
import { LARGEST_FRAME, STOMP_PROTOCOLS, StompCodec } from './stomp.codec.ts';
import type { Feed } from './subscription.ts';
import { closeCodes, type Wire } from './wire.ts';

interface Parts {
  chat: ChatService;
  feeds: readonly Feed[];
  clock: Clock;
  say: Say;
  socketsPerIp: number;
  online: OnlineParts;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether one can subscribe to such a topic here. */
    servesTopic(topic: string): boolean;
  }
  interface FastifyRequest {
    socketCaller: Caller;
  }
}

/**
 * Who was told to go has this long to do so (ms): until then what they still send is read, and thrown away. The types of the package do not
 * know it yet, hence no literal in the call.
 */
const goodbye = { closeTimeout: 2_000 };

/** `/websocket?token=`: chat rooms and live scores over STOMP. `/onlineSocket?token=`: who is online. See the README for the frames. */
export async function gateway(app: FastifyInstance, { chat, feeds, clock, say, socketsPerIp, online }: Parts): Promise<void> {
  await app.register(websocket, {
    options: {
      ...goodbye,
      maxPayload: LARGEST_FRAME,
      autoPong: false,
      perMessageDeflate: false,
      handleProtocols: (offered) => STOMP_PROTOCOLS.find((protocol) => offered.has(protocol)) ?? false,
    },
    // Clients are told that it is a restart, so that they come back by themselves.
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(closeCodes.restart, 'restart');
      const cutOff = setTimeout(() => {
        for (const client of this.websocketServer.clients) client.terminate();
      }, 1_000);
      this.websocketServer.close(() => {
        clearTimeout(cutOff);
        done();
      });
    },
  });

  const perAddress = new PerAddress(socketsPerIp);
  app.decorateRequest('socketCaller');
  // Who it is must be known before the first frame can arrive, so it is read before the upgrade.
  const preValidation = async (request: FastifyRequest) => {
    request.socketCaller = await app.callers.of(queryOf(request).token);
  };

  app.get(sockets.chat, { websocket: true, preValidation }, (socket, request) => {
    const { ip } = request;
    const onError = (error: unknown) => request.log.error({ err: error }, 'socket failed');
    socket.on('error', () => {
      /* A broken or oversized frame; ws closes with the right code by itself. */
    });
    if (!socket.protocol) return socket.close(closeCodes.protocol, 'STOMP subprotocol expected');
    const countOut = perAddress.take(ip);
    if (!countOut) return socket.close(closeCodes.tryLater, 'too many connections');
    const { socketCaller: caller } = request;
    const guestLeft = caller.kind === 'guest' ? online.registry.guestCame(caller.userId) : undefined;
    const connection = new Connection({
      wire: wireOf(socket, false),
      codec: new StompCodec(),
      sender: senderOf(request, chat, app.callers),
      feeds,
      chat,
      clock,
      say,
      onError,
    });
    socket.on('message', (data: Buffer) => connection.receive(data));
    answerPings(socket, () => connection.signal());
    socket.on('close', () => {
      connection.dispose();
      guestLeft?.();
      countOut();
    });
  });

  app.get(
    sockets.online,
    { websocket: true, preValidation },
    onlineRoute({ ...online, clock, say, perAddress: new PerAddress(socketsPerIp), wireOf, languageOf: languageOfSocket }),
  );
}

function senderOf(request: FastifyRequest, chat: ChatService, callers: Callers): Sender {
  const { socketCaller: caller, ip } = request;
  let author: Promise<Author | null> | undefined;
  return {
    caller,
    ip,
    language: languageOfSocket(request),
    lives: () => callers.lives(caller),
    // Asked once for each connection; a failed question is not remembered.
    author: () =>
      (author ??= chat.authorOf(caller).catch((error: unknown) => {
        author = undefined;
        throw error;
      })),
  };
}

function languageOfSocket(request: FastifyRequest): Language {
  const { lang } = queryOf(request);
  return isLanguage(lang) ? lang : resolveLanguage(undefined, request.headers['accept-language']);
}

function queryOf(request: FastifyRequest): { token?: string | undefined; lang?: string | undefined } {
  const { token, lang } = request.query as Record<string, unknown>;
  return { token: typeof token === 'string' ? token : undefined, lang: typeof lang === 'string' ? lang : undefined };
}

function wireOf(socket: WebSocket, binary: boolean): Wire {
  return {
    send: (bytes) => {
      if (socket.readyState === socket.OPEN) socket.send(bytes, { binary });
    },
    ping: () => {
      if (socket.readyState === socket.OPEN) socket.ping();
    },
    close: (code, reason) => socket.close(code, reason.slice(0, 120)),
    buffered: () => socket.bufferedAmount,
  };
}
