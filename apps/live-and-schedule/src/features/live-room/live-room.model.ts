import { makeAutoObservable, runInAction } from 'mobx';
import { liveMatchFrame, matchTopics, type LiveMatchFrame, type LiveSnapshot } from '@portal/contracts/match';
import type { LiveRoom } from '@portal/contracts/schedule';
import { standing, type Standing } from '@portal/domain';
import type { Clock, LiveSocket } from '@portal/platform';
import { clockFace, type ClockFace } from '../match/match-clock.ts';
import { isGoalFresh, scorerSide, withMoving } from '../match/moving.ts';
import { NewsLine, type Feed } from '../match/news-line.ts';

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
  scorer: 'home' | 'away' | undefined = undefined;
  private readonly socket: LiveSocket;
  private readonly ask: () => Promise<LiveRoom>;
  private readonly news: NewsLine;
  private hangUp = () => {};

  constructor({ socket, clock, snapshot, ask }: Dependencies) {
    this.socket = socket;
    this.ask = ask;
    this.news = new NewsLine({ socket, clock, firstTime: snapshot.serverTime });
    this.fixtureId = snapshot.match.fixtureId;
    this.room = snapshot;
    this.live = snapshot.live;
    makeAutoObservable<this, 'socket' | 'ask' | 'news' | 'hangUp'>(
      this,
      { fixtureId: false, socket: false, ask: false, news: false, hangUp: false, start: false, dispose: false },
      { autoBind: true, deep: false },
    );
  }

  start(): void {
    const subscription = this.socket.subscribe({ topic: matchTopics.liveMatch(this.fixtureId), schema: liveMatchFrame, onFrame: this.takeFrame });
    this.hangUp = () => subscription.close();
    this.news.start(this.poll);
  }

  dispose(): void {
    this.hangUp();
    this.news.dispose();
  }

  /** Server's time, epoch milliseconds. */
  get now(): number {
    return this.news.now;
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
    return this.standing === 'live' ? this.news.feed(() => void this.refresh()) : { status: 'live' };
  }

  private takeFrame(frame: LiveMatchFrame): void {
    this.take(frame.match, frame.serverTime);
  }

  /** An older revision may arrive late (a poll that was overtaken by a frame): it says nothing new. */
  private take(next: LiveSnapshot, serverTime: string): void {
    this.news.heard(serverTime);
    if (next.revision < this.live.revision) return;
    const before = this.standing;
    this.scorer = scorerSide(this.live, next) ?? this.scorer;
    this.live = next;
    // Streams come with the kick-off and go with the end; they are not part of a frame.
    if (this.standing !== before) void this.refresh();
  }

  private poll(): void {
    const overdue = this.standing === 'coming' && this.now > Date.parse(this.room.match.kickOff);
    if (!this.news.online || overdue) void this.refresh();
  }

  private async refresh(): Promise<void> {
    try {
      const room = await this.ask();
      runInAction(() => {
        if (!this.news.running) return;
        this.room = room;
        this.take(room.live, room.serverTime);
      });
    } catch {
      // The strip says how old the score is; the next minute asks again.
    }
  }
}
