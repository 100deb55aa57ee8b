import { codes, REPLY_DESTINATION, SUCCESS, type SendReply } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Say } from '../http/words.ts';
import { networkOf } from '../limits/network.ts';
import type { ChatService, Sender, Visitor } from '../modules/chat/index.ts';
import { BadFrame, type ClientFrame, type Codec } from './client-frame.ts';
import { Outgoing } from './outgoing.ts';
import { Pace } from './pace.ts';
import { Sends } from './sends.ts';
import type { Feed } from './subscription.ts';
import { closeCodes, type Wire } from './wire.ts';

/** The server is heard at least this often, and wants to hear no more often (ms). */
const HEART_BEAT = 10_000;
/** A client may be this many beats late: phones sleep, networks stall. */
const PATIENCE = 2.5;
/** CONNECT comes within this time (ms). */
const CONNECT_WITHIN = 10_000;
/** A sign of life is asked for this often (ms), of every client; one that owes this many is gone. */
const PING_EVERY = 30_000;
const MOST_PINGS = 2;
const MOST_SUBSCRIPTIONS = 20;
/** A client this many bytes behind reads slower than the room talks; it comes back and catches up by offset. */
const MOST_BUFFERED = 1024 * 1024;
/** Name of the subscription that answers to one's own sends carry; nobody needs to ask for it. */
const REPLY_SUBSCRIPTION = 'reply';

interface Parts {
  wire: Wire;
  codec: Codec;
  sender: Sender;
  feeds: readonly Feed[];
  chat: ChatService;
  clock: Clock;
  say: Say;
  onError: (error: unknown) => void;
}

/** One client of the gateway, whatever its codec: reads its frames, answers them, delivers what it subscribed to. */
export class Connection {
  private readonly parts: Parts;
  private readonly subscriptions = new Map<string, () => void>();
  private readonly timers = new Set<() => void>();
  private open = false;
  private ended = false;
  /** Signs of life so far. Counted, not timed: when the machine's clock is set, nobody has been silent for it. */
  private heard = 0;
  private pings = 0;
  private readonly pace: Pace;
  private readonly visitor: Visitor;
  private spokeAt: number;
  private replies = 0;
  private readonly sends: Sends;

  constructor(parts: Parts) {
    this.parts = parts;
    this.spokeAt = parts.clock.now();
    this.pace = new Pace(parts.clock);
    this.visitor = { caller: parts.sender.caller, network: networkOf(parts.sender.ip) };
    this.sends = new Sends({
      chat: parts.chat,
      sender: parts.sender,
      answer: (...given) => this.answer(...given),
      reply: (reply) => this.reply(reply),
      receipt: (id) => this.receipt(id),
      onError: parts.onError,
    });
    this.every(PING_EVERY, () => this.ping());
    this.after(CONNECT_WITHIN, () => {
      if (!this.open) this.end(closeCodes.policy, 'no CONNECT');
    });
  }

  /** Bytes from the client. */
  receive(chunk: Buffer): void {
    if (!this.signal(chunk.length)) return;
    try {
      for (const frame of this.parts.codec.decode(chunk)) this.handle(frame);
    } catch (error) {
      if (!(error instanceof BadFrame)) this.parts.onError(error);
      this.fail(error instanceof BadFrame ? error.message : 'internal error');
    }
  }

  /** A sign of life: a message of so many bytes, a ping, the answer to one. False: one too many, and the connection ends. */
  signal(size = 0): boolean {
    if (this.ended) return false;
    this.heard += 1;
    this.pings = 0;
    if (this.pace.message(size)) return true;
    this.end(closeCodes.policy, 'too many messages');
    return false;
  }

  /** The wire is gone: give everything back. */
  dispose(): void {
    this.ended = true;
    for (const unsubscribe of this.subscriptions.values()) unsubscribe();
    this.subscriptions.clear();
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }

  private handle(frame: ClientFrame): void {
    if (this.ended) return;
    if (!this.pace.frame()) return this.end(closeCodes.policy, 'too many frames');
    if (frame.type === 'connect') return this.connect(frame);
    if (!this.open) throw new BadFrame('CONNECT comes first');
    switch (frame.type) {
      case 'subscribe':
        this.subscribe(frame);
        return this.receipt(frame.receipt);
      case 'unsubscribe':
        this.unsubscribe(frame.id);
        return this.receipt(frame.receipt);
      case 'send':
        return this.sends.queue(frame);
      case 'disconnect':
        this.receipt(frame.receipt);
        return this.end(1000, 'bye');
      case 'ignored':
        return this.receipt(frame.receipt);
    }
  }

  private connect({ versions, heartBeat: [canSend, wants] }: Extract<ClientFrame, { type: 'connect' }>): void {
    if (this.open) throw new BadFrame('already connected');
    const { codec, sender } = this.parts;
    this.write(codec.connected(versions, HEART_BEAT, sender.caller.kind === 'nobody' ? null : sender.caller.userId));
    this.open = true;
    if (wants > 0) this.beat(Math.max(wants, HEART_BEAT));
    if (canSend > 0) this.expectBeats(Math.max(canSend, HEART_BEAT));
  }

  private beat(interval: number): void {
    this.every(interval / 2, () => {
      if (this.parts.clock.now() - this.spokeAt >= interval / 2) this.write(this.parts.codec.heartBeat);
    });
  }

  private expectBeats(interval: number): void {
    let quiet = 0;
    let known = this.heard;
    this.every(interval / 2, () => {
      quiet = this.heard === known ? quiet + 1 : 0;
      known = this.heard;
      if (quiet > 2 * PATIENCE) this.end(closeCodes.policy, 'no heart-beat');
    });
  }

  /** Asks whether somebody is still there: a socket whose other end lost its network says nothing of it. */
  private ping(): void {
    if (this.pings >= MOST_PINGS) return this.end(closeCodes.policy, 'no sign of life');
    this.pings += 1;
    this.parts.wire.ping();
  }

  private subscribe({ id, topic, offset, epoch }: Extract<ClientFrame, { type: 'subscribe' }>): void {
    // The same id again moves the subscription, as after a reconnect that the client missed.
    this.unsubscribe(id);
    const refuse = (code: number | string, words: string) => {
      this.unsubscribe(id);
      this.answer(id, code, words);
    };
    if (this.subscriptions.size >= MOST_SUBSCRIPTIONS) return refuse(codes.tooMany, 'chat.tooManyRooms');
    const feed = this.parts.feeds.find((candidate) => candidate.serves(topic));
    if (!feed) return refuse(codes.notFound, 'notFound');
    let current = true;
    let end: () => void = () => {};
    this.subscriptions.set(id, () => {
      current = false;
      end();
    });
    end = feed.subscribe(
      topic,
      {
        id,
        connection: this,
        visitor: this.visitor,
        deliver: (message) => {
          if (current) this.deliver(message, id);
        },
        refuse: (code, words) => {
          if (current) refuse(code, words);
        },
      },
      { offset, epoch },
    );
    // Refused on the spot: nobody else will end it.
    if (!current) end();
  }

  private unsubscribe(id: string): void {
    this.subscriptions.get(id)?.();
    this.subscriptions.delete(id);
  }

  private answer(uuid: string, code: number | string, words: string, params: Record<string, string | number> = {}): void {
    this.reply({
      uuid,
      code,
      msg: code === codes.ok ? SUCCESS : this.parts.say(this.parts.sender.language, words, params),
      groupMessageId: null,
      offset: null,
    });
  }

  private reply(reply: SendReply): void {
    this.deliver(new Outgoing(REPLY_DESTINATION, reply, { id: `reply-${(this.replies += 1)}` }), REPLY_SUBSCRIPTION);
  }

  private receipt(id: string | null): void {
    if (id !== null) this.write(this.parts.codec.receipt(id));
  }

  private deliver(message: Outgoing, subscription: string): void {
    this.write(message.for(this.parts.codec, subscription));
  }

  private write(bytes: Buffer): void {
    if (this.ended) return;
    if (this.parts.wire.buffered() > MOST_BUFFERED) return this.end(closeCodes.policy, 'too slow');
    this.spokeAt = this.parts.clock.now();
    this.parts.wire.send(bytes);
  }

  private fail(message: string): void {
    this.write(this.parts.codec.error(message));
    this.end(closeCodes.protocol, message);
  }

  private end(code: number, reason: string): void {
    if (this.ended) return;
    this.dispose();
    this.parts.wire.close(code, reason);
  }

  private after(ms: number, task: () => void): void {
    const cancel = this.parts.clock.after(ms, () => {
      this.timers.delete(cancel);
      if (!this.ended) task();
    });
    this.timers.add(cancel);
  }

  private every(ms: number, task: () => void): void {
    this.after(ms, () => {
      task();
      if (!this.ended) this.every(ms, task);
    });
  }
}
