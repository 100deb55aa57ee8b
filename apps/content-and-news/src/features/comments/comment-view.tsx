import { useState } from 'react';
import { Flag, Trash2 } from 'lucide-react';
import { links, userTypes, type UserInfo } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { namingWords } from '@portal/i18n';
import { NOBODY, useHydrated, type Viewer } from '@portal/platform';
import { CommentAction, CommentItem, ConfirmDialog, Menu, Tag, type CommentState } from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';
import type { Draft } from './drafts.ts';
import { ReportCommentDialog } from './report-comment-dialog.tsx';

export interface CommentViewProps {
  comment: Comment;
  words: Words;
  look: 'bubble' | 'plain';
  /** Who reads; null while nobody knows. */
  reader: Viewer | null;
  onLogIn: () => void;
  onAnswer?: (() => void) | undefined;
  /** Rejects with words when it did not work. */
  onRemove: (comment: Comment) => Promise<void>;
  replies?: React.ReactNode;
}

/** One comment: who, what, when, and what one may do about it. */
export function CommentView({ comment, words, look, reader, onLogIn, onAnswer, onRemove, replies }: CommentViewProps) {
  const { t, moment } = words;
  const hydrated = useHydrated();
  const [asking, setAsking] = useState<'remove' | 'report'>();
  const { author } = comment;
  const gone = comment.content === null;
  const of = { name: author.displayName, words: namingWords(comment.content ?? '') };
  return (
    <>
      <CommentItem
        author={{
          seed: String(author.userId),
          name: author.displayName,
          picture: author.picture ?? undefined,
          href: links.profile(author.username),
          mic: author.userType === userTypes.commentator,
        }}
        badge={author.userType === userTypes.commentator && <Tag tone="blv">{t('comments.commentator')}</Tag>}
        gone={gone}
        look={look}
        time={<time dateTime={comment.createdAt}>{moment(comment.createdAt)}</time>}
        actions={
          !gone &&
          onAnswer && (
            <CommentAction aria-label={t('comments.answerOf', of)} onClick={onAnswer}>
              {t('comments.answer')}
            </CommentAction>
          )
        }
        menu={
          gone ? undefined : hydrated ? (
            <Menu
              label={t('comments.menu', of)}
              items={[
                ...(reader === null || reader === author.userId
                  ? []
                  : [
                      {
                        id: 'report',
                        label: t('comments.report.label'),
                        icon: <Flag size={18} aria-hidden="true" />,
                        onSelect: () => (reader === NOBODY ? onLogIn() : setAsking('report')),
                      },
                    ]),
                ...(comment.can.delete
                  ? [
                      {
                        id: 'delete',
                        label: t('comments.delete'),
                        icon: <Trash2 size={18} aria-hidden="true" />,
                        danger: true,
                        onSelect: () => setAsking('remove'),
                      },
                    ]
                  : []),
              ]}
            />
          ) : null
        }
        replies={replies}
        renderLink={renderLink}
      >
        {gone ? (
          t('comments.gone')
        ) : (
          <>
            {comment.replyTo !== null && <b>{comment.replyTo} </b>}
            {comment.content}
          </>
        )}
      </CommentItem>
      {asking === 'report' && <ReportCommentDialog comment={comment} words={words} onClose={() => setAsking(undefined)} />}
      <Removing open={asking === 'remove'} onOpenChange={(open) => setAsking(open ? 'remove' : undefined)} words={words} onRemove={() => onRemove(comment)} />
    </>
  );
}

function Removing({
  open,
  onOpenChange,
  words: { t },
  onRemove,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  words: Words;
  onRemove: () => Promise<void>;
}) {
  const [state, setState] = useState<{ status: 'asking' } | { status: 'busy' } | { status: 'failed'; why: string }>({ status: 'asking' });
  const remove = async () => {
    setState({ status: 'busy' });
    try {
      await onRemove();
      onOpenChange(false);
      setState({ status: 'asking' });
    } catch (error) {
      setState({ status: 'failed', why: (error as Error).message });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      danger
      title={t('comments.deleteTitle')}
      text={t('comments.deleteText')}
      confirmLabel={t('comments.delete')}
      cancelLabel={t('cancel')}
      busy={state.status === 'busy'}
      error={state.status === 'failed' ? state.why : undefined}
      onConfirm={() => void remove()}
    />
  );
}

/** What one has just written: on its way, or waiting for another try. */
export function DraftView({
  draft,
  me,
  words: { t },
  look,
  onRetry,
  onDiscard,
}: {
  draft: Draft;
  me: UserInfo;
  words: Words;
  look: 'bubble' | 'plain';
  onRetry: () => void;
  onDiscard: () => void;
}) {
  const state: CommentState =
    draft.status === 'pending'
      ? { status: 'pending', label: t('comments.sending') }
      : { status: 'failed', label: draft.why, retryLabel: t('comments.sendAgain'), onRetry, discardLabel: t('comments.discard'), onDiscard };
  return (
    <CommentItem author={{ seed: String(me.userId), name: me.displayName }} state={state} look={look}>
      {draft.text}
    </CommentItem>
  );
}
