import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '@portal/api-client';
import { registryEvents, registryState, type ReleaseBoard, type RemoteName } from '@portal/contracts';
import type { Clock } from '@portal/platform';
import { changesBetween, type BoardChange } from './board-changes.ts';
import type { OpenStream } from './event-stream.ts';
import { MoveDialog } from './move-dialog.model.ts';
import { remotesOf, type MovePlan } from './move-plan.ts';
import { operatorCalls } from './operator-calls.ts';
import { RemoteDetails } from './remote-details.model.ts';
import { StreamWatch } from './stream-watch.model.ts';
import { troubleOf, type Trouble } from './trouble.ts';

export interface ReleasesDependencies {
  api: ApiClient;
  clock: Clock;
  stream: OpenStream;
  /** Somebody else, or the registry itself, changed something. */
  onChange: (change: BoardChange) => void;
  /** What this page asked for is done. */
  onMoved: (plan: MovePlan) => void;
}

/** `shown` keeps the last board whatever happens after; `trouble` says why it is not from just now. */
export type BoardState =
  | { status: 'loading' }
  | { status: 'shown'; board: ReleaseBoard; readAt: number; trouble: Trouble | undefined }
  | { status: 'failed'; trouble: Trouble };

/** Milliseconds. With the stream open, looking anew is only the safety net; figures of health are read once in a while, however often they change. */
const POLL = 10_000;
const SAFETY_NET = 60_000;
const HEALTH_AT_MOST_EVERY = 2_000;

/** The operator page while one looks at it: the board, kept true by the stream of changes or else by asking; the opened card; the move under way. */
export class ReleasesModel {
  state: BoardState = { status: 'loading' };
  dialog: MoveDialog | undefined = undefined;
  details: RemoteDetails | undefined = undefined;
  readonly watch: StreamWatch;
  readonly #use: ReleasesDependencies;
  #reading: Promise<void> | undefined;
  #again = false;
  #askedAt = 0;
  #stop: (() => void)[] = [];
  #cancelHealth: (() => void) | undefined;
  #run = 0;
  /** Remotes that this page has just moved: their next change is no news. */
  #own = new Set<RemoteName>();

  constructor(dependencies: ReleasesDependencies) {
    this.#use = dependencies;
    this.watch = new StreamWatch({ open: dependencies.stream, clock: dependencies.clock, onEvent: (name, data) => this.#heard(name, data) });
    makeAutoObservable(this, { state: observableRef, dialog: observableRef, details: observableRef, watch: false }, { autoBind: true });
  }

  start(): void {
    this.watch.start();
    this.#stop = [this.#use.clock.every(POLL, () => this.#poll())];
    void this.refresh();
  }

  dispose(): void {
    this.#run += 1;
    this.#reading = undefined;
    this.watch.dispose();
    this.#cancelHealth?.();
    this.#cancelHealth = undefined;
    for (const stop of this.#stop.splice(0)) stop();
  }

  get board(): ReleaseBoard | undefined {
    return this.state.status === 'shown' ? this.state.board : undefined;
  }

  /** Reads the board. Whoever asks while it is being read waits for one more reading: the first may be older than what they know of. */
  refresh(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return this.#reading;
    }
    const reading = this.#readUntilFresh(this.#run).finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  retry(): void {
    this.watch.now();
    void this.refresh();
  }

  open(remote: RemoteName | undefined): void {
    if (this.details?.remote !== remote) this.details = remote && new RemoteDetails(remote, this.#use.api);
  }

  plan(plan: MovePlan): void {
    const { api } = this.#use;
    const known = this.board;
    if (!known) return;
    this.dialog = new MoveDialog({ plan, api, board: () => this.board ?? known, refresh: this.refresh, onMoved: (done) => this.#moved(done) });
  }

  closeDialog(): void {
    if (this.dialog?.act.status !== 'busy') this.dialog = undefined;
  }

  #moved(plan: MovePlan): void {
    for (const remote of remotesOf(plan)) this.#own.add(remote);
    runInAction(() => {
      this.dialog = undefined;
    });
    this.#use.onMoved(plan);
    void this.refresh();
  }

  #heard(name: string, data: string): void {
    if (name === registryEvents.state) {
      const told = registryState.safeParse(parseJson(data));
      if (told.success && told.data.revision === this.board?.revision) return;
      void this.refresh();
    } else if (name === registryEvents.health) {
      this.#cancelHealth ??= this.#use.clock.after(HEALTH_AT_MOST_EVERY, () => {
        this.#cancelHealth = undefined;
        void this.refresh();
      });
    }
  }

  #poll(): void {
    const fresh = this.watch.state.status === 'live' && this.state.status === 'shown' && !this.state.trouble;
    if (!fresh || this.#use.clock.now() - this.#askedAt >= SAFETY_NET) void this.refresh();
  }

  async #readUntilFresh(run: number): Promise<void> {
    do {
      this.#again = false;
      await this.#readOnce(run);
    } while (this.#again && run === this.#run);
  }

  async #readOnce(run: number): Promise<void> {
    this.#askedAt = this.#use.clock.now();
    try {
      const board = await this.#use.api.call(operatorCalls.board, {});
      if (run === this.#run) runInAction(() => this.#take(board));
    } catch (error) {
      const trouble = troubleOf(error);
      if (run !== this.#run) return;
      runInAction(() => {
        // Whoever may not look any more does not keep the figures.
        const keep = this.state.status === 'shown' && trouble.kind !== 'notStaff' && trouble.kind !== 'loggedOut';
        this.state = keep && this.state.status === 'shown' ? { ...this.state, trouble } : { status: 'failed', trouble };
      });
    }
  }

  #take(board: ReleaseBoard): void {
    const before = this.board;
    this.state = { status: 'shown', board, readAt: this.#use.clock.now(), trouble: undefined };
    if (!before || before.revision === board.revision) return;
    for (const change of changesBetween(before, board)) if (!this.#own.has(change.remote)) this.#use.onChange(change);
    this.#own.clear();
    this.dialog?.boardChanged();
    this.details?.reload();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
