/** One picture size of a stream. `index` is the engine's own number for it. */
export interface Level {
  readonly index: number;
  readonly height: number;
}

/** What an engine says of a stream. A `fault` is one it could not get over by itself. */
export type EngineNews =
  | { readonly type: 'levels'; readonly levels: readonly Level[] }
  | { readonly type: 'playing-level'; readonly index: number }
  | { readonly type: 'fault'; readonly kind: 'network' | 'media' };

/** Brings a live stream into a video element. Made for one stream; another stream needs another engine. */
export interface PlayerEngine {
  /** One more try after a fault or a standstill. */
  recover(kind: 'network' | 'media'): void;
  /** `auto`: the engine chooses by the speed of the line. */
  setLevel(level: number | 'auto'): void;
  /** Seconds behind what is on air, where the engine knows. */
  latency(): number | undefined;
  /** The moment of the stream to jump to for being live again, in seconds of the element's time. */
  livePoint(): number | undefined;
  destroy(): void;
}

/** Resolves once the engine is at work; rejects when this browser cannot play such a stream, or its code did not load. */
export type MakeEngine = (video: HTMLVideoElement, source: string, onNews: (news: EngineNews) => void) => Promise<PlayerEngine>;

export class StreamUnsupported extends Error {
  constructor() {
    super('this browser plays no live streams');
    this.name = 'StreamUnsupported';
  }
}
