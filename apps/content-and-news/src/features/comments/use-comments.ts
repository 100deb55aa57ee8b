import type { TFunction } from 'i18next';
import { commentOrders, newUuid, type CommentOrder } from '@portal/contracts';
import { commentCalls, type Comment } from '@portal/contracts/comment';
import { useState } from 'react';
import { changeHeld, type Kind } from './change-held.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { callAs, useApp, type Viewer } from '@portal/platform';
import { queries, type CommentPages, type CommentTarget } from '../../queries.ts';
import { useWords } from '../words.ts';
import { withChanged, withFirst, withLast, withReplies, without } from './comment-pages.ts';
import { added, again, dropped, failed, type Draft } from './drafts.ts';

/** A list of comments as it is read: first ones of a thing, or the replies to one. */
export function useComments(target: CommentTarget, viewer: Viewer, parentId?: number, order: CommentOrder = 'newest') {
  const a = useApp();
  return useInfiniteQuery({ ...queries.comments(a, target, viewer, parentId, order), retry: false, staleTime: 30_000 });
}

/** Changes what is held of a thing's first comments, in whichever order, or of the replies to one. */
export function useHeld(target: CommentTarget, viewer: Viewer) {
  const a = useApp();
  const client = useQueryClient();
  return (parentId: number | undefined, kind: Kind, change: (pages: CommentPages) => CommentPages) => {
    for (const order of parentId === undefined ? commentOrders : [undefined])
      changeHeld(client, queries.comments(a, target, viewer, parentId, order).queryKey, kind, change);
  };
}

/** Sending: what is written stands in the list at once, with its state, until the server has it. */
export function useSending(target: CommentTarget, viewer: Viewer) {
  const { api } = useApp();
  const { t } = useWords();
  const hold = useHeld(target, viewer);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);

  async function post({ uuid, text, answers }: Pick<Draft, 'uuid' | 'text' | 'answers'>) {
    try {
      const comment = await api.call(commentCalls.create, { uuid, ...target, content: text, parentId: answers });
      const { parentId } = comment;
      if (parentId === null) hold(undefined, 'once', (pages) => withFirst(pages, comment));
      else {
        hold(parentId, 'once', (pages) => withLast(pages, comment));
        hold(undefined, 'once', (pages) => withReplies(pages, parentId, 1));
      }
      setDrafts((now) => dropped(now, uuid));
    } catch (error) {
      setDrafts((now) => failed(now, uuid, reasonOf(error, t)));
    }
  }
  return {
    drafts,
    /** `answers`: the comment that a reply speaks to. */
    send(text: string, answers: number | null = null) {
      const written = { uuid: newUuid(), text, answers };
      setDrafts((now) => added(now, written));
      void post(written);
    },
    retry(draft: Draft) {
      setDrafts((now) => again(now, draft.uuid));
      void post(draft);
    },
    discard: ({ uuid }: Draft) => setDrafts((now) => dropped(now, uuid)),
  };
}

/** Deletes a comment. Rejects with words for the one who asked. */
export function useRemoving(target: CommentTarget, viewer: Viewer) {
  const { api } = useApp();
  const { t } = useWords();
  const hold = useHeld(target, viewer);
  return async (comment: Comment) => {
    try {
      await api.call(commentCalls.remove, { id: String(comment.id) });
    } catch (error) {
      // Somebody was faster: what should be gone is gone.
      if (!isApiError(error) || error.kind !== 'notFound') throw new Error(reasonOf(error, t));
    }
    const { parentId } = comment;
    hold(parentId ?? undefined, 'once', (pages) => without(pages, comment.id));
    if (parentId !== null) hold(undefined, 'once', (pages) => withReplies(pages, parentId, -1));
  };
}

/** Changes the words of a comment. Rejects with words for the one who asked. */
export function useChanging(target: CommentTarget, viewer: Viewer) {
  const a = useApp();
  const { t } = useWords();
  const hold = useHeld(target, viewer);
  return async ({ id, parentId }: Comment, content: string) => {
    try {
      const { editedAt, content: words } = await callAs(a, viewer, commentCalls.update, { id, content });
      hold(parentId ?? undefined, 'twice', (pages) => withChanged(pages, id, (comment) => ({ ...comment, content: words, editedAt })));
    } catch (error) {
      throw new Error(isApiError(error) && error.kind === 'notFound' ? t('comments.changeGone') : reasonOf(error, t));
    }
  };
}

/** Why it did not work, in words for the one who asked. */
export function reasonOf(error: unknown, t: TFunction<'content-and-news'>): string {
  if (!isApiError(error)) return t('comments.failed');
  if (error.kind === 'offline') return t('comments.offline');
  return error.serverMessage ?? t('comments.failed');
}
