import { codes } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Audience } from '../../sockets/audience.ts';
import type { Feed, Since, Subscription } from '../../sockets/subscription.ts';
import { presentMessage, type Tongue } from './chat.presenter.ts';
import { messageReader } from './chat.reader.ts';
import { chatRepository, type Room } from './chat.repository.ts';
import type { ChatWriter } from './chat.writer.ts';
import type { RoomMembers } from './room-members.ts';
import { RoomFeed } from './room.feed.ts';

interface Parts {
  db: Db;
  clock: Clock;
  tongue: Tongue;
  writer: ChatWriter;
  members: RoomMembers;
  audience: Audience;
  /** People that a demonstration adds to a room. */
  simulatedIn: (room: Pick<Room, 'id' | 'fixtureId'>) => number;
  onError: (error: unknown) => void;
}

/** `/topic/chatroom.{groupId}`: one feed for each room that somebody listens to. */
export class RoomFeeds implements Feed {
  private readonly parts: Parts;
  private readonly feeds = new Map<number, RoomFeed>();
  /** What each connection still waits for. */
  private readonly turns = new WeakMap<object, Promise<void>>();
  private readonly stopListening: () => void;

  constructor(parts: Parts) {
    this.parts = parts;
    this.stopListening = parts.writer.onCommit((roomId, epoch, rows, parents) => {
      this.feeds.get(roomId)?.push(
        epoch,
        rows.map((row) =>
          presentMessage(row, parts.tongue, undefined, { parent: row.parentMessageId === null ? null : (parents.get(row.parentMessageId) ?? null) }),
        ),
      );
    });
  }

  /** The reactions of a message have changed. */
  reacted(groupId: number, messageId: number): void {
    this.feeds.get(groupId)?.reacted(messageId);
  }

  /** Connections in a room. */
  listeners(groupId: number): number {
    return this.feeds.get(groupId)?.connected ?? 0;
  }

  serves(topic: string): boolean {
    return idOf(topic) !== null;
  }

  subscribe(topic: string, subscription: Subscription, since: Since): () => void {
    const undo: (() => void)[] = [];
    let ended = false;
    // Histories are read one after the other for one connection: a client that asks for twenty rooms leaves the database to others, too.
    const before = this.turns.get(subscription.connection) ?? Promise.resolve();
    const turn = before
      .then(async () => {
        if (!ended)
          await this.enter(idOf(topic) ?? 0, subscription, since, (step) => {
            if (ended) step();
            else undo.push(step);
          });
      })
      .catch((error: unknown) => {
        this.parts.onError(error);
        subscription.refuse(codes.notReady, 'notReady');
      });
    this.turns.set(subscription.connection, turn);
    return () => {
      ended = true;
      for (const step of undo.splice(0)) step();
    };
  }

  dispose(): void {
    this.stopListening();
    for (const feed of this.feeds.values()) feed.dispose();
    this.feeds.clear();
  }

  private async enter(groupId: number, subscription: Subscription, since: Since, onEnd: (step: () => void) => void): Promise<void> {
    const { members, audience } = this.parts;
    const { visitor } = subscription;
    onEnd(members.watch(groupId, visitor, ({ code, words }) => subscription.refuse(code, words)));
    const door = await members.door(groupId, visitor);
    if (!door.open) return subscription.refuse(door.code, door.words);
    const feed = this.feedOf(door.room);
    const { leave, caughtUp } = feed.subscribe(subscription, since);
    onEnd(() => {
      leave();
      // A head count still waits to be told to nobody; the feed goes with it.
      if (feed.idle) {
        feed.dispose();
        this.feeds.delete(groupId);
      }
    });
    const { fixtureId } = door.room;
    if (fixtureId !== null) onEnd(audience.join(fixtureId, subscription));
    await caughtUp;
  }

  private feedOf(room: Room): RoomFeed {
    const groupId = room.id;
    const known = this.feeds.get(groupId);
    if (known) return known;
    const { db, tongue, clock, simulatedIn, onError } = this.parts;
    const chat = chatRepository(db);
    const reader = messageReader(db, tongue);
    const feed = new RoomFeed({
      groupId,
      clock,
      simulated: () => simulatedIn(room),
      onError,
      source: {
        standing: () => chat.room(groupId),
        range: async (after, upTo) => reader.present(await chat.range(groupId, after, upTo)),
        reactions: (messageIds) => reader.updates(groupId, messageIds),
      },
    });
    this.feeds.set(groupId, feed);
    return feed;
  }
}

function idOf(topic: string): number | null {
  const digits = /^\/topic\/chatroom\.(\d{1,15})$/.exec(topic)?.[1];
  return digits === undefined ? null : Number(digits);
}
