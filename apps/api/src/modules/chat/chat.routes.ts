import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { ChatService } from './chat.service.ts';

export function chatRoutes(app: FastifyInstance, chat: ChatService): void {
  serve(app, calls.chat.listRoom, ({ query, language }) => chat.rooms(query, language));
  serve(app, calls.chat.reactions, ({ query, caller, ip }) => chat.reactions(query, { caller, network: ip }));
  serve(app, calls.chat.messages, ({ body, caller, ip, language }) => chat.history(body, { caller, network: ip }, language));
  serve(app, calls.chat.bannedChat, async ({ body, caller, ip }) => {
    await chat.ban({ caller, network: ip }, body);
    return {};
  });
}
