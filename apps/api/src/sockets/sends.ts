import { chatCodes, codes, limits, type SendReply } from '@portal/contracts';
import { chatReaction, chatSend, destinations, joinBody } from '@portal/contracts/chat';
import { chatUuid } from '@portal/contracts/parts';
import type { ChatService, Sender } from '../modules/chat/index.ts';
import type { ClientFrame } from './client-frame.ts';

/** Sends of one connection that may wait for those before them. */
const MOST_WAITING = 50;

type Send = Extract<ClientFrame, { type: 'send' }>;

interface Parts {
  chat: ChatService;
  sender: Sender;
  answer: (uuid: string, code: number | string, words: string, params?: Record<string, string | number>) => void;
  reply: (reply: SendReply) => void;
  receipt: (id: string | null) => void;
  onError: (error: unknown) => void;
}

/** What one client sends, one after the other: what somebody writes stays in the order in which they wrote it. */
export class Sends {
  private readonly parts: Parts;
  private waiting = 0;
  private sending: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  queue(frame: Send): void {
    if (this.waiting >= MOST_WAITING) return this.parts.answer(frame.uuid ?? '', codes.tooMany, 'chat.tooFast', { seconds: 1 });
    this.waiting += 1;
    this.sending = this.sending
      .then(() => this.send(frame))
      .catch(this.parts.onError)
      .finally(() => {
        this.waiting -= 1;
      });
  }

  private async send({ path, uuid: given, body, receipt }: Send): Promise<void> {
    const { answer, onError } = this.parts;
    const uuid = chatUuid.safeParse(given);
    if (!uuid.success) answer(given?.slice(0, 64) ?? '', codes.badInput, 'chat.badFrame');
    else
      await this.dispatch(path, uuid.data, json(body)).catch((error: unknown) => {
        onError(error);
        answer(uuid.data, codes.ours, 'chat.badFrame');
      });
    this.parts.receipt(receipt);
  }

  private async dispatch(path: string, uuid: string, body: unknown): Promise<void> {
    const { chat, sender, answer, reply } = this.parts;
    if (path === destinations.send && isReaction(body)) {
      const reaction = chatReaction.safeParse(body);
      if (!reaction.success) return answer(uuid, codes.badInput, 'chat.badFrame');
      return reply(await chat.react(sender, uuid, reaction.data));
    }
    if (path === destinations.send) {
      const message = chatSend.safeParse(body);
      if (!message.success) return answer(uuid, codes.badInput, 'chat.badMessage', { max: limits.chatText });
      return reply(await chat.send(sender, uuid, message.data));
    }
    if (path === destinations.join) {
      const room = joinBody.safeParse(body);
      if (!room.success) return answer(uuid, codes.badInput, 'chat.badFrame');
      return reply(await chat.join(sender, uuid, room.data.groupId));
    }
    if (path === destinations.sendPrivate) return answer(uuid, chatCodes.notPermitted, 'chat.notPermitted');
    return answer(uuid, codes.notFound, 'notFound');
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Messages and reactions go the same way; only a reaction has `reaction`. */
const isReaction = (body: unknown): boolean => typeof body === 'object' && body !== null && 'reaction' in body;
