import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { LiveFrame, MatchMoving, MatchSummary, Side } from '@portal/contracts';
import type { Clock, ConnectionState, LiveSocket } from '@portal/platform';
import { feedOf, watchConnection, type Feed } from '../match/connection-watch.ts';
import { isGoalFresh, scorerSide, withMoving } from '../match/moving.ts';
import { ServerTime } from '../match/server-time.ts';
import { standing } from '../match/standing.ts';

/** A list as the api gave it. `total` says whether another answer holds another list: total live count and mode total (section 4). */
export interface ListSnapshot {
  readonly serverTime: string;
  readonly matches: readonly MatchSummary[];
  readonly total: string;
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
  /** Server's time, epoch milliseconds; stands still until `start()`, so that server and first paint agree. */
  now: number;
  connection: ConnectionState = { status: 'idle' };
  private total: string;
  private heardAt: number;
  private lostAt: number;
  private readonly moving = observable.map<number, MatchMoving>([], { deep: false });
  private readonly scorers = observable.map<number, Side>([], { deep: false });
  private readonly socket: LiveSocket;
  private readonly clock: Clock;
  private readonly ask: () => Promise<ListSnapshot>;
  private readonly serverTime: ServerTime;
  private readonly firstTime: string;
  private ends: (() => void)[] = [];

  constructor({ socket, clock, snapshot, ask }: Dependencies) {
    this.socket = socket;
    this.clock = clock;
    this.ask = ask;
    this.serverTime = new ServerTime(clock);
    this.firstTime = snapshot.serverTime;
    this.list = snapshot.matches;
    this.total = snapshot.total;
    this.now = Date.parse(snapshot.serverTime);
    this.heardAt = this.now;
    this.lostAt = this.now;
    makeAutoObservable<this, 'socket' | 'clock' | 'ask' | 'serverTime' | 'firstTime' | 'ends' | 'moving' | 'scorers'>(
      this,
      { socket: false, clock: false, ask: false, serverTime: false, firstTime: false, ends: false, moving: false, scorers: false, start: false, dispose: false, goalOf: false },
      { autoBind: true, deep: false },
    );
  }

  start(): void {
    this.serverTime.hear(this.firstTime);
    const subscription = this.socket.live(this.takeFrame);
    const unwatch = watchConnection({ socket: this.socket, clock: this.clock, onState: this.hearState, onTick: this.tick, onPoll: () => void this.refresh() });
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
    if (!this.matches.some((match) => standing(match) === 'live')) return { status: 'live' };
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

  private takeFrame(frame: LiveFrame): void {
    this.serverTime.hear(frame.serverTime);
    this.heardAt = Math.max(this.heardAt, Date.parse(frame.serverTime));
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
        if (this.ends.length > 0) this.takeList(answer);
      });
    } catch {
      // Old data stays; the strip says how old it is, the next minute asks again.
    }
  }

  private takeList({ serverTime, matches, total }: ListSnapshot): void {
    this.serverTime.hear(serverTime);
    this.heardAt = Math.max(this.heardAt, Date.parse(serverTime));
    const polled = new Map(matches.map((match) => [match.fixtureId, match]));
    if (total !== this.total) {
      this.list = matches;
      this.total = total;
    } else if (this.connection.status !== 'online') {
      // No frames come: the scores of this answer are the newest there are.
      this.list = this.list.map((match) => polled.get(match.fixtureId) ?? match);
    } else return;
    if (this.connection.status !== 'online') this.moving.clear();
  }
}
