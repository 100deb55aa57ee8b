import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ONLINE_NEEDS_TOKEN, ONLINE_PAGE, type Language } from '@portal/contracts';
import { chatUuid } from '@portal/contracts/parts';
import type { Clock } from '../clock.ts';
import type { Say } from '../http/words.ts';
import { networkOf } from '../limits/network.ts';
import type { RoomMembers } from '../modules/chat/index.ts';
import type { NotificationBell } from '../modules/notifications/index.ts';
import type { OnlineRegistry } from '../modules/presence/index.ts';
import { OnlineConnection } from './online.connection.ts';
import type { PerAddress } from './per-address.ts';
import { answerPings } from './signs-of-life.ts';
import { closeCodes, type Wire } from './wire.ts';

/** What the online sockets work on. */
export interface OnlineParts {
  registry: OnlineRegistry;
  members: RoomMembers;
  bell: Pick<NotificationBell, 'listen'>;
}

interface Parts extends OnlineParts {
  clock: Clock;
  say: Say;
  perAddress: PerAddress;
  wireOf: (socket: WebSocket, binary: boolean) => Wire;
  languageOf: (request: FastifyRequest) => Language;
}

/** `/onlineSocket?token=`: for members only (sections 4 and 6). Guests are turned away; a token that is none or over closes with ONLINE_NEEDS_TOKEN. */
export function onlineRoute({ registry, members, bell, clock, say, perAddress, wireOf, languageOf }: Parts) {
  return (socket: WebSocket, request: FastifyRequest): void => {
    const caller = request.socketCaller;
    socket.on('error', () => {
      /* A broken or oversized frame; ws closes with the right code by itself. */
    });
    if (caller.kind === 'nobody') return socket.close(ONLINE_NEEDS_TOKEN, 'a token is needed');
    if (caller.kind === 'guest') return socket.close(closeCodes.policy, 'members only');
    const countOut = perAddress.take(request.ip);
    if (!countOut) return socket.close(closeCodes.tryLater, 'too many connections');
    const arrival = registry.arrive(caller, pageOf(request));
    if (!arrival) {
      countOut();
      return socket.close(closeCodes.tryLater, 'too many connections');
    }
    const connection = new OnlineConnection({
      wire: wireOf(socket, true),
      arrival,
      members,
      visitor: { caller, network: networkOf(request.ip) },
      clock,
      say,
      language: languageOf(request),
      onError: (error) => request.log.error({ err: error }, 'online socket failed'),
    });
    const unlisten = bell.listen(caller.userId, () => connection.notify({ type: 'notifications' }));
    socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(data, isBinary));
    answerPings(socket, () => connection.signal());
    socket.on('close', () => {
      unlisten();
      connection.dispose();
      countOut();
    });
  };
}

/** How the page names itself; undefined where it does not, or not in letters that the call takes. */
function pageOf(request: FastifyRequest): string | undefined {
  return chatUuid.safeParse((request.query as Record<string, unknown>)[ONLINE_PAGE]).data;
}
