import { STAFF_ROLE } from '@portal/contracts';
import { Heads } from './heads.ts';

/** Rooms that one socket may be in, and sockets that one member may have. */
const MOST = { rooms: 20, sockets: 50 } as const;

/** One socket of one member. Nothing is counted before it says that it is online. */
export interface Arrival {
  online(): void;
  offline(): void;
  /** False: it is in as many rooms as one socket may be in. */
  join(roomId: number): boolean;
  leave(roomId: number): void;
  /** The socket is closed: as good as having said that it is offline. */
  close(): void;
}

/**
 * Who is online (section 4): a member from the first of their sockets that says so until the last one closes or says that it is offline; in a room while one of
 * those sockets has joined it. Staff are held apart and are never among the members (section 6). In memory: each node of the api knows of its own sockets.
 */
export class OnlineRegistry {
  private readonly members = new Heads();
  private readonly staff = new Heads();
  private readonly guests = new Heads();
  private readonly rooms = new Map<number, Heads>();
  /** How many sockets each has, whatever they say. */
  private readonly sockets = new Map<number, number>();
  /** Sockets of pages that have named themselves. */
  private readonly pages = new Map<string, Arrival>();

  /** A socket of a member; null when they have too many. `page`: how its page names itself. */
  arrive({ userId, siteRoleId }: { userId: number; siteRoleId: number }, page?: string): Arrival | null {
    const held = this.sockets.get(userId) ?? 0;
    if (held >= MOST.sockets) return null;
    this.sockets.set(userId, held + 1);
    const unseen = siteRoleId === STAFF_ROLE;
    const heads = unseen ? this.staff : this.members;
    const joined = new Set<number>();
    const name = page === undefined ? undefined : `${userId} ${page}`;
    let here = false;
    let closed = false;
    const enter = (roomId: number) => {
      if (!unseen) this.room(roomId).come(userId);
    };
    const exit = (roomId: number) => {
      if (!unseen) this.forget(roomId, userId);
    };
    const offline = () => {
      if (!here) return;
      here = false;
      heads.go(userId);
      for (const roomId of joined) exit(roomId);
    };
    const arrival: Arrival = {
      online() {
        if (here || closed) return;
        here = true;
        heads.come(userId);
        for (const roomId of joined) enter(roomId);
      },
      offline,
      join(roomId) {
        if (closed || joined.has(roomId)) return true;
        if (joined.size >= MOST.rooms) return false;
        joined.add(roomId);
        if (here) enter(roomId);
        return true;
      },
      leave(roomId) {
        if (joined.delete(roomId) && here) exit(roomId);
      },
      close: () => {
        if (closed) return;
        closed = true;
        offline();
        if (name !== undefined && this.pages.get(name) === arrival) this.pages.delete(name);
        const left = (this.sockets.get(userId) ?? 1) - 1;
        if (left > 0) this.sockets.set(userId, left);
        else this.sockets.delete(userId);
      },
    };
    if (name !== undefined) this.pages.set(name, arrival);
    return arrival;
  }

  /** A page of a member is left, whatever its socket says: that may be half gone. */
  left(userId: number, page: string): void {
    this.pages.get(`${userId} ${page}`)?.offline();
  }

  /** A guest's chat connection, which is all that is known of one; the answer takes it back. */
  guestCame(userId: number): () => void {
    this.guests.come(userId);
    let there = true;
    return () => {
      if (there) this.guests.go(userId);
      there = false;
    };
  }

  /** Members who are online, or those of them in one room, in the order in which they came. */
  list(roomId?: number): number[] {
    return (roomId === undefined ? this.members : this.rooms.get(roomId))?.list() ?? [];
  }

  staffThere(): number[] {
    return this.staff.list();
  }

  /** Members and guests, each once. */
  get total(): number {
    return this.members.size + this.guests.size;
  }

  private room(roomId: number): Heads {
    const known = this.rooms.get(roomId) ?? new Heads();
    this.rooms.set(roomId, known);
    return known;
  }

  private forget(roomId: number, userId: number): void {
    const room = this.rooms.get(roomId);
    room?.go(userId);
    if (room?.size === 0) this.rooms.delete(roomId);
  }
}
