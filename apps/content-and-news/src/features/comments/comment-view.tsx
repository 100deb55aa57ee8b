import { useEffect, useRef, useState } from 'react';
import { Flag, Pencil, Trash2 } from 'lucide-react';
import { limits, links, userTypes, type UserInfo } from '@portal/contracts';
import type { Comment } from '@portal/contracts/comment';
import { namingWords } from '@portal/i18n';
import { NOBODY, useHydrated, type Viewer } from '@portal/platform';
import {
  CommentAction,
  CommentComposer,
  CommentItem,
  ConfirmDialog,
  LevelTag,
  Menu,
  ReactionButton,
  ReactionSummary,
  Tag,
  type CommentState,
} from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { Words } from '../words.ts';
import { CommentReactionsDialog } from './comment-reactions-dialog.tsx';
import type { Draft } from './drafts.ts';
import { ReportCommentDialog } from './report-comment-dialog.tsx';
import type { CommentDeeds } from './use-comment-deeds.ts';

export interface CommentViewProps {
  comment: Comment;
  words: Words;
  look: 'bubble' | 'plain';
  /** Who reads; null while nobody knows. */
  reader: Viewer | null;
  deeds: CommentDeeds;
  onAnswer?: (() => void) | undefined;
  replies?: React.ReactNode;
}

/** One comment: who, what, when, and what one may do about it. */
export function CommentView({ comment, words, look, reader, deeds, onAnswer, replies }: CommentViewProps) {
  const { t, moment, number, reactions: faces } = words;
  const hydrated = useHydrated();
  const [asking, setAsking] = useState<'remove' | 'report' | 'edit' | 'who reacted'>();
  const { author } = comment;
  const gone = comment.content === null;
  const editing = asking === 'edit' && comment.can.edit === true;
  // What one may do no more is not being done.
  if (asking === 'edit' && !editing) setAsking(undefined);
  const [menu, giveBack] = useFocusBack();
  const endEditing = () => {
    setAsking(undefined);
    giveBack();
  };
  const { reactions } = comment;
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
        badge={
          <>
            {author.userType === userTypes.commentator && <Tag tone="blv">{t('comments.commentator')}</Tag>}
            {!gone && <LevelTag level={author.level}>{t('comments.level', { level: author.level })}</LevelTag>}
          </>
        }
        gone={gone}
        look={look}
        time={
          <>
            <time dateTime={comment.createdAt}>{moment(comment.createdAt)}</time>
            {!gone && comment.editedAt && ` · ${t('comments.edited')}`}
          </>
        }
        actions={
          !gone && (
            <>
              {reactions && (
                <ReactionButton
                  size="small"
                  of={t('comments.of', of)}
                  pickLabel={t('comments.react')}
                  words={faces}
                  mine={reactions.mine}
                  // Whose own it would be is not known before.
                  disabled={reader === null}
                  onReact={(kind) => deeds.react(comment, kind)}
                />
              )}
              {onAnswer && (
                <CommentAction aria-label={t('comments.answerOf', of)} onClick={onAnswer}>
                  {t('comments.answer')}
                </CommentAction>
              )}
            </>
          )
        }
        reactions={
          !gone && reactions && reactions.total > 0 ? (
            <ReactionSummary
              counts={reactions.counts}
              total={number(reactions.total)}
              label={t('comments.reactions', { count: reactions.total, shown: number(reactions.total), of: t('comments.of', of) })}
              onOpen={() => setAsking('who reacted')}
            />
          ) : undefined
        }
        menu={
          gone ? undefined : hydrated ? (
            <Menu
              triggerRef={menu}
              label={t('comments.menu', of)}
              items={[
                ...(reader === null || reader === author.userId
                  ? []
                  : [
                      {
                        id: 'report',
                        label: t('comments.report.label'),
                        icon: <Flag size={18} aria-hidden="true" />,
                        onSelect: () => (reader === NOBODY ? deeds.logIn() : setAsking('report')),
                      },
                    ]),
                ...(comment.can.edit
                  ? [{ id: 'edit', label: t('comments.edit'), icon: <Pencil size={18} aria-hidden="true" />, onSelect: () => setAsking('edit') }]
                  : []),
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
        ) : editing ? (
          <Editing comment={comment} words={words} onEnd={endEditing} onChange={(content) => deeds.change(comment, content)} />
        ) : (
          <>
            {comment.replyTo !== null && <b>{comment.replyTo} </b>}
            {comment.content}
          </>
        )}
      </CommentItem>
      {asking === 'who reacted' && <CommentReactionsDialog comment={comment} words={words} onClose={() => setAsking(undefined)} />}
      {asking === 'report' && <ReportCommentDialog comment={comment} words={words} onClose={() => setAsking(undefined)} />}
      <Removing
        open={asking === 'remove'}
        onOpenChange={(open) => setAsking(open ? 'remove' : undefined)}
        words={words}
        onRemove={() => deeds.remove(comment)}
      />
    </>
  );
}

/** The button of the menu, and what gives it the focus once nothing else has it: the words stand in the place of the form. */
function useFocusBack() {
  const menu = useRef<HTMLButtonElement>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (ended > 0 && document.activeElement === document.body) menu.current?.focus();
  }, [ended]);
  return [menu, () => setEnded((times) => times + 1)] as const;
}

/** The words of a comment while its author changes them: in their place, kept where it did not work. */
function Editing({
  comment,
  words: { t },
  onEnd,
  onChange,
}: {
  comment: Comment;
  words: Words;
  onEnd: () => void;
  onChange: (content: string) => Promise<void>;
}) {
  const [why, setWhy] = useState<string>();
  const before = comment.content ?? '';
  const label = t('comments.editLabel', { words: namingWords(before) });
  return (
    <CommentComposer
      autoFocus
      label={label}
      placeholder={t('comments.placeholder')}
      sendLabel={t('comments.save')}
      defaultValue={before}
      limit={limits.commentText}
      tooLong={t('comments.tooLong', { most: limits.commentText })}
      error={why}
      cancel={{ label: t('cancel'), onCancel: onEnd }}
      onSend={async (text) => {
        setWhy(undefined);
        try {
          if (text !== before) await onChange(text);
        } catch (error) {
          setWhy((error as Error).message);
          throw error;
        }
        onEnd();
      }}
    />
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
