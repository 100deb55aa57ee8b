import { z } from 'zod';
import { openWord } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** One film, or several that belong together. */
export const movieKinds = ['film', 'series'] as const;
export type MovieKind = (typeof movieKinds)[number];

/** Sizes in pixels. */
const shown = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

export const movieRow = z.object({
  id,
  /** The middle part of its addresses. */
  slug: z.string(),
  kind: openWord(movieKinds),
  /** Of its words: the asker's, where it speaks that. */
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** Under which it may be used, as SPDX names it. */
  licence: z.string(),
  episodes: z.number().int(),
  /** Length of all episodes, in seconds. */
  seconds: z.number(),
  /** Of its first episode. */
  poster: shown,
  publishedAt: instant,
});
export type MovieRow = z.infer<typeof movieRow>;

export const episodeRow = z.object({
  /** From 1; it stands in its address. */
  number: z.number().int(),
  /** Of its words, which may be another than its movie's. */
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  seconds: z.number(),
  poster: shown,
});
export type EpisodeRow = z.infer<typeof episodeRow>;

/** What is said between two moments of an episode. Seconds. */
export const line = z.object({ from: z.number(), to: z.number(), words: z.string() });
export type Line = z.infer<typeof line>;

export const episode = episodeRow.extend({
  /** Any stretch of its bytes can be asked for. */
  film: shown,
  /** Addresses of WebVTT, by language. */
  captions: z.array(z.object({ language: z.string(), url: z.string() })),
  /** In their order, in `language`. */
  lines: z.array(line),
});
export type Episode = z.infer<typeof episode>;
