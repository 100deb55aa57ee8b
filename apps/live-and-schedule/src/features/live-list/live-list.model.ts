import { makeAutoObservable, observable, runInAction } from 'mobx';
import { liveFrame, matchTopics, type LiveFrame, type MatchMoving, type MatchSummary, type Side } from '@portal/contracts/match';
import { standing } from '@portal/domain';
import type { Clock, LiveSocket } from '@portal/platform';
import { isGoalFresh, scorerSide, withMoving } from '../match/moving.ts';
import { NewsLine, type Feed } from '../match/news-line.ts';

/** A list as the api gave it. `total` says whether another answer holds another list: total live count and mode total (section 4). */
export interface ListSnapshot {
  readonly serverTime: string;
  readonly matches: readonly MatchSummary[];
  readonly total: string;
  /** The hot match among them, as the api chose it. */
  readonly hot?: number | undefined;
}

interface Dependencies {
  socket: LiveSocket;
  clock: Clock;
  snapshot: ListSnapshot;
  ask: () => Promise<ListSnapshot>;
}

/**
 * A list of matches that moves: scores and clocks by frames; every 60 s the list is asked for again and replaced only when
 * the totals changed (section 4), so that rows do not jump under a finger.
 */
export class LiveListModel {
  list: readonly MatchSummary[];
  /** The hot match, as the api named it last. */
  hot: number | undefined;
  private total: string;
  private readonly moving = observable.map<number, MatchMoving>([], { deep: false });
  private readonly scorers = observable.map<number, Side>([], { deep: false });
  private readonly socket: LiveSocket;
  private readonly ask: () => Promise<ListSnapshot>;
  private readonly news: NewsLine;
  private hangUp = () => {};

  constructor({ socket, clock, snapshot, ask }: Dependencies) {
    this.socket = socket;
    this.ask = ask;
    this.news = new NewsLine({ socket, clock, firstTime: snapshot.serverTime });
    this.list = snapshot.matches;
    this.total = snapshot.total;
    this.hot = snapshot.hot;
    makeAutoObservable<this, 'socket' | 'ask' | 'news' | 'hangUp' | 'moving' | 'scorers'>(
      this,
      { socket: false, ask: false, news: false, hangUp: false, moving: false, scorers: false, start: false, dispose: false, goalOf: false },
      { autoBind: true, deep: false },
    );
  }

  start(): void {
    const subscription = this.socket.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame: this.takeFrame });
    this.hangUp = () => subscription.close();
    this.news.start(() => void this.refresh());
  }

  dispose(): void {
    this.hangUp();
    this.news.dispose();
  }

  /** Server's time, epoch milliseconds. */
  get now(): number {
    return this.news.now;
  }

  /** The list with what moved since. */
  get matches(): MatchSummary[] {
    return this.list.map((match) => {
      const moving = this.moving.get(match.fixtureId);
      return moving ? withMoving(match, moving) : match;
    });
  }

  /** A goal within the last minute: who scored it, as far as one saw it fall. */
  goalOf(match: MatchSummary): { side: Side } | undefined {
    const side = this.scorers.get(match.fixtureId);
    return side && standing(match) === 'live' && isGoalFresh(match.lastGoalAt, this.now) ? { side } : undefined;
  }

  get feed(): Feed {
    // Without a match on air nothing moves: nobody misses the connection.
    return this.matches.some((match) => standing(match) === 'live') ? this.news.feed(() => void this.refresh()) : { status: 'live' };
  }

  /** More of the same list: what comes after. */
  extend(matches: readonly MatchSummary[]): void {
    const known = new Set(this.list.map(({ fixtureId }) => fixtureId));
    const more = matches.filter(({ fixtureId }) => !known.has(fixtureId));
    if (more.length > 0) this.list = [...this.list, ...more];
  }

  private takeFrame(frame: LiveFrame): void {
    this.news.heard(frame.serverTime);
    for (const next of frame.list) this.move(next);
  }

  private move(next: MatchMoving): void {
    const held = this.moving.get(next.fixtureId);
    if (held && held.revision >= next.revision) return;
    const before = held ?? this.list.find((match) => match.fixtureId === next.fixtureId);
    const side = before && scorerSide(before, next);
    if (side) this.scorers.set(next.fixtureId, side);
    this.moving.set(next.fixtureId, next);
  }

  private async refresh(): Promise<void> {
    try {
      const answer = await this.ask();
      runInAction(() => {
        if (this.news.running) this.takeList(answer);
      });
    } catch {
      // Old data stays; the strip says how old it is, the next minute asks again.
    }
  }

  private takeList({ serverTime, matches, total, hot }: ListSnapshot): void {
    this.news.heard(serverTime);
    this.hot = hot;
    const polled = new Map(matches.map((match) => [match.fixtureId, match]));
    if (total !== this.total) {
      this.list = matches;
      this.total = total;
    } else if (!this.news.online) {
      // No frames come: the scores of this answer are the newest there are.
      this.list = this.list.map((match) => polled.get(match.fixtureId) ?? match);
    } else return;
    if (!this.news.online) this.moving.clear();
  }
}
