import { z } from 'zod';
import { openWord, person } from '@portal/contracts';
import { articleBlock, articleCover, coverMotifs } from '@portal/contracts/article';
import { id, instant, isSeen, text } from '@portal/contracts/parts';

/** The most that an article may be, in characters, and in things. */
export const draftLimits = { title: 200, lead: 600, body: 30_000, author: 80, hashtags: 10, hashtag: 50, topPlace: 20 } as const;

const seen = (most: number) => text().trim().min(1).max(most).refine(isSeen, 'empty');

/** What an article says in one language. `body`: Markdown (CommonMark with tables); what of it is shown is told by `draft.preview`. */
export const draftWords = z.object({
  title: seen(draftLimits.title),
  /** What it is called where scores are hidden, if the title tells one. */
  plainTitle: seen(draftLimits.title).nullable().default(null),
  lead: seen(draftLimits.lead),
  body: text().max(draftLimits.body),
});
export type DraftWords = z.infer<typeof draftWords>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'colour');
const monogram = text().trim().min(1).max(3);
const hashtag = text()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/&'’-]*$/u, 'hashtag')
  .max(draftLimits.hashtag);

/** An article as it is written. Vietnamese is always there. */
export const draftSource = z.object({
  categoryId: id,
  author: seen(draftLimits.author),
  cover: z.object({
    motif: z.enum(coverMotifs),
    colors: z.array(colour).max(2),
    monograms: z.array(monogram).max(2),
    alt: seen(300),
    credit: text().trim().max(200),
  }),
  hashtags: z.array(hashtag).max(draftLimits.hashtags),
  /** Place among what stands on top; null: it does not. */
  topPlace: z.number().int().min(1).max(draftLimits.topPlace).nullable(),
  texts: z.object({ vi: draftWords, en: draftWords.optional(), zh: draftWords.optional() }),
});
export type DraftSource = z.infer<typeof draftSource>;

/** `published`: what was published may be older than what is written since. */
export const draftStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

export const draftRow = z.object({
  id,
  state: openWord(draftStates),
  /** Grows with everything that is done to it; whoever changes it says which one they have read. */
  version: z.number().int(),
  title: z.string(),
  /** The article's own id, once it was published. */
  articleId: id.nullable(),
  /** When it will be published, if it is scheduled. */
  publishAt: instant.nullable(),
  /** Whether it says something else than what is published. */
  changed: z.boolean(),
  /** Null: an account that is gone. */
  editor: person.nullable(),
  editedAt: instant,
});
export type DraftRow = z.infer<typeof draftRow>;

/** What of a body is not shown as it was written, and where (lines are counted from 1). */
export const warningKinds = ['html', 'link', 'picture', 'nested', 'kind'] as const;
export const draftWarning = z.object({ kind: openWord(warningKinds), line: z.number().int(), what: z.string() });
export type DraftWarning = z.infer<typeof draftWarning>;

export const draftPreview = z.object({
  blocks: z.array(articleBlock),
  minutes: z.number().int(),
  warnings: z.array(draftWarning),
});

const wordsGiven = z.object({ title: z.string(), plainTitle: z.string().nullable(), lead: z.string(), body: z.string() });
/** A source as it was given: what it has to be was asked when it came in. */
export const sourceGiven = z.object({
  categoryId: id,
  author: z.string(),
  cover: articleCover,
  hashtags: z.array(z.string()),
  topPlace: z.number().int().nullable(),
  texts: z.object({ vi: wordsGiven, en: wordsGiven.optional(), zh: wordsGiven.optional() }),
});
export const draft = draftRow.extend({ source: sourceGiven });
export type Draft = z.infer<typeof draft>;

/** `unscheduled`: called off, or refused when its time came (`by` null). */
export const changeKinds = ['written', 'scheduled', 'unscheduled', 'published', 'withdrawn'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** Something that was done to a draft. */
export const draftChange = z.object({
  version: z.number().int(),
  kind: openWord(changeKinds),
  /** Null: an account that is gone, or the portal itself. */
  by: person.nullable(),
  at: instant,
  /** What it was scheduled for. */
  publishAt: instant.nullable(),
});
export type DraftChange = z.infer<typeof draftChange>;
