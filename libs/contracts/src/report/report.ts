import { z } from 'zod';
import { media, openWord, person } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** What can be reported; a post as in `commentTargets`. */
export const reportTargets = { post: 20, comment: 50 } as const;

/** Why somebody thinks that a thing should not be on the portal. */
export const reportReasons = ['spam', 'insult', 'hate', 'sexual', 'violence', 'scam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What became of a reported thing: staff let it stand or took it away, or its author was faster. */
export const reportVerdicts = ['kept', 'removed', 'gone'] as const;
export type ReportVerdict = (typeof reportVerdicts)[number];

/** So many of the newest reports come with a reported thing. */
export const LATEST_REPORTS = 5;

const thing = { objectType: z.number().int(), objectId: id };

/** One thing with all that was reported about it (ours). */
export const reportedThing = z.object({
  id,
  ...thing,
  /** What a comment stands below, as in `commentTargets`; null for a post. */
  on: z.object(thing).nullable(),
  author: person,
  /** As everybody reads it; null where it is gone, or private by now. */
  content: z.string().nullable(),
  /** Since when it stands as it is read here; null where it is not read. */
  since: instant.nullable(),
  /** As its author typed it, where words were hidden in it; null where nothing was. */
  typed: z.string().nullable(),
  media: z.array(media),
  /** How often a post said something else before that everybody can still read (`newsfeed.versions`). Not of an api of before. */
  earlier: z.number().int().optional(),
  /** The page that a post shows as its card, and the post that it shares. */
  card: z.object({ title: z.string(), link: z.string() }).nullable(),
  sharedId: id.nullable(),
  /** Members who reported it, and for which reasons; the most frequent first. */
  count: z.number().int(),
  reasons: z.array(z.object({ reason: openWord(reportReasons), count: z.number().int() })),
  latest: z.array(z.object({ by: person, reason: openWord(reportReasons), text: z.string(), at: instant })),
  reportedAt: instant,
  /** Null while it waits. `by` null: nobody of the staff, or somebody who is there no more. */
  decision: z.object({ verdict: openWord(reportVerdicts), by: person.nullable(), at: instant }).nullable(),
});
export type ReportedThing = z.infer<typeof reportedThing>;
