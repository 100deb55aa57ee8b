import { limits } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { FixtureProvider } from '../live/fixture-provider.ts';
import { goalMessage, isScoreboardGoal } from '../live/goals.ts';
import { chatRepository, type ChatWriter, type Draft } from '../modules/chat/index.ts';
import type { MatchRooms } from '../modules/schedule/index.ts';
import { accountRepository, type Account } from '../modules/user/index.ts';
import lines from './demo-chat.json' with { type: 'json' };

const MINUTE = 60_000;

interface Parts { db: Db; clock: Clock; writer: ChatWriter; fixtures: FixtureProvider; rooms: MatchRooms }

/** A few words of the demo accounts where nobody has spoken yet, so that a fresh portal does not look deserted. */
export async function seedDemoChat(parts: Parts): Promise<void> {
  const authors = await authorsOf(parts.db);
  await inPublicRoom(parts, authors);
  await inLiveRooms(parts, authors);
}

async function inPublicRoom({ db, clock, writer }: Parts, authors: ReadonlyMap<string, Account>): Promise<void> {
  const room = await chatRepository(db).room(limits.publicRoomId);
  if (!room || room.lastOffset > 0) return;
  await write(writer, lines.public.flatMap((line, place) => draft(room.id, authors.get(line.by), `demo-${room.id}-${place}`, line.text, clock.now() - line.minutesAgo * MINUTE)));
}

async function inLiveRooms({ db, clock, writer, fixtures, rooms }: Parts, authors: ReadonlyMap<string, Account>): Promise<void> {
  const now = clock.now();
  for (const fixture of fixtures.liveAt(now)) {
    const roomId = await rooms.of(fixture);
    if (((await chatRepository(db).room(roomId))?.lastOffset ?? 0) > 0) continue;
    const said = lines.match.flatMap((line, place) => draft(roomId, authors.get(line.by), `demo-${fixture.fixtureId}-${place}`, line.text, fixture.kickOffAt + line.minute * MINUTE));
    // The goals so far belong between the lines, at their own minute.
    const goals = fixtures.stateAt(fixture, now).events.filter(isScoreboardGoal).map((event) => goalMessage(roomId, fixture, event));
    await write(writer, [...said, ...goals].filter(({ at }) => (at ?? 0) <= now).sort((a, b) => (a.at ?? 0) - (b.at ?? 0)));
  }
}

async function authorsOf(db: Db): Promise<Map<string, Account>> {
  const found = await Promise.all(['blv', 'fan', 'tipster'].map((name) => accountRepository(db).byUsername(name)));
  return new Map(found.filter((account) => account !== undefined).map((account) => [account.username, account]));
}

function draft(roomId: number, author: Account | undefined, uuid: string, text: string, at: number): Draft[] {
  return author ? [{ roomId, uuid, authorId: author.id, showName: author.displayName, isGuest: false, userType: author.userType, originalMessage: text, filteredMessage: text, at }] : [];
}

async function write(writer: ChatWriter, drafts: readonly Draft[]): Promise<void> {
  // Handed in at once they keep this order, and cost one or two commits.
  await Promise.all(drafts.map((message) => writer.append(message)));
}
