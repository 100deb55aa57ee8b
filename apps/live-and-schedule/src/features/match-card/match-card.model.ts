import { makeAutoObservable, runInAction } from 'mobx';
import { limits } from '@portal/contracts';
import { liveFrame, matchTopics, type LiveFrame, type MatchMoving, type MatchSummary } from '@portal/contracts/match';
import { standing, type Standing } from '@portal/domain';
import type { Clock, LiveSocket } from '@portal/platform';
import { withMoving } from '../match/moving.ts';
import { NewsLine, type Feed } from '../match/news-line.ts';

/** A match, and when it was so (ISO-8601, the server's time). */
export interface MatchThen {
  readonly serverTime: string;
  readonly match: MatchSummary;
}

interface Dependencies {
  socket: LiveSocket;
  clock: Clock;
  first: MatchThen;
  /** Asks the api for the match anew. */
  ask: () => Promise<MatchThen>;
}

/**
 * A match in a text about it. It moves by the frames of all that is on air: listening to the match itself would make a viewer of every reader. It is asked for only
 * where no frame tells of it, and what is over not at all.
 */
export class MatchCardModel {
  match: MatchSummary;
  private moving: MatchMoving | undefined = undefined;
  private heardAt: number;
  private readonly clock: Clock;
  private readonly socket: LiveSocket;
  private readonly ask: () => Promise<MatchThen>;
  private readonly news: NewsLine;
  private hangUp = () => {};

  constructor({ socket, clock, first, ask }: Dependencies) {
    this.socket = socket;
    this.clock = clock;
    this.ask = ask;
    this.match = first.match;
    this.heardAt = Date.parse(first.serverTime);
    this.news = new NewsLine({ socket, clock, firstTime: first.serverTime });
    makeAutoObservable<this, 'socket' | 'clock' | 'ask' | 'news' | 'hangUp' | 'heardAt'>(
      this,
      { socket: false, clock: false, ask: false, news: false, hangUp: false, heardAt: false, start: false, dispose: false },
      { autoBind: true, deep: false },
    );
  }

  start(): void {
    if (this.standing !== 'live' && this.standing !== 'coming') return;
    const subscription = this.socket.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame: this.takeFrame });
    this.hangUp = () => subscription.close();
    this.news.start(this.poll);
    // What a page kept from before may be over by now.
    if (this.standing === 'live' && this.clock.now() - this.heardAt > limits.liveRefresh) void this.refresh();
  }

  dispose(): void {
    this.hangUp();
    this.news.dispose();
  }

  /** Server's time, epoch milliseconds. */
  get now(): number {
    return this.news.now;
  }

  get standing(): Standing {
    return standing(this.match);
  }

  get feed(): Feed {
    return this.standing === 'live' ? this.news.feed(() => void this.refresh()) : { status: 'live' };
  }

  private takeFrame({ serverTime, list }: LiveFrame): void {
    this.news.heard(serverTime);
    const next = list.find(({ fixtureId }) => fixtureId === this.match.fixtureId);
    if (!next || (this.moving && this.moving.revision >= next.revision)) return;
    this.heardAt = this.now;
    this.moving = next;
    this.match = withMoving(this.match, next);
  }

  private poll(): void {
    const unheard = this.standing === 'live' && (!this.news.online || this.now - this.heardAt > limits.liveRefresh);
    const overdue = this.standing === 'coming' && this.now > Date.parse(this.match.kickOff);
    if (unheard || overdue) void this.refresh();
  }

  private async refresh(): Promise<void> {
    try {
      const { match, serverTime } = await this.ask();
      runInAction(() => {
        if (!this.news.running) return;
        this.news.heard(serverTime);
        // A frame that came meanwhile knows more.
        if (Date.parse(serverTime) < this.heardAt) return;
        this.match = match;
        this.heardAt = Date.parse(serverTime);
      });
    } catch {
      // The card says how old its score is; the next minute asks again.
    }
  }
}
