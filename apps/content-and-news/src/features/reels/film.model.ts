import { makeAutoObservable } from 'mobx';
import { keepChoice, readChoices } from './choices.ts';

/** `still`: nothing moves, the visitor's press starts it. `waiting`: it should move and has no picture yet. */
export type FilmState = 'still' | 'waiting' | 'playing' | 'failed';

/**
 * The one film of the page, which shows the reel in sight. One element plays them all: a browser that lets nothing sound before it was touched counts the touch for
 * the element, not for the page.
 */
export class FilmModel {
  state: FilmState = 'still';
  muted = true;
  captions = true;
  /** What is being said. */
  line = '';
  /** What the visitor wants. */
  sound = false;
  /** The browser lets nothing sound until somebody presses something. */
  #silenced = false;
  #video: HTMLVideoElement | undefined;
  #track: TextTrack | undefined;
  #ends: (() => void)[] = [];
  /** Grows with each film: what was asked of an older one is not heard any more. */
  #generation = 0;
  #sleeps = false;

  constructor() {
    Object.assign(this, readChoices());
    makeAutoObservable(this, { attach: false, dispose: false }, { autoBind: true });
  }

  attach(video: HTMLVideoElement | null): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#video = video ?? undefined;
    if (!video) return;
    const on = (name: string, listener: () => void) => {
      video.addEventListener(name, listener);
      this.#ends.push(() => video.removeEventListener(name, listener));
    };
    on('playing', () => this.turn('playing'));
    on('waiting', () => this.turn('waiting'));
    on('pause', () => this.turn('still'));
    on('error', () => this.turn('failed'));
    on('volumechange', () => this.hearVolume(video.muted));
  }

  /** Follows what is said in the film. */
  hear(element: HTMLTrackElement | null): void {
    this.#track?.removeEventListener('cuechange', this.readLine);
    this.#track = element?.track;
    this.line = '';
    if (!this.#track) return;
    // Its words stand in a line of ours: the browser's own would lie under what else is written there.
    this.#track.mode = 'hidden';
    this.#track.addEventListener('cuechange', this.readLine);
  }

  /** Another reel is in sight. Its film begins anew, also where it is the same file: until it has a picture nothing of the one before is seen. */
  show(plays: boolean): void {
    this.#generation += 1;
    this.#sleeps = false;
    this.line = '';
    this.state = 'still';
    this.#video?.load();
    if (plays) void this.play();
  }

  /** With sound where that is wanted and allowed, else without; refused altogether it stands still, and its button offers to start it. */
  async play(): Promise<void> {
    const video = this.#video;
    if (!video) return;
    this.#generation += 1;
    const mine = this.#generation;
    this.state = 'waiting';
    video.muted = !this.sound || this.#silenced;
    let refused = await refusalOf(video);
    if (refused === 'NotAllowedError' && !video.muted && mine === this.#generation) {
      this.#silenced = true;
      video.muted = true;
      refused = await refusalOf(video);
    }
    if (mine === this.#generation) this.heard(refused);
  }

  stop(): void {
    this.#generation += 1;
    this.#video?.pause();
    this.state = 'still';
  }

  /** A press on it, which also lets it sound. */
  toggle(): void {
    if (this.state === 'playing' || this.state === 'waiting') return this.stop();
    this.#silenced = false;
    if (this.state === 'failed' || this.#video?.error) this.#video?.load();
    void this.play();
  }

  toggleSound(): void {
    const { muted } = this;
    this.#silenced = false;
    this.sound = muted;
    keepChoice('sound', muted);
    this.muted = !muted;
    if (this.#video) this.#video.muted = !muted;
  }

  toggleCaptions(): void {
    this.captions = !this.captions;
    keepChoice('captions', this.captions);
  }

  /** Nobody looks: it goes on where it was once somebody does. */
  sleep(): void {
    if (this.state !== 'playing' && this.state !== 'waiting') return;
    this.stop();
    this.#sleeps = true;
  }

  wake(): void {
    if (!this.#sleeps) return;
    this.#sleeps = false;
    void this.play();
  }

  dispose(): void {
    this.#generation += 1;
    this.#video?.pause();
  }

  private heard(refused: string | undefined): void {
    // One that was on its way already tells nothing more.
    if (refused === undefined) {
      if (this.state === 'waiting' && this.#video && !this.#video.paused && this.#video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) this.state = 'playing';
    } else if (refused === 'NotAllowedError' || refused === 'AbortError') {
      if (this.state === 'waiting') this.state = 'still';
    } else this.state = 'failed';
  }

  private turn(state: FilmState): void {
    // A film that broke also stops.
    if (!(state === 'still' && this.#video?.error)) this.state = state;
  }

  private hearVolume(muted: boolean): void {
    this.muted = muted;
  }

  private readLine(): void {
    const cue = this.#track?.activeCues?.[0];
    this.line = cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
  }
}

/** Name of the error with which a film refuses to play; undefined where it plays. */
async function refusalOf(video: HTMLVideoElement): Promise<string | undefined> {
  try {
    await video.play();
    return undefined;
  } catch (error) {
    return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
  }
}
