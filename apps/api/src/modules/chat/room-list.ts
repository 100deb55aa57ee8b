import type { Language } from '@portal/contracts';
import type { ChatRoom } from '@portal/contracts/chat';
import { byBustle, foldText, type Bustle } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { isOpen } from './chat.policy.ts';
import { presentMessage, presentRoom, type Present, type Tongue } from './chat.presenter.ts';
import { chatRepository, type Room } from './chat.repository.ts';

interface Parts {
  db: Db;
  tongue: Tongue;
  /** Who is in a room right now. */
  present: (room: Room) => Present;
  /** Fixtures whose rooms are worth listing now, and whether they are over. */
  openFixtures: () => { fixtureId: number; over: boolean }[];
  titleOf: (room: Room, language: Language) => string;
}

/** Public rooms and those of matches, busiest first (`byBustle`). */
export class RoomList {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** `searchKeyword`: words of the name, with or without their marks. */
  async page(
    { pageNum, pageSize, searchKeyword }: { pageNum: number; pageSize: number; searchKeyword?: string | undefined },
    language: Language,
  ): Promise<{ list: ChatRoom[]; total: number }> {
    const { db, tongue, present, openFixtures, titleOf } = this.parts;
    const chat = chatRepository(db);
    const words = foldText(searchKeyword?.trim() ?? '');
    const over = new Map(openFixtures().map((fixture) => [fixture.fixtureId, fixture.over]));
    const named = (await chat.listed([...over.keys()]))
      .map((room) => ({ room, title: titleOf(room, language) }))
      .filter(({ title }) => foldText(title).includes(words));
    const newest = await chat.newest(named.map(({ room }) => room));
    const list = named.map(({ room, title }) => {
      const last = newest.get(room.id);
      const shown = presentRoom(room, title, present(room), last && isOpen(room) ? presentMessage(last, tongue, language) : null);
      return { shown, bustle: bustleOf(shown, over) };
    });
    list.sort((a, b) => byBustle(a.bustle, b.bustle));
    return { list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ shown }) => shown), total: list.length };
  }
}

const bustleOf = ({ groupId, fixtureId, online, lastMessage }: ChatRoom, over: ReadonlyMap<number, boolean>): Bustle => ({
  groupId,
  online,
  over: fixtureId !== null && over.get(fixtureId) === true,
  spokenAt: lastMessage ? Date.parse(lastMessage.createdAt) : 0,
});
