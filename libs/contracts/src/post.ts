import { z } from 'zod';
import { id, instant } from './match.ts';
import { openWord } from './open.ts';
import { person, reactions } from './person.ts';

/** Post visibility (section 4). 3 is never seen by anyone. */
export const visibility = { public: 1, private: 2, deleted: 3 } as const;
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
/** Feed types: values of the query parameter nType (sections 2 and 4). */
export const feedTypes = { home: 1, event: 2, community: 3, tip: 4, newsfeed: 5 } as const;
/** Values of fFilter and gFilter (section 4). */
export const friendFilters = ['all', 'vip', 'normal', 'joined', 'friendsRequest', 'following', 'friend'] as const;

/** A picture or a clip of a post. `url` and `thumb` lie on the portal's own origin; pixels. */
export const media = z.object({
  url: z.string(),
  thumb: z.string().nullable(),
  kind: openWord(['image', 'video']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
});
export type Media = z.infer<typeof media>;

export const cardKinds = ['tips', 'live', 'article', 'event'] as const;
export type CardKind = (typeof cardKinds)[number];
/** What a post of a type 40 … 80 shares: where it leads and what its card says. */
export const postCard = z.object({ kind: openWord(cardKinds), id: id, title: z.string(), text: z.string(), link: z.string() });
export type PostCard = z.infer<typeof postCard>;
/** One that is made now. */
export type NewPostCard = PostCard & { kind: CardKind };

const postBase = z.object({
  id,
  author: person,
  postType: z.number().int(),
  actionMode: z.number().int(),
  visibility: z.number().int(),
  content: z.string(),
  hashtags: z.array(z.string()),
  media: z.array(media),
  card: postCard.nullable(),
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
