import { useState } from 'react';
import { limits } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { namingWords } from '@portal/i18n';
import { viewerOf, type SessionState } from '@portal/platform';
import { Button, CommentAction, CommentComposer, CommentList, ErrorState } from '@portal/ui';
import type { CommentTarget } from '../../queries.ts';
import type { Words } from '../words.ts';
import { commentsOf } from './comment-pages.ts';
import { CommentView, DraftView } from './comment-view.tsx';
import { useComments, useSending } from './use-comments.ts';
import { useCommentDeeds } from './use-comment-deeds.ts';

const readerOf = ({ session, isOwn }: Pick<CommentContext, 'session' | 'isOwn'>) =>
  isOwn && (session.status === 'user' || session.status === 'guest') ? viewerOf(session) : null;

export interface CommentContext {
  target: CommentTarget;
  session: SessionState;
  onLogIn: () => void;
  words: Words;
  look: 'bubble' | 'plain';
  /** What is read is the reader's own answer, and not anybody's until that is there. */
  isOwn: boolean;
}

/** A first comment and what was answered to it. Answers are asked for when one wants to see them, or writes one. */
export function CommentThread({ comment, ...context }: CommentContext & { comment: Comment }) {
  const { target, session, onLogIn, words, look } = context;
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState<Comment>();
  const deeds = useCommentDeeds(target, session, onLogIn);
  const answer = (to: Comment) => {
    if (session.status !== 'user') return onLogIn();
    setOpen(true);
    setAnswered(to);
  };
  const replies = words.t('comments.showReplies', { count: comment.replies });
  const hidden =
    comment.replies > 0 ? (
      <CommentAction
        aria-label={`${replies}: ${comment.author.displayName}, ${namingWords(comment.content ?? words.t('comments.gone'))}`}
        onClick={() => setOpen(true)}
      >
        {replies}
      </CommentAction>
    ) : undefined;
  return (
    <CommentView
      comment={comment}
      words={words}
      look={look}
      reader={readerOf(context)}
      deeds={deeds}
      onAnswer={() => answer(comment)}
      replies={open ? <Replies comment={comment} {...context} answered={answered} onAnswer={answer} onAnswered={() => setAnswered(undefined)} /> : hidden}
    />
  );
}

type RepliesProps = CommentContext & { comment: Comment; answered: Comment | undefined; onAnswer: (to: Comment) => void; onAnswered: () => void };

function Replies({ comment, target, session, onLogIn, words, look, answered, onAnswer, onAnswered }: RepliesProps) {
  const { t } = words;
  const viewer = viewerOf(session);
  const list = useComments(target, viewer, comment.id);
  const deeds = useCommentDeeds(target, session, onLogIn);
  const sending = useSending(target, viewer);
  const shown = commentsOf(list.data);
  return (
    <>
      <CommentList label={t('comments.repliesTo', { name: comment.author.displayName })}>
        {[
          ...shown.map((reply) => (
            <CommentView
              key={reply.id}
              comment={reply}
              words={words}
              look={look}
              reader={readerOf({ session, isOwn: !list.isPlaceholderData })}
              deeds={deeds}
              onAnswer={() => onAnswer(reply)}
            />
          )),
          ...(session.status === 'user'
            ? sending.drafts.map((draft) => (
                <DraftView
                  key={draft.uuid}
                  draft={draft}
                  me={session.user}
                  words={words}
                  look={look}
                  onRetry={() => sending.retry(draft)}
                  onDiscard={() => sending.discard(draft)}
                />
              ))
            : []),
        ]}
      </CommentList>
      {list.isError && shown.length === 0 && (
        <ErrorState message={t('comments.error')} retryLabel={t('retry')} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {list.hasNextPage && (
        <Button variant="ghost" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('comments.moreReplies')}
        </Button>
      )}
      {session.status === 'user' && answered && (
        <CommentComposer
          key={answered.id}
          autoFocus
          label={t('comments.answerTo', { name: answered.author.displayName })}
          placeholder={t('comments.answerTo', { name: answered.author.displayName })}
          sendLabel={t('comments.send')}
          limit={limits.commentText}
          tooLong={t('comments.tooLong', { most: limits.commentText })}
          cancel={{ label: t('cancel'), onCancel: onAnswered }}
          onSend={(text) => {
            sending.send(text, answered.id);
            onAnswered();
          }}
        />
      )}
    </>
  );
}
