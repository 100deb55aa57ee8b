import type { Comment } from '@portal/contracts/comment';
import type { CommentPages } from '../../queries.ts';

// How the pages that are held change with what one does, without asking for them again. Pure.

/** Every comment that is held, each once: one that came in meanwhile moves the others down, across the seam of two pages. */
export const commentsOf = (pages: CommentPages | undefined): Comment[] => [
  ...new Map((pages?.pages ?? []).flatMap(({ list }) => list).map((comment) => [comment.id, comment])).values(),
];

export const totalOf = (pages: CommentPages | undefined): number => pages?.pages[0]?.total ?? 0;

/** A comment of one's own on top. */
export function withFirst(pages: CommentPages, comment: Comment): CommentPages {
  return changed(pages, 1, (list, place) => (place === 0 ? [comment, ...list.filter(({ id }) => id !== comment.id)] : list));
}

/** A reply of one's own at the end, where it will stand when all of them are read. */
export function withLast(pages: CommentPages, comment: Comment): CommentPages {
  const last = pages.pages.length - 1;
  return changed(pages, 1, (list, place) => (place === last ? [...list.filter(({ id }) => id !== comment.id), comment] : list));
}

/** One more reply, or one less, below a comment; the sum moves along. */
export function withReplies(pages: CommentPages, parentId: number, step: 1 | -1): CommentPages {
  return changed(pages, step, (list) => list.flatMap((comment) => (comment.id === parentId ? afterReply(comment, step) : [comment])));
}

const nobodys: Comment['reactions'] = { counts: {}, total: 0, mine: null };

function afterReply(comment: Comment, step: 1 | -1): Comment[] {
  const replies = Math.max(0, comment.replies + step);
  // The place of a deleted comment goes with its last reply.
  return comment.content === null && replies === 0 ? [] : [{ ...comment, replies }];
}

/** One comment is another now. */
export function withChanged(pages: CommentPages, id: number, change: (comment: Comment) => Comment): CommentPages {
  return changed(pages, 0, (list) => list.map((comment) => (comment.id === id ? change(comment) : comment)));
}

/** Without a comment; one with replies leaves its place behind. */
export function without(pages: CommentPages, id: number): CommentPages {
  return changed(pages, -1, (list) =>
    list.flatMap((comment) =>
      comment.id !== id
        ? [comment]
        : comment.replies > 0
          ? [{ ...comment, content: null, editedAt: null, reactions: nobodys, can: { delete: false, edit: false } }]
          : [],
    ),
  );
}

function changed(pages: CommentPages, step: 1 | 0 | -1, change: (list: Comment[], place: number) => Comment[]): CommentPages {
  return { ...pages, pages: pages.pages.map((page, place) => ({ ...page, total: Math.max(0, page.total + step), list: change(page.list, place) })) };
}
