/** A text in the portal's languages; zh is Traditional Chinese with full-width punctuation. */
export type Said = Readonly<Record<'vi' | 'en' | 'zh', string>>;

/** Words laid over a picture. */
export interface Balloon {
  readonly kind: 'caption' | 'speech' | 'thought' | 'shout';
  /** Its middle, and its width, in percent of the page's width and height (width: of the page's width). */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The mouth (or head) it comes from, in percent; captions have none. */
  readonly tail?: { readonly x: number; readonly y: number };
  readonly words: Said;
}

export interface ComicPage {
  /** File name in media/comics. */
  readonly picture: string;
  /** What is seen, one or two sentences. */
  readonly alt: Said;
  /** In reading order. */
  readonly balloons: readonly Balloon[];
}

export interface ComicStory {
  readonly slug: string;
  readonly title: Said;
  /** One or two sentences, for lists and searchers. */
  readonly summary: Said;
  readonly pages: readonly ComicPage[];
}
