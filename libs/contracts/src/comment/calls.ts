import { z } from 'zod';
import { commentOrders, commentTargets, endpoint, limits, person, reacted, reaction, reactions } from '@portal/contracts';
import { done, id, idParam, instant, isSeen, onward, stretch, text, uuid } from '@portal/contracts/parts';

const base = '/other/api/user/comment/';
const tag = 'comment';
const objectType = z.coerce
  .number()
  .int()
  .refine((type) => (Object.values(commentTargets) as number[]).includes(type), 'objectType');

const words = text().trim().min(1).max(limits.commentText).refine(isSeen, 'empty');

/**
 * A comment. Replies go one level deep: a reply to a reply hangs at the first comment. `content` null: deleted, kept because of its replies.
 * `reactions`, `editedAt` (null: as it was written) and `can.edit` are missing where an older api answers.
 */
export const comment = z.object({
  id,
  author: person,
  content: z.string().nullable(),
  parentId: id.nullable(),
  replyTo: z.string().nullable(),
  replies: z.number().int(),
  createdAt: instant,
  editedAt: instant.nullable().optional(),
  reactions: reactions.optional(),
  can: z.object({ delete: z.boolean(), edit: z.boolean().optional() }),
});
export type Comment = z.infer<typeof comment>;

/** Comments on articles, posts and whatever else `commentTargets` names (section 7; `toal` is the specification's spelling). */
export const commentCalls = {
  total: endpoint({
    id: 'comment.total',
    method: 'GET',
    path: `${base}toal`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'How many comments a thing has',
    query: () => z.object({ objectType, objectId: idParam.shape.id }),
    data: () => z.object({ total: z.number().int() }),
  }),
  list: endpoint({
    id: 'comment.list',
    method: 'GET',
    path: `${base}page-list`,
    access: 'public',
    varies: 'caller',
    tag,
    summary:
      'Comments of a thing, newest first or those first that most members answered and reacted to (`order` best); with `parentId` the replies to one, oldest first',
    query: () =>
      z.object({
        objectType,
        objectId: idParam.shape.id,
        parentId: idParam.shape.id.optional(),
        order: z.enum(commentOrders).default('newest'),
        ...onward(10),
      }),
    data: () => stretch(comment).extend({ total: z.number().int() }),
  }),
  create: endpoint({
    id: 'comment.create',
    method: 'POST',
    path: `${base}create`,
    access: 'user',
    tag,
    summary: 'A new comment or reply',
    body: () =>
      z.object({
        uuid,
        objectType: z
          .number()
          .int()
          .refine((type) => (Object.values(commentTargets) as number[]).includes(type), 'objectType'),
        objectId: id,
        parentId: id.nullable().optional(),
        content: words,
      }),
    data: () => comment,
  }),
  update: endpoint({
    id: 'comment.update',
    method: 'POST',
    path: `${base}update`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Changes the words of an own comment',
    body: () => z.object({ id, content: words }),
    data: () => comment,
  }),
  react: endpoint({
    id: 'comment.react',
    method: 'POST',
    path: `${base}reaction`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Sets one’s reaction on a comment; null takes it back',
    body: () => z.object({ id, reaction: reaction.nullable() }),
    data: () => reactions,
  }),
  reactionsOf: endpoint({
    id: 'comment.reactionsOf',
    method: 'GET',
    path: `${base}reaction`,
    access: 'public',
    varies: 'caller',
    tag,
    extension: true,
    summary: 'Who reacted to a comment, newest first; 404 unless the asker may read it',
    query: () => z.object({ id: idParam.shape.id, ...onward(20) }),
    data: () => stretch(reacted),
  }),
  remove: endpoint({
    id: 'comment.remove',
    method: 'DELETE',
    path: `${base}{id}`,
    access: 'user',
    tag,
    extension: true,
    summary: 'Deletes an own comment (staff: any)',
    params: () => idParam,
    data: () => done,
  }),
} as const;
