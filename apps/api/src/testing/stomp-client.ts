import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Client, type IFrame, type StompHeaders } from '@stomp/stompjs';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { REPLY_DESTINATION, sendReply, type SendReply } from '@portal/contracts';
import { destinations, roomFrame, unreadFrame, chatTopics, type RoomFrame } from '@portal/contracts/chat';
import { liveFrame, liveMatchFrame, matchTopics } from '@portal/contracts/match';
import { oddsFrame, oddsTopics } from '@portal/contracts/odds';
import { exactly } from './exactly.ts';

export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/websocket`;
}

/** Resolves when the condition holds; fails with `what` after a minute. */
export async function until(condition: () => boolean | Promise<boolean>, what: string, patience = 60_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A real @stomp/stompjs client, as the web page has one. */
export class TestClient {
  readonly replies: SendReply[] = [];
  readonly errors: IFrame[] = [];
  /** Frames that were not what the contract names, and why: `end` tells. */
  private readonly wrong: string[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly stomp: Client;

  constructor(url: string, { token, lang, headers = {} }: { token?: string; lang?: string; headers?: Record<string, string> } = {}) {
    const query = new URLSearchParams({ ...(token && { token }), ...(lang && { lang }) });
    this.stomp = new Client({
      webSocketFactory: () => new WebSocket(`${url}?${query}`, this.stomp.stompVersions.protocolVersions(), { headers }),
      reconnectDelay: 0,
      onUnhandledMessage: ({ headers: { destination }, body }) => {
        if (destination === REPLY_DESTINATION) this.read(sendReply, body, (reply) => this.replies.push(reply));
      },
      onStompError: (frame) => this.errors.push(frame),
      onWebSocketClose: ({ code, reason }) => {
        this.closed = { code, reason };
      },
    });
  }

  async connect(): Promise<this> {
    this.closed = null;
    this.stomp.activate();
    await until(() => this.stomp.connected || this.closed !== null, 'connection');
    return this;
  }

  async end(): Promise<void> {
    await this.stomp.deactivate();
    if (this.wrong.length > 0) throw new Error(this.wrong.join('\n'));
  }

  private read<S extends z.ZodType>(schema: S, body: string, then: (frame: z.output<S>) => unknown): void {
    try {
      then(exactly(schema, JSON.parse(body)));
    } catch (error) {
      this.wrong.push(`${(error as Error).message}: ${body}`);
    }
  }

  /** The network goes away, without a goodbye. */
  async drop(): Promise<void> {
    this.stomp.forceDisconnect();
    await this.stomp.deactivate({ force: true });
  }

  frames<F>(destination: string, headers: StompHeaders = {}): F[] {
    const frames: F[] = [];
    this.stomp.subscribe(destination, ({ body }) => this.read(schemaOf(destination), body, (frame) => frames.push(frame as F)), {
      id: destination,
      ...headers,
    });
    return frames;
  }

  room(groupId: number, headers: StompHeaders = {}): RoomFrame[] {
    return this.frames<RoomFrame>(chatTopics.chatRoom(groupId), headers);
  }

  send(
    groupId: number,
    originalMessage: unknown,
    { uuid = randomUUID(), receipt, parentMessageId }: { uuid?: string; receipt?: string; parentMessageId?: number | null } = {},
  ): string {
    this.stomp.publish({
      destination: destinations.send,
      body: JSON.stringify({ groupId, originalMessage, parentMessageId }),
      headers: { uuid, 'content-type': 'application/json', ...(receipt && { receipt }) },
    });
    return uuid;
  }

  react(groupId: number, groupMessageId: number, reaction: unknown): string {
    const uuid = randomUUID();
    this.stomp.publish({ destination: destinations.send, body: JSON.stringify({ groupId, groupMessageId, reaction }), headers: { uuid } });
    return uuid;
  }

  async reply(uuid: string): Promise<SendReply> {
    await until(() => this.replies.some((one) => one.uuid === uuid), `reply to ${uuid}`);
    return this.replies.find((one) => one.uuid === uuid) as SendReply;
  }
}

const schemaOf = (destination: string): z.ZodType => {
  if (destination === chatTopics.unread) return unreadFrame;
  if (destination === matchTopics.live) return liveFrame;
  if (destination === oddsTopics.odds) return oddsFrame;
  return destination.startsWith(`${matchTopics.live}.`) ? liveMatchFrame : roomFrame;
};

/** All messages in the frames of a room, in the order in which they came. */
export const messagesIn = (frames: readonly RoomFrame[]) => frames.flatMap((frame) => ('list' in frame ? frame.list : []));
