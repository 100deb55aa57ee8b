import { z } from 'zod';
import { media, openWord, person, reactions } from '@portal/contracts';
import { matchClock } from '@portal/contracts/match';
import { id, instant } from '@portal/contracts/parts';

/** Post visibility (section 4). 3 is never seen by anyone. */
export const visibility = { public: 1, private: 2, deleted: 3 } as const;
/** How long its author can take a deletion back (ours); after that the words are gone. */
export const RESTORE_MINUTES = 10;
/** Feed post types (section 4). */
export const postTypes = {
  avatar: 90,
  normal: 10,
  image: 20,
  video: 30,
  shareTips: 40,
  shareLives: 50,
  eventsLive: 60,
  shareArticle: 70,
  shareEvent: 80,
} as const;
/** Action modes (section 4). */
export const actionModes = { normal: 1, share: 2, edit: 3 } as const;
export const cardKinds = ['tips', 'live', 'article', 'event'] as const;
export type CardKind = (typeof cardKinds)[number];
/** What a post of a type 40 … 80 shares: where it leads and what its card says. */
export const postCard = z.object({ kind: openWord(cardKinds), id: id, title: z.string(), text: z.string(), link: z.string() });
export type PostCard = z.infer<typeof postCard>;
/** One that is made now. */
export type NewPostCard = PostCard & { kind: CardKind };
/** Where a match was when something was written about it, as on its scoreboard (ours); `minute` null: in a break, or in a shoot-out. */
export const matchMoment = matchClock.pick({ phase: true, minute: true, added: true });
export type MatchMoment = z.infer<typeof matchMoment>;

const postBase = z.object({
  id,
  author: person,
  postType: z.number().int(),
  actionMode: z.number().int(),
  visibility: z.number().int(),
  content: z.string(),
  hashtags: z.array(z.string()),
  /** Members whom it mentions by '@username', without those who are gone or with whom the asker has nothing to do (ours). Not of an api of before. */
  mentions: z.array(person).optional(),
  media: z.array(media),
  card: postCard.nullable(),
  /** Only of what was written while the match of its card was played. */
  moment: matchMoment.optional(),
  createdAt: instant,
  editedAt: instant.nullable(),
});
/** A post as the asker sees it. `shared`: the post it shares; `'gone'` when that one is deleted or hidden from the asker. `can` is the server's word. */
export const post = postBase.extend({
  shared: z.union([postBase, z.literal('gone')]).nullable(),
  reactions,
  comments: z.number().int(),
  shares: z.number().int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), react: z.boolean(), comment: z.boolean(), share: z.boolean() }),
});
export type Post = z.infer<typeof post>;

/** What a post says, or said, from `since` on (ours). */
export const postVersion = postBase.pick({ content: true, media: true }).extend({ since: instant });
export type PostVersion = z.infer<typeof postVersion>;
