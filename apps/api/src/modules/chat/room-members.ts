import { chatCodes, codes } from '@portal/contracts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Refusing } from '../../http/code-words.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller } from '../../identity/caller.ts';
import { mayRead, wordsOfClosed } from './chat.policy.ts';
import { chatRepository, type Room } from './chat.repository.ts';
import { roomMembersRepository, type Loss, type NewBan, type Standing } from './room-members.repository.ts';

/** What somebody is in a room. */
export interface Membership {
  /** Belongs in it; says nothing of rooms that are open to all. */
  readonly member: boolean;
  readonly bannedUntil: Date | null;
}
/** Who is at the door. `network`: whom rates count, see `networkOf`. */
export interface Visitor {
  readonly caller: Caller;
  readonly network: string;
}

/** Why somebody is not let in, or must leave. */
export interface Closed {
  readonly code: Refusing;
  readonly words: string;
}
/** A room as it stands to a visitor at this moment. */
export type Door = ({ readonly open: true } & Found) | ({ readonly open: false } & Closed);
interface Found {
  readonly room: Room;
  readonly membership: Membership;
}

/** Who may say something: whoever has a token. */
type Speaker = Exclude<Caller, { readonly kind: 'nobody' }>;
interface Arrival extends Found {
  readonly lives: boolean;
  readonly parentId: number | null;
}

/** How often it is looked for what other nodes did (ms), and how far back: their clocks may differ. */
const LOOK_EVERY = 5_000;
const LOOK_BACK = 60_000;

interface Parts {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
}
/** Somebody who is in a room, or on their way in. */
interface Present {
  readonly visitor: Visitor;
  readonly leave: (why: Closed) => void;
}

/** Who belongs in rooms and who is kept out; whoever is in one and may not be any more is told to leave. */
export class RoomMembers {
  private readonly parts: Parts;
  private readonly present = new Map<number, Set<Present>>();
  private cancelLook: (() => void) | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A room, and what a visitor is in it at this moment; undefined when there is no such room. */
  async roomFor(roomId: number, { caller, network }: Visitor): Promise<Found | undefined> {
    const { db, clock } = this.parts;
    if (caller.kind === 'nobody') {
      const room = await chatRepository(db).room(roomId);
      return room && { room, membership: { member: false, bannedUntil: null } };
    }
    const found = await roomMembersRepository(db).roomFor(roomId, caller.userId, networkOfGuest(caller, network), new Date(clock.now()));
    return found && foundOf(found);
  }

  /** The same of who says something there, with all else that has to be known of it: whether their log-in lives, and whether what they answer to is in this room. One look for all. */
  async arrival(roomId: number, caller: Speaker, network: string, parentId?: number | null): Promise<Arrival | undefined> {
    const { db, clock } = this.parts;
    const speaking = { parentId, sessionId: caller.kind === 'user' ? caller.sessionId : undefined };
    const found = await roomMembersRepository(db).roomFor(roomId, caller.userId, networkOfGuest(caller, network), new Date(clock.now()), speaking);
    return found && { ...foundOf(found), lives: found.lives, parentId: found.parentId };
  }

  /** Whether a visitor may be in a room. Code 40400 where there is none, NOT_PERMISSIONS where it is not for them. */
  async door(roomId: number, visitor: Visitor): Promise<Door> {
    const found = await this.roomFor(roomId, visitor);
    if (!found) return { open: false, code: codes.notFound, words: 'chat.noRoom' };
    if (!mayRead(visitor.caller, found.room, found.membership)) return { open: false, code: chatCodes.notPermitted, words: wordsOfClosed(found.membership) };
    return { open: true, ...found };
  }

  /**
   * Has a visitor told to leave when they may not be in a room any more: at once when that was done on this node, within seconds when on another. To be called before `door`
   * is asked, so that a loss meanwhile finds them. The answer ends it.
   */
  watch(roomId: number, visitor: Visitor, leave: (why: Closed) => void): () => void {
    const here = this.present.get(roomId) ?? new Set();
    const one: Present = { visitor, leave };
    this.present.set(roomId, here.add(one));
    this.cancelLook ??= this.lookLater();
    return () => {
      here.delete(one);
      if (here.size === 0 && this.present.get(roomId) === here) this.present.delete(roomId);
      if (this.present.size === 0) this.dispose();
    };
  }

  /** Keeps somebody out, from now until the ban is over. */
  async ban(ban: NewBan): Promise<void> {
    await roomMembersRepository(this.parts.db).ban(ban);
    this.check({ roomId: ban.roomId, userId: ban.userId, network: ban.network ?? null });
  }

  async letIn(roomId: number, accountId: number): Promise<void> {
    await roomMembersRepository(this.parts.db).letIn(roomId, accountId, new Date(this.parts.clock.now()));
  }

  async putOut(roomId: number, accountId: number): Promise<void> {
    await roomMembersRepository(this.parts.db).putOut(roomId, accountId, new Date(this.parts.clock.now()));
    this.check({ roomId, userId: accountId, network: null });
  }

  dispose(): void {
    this.cancelLook?.();
    this.cancelLook = null;
  }

  /** Asks anew for those in the room whom a loss concerns. */
  private check({ roomId, userId, network }: Loss): void {
    for (const one of this.present.get(roomId) ?? []) if (concerns(one.visitor, userId, network)) void this.checkOne(roomId, one);
  }

  private async checkOne(roomId: number, { visitor, leave }: Present): Promise<void> {
    try {
      const door = await this.door(roomId, visitor);
      if (!door.open) leave(door);
    } catch (error) {
      this.parts.onError(error);
      // Better out for a moment than in without the right: they ask again.
      leave({ code: codes.notReady, words: 'notReady' });
    }
  }

  private lookLater(): () => void {
    return this.parts.clock.after(LOOK_EVERY, () => void this.look());
  }

  private async look(): Promise<void> {
    const { db, clock, onError } = this.parts;
    try {
      for (const loss of await roomMembersRepository(db).lossesSince(new Date(clock.now() - LOOK_BACK))) this.check(loss);
    } catch (error) {
      onError(error);
    }
    if (this.cancelLook) this.cancelLook = this.lookLater();
  }
}

const networkOfGuest = ({ kind }: Caller, network: string): string | null => (kind === 'guest' ? network : null);

const foundOf = ({ room, member, bannedUntil }: Standing): Found => ({ room, membership: { member, bannedUntil } });

/** Whoever may be in a room. Throws Refused: 404 where there is none, NOT_PERMISSIONS where it is not for them. */
export function letThrough(door: Door): Found {
  if (door.open) return door;
  throw door.code === codes.notFound ? refused.notFound() : refused.business(door.code, { words: door.words });
}

/** A ban of a guest is of their address too, for guests alone. */
function concerns({ caller, network }: Visitor, userId: number, bannedNetwork: string | null): boolean {
  if (caller.kind === 'nobody') return false;
  return caller.userId === userId || (caller.kind === 'guest' && network === bannedNetwork);
}
