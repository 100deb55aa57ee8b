import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { chatMessage, chatRoom } from '../../db/schema.ts';
import type { NewMessage, StoredMessage } from './chat.repository.ts';

/** A message that has no place in a room yet. */
export type Unplaced = Omit<NewMessage, 'id' | 'roomId' | 'roomOffset'>;

/** What became of messages that were handed in together. */
export interface Appended {
  /** The room's; null where there is no such room. */
  readonly epoch: string | null;
  /** Stored now, in the order of their offsets. */
  readonly added: readonly StoredMessage[];
  /** Stored before, by the same authors under the same uuids, in whichever room. */
  readonly known: readonly StoredMessage[];
  /** What the added ones answer to, by id. */
  readonly parents: ReadonlyMap<number, StoredMessage>;
}

type Row = Readonly<Record<string, unknown>> & { readonly outcome: 'added' | 'known' | 'parent'; readonly epoch: string | null };

const columns = getTableColumns(chatMessage);
const { id: _, roomId: __, roomOffset: ___, ...written } = columns;
const names = sql.join(
  Object.values(written).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

const valuesOf = (message: Unplaced): SQL =>
  sql.join(
    Object.entries(written).map(([key, column]) => sql`${sql.param(message[key as keyof Unplaced] ?? null, column)}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  );

/** A row that was asked for by hand, read as a query of Drizzle reads it. */
const storedOf = (row: Row): StoredMessage =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, row[column.name] === null ? null : column.mapFromDriverValue(row[column.name])]),
  ) as StoredMessage;

/**
 * Stores messages at the end of a room, in their order, with the offsets that come next; each author and uuid once. One statement, so it is whole by itself and costs one way to the database.
 * Raising the room's last offset locks its row until the end: whoever else writes there waits, and no offset is left out. What was stored while one waited is not seen, as the statement looks at the
 * moment at which it began: the unique key then refuses all of it, and a second try sees it. `messages`: no two of one author and uuid.
 */
export async function appendMessages(db: Db, roomId: number, messages: readonly Unplaced[]): Promise<Appended> {
  const given = sql.join(
    messages.map((message, place) => sql`(${place}::int, ${valuesOf(message)})`),
    sql`, `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`
    with given (place, ${names}) as (values ${given}),
    known as (select m.* from given g join ${chatMessage} m on m.author_id = g.author_id and m.uuid = g.uuid),
    fresh as (
      select g.*, row_number() over (order by g.place) as ahead
      from given g
      where not exists (select from known k where k.author_id = g.author_id and k.uuid = g.uuid)
    ),
    room as (
      update ${chatRoom} set last_offset = last_offset + (select count(*) from fresh)
      where id = ${roomId}::bigint and exists (select from fresh)
      returning epoch, last_offset
    ),
    added as (
      insert into ${chatMessage} (room_id, room_offset, ${names})
      select ${roomId}::bigint, last_offset - (select count(*) from fresh) + ahead, ${names} from fresh cross join room order by ahead
      returning *
    )
    select 'added' as outcome, room.epoch, added.* from added cross join room
    union all
    select 'known', (select r.epoch from ${chatRoom} r where r.id = ${roomId}::bigint), known.* from known
    union all
    select 'parent', room.epoch, p.* from ${chatMessage} p cross join room where p.id in (select parent_message_id from fresh)`,
  );
  const of = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).map(storedOf);
  return {
    epoch: rows[0]?.epoch ?? null,
    added: of('added').sort((a, b) => a.roomOffset - b.roomOffset),
    known: of('known'),
    parents: new Map(of('parent').map((row) => [row.id, row])),
  };
}
