import { makeAutoObservable, runInAction } from 'mobx';
import type { LiveMatchFrame, LiveRoom, LiveSnapshot } from '@portal/contracts';
import type { Clock, ConnectionState, LiveSocket } from '@portal/platform';
import { clockFace, type ClockFace } from '../match/match-clock.ts';
import { feedOf, watchConnection, type Feed } from '../match/connection-watch.ts';
import { isGoalFresh, scorerSide, withMoving } from '../match/moving.ts';
import { ServerTime } from '../match/server-time.ts';
import { standing, type Standing } from '../match/standing.ts';

interface Dependencies {
  socket: LiveSocket;
  clock: Clock;
  /** What the page was rendered with; the model owns it from here. */
  snapshot: LiveRoom;
  /** Asks the api for the room anew. */
  ask: () => Promise<LiveRoom>;
}

/**
 * One match as it is watched: frames replace its moving part, the clock runs between them, and when the connection is away
 * the room is asked for every minute instead.
 */
export class LiveRoomModel {
  readonly fixtureId: number;
  room: LiveRoom;
  live: LiveSnapshot;
  /** Server's time, epoch milliseconds; stands still until `start()`, so that server and first paint agree. */
  now: number;
  /** Server's time of the last news. */
  heardAt: number;
  scorer: 'home' | 'away' | undefined = undefined;
  connection: ConnectionState = { status: 'idle' };
  private lostAt: number;
  private readonly socket: LiveSocket;
  private readonly clock: Clock;
  private readonly ask: () => Promise<LiveRoom>;
  private readonly serverTime: ServerTime;
  private ends: (() => void)[] = [];

  constructor({ socket, clock, snapshot, ask }: Dependencies) {
    this.socket = socket;
    this.clock = clock;
    this.ask = ask;
    this.serverTime = new ServerTime(clock);
    this.fixtureId = snapshot.match.fixtureId;
    this.room = snapshot;
    this.live = snapshot.live;
    this.now = Date.parse(snapshot.serverTime);
    this.heardAt = this.now;
    this.lostAt = this.now;
    makeAutoObservable<this, 'socket' | 'clock' | 'ask' | 'serverTime' | 'ends'>(
      this,
      { fixtureId: false, socket: false, clock: false, ask: false, serverTime: false, ends: false, start: false, dispose: false },
      { autoBind: true, deep: false },
    );
  }

  start(): void {
    this.serverTime.hear(this.room.serverTime);
    const subscription = this.socket.liveMatch(this.fixtureId, this.takeFrame);
    const unwatch = watchConnection({ socket: this.socket, clock: this.clock, onState: this.hearState, onTick: this.tick, onPoll: this.poll });
    this.ends = [() => subscription.close(), unwatch];
    runInAction(() => {
      this.lostAt = this.serverTime.now();
      this.hearState(this.socket.state);
      this.tick();
    });
  }

  dispose(): void {
    for (const end of this.ends) end();
    this.ends = [];
  }

  /** The match's row with its newest moving part. */
  get match(): LiveRoom['match'] {
    return withMoving(this.room.match, this.live);
  }

  get standing(): Standing {
    return standing(this.live);
  }

  get face(): ClockFace {
    return clockFace(this.live.clock, this.now);
  }

  /** 'VÀO!' is up. */
  get goal(): { side: 'home' | 'away' | undefined } | undefined {
    return isGoalFresh(this.live.lastGoalAt, this.now) && this.standing === 'live' ? { side: this.scorer } : undefined;
  }

  get feed(): Feed {
    // What is over does not move any more: nobody misses the connection.
    if (this.standing !== 'live') return { status: 'live' };
    return feedOf(this.connection, this.heardAt, this.now - this.lostAt, this.retry);
  }

  retry(): void {
    if (this.connection.status === 'failed') this.connection.retry();
    void this.refresh();
  }

  private tick(): void {
    this.now = this.serverTime.now();
  }

  private hearState(state: ConnectionState): void {
    // Until this moment no news was good news.
    if (this.connection.status === 'online' && state.status !== 'online') this.lostAt = this.heardAt = this.serverTime.now();
    this.connection = state;
  }

  private takeFrame(frame: LiveMatchFrame): void {
    this.serverTime.hear(frame.serverTime);
    this.take(frame.match, frame.serverTime);
  }

  /** An older revision may arrive late (a poll that was overtaken by a frame): it says nothing new. */
  private take(next: LiveSnapshot, serverTime: string): void {
    this.heardAt = Math.max(this.heardAt, Date.parse(serverTime));
    if (next.revision < this.live.revision) return;
    const before = this.standing;
    this.scorer = scorerSide(this.live, next) ?? this.scorer;
    this.live = next;
    // Streams come with the kick-off and go with the end; they are not part of a frame.
    if (this.standing !== before) void this.refresh();
  }

  private poll(): void {
    const overdue = this.standing === 'coming' && this.now > Date.parse(this.room.match.kickOff);
    if (this.connection.status !== 'online' || overdue) void this.refresh();
  }

  private async refresh(): Promise<void> {
    try {
      const room = await this.ask();
      runInAction(() => {
        if (this.ends.length === 0) return;
        this.serverTime.hear(room.serverTime);
        this.room = room;
        this.take(room.live, room.serverTime);
      });
    } catch {
      // The strip says how old the score is; the next minute asks again.
    }
  }
}
