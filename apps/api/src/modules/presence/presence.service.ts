import { chatCodes, type Person } from '@portal/contracts';
import { isStaff } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { mayRead, wordsOfClosed, type RoomMembers, type Visitor } from '../chat/index.ts';
import { peopleRepository } from '../people/index.ts';
import type { OnlineRegistry } from './online-registry.ts';

/** Staff that are named to visitors at once; more are there for nobody. */
const MOST_STAFF = 20;

interface Parts {
  db: Db;
  registry: OnlineRegistry;
  members: RoomMembers;
  onError: (error: unknown) => void;
}
interface Asked {
  roomId?: string | undefined;
  pageNum: number;
  pageSize: number;
}

/** A member with a socket of theirs, and how it leaves a room. */
interface Present {
  readonly visitor: Visitor;
  readonly leave: (roomId: number) => void;
}

/** Who is there (sections 4 and 6; decisions, "Paths"). */
export class PresenceService {
  private readonly parts: Parts;
  private readonly present = new Map<number, Set<Present>>();
  readonly dispose: () => void;

  constructor(parts: Parts) {
    this.parts = parts;
    this.dispose = parts.members.onLoss(({ roomId, userId }) => {
      for (const one of this.present.get(userId) ?? []) void this.check(roomId, one);
    });
  }

  /** Takes a member's socket out of rooms that they may not be in any more. The answer ends it. */
  watch(userId: number, present: Present): () => void {
    const theirs = this.present.get(userId) ?? new Set();
    this.present.set(userId, theirs.add(present));
    return () => {
      theirs.delete(present);
      if (theirs.size === 0 && this.present.get(userId) === theirs) this.present.delete(userId);
    };
  }

  /** Whether a visitor may be in a room: there is one, and they may read it. Otherwise the words for why not. */
  async door(roomId: number, visitor: Visitor): Promise<{ state: 'open' | 'unknown' } | { state: 'closed'; words: string }> {
    const found = await this.parts.members.roomFor(roomId, visitor);
    if (!found) return { state: 'unknown' };
    return mayRead(visitor.caller, found.room, found.membership) ? { state: 'open' } : { state: 'closed', words: wordsOfClosed(found.membership) };
  }

  /** Members who are online, or in one room. Throws Refused: 404 for a room that is not there, NOT_PERMISSIONS for a closed one. */
  async list({ roomId, pageNum, pageSize }: Asked, visitor: Visitor): Promise<{ list: Person[]; total: number; pageNum: number; pageSize: number }> {
    if (roomId !== undefined) {
      const door = await this.door(Number(roomId), visitor);
      if (door.state === 'unknown') throw refused.notFound();
      if (door.state === 'closed') throw refused.business(chatCodes.notPermitted, door.words);
    }
    const ids = this.parts.registry.list(roomId === undefined ? undefined : Number(roomId));
    const list = await this.people(ids.slice((pageNum - 1) * pageSize, pageNum * pageSize));
    // Made staff after they came: unseen from then on.
    return { list: list.filter((person) => !isStaff(person)), total: ids.length, pageNum, pageSize };
  }

  /** Members by their sockets, guests by their chat connections. */
  total(): number {
    return this.parts.registry.total;
  }

  /** Staff who are there, for visitors who need help. */
  async staff(): Promise<Person[]> {
    const there = await this.people(this.parts.registry.staffThere().slice(0, MOST_STAFF));
    return there.filter(isStaff);
  }

  private async check(roomId: number, { visitor, leave }: Present): Promise<void> {
    try {
      if ((await this.door(roomId, visitor)).state !== 'open') leave(roomId);
    } catch (error) {
      this.parts.onError(error);
      leave(roomId);
    }
  }

  private async people(ids: readonly number[]): Promise<Person[]> {
    const people = await peopleRepository(this.parts.db).byIds(ids);
    return ids.flatMap((id) => people.get(id) ?? []);
  }
}
