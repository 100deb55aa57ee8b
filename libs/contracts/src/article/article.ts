import { z } from 'zod';
import { openKinds, openWord, reactions } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** What a stretch of a text is besides text. */
export const markKinds = ['strong', 'emphasis', 'code', 'link'] as const;
/** A stretch of a text (UTF-16 units, `to` is not in it). `href`, of links alone: a path of the portal, or an address of the web. */
export const textMark = z.object({ kind: openWord(markKinds), from: z.number().int().min(0), to: z.number().int().min(0), href: z.string().optional() });
export type TextMark = z.infer<typeof textMark>;
const marks = z.array(textMark).optional();

const knownBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), text: z.string(), marks }),
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('quote'), text: z.string(), by: z.string().nullable(), marks }),
  /** `marks` of each item, where one has any. */
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()), marks: z.array(z.array(textMark)).optional() }),
  z.object({ type: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ type: z.literal('match'), fixtureId: id, title: z.string() }),
  /** Sizes in pixels. */
  z.object({ type: z.literal('picture'), url: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string(), caption: z.string().nullable() }),
]);
/**
 * The body of an article: plain blocks, never markup, so nothing has to be cleaned before it is shown. `match` is a card of a fixture.
 * One of a kind that a newer contract adds passes, and is left out where blocks are shown.
 */
export const articleBlock = openKinds(knownBlock);
export type ArticleBlock = z.infer<typeof knownBlock>;

export const coverMotifs = ['pitch', 'stand', 'ball', 'board', 'trophy', 'basketball', 'screen'] as const;
/** A drawn cover (there are no photos of real people): motif, two colours of teams, what it shows. */
export const articleCover = z.object({
  motif: openWord(coverMotifs),
  colors: z.array(z.string()).max(2),
  monograms: z.array(z.string()).max(2),
  alt: z.string(),
  credit: z.string(),
});
export type ArticleCover = z.infer<typeof articleCover>;

export const articleCategory = z.object({ id, pid: z.number().int(), slug: z.string(), name: z.string(), count: z.number().int() });
export type ArticleCategory = z.infer<typeof articleCategory>;

/** A row of a list of articles. `slug` is the last part of its address: words and the id. `language`: the language of title and text. */
export const articleRow = z.object({
  id,
  slug: z.string(),
  language: z.string(),
  title: z.string(),
  /** What it is called where scores are hidden, without its lead: of those that tell a result. */
  plainTitle: z.string().optional(),
  lead: z.string(),
  category: articleCategory.pick({ id: true, slug: true, name: true }),
  cover: articleCover,
  hashtags: z.array(z.string()),
  author: z.string(),
  /** Made of data, without a writer; pages say so. */
  automatic: z.boolean().optional(),
  publishedAt: instant,
  /** Minutes it takes to read. */
  minutes: z.number().int().min(1),
  views: z.number().int(),
  comments: z.number().int(),
});
export type ArticleRow = z.infer<typeof articleRow>;
export const article = articleRow.extend({ updatedAt: instant.nullable(), blocks: z.array(articleBlock), reactions });
export type Article = z.infer<typeof article>;

/** Article ids with a meaning (section 7): 4314 is the intro; the other static pages are ours. */
export const staticArticles = { intro: 4314, careers: 4315, cookiePolicy: 4316, terms: 4317, conditions: 4318, changeLog: 4319 } as const;
/** Categories with a meaning (section 7): 100 lists banned keywords, 115 another list; they are never shown as news. */
export const articleCategories = { bannedKeywords: 100, list: 115, pages: 110 } as const;
