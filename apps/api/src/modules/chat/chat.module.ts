import type { Language } from '@portal/contracts';
import type { Programme } from '../../live/programme.ts';
import type { Base, Module } from '../../module.ts';
import type { Audience } from '../../sockets/audience.ts';
import type { WordFilter } from '../banned-words/index.ts';
import { titleOf } from '../schedule/index.ts';
import type { SiteRules } from './chat.policy.ts';
import { chatRoutes } from './chat.routes.ts';
import type { Present, Tongue } from './chat.presenter.ts';
import type { Room } from './chat.repository.ts';
import { ChatService } from './chat.service.ts';
import { ChatWriter } from './chat.writer.ts';
import { RoomFeeds } from './room-feeds.ts';
import { RoomList } from './room-list.ts';
import { RoomMembers } from './room-members.ts';

/** As much of a room as says who may be in it. */
type Placeable = Pick<Room, 'id' | 'fixtureId'>;
const HOUR = 3_600_000;

interface Deps extends Base {
  programme: Programme;
  audience: Audience;
  rules: SiteRules;
  /** People that a demonstration adds to a room. */
  simulatedIn: (room: Placeable) => number;
  wordFilter: WordFilter;
}
interface Offers {
  chat: ChatService;
  /** By which messages are stored and told, whoever they are of. */
  writer: ChatWriter;
  members: RoomMembers;
  /** Connections in a room. */
  listeners(groupId: number): number;
}

export function chatModule(deps: Deps): Module & Offers {
  const { db, clock, say, limits, onError, programme, audience, rules, simulatedIn, wordFilter } = deps;
  const writer = new ChatWriter(db, clock);
  const members = new RoomMembers({ db, clock, onError });
  const tongue: Tongue = { say, matchTitle: (fixtureId, language) => matchTitle(programme, fixtureId, language) };
  const feeds = new RoomFeeds({ db, clock, tongue, writer, members, audience, simulatedIn, onError });
  const present = (room: Room): Present => ({ online: feeds.listeners(room.id) + simulatedIn(room), simulated: simulatedIn(room) > 0 });
  const chat = new ChatService({
    db,
    clock,
    tongue,
    writer,
    members,
    limits,
    rules,
    present,
    wordFilter,
    reacted: (groupId, messageId) => feeds.reacted(groupId, messageId),
    matchOver: (fixtureId) => (programme.fixtureById(fixtureId)?.endsAt ?? Number.POSITIVE_INFINITY) <= clock.now(),
  });
  const rooms = new RoomList({
    db,
    tongue,
    present,
    openFixtures: () => openFixtures(programme, clock.now()),
    titleOf: (room, language) => chat.titleOf(room, language),
  });
  return {
    chat,
    writer,
    members,
    listeners: (groupId) => feeds.listeners(groupId),
    feeds: [feeds],
    routes: (app) => chatRoutes(app, chat, rooms),
    async close() {
      await writer.settled();
      feeds.dispose();
      members.dispose();
    },
  };
}

/** Fixtures whose rooms are worth listing: on air, just over, or about to begin. */
function openFixtures(programme: Programme, now: number): { fixtureId: number; over: boolean }[] {
  return programme
    .fixturesBetween(now - 4 * HOUR, now + HOUR / 2)
    .filter((fixture) => fixture.endsAt > now - HOUR)
    .map(({ fixtureId, endsAt }) => ({ fixtureId, over: endsAt <= now }));
}

function matchTitle(programme: Programme, fixtureId: number, language: Language): string | undefined {
  const airing = programme.fixtureById(fixtureId);
  return airing && titleOf(airing, language);
}
