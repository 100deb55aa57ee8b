import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '@portal/platform';
import { StreamUnsupported, type EngineNews, type Level, type MakeEngine, type PlayerEngine } from './engine.ts';

/**
 * What the player is doing. `stalled`: it should play and does not; tries are counted. `error`: it gave up, or cannot play at all.
 */
export type PlayerState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'playing' }
  | { readonly status: 'paused' }
  | { readonly status: 'stalled'; readonly attempt: number; readonly of: number }
  | { readonly status: 'error'; readonly reason: 'network' | 'media'; readonly retry: () => void }
  | { readonly status: 'error'; readonly reason: 'unsupported' };

/** Loudness outlives a stream: another commentator speaks as loud as the one before. */
export interface Sound {
  muted: boolean;
  volume: number;
}

interface Dependencies {
  clock: Clock;
  source: string;
  makeEngine: MakeEngine;
  sound: Sound;
}

/** Waits between two tries to get a picture back, in milliseconds. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;
/** Without progress for this long a playing stream is called stalled. */
const STALLED_AFTER = 4_000;
/** A first picture may take longer: playlist, initial segment, decoder. The engine's own code is not counted: on a slow line it alone may take as long, and fails by itself. */
const FIRST_PICTURE = 12_000;
/** Progress for this long and the tries are forgotten. */
const STEADY = 10_000;
/** Seconds behind the air from which 'back to live' is offered. */
const BEHIND = 15;

/** One stream in one video element. */
export class PlayerModel {
  state: PlayerState = { status: 'idle' };
  muted: boolean;
  volume: number;
  levels: readonly Level[] = [];
  /** What the visitor chose. */
  chosen: number | 'auto' = 'auto';
  /** What is shown. */
  current: number | undefined = undefined;
  /** Whole seconds behind the air; undefined while nobody knows. */
  late: number | undefined = undefined;
  readonly #clock: Clock;
  readonly #source: string;
  readonly #makeEngine: MakeEngine;
  readonly #sound: Sound;
  #video: HTMLVideoElement | undefined;
  #engine: PlayerEngine | undefined;
  /** The visitor wants to see it, whatever the network says. */
  #wanted = true;
  #attempt = 0;
  #lastTime = -1;
  #movedAt = 0;
  #steadySince = 0;
  #ends: (() => void)[] = [];
  #stopWaiting: (() => void) | undefined;
  /** Grows with each engine: what an older one still says is not heard. */
  #generation = 0;

  constructor({ clock, source, makeEngine, sound }: Dependencies) {
    this.#clock = clock;
    this.#source = source;
    this.#makeEngine = makeEngine;
    this.#sound = sound;
    this.muted = sound.muted;
    this.volume = sound.volume;
    makeAutoObservable(this, { attach: false, dispose: false }, { autoBind: true, deep: false });
  }

  /** Takes hold of the element and starts, muted unless the visitor has turned the sound on before. */
  attach(video: HTMLVideoElement): void {
    this.#video = video;
    video.muted = this.#sound.muted;
    video.volume = this.#sound.volume;
    const on = (name: string, listener: () => void) => {
      video.addEventListener(name, listener);
      return () => video.removeEventListener(name, listener);
    };
    this.#ends = [on('playing', this.hearPlaying), on('pause', this.hearPause), on('volumechange', this.hearVolume), this.#clock.every(1_000, this.watch)];
    this.begin();
  }

  dispose(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.endEngine();
    this.#video = undefined;
    runInAction(() => {
      this.state = { status: 'idle' };
    });
  }

  get behind(): boolean {
    return (this.late ?? 0) >= BEHIND || (this.state.status === 'paused' && this.late !== undefined);
  }

  get currentHeight(): number | undefined {
    return this.levels.find(({ index }) => index === (this.chosen === 'auto' ? this.current : this.chosen))?.height;
  }

  toggle(): void {
    if (this.state.status === 'paused') this.play();
    else this.pause();
  }

  play(): void {
    this.#wanted = true;
    this.#movedAt = this.#clock.now();
    this.askToPlay();
  }

  pause(): void {
    this.#wanted = false;
    this.#video?.pause();
    if (this.state.status !== 'error') this.state = { status: 'paused' };
  }

  toLive(): void {
    const point = this.#engine?.livePoint();
    if (this.#video && point !== undefined) this.#video.currentTime = point;
    if (this.state.status === 'paused') this.play();
  }

  setMuted(muted: boolean): void {
    if (!this.#video) return;
    this.#video.muted = muted;
    if (!muted && this.#video.volume === 0) this.#video.volume = 1;
    this.hearVolume();
  }

  setVolume(volume: number): void {
    if (!this.#video) return;
    this.#video.volume = Math.min(1, Math.max(0, volume));
    this.#video.muted = volume <= 0;
    this.hearVolume();
  }

  choose(level: number | 'auto'): void {
    this.chosen = level;
    this.#engine?.setLevel(level);
  }

  private retry(): void {
    this.#attempt = 0;
    this.#wanted = true;
    this.begin();
  }

  private begin(): void {
    const video = this.#video;
    if (!video) return;
    this.endEngine();
    this.state = { status: 'loading' };
    this.#movedAt = this.#clock.now();
    this.#lastTime = video.currentTime;
    const generation = this.#generation;
    const current = () => generation === this.#generation && this.#video === video;
    this.#makeEngine(video, this.#source, (news) => current() && this.hearNews(news)).then(
      (engine) => {
        if (!current()) return engine.destroy();
        this.#engine = engine;
        this.#movedAt = this.#clock.now();
        if (this.chosen !== 'auto') engine.setLevel(this.chosen);
        this.askToPlay();
      },
      (error: unknown) => {
        if (!current()) return;
        if (error instanceof StreamUnsupported)
          runInAction(() => {
            this.state = { status: 'error', reason: 'unsupported' };
          });
        // The code did not come: as good as no network.
        else this.stumble('network');
      },
    );
  }

  private endEngine(): void {
    this.#generation += 1;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#engine?.destroy();
    this.#engine = undefined;
  }

  /** A browser may refuse to play by itself, even muted (battery saver): then the visitor presses play. */
  private askToPlay(): void {
    void this.#video?.play()?.catch((error: unknown) => {
      if ((error as { name?: string }).name === 'NotAllowedError')
        runInAction(() => {
          this.pause();
        });
    });
  }

  private hearNews(news: EngineNews): void {
    switch (news.type) {
      case 'levels':
        this.levels = news.levels;
        break;
      case 'playing-level':
        this.current = news.index;
        break;
      case 'fault':
        this.stumble(news.kind);
    }
  }

  private hearPlaying(): void {
    if (this.state.status === 'error' || this.state.status === 'stalled') return;
    this.state = { status: 'playing' };
    this.#movedAt = this.#clock.now();
  }

  /** Also pressed on a headset or in the small window. A pause of the engine's own making is not the visitor's. */
  private hearPause(): void {
    if (this.state.status !== 'playing' || this.#video?.ended) return;
    this.#wanted = false;
    this.state = { status: 'paused' };
  }

  private hearVolume(): void {
    if (!this.#video) return;
    this.muted = this.#sound.muted = this.#video.muted;
    this.volume = this.#sound.volume = this.#video.volume;
  }

  /** Each second: how far behind, and does it move? */
  private watch(): void {
    const video = this.#video;
    if (!video) return;
    const latency = this.#engine?.latency();
    this.late = latency === undefined ? undefined : Math.round(latency);
    const now = this.#clock.now();
    if (video.currentTime !== this.#lastTime && !video.paused) {
      this.#lastTime = video.currentTime;
      this.#movedAt = now;
      this.progress(now);
    } else if (this.#engine && this.#wanted && (this.state.status === 'playing' || this.state.status === 'loading')) {
      const patience = this.state.status === 'loading' ? FIRST_PICTURE : STALLED_AFTER;
      if (now - this.#movedAt >= patience) this.stumble('network');
    }
  }

  private progress(now: number): void {
    if (this.state.status === 'error') return;
    if (this.state.status !== 'playing') {
      this.state = { status: 'playing' };
      this.#steadySince = now;
      this.#stopWaiting?.();
      this.#stopWaiting = undefined;
    } else if (this.#attempt > 0 && now - this.#steadySince >= STEADY) this.#attempt = 0;
  }

  /** The picture stands still. Tries again, each time after a longer wait; in the end says so. */
  private stumble(kind: 'network' | 'media'): void {
    // One try at a time: what the engine reports while one is waiting is the same trouble.
    if (!this.#wanted || this.#stopWaiting) return;
    const wait = WAITS[this.#attempt];
    if (wait === undefined) {
      this.endEngine();
      this.state = { status: 'error', reason: kind, retry: this.retry };
      return;
    }
    this.#attempt += 1;
    this.state = { status: 'stalled', attempt: this.#attempt, of: WAITS.length };
    this.#stopWaiting = this.#clock.after(wait, () => {
      this.#stopWaiting = undefined;
      if (this.state.status !== 'stalled') return;
      if (this.#engine) this.#engine.recover(kind);
      else return this.begin();
      this.askToPlay();
      // Had it helped, the picture would be moving by then.
      this.#stopWaiting = this.#clock.after(STALLED_AFTER, () => {
        this.#stopWaiting = undefined;
        if (this.state.status === 'stalled') this.stumble(kind);
      });
    });
  }
}
