import type { FastifyInstance } from 'fastify';
import { chatCalls } from '@portal/contracts/chat';
import { serve } from '../../http/serve.ts';
import type { ChatService } from './chat.service.ts';
import type { RoomList } from './room-list.ts';

export function chatRoutes(app: FastifyInstance, chat: ChatService, rooms: RoomList): void {
  serve(app, chatCalls.listRoom, ({ query, language }) => rooms.page(query, language));
  serve(app, chatCalls.reactions, ({ query, caller, ip }) => chat.reactions(query, { caller, network: ip }));
  serve(app, chatCalls.messages, ({ body, caller, ip, language }) => chat.history(body, { caller, network: ip }, language));
  serve(app, chatCalls.bannedChat, async ({ body, caller, ip }) => {
    await chat.ban({ caller, network: ip }, body);
    return {};
  });
}
