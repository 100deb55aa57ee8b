import { codes, headers as names, limits } from '@portal/contracts';
import { chatTopics, type ChatMessage, type ReactionUpdate, type RoomFrame } from '@portal/contracts/chat';
import type { Clock } from '../../clock.ts';
import { Outgoing } from '../../sockets/outgoing.ts';
import type { Since, Subscription } from '../../sockets/subscription.ts';

/** Messages wait this long (ms) for company: in a goal storm one frame carries dozens. */
const TICK = 10;
/** Reactions wait longer (ms): a storm of them on one message is one read and one frame. */
const REACTION_TICK = 100;
/** The head count is told at most this often (ms). */
const ONLINE_EVERY = 1_000;

/** Where a room's history stands. */
export interface Standing {
  readonly epoch: string;
  readonly lastOffset: number;
}

/** Reading the room, as far as the feed needs it. */
export interface RoomSource {
  standing(): Promise<Standing | undefined>;
  /** Messages with an offset above `after` up to `upTo`, oldest first. */
  range(after: number, upTo: number): Promise<ChatMessage[]>;
  /** Where the reactions of these messages stand now. */
  reactions(messageIds: readonly number[]): Promise<ReactionUpdate[]>;
}

/** `position`: the last offset delivered; null while the history is being read. `held`, `heldReactions`: what came meanwhile, the reactions by message. */
interface Listener {
  readonly subscription: Subscription;
  position: number | null;
  held: ChatMessage[];
  heldReactions: Map<number, ReactionUpdate>;
}

interface Parts {
  groupId: number;
  source: RoomSource;
  clock: Clock;
  /** People that a demonstration adds. */
  simulated?: () => number;
  onError: (error: unknown) => void;
}

/** The live side of one room: catches newcomers up, then sends each batch of messages once to all. */
export class RoomFeed {
  private readonly parts: Parts;
  private readonly topic: string;
  private readonly listeners = new Set<Listener>();
  private readonly connections = new Map<object, number>();
  private epoch = '';
  private batch: ChatMessage[] = [];
  private cancelTick: (() => void) | null = null;
  private cancelOnline: (() => void) | null = null;
  private toldOnline = 0;
  private reactedTo = new Set<number>();
  private cancelReactions: (() => void) | null = null;
  private readsReactions = false;
  private reactionFrames = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.topic = chatTopics.chatRoom(parts.groupId);
  }

  get connected(): number {
    return this.connections.size;
  }

  /** With those that a demonstration adds. */
  get online(): number {
    return this.connected + (this.parts.simulated?.() ?? 0);
  }

  get idle(): boolean {
    return this.listeners.size === 0;
  }

  /** Adds a listener. `caughtUp` resolves when its history is read or given up. */
  subscribe(subscription: Subscription, since: Since): { leave: () => void; caughtUp: Promise<void> } {
    const listener: Listener = { subscription, position: null, held: [], heldReactions: new Map() };
    this.listeners.add(listener);
    this.connections.set(subscription.connection, (this.connections.get(subscription.connection) ?? 0) + 1);
    this.tellOnline();
    const caughtUp = this.catchUp(listener, since).catch((error: unknown) => this.giveUp(listener, error));
    return { leave: () => this.leave(listener), caughtUp };
  }

  /** Fresh messages, after their commit, in the order of their offsets. */
  push(epoch: string, messages: readonly ChatMessage[]): void {
    this.epoch = epoch;
    this.batch.push(...messages);
    this.cancelTick ??= this.parts.clock.after(TICK, () => this.flush());
  }

  /** The reactions of a message have changed: all learn how they stand in a moment. */
  reacted(messageId: number): void {
    this.reactedTo.add(messageId);
    if (!this.readsReactions) this.cancelReactions ??= this.parts.clock.after(REACTION_TICK, () => void this.tellReactions());
  }

  dispose(): void {
    this.cancelTick?.();
    this.cancelReactions?.();
    this.cancelOnline?.();
    this.listeners.clear();
  }

  private leave(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    const { connection } = listener.subscription;
    const left = (this.connections.get(connection) ?? 1) - 1;
    if (left > 0) this.connections.set(connection, left);
    else this.connections.delete(connection);
    this.tellOnline();
  }

  private async catchUp(listener: Listener, { offset, epoch }: Since): Promise<void> {
    const standing = await this.parts.source.standing();
    if (!this.listeners.has(listener)) return;
    if (!standing) return this.drop(listener, codes.notFound, 'chat.noRoom');
    const { lastOffset } = standing;
    const gone = offset !== null && ((epoch !== null && epoch !== standing.epoch) || offset > lastOffset || lastOffset - offset > limits.chatCatchUp);
    const list = gone || offset === null ? [] : await this.parts.source.range(offset, lastOffset);
    if (!this.listeners.has(listener)) return;
    this.send(
      listener,
      gone ? { type: 'reset', epoch: standing.epoch, lastOffset } : { type: 'caughtUp', epoch: standing.epoch, lastOffset, online: this.online, list },
      standing,
    );
    this.release(listener, standing);
  }

  /** From here on the listener goes with all the others, first with what was said while its history was read. */
  private release(listener: Listener, { epoch, lastOffset }: Standing): void {
    listener.position = lastOffset;
    const { held } = listener;
    listener.held = [];
    if (held.length > 0) this.offer(listener, epoch, held, null);
    // What was read may be older than what was told meanwhile.
    if (listener.position !== null && listener.heldReactions.size > 0) {
      listener.subscription.deliver(this.reactionsFrame([...listener.heldReactions.values()]));
      listener.heldReactions.clear();
    }
  }

  /** One read at a time, so that an older state never overtakes a newer one. */
  private async tellReactions(): Promise<void> {
    this.cancelReactions = null;
    const ids = [...this.reactedTo];
    this.reactedTo.clear();
    this.readsReactions = true;
    try {
      const updates = await this.parts.source.reactions(ids);
      const frame = this.reactionsFrame(updates);
      for (const listener of this.listeners) {
        if (listener.position !== null) listener.subscription.deliver(frame);
        else for (const update of updates) listener.heldReactions.set(update.groupMessageId, update);
      }
    } catch (error) {
      // Who comes back reads them anew; who stays learns of the next change.
      this.parts.onError(error);
    } finally {
      this.readsReactions = false;
      const [next] = this.reactedTo;
      if (next !== undefined && !this.idle) this.reacted(next);
    }
  }

  private reactionsFrame(updates: ReactionUpdate[]): Outgoing {
    return new Outgoing(this.topic, { type: 'reactions', updates } satisfies RoomFrame, { id: `reactions-${(this.reactionFrames += 1)}` });
  }

  private flush(): void {
    this.cancelTick = null;
    const { batch, epoch } = this;
    this.batch = [];
    const last = batch.at(-1);
    if (!last) return;
    const shared = this.outgoing({ type: 'messages', epoch, lastOffset: last.offset, list: batch }, { epoch, lastOffset: last.offset });
    for (const listener of this.listeners) this.offer(listener, epoch, batch, shared);
  }

  /** Gives a listener what it lacks of a batch: nothing, the part it lacks, or the shared frame. */
  private offer(listener: Listener, epoch: string, batch: readonly ChatMessage[], shared: Outgoing | null): void {
    const first = batch[0];
    const last = batch.at(-1);
    if (!first || !last) return;
    const { position } = listener;
    if (position === null) {
      listener.held.push(...batch);
    } else if (first.offset > position + 1) {
      // Another node wrote in between: read what lies between from the database.
      listener.position = null;
      this.fill(listener, position).catch((error: unknown) => this.giveUp(listener, error));
    } else if (last.offset > position) {
      listener.position = last.offset;
      if (shared && first.offset === position + 1) listener.subscription.deliver(shared);
      else
        this.send(
          listener,
          { type: 'messages', epoch, lastOffset: last.offset, list: batch.filter((message) => message.offset > position) },
          { epoch, lastOffset: last.offset },
        );
    }
  }

  private async fill(listener: Listener, position: number): Promise<void> {
    const standing = await this.parts.source.standing();
    if (!standing) return this.drop(listener, codes.notFound, 'chat.noRoom');
    const list = await this.parts.source.range(position, standing.lastOffset);
    if (!this.listeners.has(listener)) return;
    if (list.length > 0) this.send(listener, { type: 'messages', ...standing, list }, standing);
    this.release(listener, standing);
  }

  /** The history cannot be read now: better no subscription than one that silently lacks messages. */
  private giveUp(listener: Listener, error: unknown): void {
    this.parts.onError(error);
    this.drop(listener, codes.notReady, 'notReady');
  }

  private drop(listener: Listener, code: number, words: string): void {
    if (!this.listeners.has(listener)) return;
    this.leave(listener);
    listener.subscription.refuse(code, words);
  }

  private tellOnline(): void {
    this.cancelOnline ??= this.parts.clock.after(ONLINE_EVERY, () => {
      this.cancelOnline = null;
      if (this.online === this.toldOnline) return;
      this.toldOnline = this.online;
      const frame = new Outgoing(this.topic, { type: 'online', online: this.online } satisfies RoomFrame, { id: `online-${this.online}` });
      for (const { subscription } of this.listeners) subscription.deliver(frame);
    });
  }

  private send(listener: Listener, frame: RoomFrame, standing: Standing): void {
    listener.subscription.deliver(this.outgoing(frame, standing));
  }

  private outgoing(frame: RoomFrame, { epoch, lastOffset }: Standing): Outgoing {
    return new Outgoing(this.topic, frame, { id: `${epoch}-${lastOffset}`, headers: { [names.offset]: String(lastOffset), [names.epoch]: epoch } });
  }
}
