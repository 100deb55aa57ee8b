import { chatCodes, type Person } from '@portal/contracts';
import { isStaff } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { chatRepository, mayRead } from '../chat/index.ts';
import { peopleRepository } from '../people/index.ts';
import type { OnlineRegistry } from './online-registry.ts';

/** Staff that are named to visitors at once; more are there for nobody. */
const MOST_STAFF = 20;

interface Parts {
  db: Db;
  registry: OnlineRegistry;
}
interface Asked {
  roomId?: string | undefined;
  pageNum: number;
  pageSize: number;
}

/** Who is there (sections 4 and 6; decisions, "Paths"). */
export class PresenceService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Whether somebody may be in a room at all: there is one, and it may be read. */
  async isOpen(roomId: number): Promise<'open' | 'closed' | 'unknown'> {
    const room = await chatRepository(this.parts.db).room(roomId);
    if (!room) return 'unknown';
    return mayRead(room) ? 'open' : 'closed';
  }

  /** Members who are online, or in one room. Throws Refused: 404 for a room that is not there, NOT_PERMISSIONS for a closed one. */
  async list({ roomId, pageNum, pageSize }: Asked): Promise<{ list: Person[]; total: number; pageNum: number; pageSize: number }> {
    if (roomId !== undefined) {
      const room = await this.isOpen(Number(roomId));
      if (room === 'unknown') throw refused.notFound();
      if (room === 'closed') throw refused.business(chatCodes.notPermitted, 'notAllowed');
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

  private async people(ids: readonly number[]): Promise<Person[]> {
    const people = await peopleRepository(this.parts.db).byIds(ids);
    return ids.flatMap((id) => people.get(id) ?? []);
  }
}
