import { codes, limits, type Output } from '@portal/contracts';
import { LONGEST_EVENT, type eventCalls, type PortalEvent } from '@portal/contracts/event';
import { eventState, placesLeft } from '@portal/domain';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { PageCard } from '../page-cards/index.ts';
import { peopleRepository, stillThere } from '../people/index.ts';
import { cardOfEvent, presentEvent, timesOf } from './event.presenter.ts';
import { eventRepository, type Guest, type NewEventRow, type StoredEvent, type When } from './event.repository.ts';

/** Of one member, and of an address that many may share. */
const pace = { member: { perSecond: 20 / 60, burst: 20 }, address: { perSecond: 2, burst: 60 } } as const;
const LONGEST_MS = LONGEST_EVENT * 86_400_000;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
}
type Listed = Output<typeof eventCalls.list>;
type Given = z.output<typeof eventCalls.create.body>;
type Change = z.output<typeof eventCalls.update.body>;
/** Takes part, or keeps in mind. */
export type GuestDeed = 'booking' | 'saving';

/** What members meet for. */
export class EventService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async list({ when, pageNum, pageSize }: { when: When; pageNum: number; pageSize: number }, caller: Caller): Promise<Listed> {
    const now = this.parts.clock.now();
    const events = eventRepository(this.parts.db);
    const [rows, total] = await Promise.all([events.list(when, now, { pageNum, pageSize }), events.count(when, now, limits.lastPage * pageSize)]);
    return { list: await this.present(rows, caller), total, pageNum, pageSize };
  }

  /** Throws Refused 404. */
  async info(id: number, caller: Caller): Promise<PortalEvent> {
    return this.presentOne(await this.there(id), caller);
  }

  /** As the page card of a post; undefined where there is none. */
  async card(id: number): Promise<PageCard | undefined> {
    const row = await eventRepository(this.parts.db).byId(id);
    return row && { card: cardOfEvent(row), fixtureId: null };
  }

  /** Said again it changes nothing. Throws Refused: 404, `eventClosed`, `eventFull`, 429. */
  async attend(id: number, deed: GuestDeed, on: boolean, caller: Member, ip: string): Promise<PortalEvent> {
    const { db, clock } = this.parts;
    this.take(caller.userId, ip);
    await stillThere(db, caller.userId);
    const [changed, guest] = await db.transaction(async (tx): Promise<[StoredEvent, Guest]> => {
      const events = eventRepository(tx);
      // Whoever is in a row's queue is counted one after the other: the last place is given away once.
      const row = await events.lock(id);
      if (!row) throw refused.notFound();
      const before = (await events.guestAt(caller.userId, [id])).get(id) ?? {
        eventId: id,
        accountId: caller.userId,
        bookedAt: null,
        savedAt: null,
        toldOf: null,
      };
      const [at, counter] = deed === 'booking' ? (['bookedAt', 'bookings'] as const) : (['savedAt', 'savings'] as const);
      if ((before[at] !== null) === on) return [row, before];
      if (on) this.letIn(row, deed);
      const after: Guest = { ...before, [at]: on ? new Date(clock.now()) : null };
      await events.putGuest(after);
      return [await events.change(id, { [counter]: row[counter] + (on ? 1 : -1) }), after];
    });
    // As it is by this deed: another one of theirs may be stored meanwhile.
    return this.presentOne(changed, caller, guest);
  }

  /** Throws Refused 400 where it would end before it begins or in the past. */
  async create({ place, startsAt, endsAt, ...given }: Given, caller: Member): Promise<PortalEvent> {
    const { db, clock } = this.parts;
    const before = await eventRepository(db).byUuid(given.uuid);
    if (before) return this.presentOne(before, caller);
    if (Date.parse(endsAt) <= clock.now()) throw refused.badInput([{ path: 'endsAt', message: 'endsAt' }]);
    const row = await eventRepository(db).add({
      ...given,
      hostId: caller.userId,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      ...placeOf(place),
      createdAt: new Date(clock.now()),
    });
    return this.presentOne(row, caller);
  }

  /** Throws Refused: 404; 400 where it would end before it begins, or have fewer places than are taken. */
  async update({ id, place, startsAt, endsAt, ...given }: Change, caller: Caller): Promise<PortalEvent> {
    const changed = await this.parts.db.transaction(async (tx) => {
      const events = eventRepository(tx);
      const row = await events.lock(id);
      if (!row) throw refused.notFound();
      const values: Partial<NewEventRow> = {
        ...given,
        ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
        ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
        ...(place !== undefined && placeOf(place)),
      };
      const after = { ...row, ...values };
      const lasts = after.endsAt.getTime() - after.startsAt.getTime();
      if (lasts <= 0 || lasts > LONGEST_MS) throw refused.badInput([{ path: 'endsAt', message: 'endsAt' }]);
      if (after.places !== null && after.places < after.bookings) throw refused.badInput([{ path: 'places', message: 'places' }]);
      return Object.keys(values).length > 0 ? events.change(id, values) : row;
    });
    return this.presentOne(changed, caller);
  }

  private letIn(row: StoredEvent, deed: GuestDeed): void {
    const state = eventState(timesOf(row), this.parts.clock.now());
    if (state === 'over' || state === 'cancelled') throw refused.business(codes.eventClosed);
    if (deed === 'booking' && placesLeft(row) === 0) throw refused.business(codes.eventFull);
  }

  private take(userId: number, ip: string): void {
    for (const taken of [this.parts.limits.take(`event ${userId}`, pace.member), this.parts.limits.take(`event from ${ip}`, pace.address)]) {
      if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    }
  }

  private async there(id: number): Promise<StoredEvent> {
    const row = await eventRepository(this.parts.db).byId(id);
    if (!row) throw refused.notFound();
    return row;
  }

  private async presentOne(row: StoredEvent, caller: Caller, guest?: Guest): Promise<PortalEvent> {
    const [one] = await this.present([row], caller, guest && new Map([[row.id, guest]]));
    if (!one) throw refused.notFound();
    return one;
  }

  private async present(rows: readonly StoredEvent[], caller: Caller, known?: ReadonlyMap<number, Guest>): Promise<PortalEvent[]> {
    const { db, clock } = this.parts;
    const ids = rows.map(({ id }) => id);
    const [hosts, guest] = await Promise.all([
      peopleRepository(db).byIds(rows.map(({ hostId }) => hostId)),
      known ?? (caller.kind === 'user' ? eventRepository(db).guestAt(caller.userId, ids) : new Map<number, Guest>()),
    ]);
    return rows.flatMap((row) => {
      const host = hosts.get(row.hostId);
      return host ? [presentEvent(row, host, guest.get(row.id), clock.now())] : [];
    });
  }
}

const placeOf = (place: Given['place']): Pick<NewEventRow, 'placeName' | 'placeAddress'> => ({
  placeName: place?.name ?? null,
  placeAddress: place?.address ?? null,
});
