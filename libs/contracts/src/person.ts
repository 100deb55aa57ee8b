import { z } from 'zod';
import { id } from './match.ts';

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
export const reaction = z.enum(reactionNames);
export type Reaction = z.infer<typeof reaction>;
/** How many of each; kinds that nobody gave are left out. */
export const reactionCounts = z.partialRecord(reaction, z.number().int().min(1));
export type ReactionCounts = z.infer<typeof reactionCounts>;
/** Reactions on a thing, and the asker's own (null: none, or nobody is asking). */
export const reactions = z.object({ counts: reactionCounts, total: z.number().int(), mine: reaction.nullable() });
export type Reactions = z.infer<typeof reactions>;
