import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { chatRoom } from '../../db/schema.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases.ts';
import { chatRepository } from './chat.repository.ts';
import { ChatWriter, type Draft } from './chat.writer.ts';

const draft = (roomId: number, authorId: number, uuid: string, text = 'ơ kìa'): Draft => ({
  roomId,
  uuid,
  authorId,
  showName: 'Fan',
  isGuest: false,
  userType: 10,
  originalMessage: text,
  filteredMessage: text,
});

describe.each(databaseKinds)('writing chat messages on %s', (kind) => {
  let database: Database;
  let rooms = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  const newRoom = async () => {
    const id = (rooms += 1);
    await database.db.insert(chatRoom).values({ id, title: `phòng ${id}`, kind: 'public', epoch: randomUUID() });
    return id;
  };
  const newWriter = () => new ChatWriter(database.db, new ManualClock(0));
  const stored = async (roomId: number) => chatRepository(database.db).range(roomId, 0, 1_000_000);

  it('gives offsets without holes, tells each message once in order, and keeps one copy of a uuid', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ author: fc.integer({ min: 1, max: 3 }), uuid: fc.integer({ min: 1, max: 8 }), pause: fc.boolean() }), {
          minLength: 1,
          maxLength: 25,
        }),
        async (sends) => {
          const roomId = await newRoom();
          const writer = newWriter();
          const told: number[] = [];
          writer.onCommit((room, _, messages) => {
            if (room === roomId) told.push(...messages.map(({ roomOffset }) => roomOffset));
          });
          const answers = [];
          for (const { author, uuid, pause } of sends) {
            answers.push(writer.append(draft(roomId, author, `${roomId}-${uuid}`)));
            if (pause) await answers.at(-1);
          }
          const written = await Promise.all(answers);
          const rows = await stored(roomId);
          const distinct = new Set(sends.map(({ author, uuid }) => `${author}-${uuid}`)).size;
          expect(rows.map(({ roomOffset }) => roomOffset)).toEqual(Array.from({ length: distinct }, (_, place) => place + 1));
          expect(told).toEqual(rows.map(({ roomOffset }) => roomOffset));
          expect((await chatRepository(database.db).room(roomId))?.lastOffset).toBe(distinct);
          // Whoever sent a uuid twice hears of the same message twice.
          written.forEach((answer, place) => {
            const send = sends[place];
            expect('message' in answer && [answer.message.authorId, answer.message.uuid]).toEqual([send?.author, `${roomId}-${send?.uuid}`]);
          });
        },
      ),
      { numRuns: 12 },
    );
  });

  it('commits what arrives during a commit together', async () => {
    const roomId = await newRoom();
    const writer = newWriter();
    const batches: number[] = [];
    writer.onCommit((_, __, messages) => batches.push(messages.length));
    await Promise.all(Array.from({ length: 50 }, (_, place) => writer.append(draft(roomId, 1, `together-${roomId}-${place}`))));
    expect(batches[0]).toBe(1);
    expect(batches.slice(1)).toEqual([49]);
  });

  it('keeps offsets whole when two nodes write in the same room', async () => {
    const roomId = await newRoom();
    const nodes = [newWriter(), newWriter()];
    await Promise.all(nodes.flatMap((node, number) => Array.from({ length: 20 }, (_, place) => node.append(draft(roomId, number, `node-${roomId}-${place}`)))));
    expect((await stored(roomId)).map(({ roomOffset }) => roomOffset)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
  });

  it('stores a uuid once although two nodes get it at the same moment', async () => {
    const roomId = await newRoom();
    const answers = await Promise.all([newWriter(), newWriter()].map((node) => node.append(draft(roomId, 5, `twice-${roomId}`))));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['stored', 'storedBefore']);
    expect(await stored(roomId)).toHaveLength(1);
  });

  it('says when the author has used the uuid in another room, also in the same moment', async () => {
    const [one, other] = [await newRoom(), await newRoom()];
    const answers = await Promise.all([newWriter().append(draft(one, 6, 'same-uuid')), newWriter().append(draft(other, 6, 'same-uuid'))]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['elsewhere', 'stored']);
    expect((await stored(one)).length + (await stored(other)).length).toBe(1);
  });

  it('says when there is no such room', async () => {
    expect(await newWriter().append(draft(999_999, 1, 'no-room-here'))).toEqual({ outcome: 'noRoom' });
  });

  it('tells the sender when the database fails, and goes on with the next message', async () => {
    const roomId = await newRoom();
    const writer = newWriter();
    await expect(writer.append(draft(roomId, 1, `too-long-${roomId}`, 'zero\u0000byte'))).rejects.toThrow();
    expect((await writer.append(draft(roomId, 1, `fine-${roomId}`))).outcome).toBe('stored');
    expect((await stored(roomId)).map(({ roomOffset }) => roomOffset)).toEqual([1]);
  });

  it('stores what others said although one message of the batch cannot be kept', async () => {
    const roomId = await newRoom();
    const writer = newWriter();
    const told: number[] = [];
    writer.onCommit((_, __, messages) => told.push(...messages.map(({ roomOffset }) => roomOffset)));
    const texts = ['mở màn', 'hai', 'zero\u0000byte', 'bốn', 'năm'];
    const answers = await Promise.allSettled(texts.map((text, place) => writer.append(draft(roomId, 1, `beside-${roomId}-${place}`, text))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await stored(roomId)).map(({ roomOffset, filteredMessage }) => [roomOffset, filteredMessage])).toEqual([
      [1, 'mở màn'],
      [2, 'hai'],
      [3, 'bốn'],
      [4, 'năm'],
    ]);
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('reads pages and uuids by an index', async () => {
    await database.db.execute(sql`set enable_seqscan = off`);
    const plan = async (query: ReturnType<typeof sql>) => JSON.stringify((await database.db.execute(sql`explain (format json) ${query}`)) as unknown);
    expect(await plan(sql`select * from chat_message where room_id = 1 and room_offset > 5 and room_offset <= 10 order by room_offset`)).toContain(
      'chat_message_room_offset',
    );
    expect(await plan(sql`select * from chat_message where author_id = 1 and uuid = 'x'`)).toContain('chat_message_author_uuid');
  });
});
