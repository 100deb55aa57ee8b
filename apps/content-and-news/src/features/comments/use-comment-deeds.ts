import type { Reaction } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { viewerOf, type SessionState } from '@portal/platform';
import type { CommentTarget } from '../../queries.ts';
import { useChanging, useRemoving } from './use-comments.ts';
import { useReacting } from './use-reacting.ts';

/** What one may do with a comment beside answering it. Both promises reject with words for the one who asked. */
export interface CommentDeeds {
  react(comment: Comment, reaction: Reaction | null): void;
  change(comment: Comment, content: string): Promise<void>;
  remove(comment: Comment): Promise<void>;
  logIn(): void;
}

export function useCommentDeeds(target: CommentTarget, session: SessionState, logIn: () => void): CommentDeeds {
  const viewer = viewerOf(session);
  const react = useReacting(target, viewer);
  return {
    react: (comment, reaction) => (session.status === 'user' ? void react(comment, reaction) : session.status === 'guest' && logIn()),
    change: useChanging(target, viewer),
    remove: useRemoving(target, viewer),
    logIn,
  };
}
