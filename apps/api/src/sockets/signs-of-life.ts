import type { WebSocket } from 'ws';

/** Answers pings by hand, so that they count as everything else that a client sends; `counted` says whether this one may still be answered. */
export function answerPings(socket: WebSocket, counted: () => boolean): void {
  socket.on('ping', (data: Buffer) => {
    if (counted() && socket.readyState === socket.OPEN) socket.pong(data);
  });
  socket.on('pong', counted);
}
