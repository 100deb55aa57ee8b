import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { limits, type Reaction } from '@portal/contracts';
import { levelOf } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account as accounts, reaction, reactionCount } from '../db/schema.ts';
import type { FixtureProvider } from '../live/fixture-provider.ts';
import type { Programme } from '../live/programme.ts';
import { goalMessage, isScoreboardGoal } from '../live/goals.ts';
import { chatRepository, type ChatWriter, type Draft } from '../modules/chat/index.ts';
import { reactionTargets } from '../modules/reactions/index.ts';
import type { Crowd } from '../modules/crowd/index.ts';
import type { MatchRooms } from '../modules/schedule/index.ts';
import type { Account } from '../modules/user/index.ts';
import { demoMembers } from './members.ts';
import lines from './demo-chat.json' with { type: 'json' };

const MINUTE = 60_000;

/** `to`: the line it answers, by its place. `felt`: how many felt what about it. */
interface Line {
  by: string;
  minutesAgo: number;
  text: string;
  to?: number;
  felt?: Partial<Record<Reaction, number>>;
}
const rooms: readonly { id: number; title?: string; lines: readonly Line[] }[] = [{ id: limits.publicRoomId, lines: lines.public }, ...lines.rooms];

interface Parts {
  db: Db;
  clock: Clock;
  writer: ChatWriter;
  fixtures: FixtureProvider;
  rooms: MatchRooms;
  programme: Programme;
  crowd?: Pick<Crowd, 'past'> | undefined;
}

/** A few words of the demo accounts where nobody has spoken yet, so that a fresh portal does not look deserted. */
export async function seedDemoChat(parts: Parts): Promise<void> {
  const authors = await authorsOf(parts.db);
  await inPublicRooms(parts, authors);
  await inLiveRooms(parts, authors);
  await inRoomsOfGames(parts);
}

async function inPublicRooms({ db, clock, writer }: Parts, authors: ReadonlyMap<string, Account>): Promise<void> {
  const chat = chatRepository(db);
  await chat.addRooms(rooms.flatMap(({ id, title }) => (title ? [{ id, title, kind: 'public' as const, epoch: randomUUID() }] : [])));
  const felt: { messageId: number; line: Line }[] = [];
  for (const { id, lines: said } of rooms) {
    if (((await chat.room(id))?.lastOffset ?? 1) > 0) continue;
    const ids: (number | null)[] = [];
    for (const [place, line] of said.entries()) {
      const [message] = draft(id, authors.get(line.by), `demo-${id}-${place}`, line.text, clock.now() - line.minutesAgo * MINUTE);
      const written = message && (await writer.append({ ...message, parentMessageId: line.to === undefined ? null : (ids[line.to] ?? null) }));
      const messageId = written && 'message' in written ? written.message.id : null;
      ids.push(messageId);
      if (messageId !== null) felt.push({ messageId, line });
    }
  }
  await feel(db, felt, [...authors.values()], clock.now());
}

/** Reactions in two inserts: of so many members, each has one for a message. */
async function feel(db: Db, felt: readonly { messageId: number; line: Line }[], members: readonly Account[], now: number): Promise<void> {
  const objectType = reactionTargets.chatMessage;
  const given = felt.flatMap(({ messageId, line }) =>
    Object.entries(line.felt ?? {})
      .flatMap(([kind, count]) => Array<string>(count).fill(kind))
      .slice(0, members.length)
      .flatMap((kind, place) => {
        const member = members[(place + messageId) % members.length];
        return member ? [{ objectType, objectId: messageId, accountId: member.id, kind, createdAt: new Date(now - place * MINUTE) }] : [];
      }),
  );
  if (given.length === 0) return;
  const counts = new Map<string, { objectType: number; objectId: number; kind: string; count: number }>();
  for (const { objectId, kind } of given) {
    const key = `${objectId} ${kind}`;
    counts.set(key, { objectType, objectId, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  await db.insert(reaction).values(given).onConflictDoNothing();
  await db
    .insert(reactionCount)
    .values([...counts.values()])
    .onConflictDoNothing();
}

async function inLiveRooms({ db, clock, writer, fixtures, rooms, crowd }: Parts, authors: ReadonlyMap<string, Account>): Promise<void> {
  const now = clock.now();
  for (const fixture of fixtures.liveAt(now)) {
    const roomId = await rooms.of(fixture);
    if (((await chatRepository(db).room(roomId))?.lastOffset ?? 0) > 0) continue;
    const said = lines.match.flatMap((line, place) =>
      draft(roomId, authors.get(line.by), `demo-${fixture.fixtureId}-${place}`, line.text, fixture.kickOffAt + line.minute * MINUTE),
    );
    // The goals so far belong between the lines, at their own minute.
    const goals = fixtures
      .stateAt(fixture, now)
      .events.filter(isScoreboardGoal)
      .map((event) => goalMessage(roomId, fixture, event));
    const voices = crowd ? await crowd.past(fixture, roomId) : [];
    await write(
      writer,
      [...said, ...voices, ...goals].filter(({ at }) => (at ?? 0) <= now).sort((a, b) => (a.at ?? 0) - (b.at ?? 0)),
    );
  }
}

/** In those of other sports the stand alone has spoken. */
async function inRoomsOfGames({ db, clock, writer, programme, rooms, crowd }: Parts): Promise<void> {
  if (!crowd) return;
  for (const game of programme.games.liveAt(clock.now())) {
    const roomId = await rooms.of(game);
    if (((await chatRepository(db).room(roomId))?.lastOffset ?? 0) === 0) await write(writer, await crowd.past(game, roomId));
  }
}

async function authorsOf(db: Db): Promise<Map<string, Account>> {
  const names = [...demoMembers.map(({ username }) => username), 'blv', 'fan', 'tipster'];
  return new Map(
    (await db.select().from(accounts).where(inArray(accounts.username, names)).orderBy(accounts.id)).map((account) => [account.username, account]),
  );
}

function draft(roomId: number, author: Account | undefined, uuid: string, text: string, at: number): Draft[] {
  return author
    ? [
        {
          roomId,
          uuid,
          authorId: author.id,
          showName: author.displayName,
          isGuest: false,
          userType: author.userType,
          level: levelOf(author.experience).level,
          originalMessage: text,
          filteredMessage: text,
          simulated: true,
          at,
        },
      ]
    : [];
}

async function write(writer: ChatWriter, drafts: readonly Draft[]): Promise<void> {
  // Handed in at once they keep this order, and cost one or two commits.
  await Promise.all(drafts.map((message) => writer.append(message)));
}
