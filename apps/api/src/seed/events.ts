import { inArray } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '@portal/contracts';
import { dayLabel, addDays, shuffled, randomFrom } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account, event, eventGuest } from '../db/schema.ts';
import { demoMembers, standMembers } from './members.ts';
import written from './demo-events.json' with { type: 'json' };

const MINUTE = 60_000;
/** Every week has them; so many days ahead they are there. */
const DAYS = 12;

/** Those of the stand are there where the demonstration has one. */
const people = [...demoMembers, ...standMembers];
const dayAt = new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short' });

/** What the demo members meet for in the coming days, and who of them comes. Done now and then: a week has the same evenings, each once. */
export async function seedEvents({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = dayAt.format(clock.now());
  const days = Array.from({ length: DAYS }, (_, later) => addDays(today, later));
  const names = [...new Set([...people.map(({ username }) => username), ...written.map(({ by }) => by)])];
  const members = new Map(
    (await db.select({ id: account.id, username: account.username }).from(account).where(inArray(account.username, names))).map(({ id, username }) => [
      username,
      id,
    ]),
  );
  const guests = people.flatMap(({ username }) => members.get(username) ?? []);
  const createdAt = new Date(clock.now());
  const planned = days.flatMap((day) =>
    written.flatMap(({ key, by, weekday, at, minutes, title, text, place, places, booked, saved }) => {
      const hostId = members.get(by);
      // Vietnam has one time, all year round.
      const startsAt = new Date(`${day}T${at}:00+07:00`);
      if (weekday !== dayLabel(day) || hostId === undefined || startsAt.getTime() <= clock.now()) return [];
      const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
      const uuid = `demo-${key}-${day}`;
      const coming = shuffled(guests, randomFrom(uuid));
      const [bookings, savings] = [Math.min(booked, coming.length), Math.min(saved, coming.length)];
      const row = {
        uuid,
        hostId,
        title,
        text,
        startsAt,
        endsAt,
        placeName: place?.name ?? null,
        placeAddress: place?.address ?? null,
        places,
        bookings,
        savings,
        createdAt,
      };
      return [{ row, coming }];
    }),
  );
  if (planned.length === 0) return;
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(event)
      .values(planned.map(({ row }) => row))
      .onConflictDoNothing()
      .returning({ id: event.id, uuid: event.uuid });
    const ids = new Map(made.map(({ id, uuid }) => [uuid, id]));
    const rows = planned.flatMap(({ row, coming }) => {
      const eventId = ids.get(row.uuid);
      if (eventId === undefined) return [];
      return coming.slice(0, Math.max(row.bookings, row.savings)).map((accountId, place) => ({
        eventId,
        accountId,
        bookedAt: place < row.bookings ? createdAt : null,
        savedAt: place < row.savings ? createdAt : null,
      }));
    });
    if (rows.length > 0) await tx.insert(eventGuest).values(rows);
  });
}
