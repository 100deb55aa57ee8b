import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

export const balloonKinds = ['caption', 'speech', 'thought', 'shout'] as const;
export type BalloonKind = (typeof balloonKinds)[number];

const percent = z.number().min(0).max(100);
const point = z.object({ x: percent, y: percent });

/** Words that lie over a page: they are text, so that one picture speaks every language and is read aloud. Places in percent of the page. */
export const balloon = z.object({
  kind: openWord(balloonKinds),
  /** Its middle. */
  x: percent,
  y: percent,
  width: percent,
  /** Whose mouth it comes from. */
  tail: point.nullable(),
  words: z.string(),
});
export type Balloon = z.infer<typeof balloon>;

/** Sizes in pixels. */
export const comicPicture = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

export const comicPage = z.object({
  picture: comicPicture,
  /** What is seen on it. */
  alt: z.string(),
  /** In the order of reading. */
  balloons: z.array(balloon),
});
export type ComicPage = z.infer<typeof comicPage>;

export const comicRow = z.object({
  id,
  /** The last part of its address. */
  slug: z.string(),
  /** Of its words: the asker's, where it speaks that. */
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Under which it may be used, as SPDX names it. */
  licence: z.string(),
  pages: z.number().int(),
  /** The first page. */
  cover: comicPicture,
  publishedAt: instant,
});
export type ComicRow = z.infer<typeof comicRow>;
