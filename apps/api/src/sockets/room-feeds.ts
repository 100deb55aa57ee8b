import { chatCodes, codes } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Say } from '../http/words.ts';
import {
  chatRepository,
  mayRead,
  messageReader,
  presentMessage,
  wordsOfClosed,
  type ChatWriter,
  type RoomMembers,
  type Visitor,
} from '../modules/chat/index.ts';
import type { Audience } from './audience.ts';
import { RoomFeed } from './room.feed.ts';
import type { Feed, Since, Subscription } from './subscription.ts';

/** Somebody at the door of a room or in it. */
interface Guest {
  readonly visitor: Visitor;
  readonly leave: (code: number | string, words: string) => void;
}

interface Parts {
  db: Db;
  clock: Clock;
  say: Say;
  writer: ChatWriter;
  members: RoomMembers;
  audience: Audience;
  onError: (error: unknown) => void;
}

/** `/topic/chatroom.{groupId}`: one feed for each room that somebody listens to. */
export class RoomFeeds implements Feed {
  private readonly parts: Parts;
  private readonly feeds = new Map<number, RoomFeed>();
  /** What each connection still waits for. */
  private readonly turns = new WeakMap<object, Promise<void>>();
  private readonly present = new Map<number, Set<Guest>>();
  private readonly stopListening: () => void;

  constructor(parts: Parts) {
    this.parts = parts;
    const stopLosses = parts.members.onLoss(({ roomId, userId, network }) => {
      for (const guest of this.present.get(roomId) ?? []) if (concerns(guest.visitor, userId, network)) void this.check(roomId, guest);
    });
    const stopCommits = parts.writer.onCommit((roomId, epoch, rows, parents) => {
      this.feeds.get(roomId)?.push(
        epoch,
        rows.map((row) =>
          presentMessage(row, parts.say, undefined, { parent: row.parentMessageId === null ? null : (parents.get(row.parentMessageId) ?? null) }),
        ),
      );
    });
    this.stopListening = () => {
      stopLosses();
      stopCommits();
    };
  }

  /** The reactions of a message have changed. */
  reacted(groupId: number, messageId: number): void {
    this.feeds.get(groupId)?.reacted(messageId);
  }

  /** Connections in a room. */
  online(groupId: number): number {
    return this.feeds.get(groupId)?.online ?? 0;
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
    const { visitor } = subscription;
    // Before it is asked who they are: a loss meanwhile finds them here.
    onEnd(this.enterBook(groupId, { visitor, leave: (code, words) => subscription.refuse(code, words) }));
    const found = await this.parts.members.roomFor(groupId, visitor);
    if (!found) return subscription.refuse(codes.notFound, 'chat.noRoom');
    const { room, membership } = found;
    if (!mayRead(visitor.caller, room, membership)) return subscription.refuse(chatCodes.notPermitted, wordsOfClosed(membership));
    const feed = this.feedOf(groupId);
    const { leave, caughtUp } = feed.subscribe(subscription, since);
    onEnd(() => {
      leave();
      // A head count still waits to be told to nobody; the feed goes with it.
      if (feed.idle) {
        feed.dispose();
        this.feeds.delete(groupId);
      }
    });
    if (room.fixtureId !== null) onEnd(this.parts.audience.join(room.fixtureId, subscription.connection));
    await caughtUp;
  }

  private enterBook(groupId: number, guest: Guest): () => void {
    const here = this.present.get(groupId) ?? new Set();
    this.present.set(groupId, here.add(guest));
    return () => {
      here.delete(guest);
      if (here.size === 0 && this.present.get(groupId) === here) this.present.delete(groupId);
    };
  }

  /** Somebody may have lost their place: then what they have open of the room ends. */
  private async check(groupId: number, { visitor, leave }: Guest): Promise<void> {
    try {
      const found = await this.parts.members.roomFor(groupId, visitor);
      if (found && !mayRead(visitor.caller, found.room, found.membership)) leave(chatCodes.notPermitted, wordsOfClosed(found.membership));
    } catch (error) {
      this.parts.onError(error);
      // Better out for a moment than in without the right: they ask again.
      leave(codes.notReady, 'notReady');
    }
  }

  private feedOf(groupId: number): RoomFeed {
    const known = this.feeds.get(groupId);
    if (known) return known;
    const { db, say, clock, onError } = this.parts;
    const chat = chatRepository(db);
    const reader = messageReader(db, say);
    const feed = new RoomFeed({
      groupId,
      clock,
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

/** A ban of a guest is of their address too, for guests alone. */
function concerns({ caller, network }: Visitor, userId: number, bannedNetwork: string | null): boolean {
  if (caller.kind === 'nobody') return false;
  return caller.userId === userId || (caller.kind === 'guest' && network === bannedNetwork);
}

function idOf(topic: string): number | null {
  const digits = /^\/topic\/chatroom\.(\d{1,15})$/.exec(topic)?.[1];
  return digits === undefined ? null : Number(digits);
}
