import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { onlineNotice, onlineReply, sockets, type OnlineNotice, type OnlineReply } from '@portal/contracts';
import { exactly } from './exactly.ts';
import { until } from './stomp-client.ts';

/** A client of `/onlineSocket`, as the web page has one. `url`: what `listen` answers, of the chat. */
export class OnlineClient {
  readonly replies: OnlineReply[] = [];
  /** What was said unasked. */
  readonly notices: OnlineNotice[] = [];
  closed: { code: number; reason: string } | null = null;
  private readonly socket: WebSocket;

  constructor(url: string, { token, lang, page }: { token?: string; lang?: string; page?: string } = {}) {
    const query = new URLSearchParams({ ...(token && { token }), ...(lang && { lang }), ...(page && { page }) });
    this.socket = new WebSocket(`${url.replace(sockets.chat, sockets.online)}?${query}`);
    this.socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) return;
      const frame = JSON.parse(data.toString()) as object;
      if ('type' in frame) this.notices.push(exactly(onlineNotice, frame));
      else this.replies.push(exactly(onlineReply, frame));
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.socket.on('error', () => {});
  }

  async ready(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 'connection');
    return this;
  }

  /** Says something and resolves with its answer. */
  async say(type: string, more: { roomId?: number; uuid?: string } = {}): Promise<OnlineReply> {
    const { uuid = randomUUID() } = more;
    this.send(Buffer.from(JSON.stringify({ type, ...more, uuid })));
    await until(() => this.replies.some((reply) => reply.uuid === uuid), `answer to ${type}`);
    return this.replies.find((reply) => reply.uuid === uuid) as OnlineReply;
  }

  send(data: Buffer | string): void {
    this.socket.send(data);
  }

  async end(): Promise<void> {
    this.socket.close();
    await until(() => this.closed !== null, 'close');
  }

  /** The network goes away, without a goodbye. */
  drop(): void {
    this.socket.terminate();
  }
}
