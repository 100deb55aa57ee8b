import { limits, userTypes } from '@portal/contracts';
import { levelOf } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Placed } from '../../live/fixture-provider.ts';
import { isGame, sportOf, type Airing, type Programme } from '../../live/programme.ts';
import type { ChatWriter, Draft } from '../chat/index.ts';
import { namesOf, type MatchRooms } from '../schedule/index.ts';
import { guestsOf, viewersOf } from './viewers.ts';
import { talkIn, voicesOf, type Stretch, type Voice, type Watched } from './voices.ts';

/** People look up this often (ms). */
const EVERY = 2_000;
/** What was missed for longer than this (ms), by a clock that was set or a machine that slept, is not said any more. */
const LONGEST_GAP = 60_000;
const HOUR = 3_600_000;
/** Rooms of no match in which people talk. */
const TALK_ROOMS: readonly number[] = [limits.publicRoomId];

/** One whose voice is lent. */
export interface Speaker {
  readonly id: number;
  readonly displayName: string;
  readonly experience: number;
}
interface Parts {
  programme: Programme;
  rooms: Pick<MatchRooms, 'of'>;
  writer: Pick<ChatWriter, 'append'>;
  clock: Clock;
  /** Real connections in a room right now: where nobody listens, few speak. */
  listeners: (groupId: number) => number;
  speakers: () => Promise<readonly Speaker[]>;
  onError: (error: unknown) => void;
}

/** The stand of a demonstration: viewers and voices that are made up, and labelled so wherever they are shown. */
export class Crowd {
  private readonly parts: Parts;
  private speakers: readonly Speaker[] = [];
  private said = 0;
  /** Rooms of the matches on air, by fixture: they stay. */
  private rooms = new Map<number, number>();
  private cancel: (() => void) | undefined;
  private stopped = false;
  private speaking: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Begins to speak, of what happens from now on. */
  async start(): Promise<void> {
    this.speakers = await this.parts.speakers();
    this.said = this.parts.clock.now();
    this.wait();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel?.();
    await this.speaking;
  }

  /** What the stand of a match that is on air has said so far while nobody listened. */
  async past(airing: Airing, roomId: number): Promise<Draft[]> {
    const speakers = await this.parts.speakers();
    const stretch = { from: airing.kickOffAt, to: this.parts.clock.now(), heard: false };
    return drafts(roomId, `${airing.fixtureId}`, voicesOf(this.watched(airing), stretch, speakers.length), speakers);
  }

  private wait(): void {
    if (this.stopped) return;
    this.cancel = this.parts.clock.after(EVERY, () => {
      this.speaking = this.speak()
        .catch(this.parts.onError)
        .finally(() => this.wait());
    });
  }

  private async speak(): Promise<void> {
    const { clock, programme, rooms, listeners } = this.parts;
    const to = clock.now();
    const from = Math.max(this.said, to - LONGEST_GAP);
    this.said = Math.max(this.said, to);
    const stretch = (roomId: number): Stretch => ({ from, to, heard: listeners(roomId) > 0 });
    for (const roomId of TALK_ROOMS) await this.say(drafts(roomId, `room-${roomId}`, talkIn(roomId, stretch(roomId), this.speakers.length), this.speakers));
    const watched = programme.fixturesBetween(to - 4 * HOUR, to).filter(({ endsAt }) => endsAt > from - LONGEST_GAP);
    const known = this.rooms;
    this.rooms = new Map();
    for (const airing of watched) {
      const roomId = known.get(airing.fixtureId) ?? (await rooms.of(airing));
      this.rooms.set(airing.fixtureId, roomId);
      await this.say(drafts(roomId, `${airing.fixtureId}`, voicesOf(this.watched(airing), stretch(roomId), this.speakers.length), this.speakers));
    }
  }

  private async say(list: readonly Draft[]): Promise<void> {
    for (const draft of list) await this.parts.writer.append(draft);
  }

  private watched(airing: Airing): Watched {
    const { fixtureId, kickOffAt, endsAt } = airing;
    const { home, away } = namesOf(airing, 'vi');
    const { football } = this.parts.programme;
    const same = { fixtureId, kickOffAt, endsAt, sportId: sportOf(airing), home: home.name, away: away.name };
    return isGame(airing) ? same : { ...same, state: (at) => football.stateAt(airing, at) };
  }
}

function drafts(roomId: number, of: string, voices: readonly Voice[], speakers: readonly Speaker[]): Draft[] {
  return voices.flatMap(({ key, by, at, text }) => {
    const speaker = speakers[by];
    return speaker
      ? [
          {
            roomId,
            uuid: `crowd-${of}-${key}`,
            authorId: speaker.id,
            showName: speaker.displayName,
            isGuest: false,
            userType: userTypes.normal,
            level: levelOf(speaker.experience).level,
            originalMessage: text,
            filteredMessage: text,
            simulated: true,
            at,
          },
        ]
      : [];
  });
}

/** How many the demonstration adds. */
export interface Headcount {
  /** Viewers of a match. */
  viewers(fixtureId: number): number;
  /** People in a room. */
  inRoom(room: { readonly id: number; readonly fixtureId: number | null }): number;
}

/** Share of a match's viewers who have its chat open. */
const CHATTING = 0.4;

export function headcount(programme: Pick<Programme, 'fixtureById'>, clock: Pick<Clock, 'now'>): Headcount {
  const viewers = (fixtureId: number) => {
    const placed: Placed | undefined = programme.fixtureById(fixtureId);
    return placed ? viewersOf(placed, clock.now()) : 0;
  };
  return {
    viewers,
    inRoom: ({ id, fixtureId }) => (fixtureId === null ? (TALK_ROOMS.includes(id) ? guestsOf(id, clock.now()) : 0) : Math.round(CHATTING * viewers(fixtureId))),
  };
}

/** Where no demonstration is. */
export const NOBODY: Headcount = { viewers: () => 0, inRoom: () => 0 };
