import { z } from 'zod';
import { id } from './match.ts';
import { openTable, openWord } from './open.ts';

/** Somebody as others see them. `colorName` 1..8 picks a colour, `picture` is an address on the portal's own origin (null: a drawn silhouette). */
export const person = z.object({
  userId: id,
  username: z.string(),
  displayName: z.string(),
  userType: z.number().int(),
  siteRoleId: z.number().int(),
  colorName: z.number().int().min(1).max(8),
  picture: z.string().nullable(),
  level: z.number().int().min(1),
});
export type Person = z.infer<typeof person>;

/** Reactions of section 4, in the order in which they are offered. */
export const reactionNames = ['like', 'haha', 'love', 'angry', 'wow', 'sad'] as const;
export type Reaction = (typeof reactionNames)[number];
/** One that is given: what goes in. */
export const reaction = z.enum(reactionNames);
/** One that was given. */
export const givenReaction = openWord(reactionNames);
/** How many of each; kinds that nobody gave are left out. Kinds that a newer contract adds are in it, too, and are not shown. */
export type ReactionCounts = Partial<Record<Reaction, number>>;
export const reactionCounts: z.ZodType<ReactionCounts, ReactionCounts> = openTable(reactionNames, z.number().int().min(1));
/** Reactions on a thing, and the asker's own (null: none, or nobody is asking). */
export const reactions = z.object({ counts: reactionCounts, total: z.number().int(), mine: givenReaction.nullable() });
export type Reactions = z.infer<typeof reactions>;
