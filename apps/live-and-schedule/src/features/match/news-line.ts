import { makeAutoObservable, runInAction } from 'mobx';
import { limits } from '@portal/contracts';
import type { Clock, ConnectionState, LiveSocket } from '@portal/platform';
import { ServerTime } from './server-time.ts';

/**
 * How a living part hears its news. `live`: frames arrive. `reconnecting`, `stale`: what is shown was true at `at`
 * (epoch milliseconds of the server's time), and the page says so.
 */
export type Feed =
  | { readonly status: 'live' }
  | { readonly status: 'reconnecting'; readonly attempt: number; readonly of: number; readonly at: number }
  | { readonly status: 'stale'; readonly at: number; readonly retry: () => void };

/** A connection that has just been asked for gets this long before anyone is told that it is not there. */
const PATIENCE = 8_000;

interface Dependencies {
  socket: LiveSocket;
  clock: Clock;
  /** ISO-8601: what the page was rendered at. */
  firstTime: string;
}

/** What every living model of matches has in common: the server's time, the state of the connection, and how old the last news is. */
export class NewsLine {
  /** Server's time, epoch milliseconds; stands still until `start()`, so that server and first paint agree. */
  now: number;
  connection: ConnectionState = { status: 'idle' };
  private heardAt: number;
  private lostAt: number;
  private readonly socket: LiveSocket;
  private readonly clock: Clock;
  private readonly firstTime: string;
  private readonly serverTime: ServerTime;
  private ends: (() => void)[] = [];

  constructor({ socket, clock, firstTime }: Dependencies) {
    this.socket = socket;
    this.clock = clock;
    this.firstTime = firstTime;
    this.serverTime = new ServerTime(clock);
    this.now = this.heardAt = this.lostAt = Date.parse(firstTime);
    makeAutoObservable<this, 'socket' | 'clock' | 'firstTime' | 'serverTime' | 'ends'>(
      this,
      { socket: false, clock: false, firstTime: false, serverTime: false, ends: false, start: false, dispose: false, feed: false, running: false },
      { autoBind: true },
    );
  }

  /** `onPoll`: every minute (section 4: "live count refreshes every 60 s"). */
  start(onPoll: () => void): void {
    this.serverTime.hear(this.firstTime);
    this.ends = [
      this.socket.onState(() => this.hearState(this.socket.state)),
      this.clock.every(1_000, this.tick),
      this.clock.every(limits.liveRefresh, onPoll),
    ];
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

  /** False before `start` and after `dispose`: an answer that comes then is for nobody. */
  get running(): boolean {
    return this.ends.length > 0;
  }

  get online(): boolean {
    return this.connection.status === 'online';
  }

  /** An answer or a frame has come, with the server's time in it. */
  heard(serverTime: string): void {
    this.serverTime.hear(serverTime);
    this.heardAt = Math.max(this.heardAt, Date.parse(serverTime));
  }

  /** The connection in words a page can show; `ask` gets the news another way. */
  feed(ask: () => void): Feed {
    const { connection, heardAt: at } = this;
    const retry = () => {
      if (connection.status === 'failed') connection.retry();
      ask();
    };
    if (connection.status === 'online') return { status: 'live' };
    if (connection.status === 'failed') return { status: 'stale', at, retry };
    if (this.now - this.lostAt < PATIENCE) return { status: 'live' };
    return connection.status === 'reconnecting'
      ? { status: 'reconnecting', attempt: connection.attempt, of: connection.of, at }
      : { status: 'stale', at, retry };
  }

  private tick(): void {
    this.now = this.serverTime.now();
  }

  private hearState(state: ConnectionState): void {
    // Until this moment no news was good news.
    if (this.online && state.status !== 'online') this.lostAt = this.heardAt = this.serverTime.now();
    this.connection = state;
  }
}
