import { randomUUID } from 'node:crypto';
import { Client } from '@stomp/stompjs';
import { destinations, type ChatSend } from '@portal/contracts/chat';
import { unlike, type Member } from './members.ts';

/** Milliseconds between two messages of a crowd: seven a second, as after a goal. No member writes faster than the room allows with four of them. */
const BEAT = 150;

/** Members who write in a room, one after the other, until the returned function is called. */
export async function crowd(portal: string, roomId: number, members: readonly Member[]): Promise<() => Promise<void>> {
  const clients = await Promise.all(
    members.map(async ({ accessToken }) => {
      const client = new Client({ brokerURL: `${portal.replace(/^http/, 'ws')}/websocket?${new URLSearchParams({ token: accessToken })}`, reconnectDelay: 0 });
      await new Promise<void>((resolve, reject) => {
        client.onConnect = () => resolve();
        client.onWebSocketClose = () => reject(new Error('nobody may write'));
        client.activate();
      });
      return client;
    }),
  );
  let turn = 0;
  const timer = setInterval(() => {
    const said: ChatSend = { groupId: roomId, originalMessage: unlike('Cố lên anh em ơi') };
    clients[turn++ % clients.length]?.publish({ destination: destinations.send, headers: { uuid: randomUUID() }, body: JSON.stringify(said) });
  }, BEAT);
  return async () => {
    clearInterval(timer);
    await Promise.all(clients.map((client) => client.deactivate()));
  };
}
