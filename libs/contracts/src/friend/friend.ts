import { z } from 'zod';
import { openWord, person } from '@portal/contracts';
import { id, instant } from '@portal/contracts/parts';

/** What `actionRequest` does (ours: section 7 names the call and no codes). */
export const friendActions = { accept: 1, follow: 2, unfollow: 3, block: 4, unblock: 5, mute: 6, unmute: 7 } as const;
export type FriendAction = (typeof friendActions)[keyof typeof friendActions];

/** `sent`: one has asked them to be friends; `received`: they have asked. */
export const friendships = ['none', 'sent', 'received', 'friend'] as const;
export type Friendship = (typeof friendships)[number];

/** How one stands with somebody. `following`: one sees their posts in the feed and is told of their new tips. `followed`: they follow one. `muting`: one sees nothing of them in the feed; `blocking`: one has nothing to do with them. Whom others mute or block is not told. */
export const relation = z.object({
  userId: id,
  friendship: openWord(friendships),
  following: z.boolean(),
  followed: z.boolean(),
  muting: z.boolean(),
  blocking: z.boolean(),
});
export type Relation = z.infer<typeof relation>;

/** Somebody in a list, how the asker stands with them (null: it is the asker), and since when they are in it. */
export const friendEntry = z.object({ person, relation: relation.nullable(), since: instant });
export type FriendEntry = z.infer<typeof friendEntry>;

/** Suggestions in one answer. */
export const MOST_SUGGESTIONS = 50;
/** Somebody whom one may know (ours), and by what: friends of both, of the newest of each of one's newest friends; a closed room of both; a team that both show (missing where an older api answers). None: many follow them. */
export const friendSuggestion = z.object({
  person,
  relation,
  mutual: z.number().int(),
  room: z.object({ groupId: id, title: z.string() }).nullable(),
  team: z.object({ id, name: z.string() }).nullable().optional(),
});
export type FriendSuggestion = z.infer<typeof friendSuggestion>;

/** Of one member. `requests`: who has asked them to be friends and has no answer; the asker's own alone. */
export const friendCounts = z.object({
  friends: z.number().int(),
  followers: z.number().int(),
  following: z.number().int(),
  requests: z.number().int().optional(),
});
export type FriendCounts = z.infer<typeof friendCounts>;
