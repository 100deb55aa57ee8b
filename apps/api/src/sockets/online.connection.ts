import { codes, onlineFrame, SUCCESS, type Language, type OnlineFrame, type OnlineNotice, type OnlineReply } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Say } from '../http/words.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';
import type { RoomMembers, Visitor } from '../modules/chat/index.ts';
import type { Arrival } from '../modules/presence/index.ts';
import { closeCodes, type Wire } from './wire.ts';

/** A sign of life is asked for this often (ms); a socket that owes this many is gone. */
const PING_EVERY = 30_000;
const MOST_PINGS = 2;
/** A page says a handful of things when it comes and goes; a visitor who leafs through rooms says two for each. */
const frames = { perSecond: 5, burst: 60 } as const;
/** Frames that cannot be read before the connection ends. */
const MOST_BAD = 5;
/** Bytes of one frame. */
const LARGEST = 512;
/** What is said is short: whoever is this many bytes behind reads none. */
const MOST_BUFFERED = 64 * 1024;

interface Parts {
  wire: Wire;
  arrival: Arrival;
  members: Pick<RoomMembers, 'door' | 'watch'>;
  visitor: Visitor;
  clock: Clock;
  say: Say;
  language: Language;
  onError: (error: unknown) => void;
}

/** One member's `/onlineSocket`: binary frames of UTF-8 JSON, each answered by its uuid (section 7; decisions, "Sockets"). */
export class OnlineConnection {
  private readonly parts: Parts;
  private readonly bucket: TokenBuckets;
  private cancelPing: () => void = () => {};
  private pings = 0;
  private bad = 0;
  private ended = false;
  /** Joining asks the database, so joins and leaves wait for each other; being online or not never waits. */
  private moving: Promise<void> = Promise.resolve();
  /** Rooms it is in, or on its way into; each says how its watching ends. */
  private readonly rooms = new Map<number, () => void>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.bucket = new TokenBuckets(parts.clock);
    this.expectLife();
  }

  /** One message of the client. */
  receive(data: Buffer, isBinary: boolean): void {
    if (!this.signal()) return;
    const read = readFrame(data, isBinary);
    if ('frame' in read) this.handle(read.frame);
    else this.refuse(read.uuid, read.wrong);
  }

  /** A sign of life: a frame, a ping of the client or its answer to ours. Answers whether it may be answered: too many end the connection. */
  signal(): boolean {
    if (this.ended) return false;
    this.pings = 0;
    if (this.bucket.take('frames', frames).allowed) return true;
    this.end(closeCodes.policy, 'too many frames');
    return false;
  }

  /** Something that the server says unasked. */
  notify(notice: OnlineNotice): void {
    this.send(notice);
  }

  /** The wire is gone: who has no other socket is offline from now on. */
  dispose(): void {
    this.ended = true;
    this.cancelPing();
    for (const unwatch of this.rooms.values()) unwatch();
    this.rooms.clear();
    this.parts.arrival.close();
  }

  private handle(frame: OnlineFrame): void {
    const { arrival } = this.parts;
    switch (frame.type) {
      case 'online':
        arrival.online();
        return this.answer(frame.uuid);
      case 'offline':
        arrival.offline();
        return this.answer(frame.uuid);
      case 'join':
        return this.afterOthers(() => this.join(frame.uuid, frame.roomId));
      case 'leave':
        return this.afterOthers(async () => {
          this.leave(frame.roomId);
          this.answer(frame.uuid);
        });
    }
  }

  private async join(uuid: string, roomId: number): Promise<void> {
    const { members, visitor, arrival } = this.parts;
    if (!this.rooms.has(roomId))
      this.rooms.set(
        roomId,
        members.watch(roomId, visitor, () => this.leave(roomId)),
      );
    const refuse = (code: number | string, words: string) => {
      this.leave(roomId);
      this.answer(uuid, code, words);
    };
    const door = await members.door(roomId, visitor).catch((error: unknown) => {
      this.leave(roomId);
      throw error;
    });
    if (this.ended) return;
    if (!door.open) return refuse(door.code, door.words);
    // They lost their place while it was asked.
    if (!this.rooms.has(roomId)) return refuse(codes.notReady, 'notReady');
    if (!arrival.join(roomId)) return refuse(codes.tooMany, 'chat.tooManyRooms');
    this.answer(uuid);
  }

  private leave(roomId: number): void {
    this.rooms.get(roomId)?.();
    this.rooms.delete(roomId);
    this.parts.arrival.leave(roomId);
  }

  private afterOthers(move: () => Promise<void>): void {
    this.moving = this.moving.then(move).catch(this.parts.onError);
  }

  private refuse(uuid: string, wrong: string): void {
    this.answer(uuid, codes.badInput, 'chat.badFrame', wrong);
    this.bad += 1;
    if (this.bad >= MOST_BAD) this.end(closeCodes.protocol, `bad frame: ${wrong}`);
  }

  private answer(uuid: string, code: number | string = codes.ok, words = '', wrong?: string): void {
    const { say, language } = this.parts;
    this.send({ uuid, code, msg: code === codes.ok ? SUCCESS : [say(language, words), wrong].filter(Boolean).join(': ') });
  }

  private send(frame: OnlineReply | OnlineNotice): void {
    if (this.ended) return;
    const { wire } = this.parts;
    if (wire.buffered() > MOST_BUFFERED) return this.end(closeCodes.policy, 'too slow');
    wire.send(Buffer.from(JSON.stringify(frame)));
  }

  private expectLife(): void {
    this.cancelPing = this.parts.clock.after(PING_EVERY, () => {
      if (this.pings >= MOST_PINGS) return this.end(closeCodes.policy, 'no sign of life');
      this.pings += 1;
      this.parts.wire.ping();
      this.expectLife();
    });
  }

  private end(code: number, reason: string): void {
    if (this.ended) return;
    this.dispose();
    this.parts.wire.close(code, reason);
  }
}

/** The frame, or which part of it is wrong. */
function readFrame(data: Buffer, isBinary: boolean): { frame: OnlineFrame } | { uuid: string; wrong: string } {
  if (!isBinary) return { uuid: '', wrong: 'binary' };
  if (data.length > LARGEST) return { uuid: '', wrong: `${LARGEST} bytes` };
  const body = json(data);
  const read = onlineFrame.safeParse(body);
  if (read.success) return { frame: read.data };
  const uuid = onlineFrame.options[0].shape.uuid.safeParse((body as { uuid?: unknown } | null | undefined)?.uuid);
  return { uuid: uuid.success ? uuid.data : '', wrong: [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'JSON'))].join(', ') };
}

function json(data: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(data));
  } catch {
    return undefined;
  }
}
