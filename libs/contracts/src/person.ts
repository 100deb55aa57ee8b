import { z } from 'zod';
import { openTable, openWord } from './open.ts';
import { id, instant } from './parts/values.ts';

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
/** Who reacted to a thing, how and when. */
export const reacted = z.object({ person, reaction: givenReaction, at: instant });
export type Reacted = z.infer<typeof reacted>;

/** A team as a member shows it (ours); `colors` are those of its crest. */
export const shownTeam = z.object({ id: z.number().int(), name: z.string(), monogram: z.string(), colors: z.array(z.string()).min(1) });
export type ShownTeam = z.infer<typeof shownTeam>;

/** User info (section 3). `guest` 1 = guest, 0 = registered. `balance` in points. */
export const userInfo = z.object({
  userId: z.number().int(),
  username: z.string().nullable(),
  displayName: z.string(),
  siteRoleId: z.number().int(),
  userType: z.number().int(),
  guest: z.union([z.literal(0), z.literal(1)]),
  balance: z.number().int(),
  colorName: z.number().int().min(1).max(8),
  /** Address on the portal's own origin; absent or null: a drawn silhouette. */
  picture: z.string().nullable().optional(),
  level: z.number().int().min(1).optional(),
  /** A wide picture above one's page, of the same kind. Missing where an older api answers, which cannot keep one. */
  cover: z.string().nullable().optional(),
  /** Teams that one shows, in their order, in the language of the call. Missing where an older api answers; of `user.info` and `user.updateInfo` alone. */
  teams: z.array(shownTeam).optional(),
  /** The asker's own. */
  emailAddress: z.string().nullable().optional(),
  phoneNumber: z.string().nullable().optional(),
  /** Whether a code sent there has come back. */
  emailConfirmed: z.boolean().optional(),
  phoneConfirmed: z.boolean().optional(),
  bio: z.string().optional(),
  createdAt: instant.optional(),
  /** When this account goes, as its member has asked; null: it stays. Missing where an older api answers. */
  leavesAt: instant.nullable().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** Tips of somebody that are settled. `units`: sum of settledUnits. `profit`: the same at the prices of the tips, for a stake of one each; missing where an older api answers. `last`: newest first, at most ten results (10, 20, 30). `streak`: wins in a row, newest first. */
export const tipRecord = z.object({
  win: z.number().int(),
  draw: z.number().int(),
  lose: z.number().int(),
  units: z.number(),
  profit: z.number().optional(),
  last: z.array(z.number().int()).max(10),
  streak: z.number().int(),
});
export type TipRecord = z.infer<typeof tipRecord>;
