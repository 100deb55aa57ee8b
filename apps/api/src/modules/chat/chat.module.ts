import type { Language } from '@portal/contracts';
import type { Programme } from '../../live/programme.ts';
import type { Base, Module } from '../../module.ts';
import type { Audience } from '../../sockets/audience.ts';
import { titleOf } from '../schedule/index.ts';
import type { SiteRules } from './chat.policy.ts';
import { chatRoutes } from './chat.routes.ts';
import type { Tongue } from './chat.presenter.ts';
import { ChatService } from './chat.service.ts';
import { ChatWriter } from './chat.writer.ts';
import { RoomFeeds } from './room-feeds.ts';
import { RoomList } from './room-list.ts';
import { RoomMembers } from './room-members.ts';

const HOUR = 3_600_000;

interface Deps extends Base {
  programme: Programme;
  audience: Audience;
  rules: SiteRules;
}
interface Offers {
  chat: ChatService;
  /** By which messages are stored and told, whoever they are of. */
  writer: ChatWriter;
  members: RoomMembers;
}

export function chatModule(deps: Deps): Module & Offers {
  const { db, clock, say, limits, onError, programme, audience, rules } = deps;
  const writer = new ChatWriter(db, clock);
  const members = new RoomMembers({ db, clock, onError });
  const tongue: Tongue = { say, matchTitle: (fixtureId, language) => matchTitle(programme, fixtureId, language) };
  const feeds = new RoomFeeds({ db, clock, tongue, writer, members, audience, onError });
  const chat = new ChatService({
    db,
    clock,
    tongue,
    writer,
    members,
    limits,
    rules,
    online: (groupId) => feeds.online(groupId),
    reacted: (groupId, messageId) => feeds.reacted(groupId, messageId),
    matchOver: (fixtureId) => (programme.fixtureById(fixtureId)?.endsAt ?? Number.POSITIVE_INFINITY) <= clock.now(),
  });
  const rooms = new RoomList({
    db,
    tongue,
    online: (groupId) => feeds.online(groupId),
    openFixtures: () => openFixtures(programme, clock.now()),
    titleOf: (room, language) => chat.titleOf(room, language),
  });
  return {
    chat,
    writer,
    members,
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
