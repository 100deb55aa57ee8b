import { inArray } from 'drizzle-orm';
import { account } from '../../db/schema.ts';
import type { Programme } from '../../live/programme.ts';
import type { Base, Module } from '../../module.ts';
import { demoMembers, standMembers } from '../../seed/members.ts';
import type { ChatWriter } from '../chat/index.ts';
import type { MatchRooms } from '../schedule/index.ts';
import { Crowd, type Speaker } from './crowd.ts';

interface Deps extends Base {
  programme: Programme;
  rooms: MatchRooms;
  writer: ChatWriter;
  /** Real connections in a room. */
  listeners: (groupId: number) => number;
}

/** The stand of a demonstration (`DEMO_CROWD`). Its speakers are members that the seed has made, whom nobody can log in as. */
export function crowdModule({ db, clock, onError, programme, rooms, writer, listeners }: Deps): Module & { crowd: Crowd } {
  const names = [...demoMembers, ...standMembers].map(({ username }) => username);
  const speakers = (): Promise<Speaker[]> =>
    db
      .select({ id: account.id, displayName: account.displayName, experience: account.experience })
      .from(account)
      .where(inArray(account.username, names))
      .orderBy(account.id);
  const crowd = new Crowd({ programme, rooms, writer, clock, listeners, speakers, onError });
  return { crowd, start: () => crowd.start(), close: () => crowd.stop() };
}
