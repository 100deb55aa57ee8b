import type { Person } from '@portal/contracts';
import { isStaff } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Allowance, TokenBuckets } from '../../limits/token-bucket.ts';
import { letThrough, type RoomMembers, type Visitor } from '../chat/index.ts';
import { peopleRepository } from '../people/index.ts';
import type { OnlineRegistry } from './online-registry.ts';

/** Pages are left one by one; a browser that is closed leaves dozens at once. */
const leaving: Allowance = { perSecond: 2, burst: 60 };

/** Staff that are named to visitors at once; more are there for nobody. */
const MOST_STAFF = 20;

interface Parts {
  db: Db;
  registry: OnlineRegistry;
  limits: TokenBuckets;
  members: RoomMembers;
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

  /** Members who are online, or in one room. Throws Refused: 404 for a room that is not there, NOT_PERMISSIONS for a closed one. */
  async list({ roomId, pageNum, pageSize }: Asked, visitor: Visitor): Promise<{ list: Person[]; total: number; pageNum: number; pageSize: number }> {
    if (roomId !== undefined) letThrough(await this.parts.members.door(Number(roomId), visitor));
    const ids = this.parts.registry.list(roomId === undefined ? undefined : Number(roomId));
    const list = await this.people(ids.slice((pageNum - 1) * pageSize, pageNum * pageSize));
    // Made staff after they came: unseen from then on.
    return { list: list.filter((person) => !isStaff(person)), total: ids.length, pageNum, pageSize };
  }

  /** A page of theirs is left. Throws Refused: 429. */
  left(accountId: number, page: string): void {
    const { limits, registry } = this.parts;
    const taken = limits.take(`offline ${accountId}`, leaving);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    registry.left(accountId, page);
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
