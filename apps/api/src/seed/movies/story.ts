/** A text in the portal's languages; zh is Traditional Chinese with full-width punctuation. */
export type Said = Readonly<Record<'vi' | 'en' | 'zh', string>>;

/** What is said (or read) between two moments of a film. Seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly words: Said;
}

export interface EpisodeStory {
  /** Name of the film in media/movies, without its ending. */
  readonly film: string;
  /** Length in seconds. */
  readonly seconds: number;
  readonly title: Said;
  /** One or two sentences. */
  readonly summary: Said;
  /** In their order; no two at once. */
  readonly cues: readonly Cue[];
}

export interface MovieStory {
  readonly slug: string;
  readonly kind: 'film' | 'series';
  readonly title: Said;
  /** One or two sentences, for lists and searchers. */
  readonly summary: Said;
  readonly episodes: readonly EpisodeStory[];
}
