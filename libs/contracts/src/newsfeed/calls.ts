import { z } from 'zod';
import { endpoint, feedTypes, friendFilters, limits, person, reacted, reaction, reactions } from '@portal/contracts';
import { done, id, idParam, idText, isSeen, onward, pageSize, stretch, text, uploadedUrl, username, uuid } from '@portal/contracts/parts';
import { post, postCard, postTypes, postVersion, visibility } from './post.ts';

const base = '/au/api/user/newsfeed/';
const tag = 'newsfeed';

const content = text().trim().max(limits.postText);
const seenBy = z.union([z.literal(visibility.public), z.literal(visibility.private)]);
const pictures = z.array(uploadedUrl).max(limits.postMedia);
/** What is to be seen on each picture of `media`, or in its video, in their order (ours). One that is not sent is the empty one of a new picture, and as it was of an old one. */
const alts = z.array(text().trim().max(limits.pictureAlt)).max(limits.postMedia);
/** Path of a page of the portal that a post shows as its card: a room of a match, a tip, an article. */
const cardLink = text().trim().min(1).max(limits.postLink).startsWith('/');
const ofPictures = ({ media = [], alts = [] }: { media?: readonly string[] | undefined; alts?: readonly string[] | undefined }): boolean =>
  alts.length <= media.length;
/** What a member can write; the sharing types come about by `share`, `tipsCreate` and the like. */
export const newPost = z
  .object({
    uuid,
    content,
    postType: z.union([z.literal(postTypes.normal), z.literal(postTypes.image), z.literal(postTypes.video)]).default(postTypes.normal),
    visibility: seenBy.default(visibility.public),
    media: pictures.default([]),
    alts: alts.optional(),
    link: cardLink.optional(),
  })
  .refine((draft) => isSeen(draft.content) || draft.media.length > 0 || draft.link !== undefined, { path: ['content'], message: 'empty' })
  .refine(ofPictures, { path: ['alts'], message: 'media' });
export type NewPost = z.input<typeof newPost>;
const nType = z.coerce
  .number()
  .int()
  .refine((type) => (Object.values(feedTypes) as number[]).includes(type), 'nType')
  .default(feedTypes.newsfeed);
const filter = z.enum(friendFilters).optional();

/** The feed (section 7). Paths lie under `newsfeed/`, as the specification says, also those that begin with the word once more. */
export const newsfeedCalls = {
  list: endpoint({
    id: 'newsfeed.list',
    method: 'GET',
    path: `${base}newsfeed-list`,
    access: 'public',
    varies: 'caller',
    tag,
    summary:
      'Posts by feed type, newest first. nType 1: one’s own (empty without a token); 5 with `fFilter` friend or following: of one’s friends, of whom one follows (likewise); `username`: those of one member; `hashtag` without #; `fixtureId`: those about one match',
    query: () =>
      z.object({
        nType,
        fFilter: filter,
        gFilter: filter,
        username: username.optional(),
        hashtag: text().max(50).optional(),
        fixtureId: idText.optional(),
        ...onward(10, 50),
      }),
    data: () => stretch(post),
  }),
  create: endpoint({
    id: 'newsfeed.create',
    method: 'POST',
    path: `${base}newsfeed-create`,
    access: 'user',
    tag,
    summary: 'A new post; the same uuid again gives the post it made. `link`: the page that it shows as its card, 400 where `newsfeed.card` has none',
    body: () => newPost,
    data: () => post,
  }),
  share: endpoint({
    id: 'newsfeed.share',
    method: 'POST',
    path: `${base}newsfeed-share`,
    access: 'user',
    tag,
    summary: 'Shares a post with words of one’s own',
    body: () => z.object({ uuid, id, content: content.default(''), visibility: seenBy.default(visibility.public) }),
    data: () => post,
  }),
  update: endpoint({
    id: 'newsfeed.update',
    method: 'POST',
    path: `${base}newsfeed-update`,
    access: 'user',
    tag,
    summary: 'Changes an own post; `link` null takes its card off',
    body: () =>
      z
        .object({
          id,
          content: content.optional(),
          visibility: seenBy.optional(),
          media: pictures.optional(),
          alts: alts.optional(),
          link: cardLink.nullable().optional(),
        })
        .refine(ofPictures, { path: ['alts'], message: 'media' }),
    data: () => post,
  }),
  card: endpoint({
    id: 'newsfeed.card',
    method: 'GET',
    path: `${base}newsfeed-card`,
    access: 'user',
    tag,
    extension: true,
    summary: 'What a page of the portal looks like as the card of a post; 404 for one that has no card. Link previews: of our own pages only',
    query: () => z.object({ link: cardLink }),
    data: () => postCard,
  }),
  mentionable: endpoint({
    id: 'newsfeed.mentionable',
    method: 'GET',
    path: `${base}newsfeed-mention`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Members whose names begin with the words of `q`: friends and whom one follows first; without `q` those alone',
    query: () => z.object({ q: text().trim().max(40).default(''), pageSize: pageSize(6, 10) }),
    data: () => z.object({ list: z.array(person) }),
  }),
  hashtags: endpoint({
    id: 'newsfeed.hashtags',
    method: 'GET',
    path: `${base}newsfeed-hashtag`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'Hashtags of public posts that begin with `q`, those that most members used of late first, then the most used, as the newest of their posts writes them. `posts`: how many, counted up to 100',
    query: () => z.object({ q: text().trim().min(1).max(50), pageSize: pageSize(6, 10) }),
    data: () => z.object({ list: z.array(z.object({ tag: z.string(), posts: z.number().int() })) }),
  }),
  react: endpoint({
    id: 'newsfeed.react',
    method: 'POST',
    path: `${base}newsfeed-reaction`,
    access: 'user',
    tag,
    summary: 'Sets one’s reaction on a post; null takes it back',
    body: () => z.object({ id, reaction: reaction.nullable() }),
    data: () => reactions,
  }),
  reactionsOf: endpoint({
    id: 'newsfeed.reactionsOf',
    method: 'GET',
    path: `${base}newsfeed-reaction`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'Who reacted to a post, newest first',
    query: () => z.object({ id: idParam.shape.id, reaction: reaction.optional(), ...onward(20) }),
    data: () => stretch(reacted),
  }),
  sharesOf: endpoint({
    id: 'newsfeed.sharesOf',
    method: 'GET',
    path: `${base}newsfeed-share`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'Posts that share a post, newest first',
    query: () => z.object({ id: idParam.shape.id, ...onward(10) }),
    data: () => stretch(post),
  }),
  versions: endpoint({
    id: 'newsfeed.versions',
    method: 'GET',
    path: `${base}newsfeed-version`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'What a post said before it was changed, as everybody could read it: newest first; `now`: what it says now; 404 unless the asker may see the post',
    query: () => z.object({ id: idParam.shape.id, ...onward(10) }),
    data: () => stretch(postVersion).extend({ now: postVersion }),
  }),
  one: endpoint({
    id: 'newsfeed.one',
    method: 'GET',
    path: `${base}newsfeed/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'One post; 404 unless the asker may see it',
    params: () => idParam,
    data: () => post,
  }),
  remove: endpoint({
    id: 'newsfeed.remove',
    method: 'DELETE',
    path: `${base}newsfeed/{id}`,
    access: 'user',
    tag,
    summary: 'Deletes an own post (staff: any). Nobody sees it any more; its author can restore it for a while, unless staff deleted it',
    params: () => idParam,
    data: () => done,
  }),
  restore: endpoint({
    id: 'newsfeed.restore',
    method: 'POST',
    path: `${base}newsfeed-restore`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Takes the deletion of an own post back, with what was said and felt about it; 404 when that is too late, or there is none',
    body: () => z.object({ id }),
    data: () => post,
  }),
} as const;
