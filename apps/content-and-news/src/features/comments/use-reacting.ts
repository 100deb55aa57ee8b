import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { commentOrders, type Reaction, type Reactions } from '@portal/contracts';
import { commentCalls, type Comment } from '@portal/contracts/comment';
import { withOwnReaction } from '@portal/domain';
import { callAs, useApp, viewerOf, type Viewer } from '@portal/platform';
import { queries, type CommentTarget } from '../../queries.ts';
import { useWords } from '../words.ts';
import { withChanged } from './comment-pages.ts';
import { useHeld } from './use-comments.ts';

/**
 * Reacting to comments: at once on the page, taken back when the server says no. Of one comment one call is under way at a time, and the last wish wins:
 * two that overtake each other would leave the earlier one.
 */
export function useReacting(target: CommentTarget, viewer: Viewer) {
  const a = useApp();
  const { t } = useWords();
  const hold = useHeld(target, viewer);
  const client = useQueryClient();
  /** What is wished for, of whom and of which comments a call is under way. */
  const wishes = useRef(new Map<string, Reaction | null>());

  return async ({ id, parentId, reactions }: Comment, reaction: Reaction | null): Promise<void> => {
    const show = (change: (now: Reactions) => Reactions) =>
      hold(parentId ?? undefined, 'twice', (pages) => withChanged(pages, id, (now) => (now.reactions ? { ...now, reactions: change(now.reactions) } : now)));
    const own = `${viewer} ${id}`;
    const before = reactions?.mine ?? null;
    show((now) => withOwnReaction(now, reaction));
    const isUnderWay = wishes.current.has(own);
    wishes.current.set(own, reaction);
    if (isUnderWay) return;
    try {
      for (let sent: Reaction | null | undefined; sent !== wishes.current.get(own); ) {
        sent = wishes.current.get(own) as Reaction | null;
        const answer = await callAs(a, viewer, commentCalls.react, { id, reaction: sent });
        if (wishes.current.get(own) === sent) show(() => answer);
      }
    } catch (error) {
      // Whoever wished is gone: what is theirs is on nobody's page.
      if (viewerOf(a.session.state) !== viewer) return;
      show((now) => withOwnReaction(now, before));
      // The answer may have been lost, and not the wish.
      for (const order of commentOrders)
        void client.invalidateQueries({ queryKey: queries.comments(a, target, viewer, parentId ?? undefined, order).queryKey, exact: true });
      a.notify({
        tone: 'error',
        id: 'comment reaction',
        title: t('comments.notReacted'),
        ...(isApiError(error) && error.serverMessage && { text: error.serverMessage }),
      });
    } finally {
      wishes.current.delete(own);
    }
  };
}
