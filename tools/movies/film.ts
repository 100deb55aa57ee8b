/** Size of every film in pixels. */
export const WIDE = 960;
export const HIGH = 540;

/** What is drawn of an episode. Without a word in it: what is said are captions, in three languages, beside the seed that puts the film in. */
export interface Film {
  /** Length in seconds. */
  readonly seconds: number;
  /** The second that says what it is about. */
  readonly poster: number;
  /** The picture at a second as SVG, `WIDE` by `HIGH` pixels. */
  pictureAt(seconds: number): string;
  /** How excited the crowd is that one hears, 0 to 1. */
  excitement(seconds: number): number;
}
