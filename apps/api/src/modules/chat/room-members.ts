import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Caller } from '../../identity/caller.ts';
import { chatRepository, type Room } from './chat.repository.ts';
import { roomMembersRepository, type Loss, type NewBan } from './room-members.repository.ts';

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

/** How often it is looked for what other nodes did (ms), and how far back: their clocks may differ. */
const LOOK_EVERY = 5_000;
const LOOK_BACK = 60_000;

interface Parts {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
}
type LossListener = (loss: Loss) => void;

/** Who belongs in rooms and who is kept out, and the word to those who must know when somebody's place is lost. */
export class RoomMembers {
  private readonly parts: Parts;
  private readonly listeners = new Set<LossListener>();
  private cancelLook: (() => void) | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A room, and what a visitor is in it at this moment; undefined when there is no such room. */
  async roomFor(roomId: number, { caller, network }: Visitor): Promise<{ room: Room; membership: Membership } | undefined> {
    const { db, clock } = this.parts;
    if (caller.kind === 'nobody') {
      const room = await chatRepository(db).room(roomId);
      return room && { room, membership: { member: false, bannedUntil: null } };
    }
    const found = await roomMembersRepository(db).roomFor(roomId, caller.userId, caller.kind === 'guest' ? network : null, new Date(clock.now()));
    return found && { room: found.room, membership: { member: found.member, bannedUntil: found.bannedUntil } };
  }

  /** Keeps somebody out, from now until the ban is over. */
  async ban(ban: NewBan): Promise<void> {
    await roomMembersRepository(this.parts.db).ban(ban);
    this.tell({ roomId: ban.roomId, userId: ban.userId, network: ban.network ?? null });
  }

  async letIn(roomId: number, accountId: number): Promise<void> {
    await roomMembersRepository(this.parts.db).letIn(roomId, accountId, new Date(this.parts.clock.now()));
  }

  async putOut(roomId: number, accountId: number): Promise<void> {
    await roomMembersRepository(this.parts.db).putOut(roomId, accountId, new Date(this.parts.clock.now()));
    this.tell({ roomId, userId: accountId, network: null });
  }

  /** Hears of each loss at least once: at once of what was done on this node, within seconds of what was done on another. The answer ends it. */
  onLoss(listener: LossListener): () => void {
    this.listeners.add(listener);
    this.cancelLook ??= this.lookLater();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.cancelLook?.();
      this.cancelLook = null;
    };
  }

  private tell(loss: Loss): void {
    for (const listener of this.listeners) listener(loss);
  }

  private lookLater(): () => void {
    return this.parts.clock.after(LOOK_EVERY, () => void this.look());
  }

  private async look(): Promise<void> {
    const { db, clock, onError } = this.parts;
    try {
      for (const loss of await roomMembersRepository(db).lossesSince(new Date(clock.now() - LOOK_BACK))) this.tell(loss);
    } catch (error) {
      onError(error);
    }
    if (this.listeners.size > 0) this.cancelLook = this.lookLater();
  }
}
