import { memo, useState, type ReactNode } from 'react';
import { CircleAlert, Clock } from 'lucide-react';
import { userTypes } from '@portal/contracts';
import type { ChatMessage, MessageQuote } from '@portal/contracts/chat';
import { formatTime, type Told } from '@portal/i18n';
import { Avatar, LevelTag, Tag, VisuallyHidden, cx } from '@portal/ui';
import type { TFunction } from 'i18next';
import { MessageTools, type Deeds } from './message-tools.tsx';
import { MessageWords } from './message-words.tsx';
import { nameOf } from './name-of.ts';
import type { Author, OutMessage, WaitReason } from './outbox.model.ts';
import { Quote } from './quote.tsx';
import { ReactionChips } from './reaction-chips.tsx';
import styles from './message.module.css';

interface RowProps {
  author: Author;
  text: string;
  simulated?: boolean | undefined;
  linked?: ChatMessage['linked'];
  at: string | number;
  mine: boolean;
  told: Told;
  t: TFunction<'chat'>;
  /** Undefined: it answers to nothing. */
  parent: MessageQuote | null | undefined;
  onSeek?: ((offset: number) => void) | undefined;
  state?: 'sending' | 'failed' | undefined;
  offset?: number;
  onHover?: ((over: boolean) => void) | undefined;
  active?: boolean;
  children?: ReactNode;
}

function Row({ author, text, simulated = false, linked, at, mine, told, t, parent, onSeek, state, offset, onHover, active = false, children }: RowProps) {
  const commentator = author.userType === userTypes.commentator;
  const hover = (over: boolean) => (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') onHover?.(over);
  };
  return (
    <li
      className={cx(styles.message, commentator && styles.commentator, mine && styles.mine, state && styles.muted, active && styles.active)}
      data-offset={offset}
      tabIndex={offset === undefined ? undefined : -1}
      onPointerEnter={onHover && hover(true)}
      onPointerLeave={onHover && hover(false)}
    >
      <Avatar seed={String(author.userId)} mic={commentator} className={styles.avatar} />
      <div className={styles.head}>
        <b className={cx(styles.name, styles[`name${author.colorName}`])}>{nameOf(author, t)}</b>
        {commentator && <Tag tone="blv">{t('blv')}</Tag>}
        {author.level !== undefined && <LevelTag level={author.level}>{t('level', { level: author.level })}</LevelTag>}
        {simulated && <small className={styles.simulated}>{t('simulated')}</small>}
        {mine && <VisuallyHidden>{t('message.mine')}</VisuallyHidden>}
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {formatTime(at, told)}
        </time>
      </div>
      {parent !== undefined && <Quote parent={parent} t={t} onSeek={onSeek} />}
      <MessageWords text={text} linked={linked} className={styles.words} t={t} />
      {children}
    </li>
  );
}

interface MessageRowProps {
  message: ChatMessage;
  mine: boolean;
  told: Told;
  t: TFunction<'chat'>;
  /** Undefined until the page lives. */
  deeds: Deeds | undefined;
}

/** Somebody's words, what they answer to and the reactions on them. */
export const MessageRow = memo(function MessageRow({ message, deeds, t, ...rest }: MessageRowProps) {
  const [open, setOpen] = useState(false);
  const { parentMessageId, parent = null } = message;
  return (
    <Row
      author={message}
      text={message.filteredMessage}
      simulated={message.simulated}
      linked={message.linked}
      at={message.createdAt}
      offset={message.offset}
      t={t}
      {...rest}
      parent={parentMessageId === null ? undefined : parent}
      onSeek={deeds?.seek}
      onHover={deeds && setOpen}
      active={open}
    >
      <ReactionChips message={message} t={t} onReact={deeds?.react} />
      {deeds && <MessageTools message={message} deeds={deeds} open={open} t={t} onOpen={setOpen} />}
    </Row>
  );
});

/** Reasons that pass by themselves. */
const calm: ReadonlySet<WaitReason> = new Set(['tooFast', 'offline']);

/** One's own message on its way, or with 'Gửi lại' when it did not get there. */
export const OutRow = memo(function OutRow({ message, told, t }: { message: OutMessage; told: Told; t: TFunction<'chat'> }) {
  return (
    <Row
      author={message.author}
      text={message.text}
      at={message.at}
      parent={message.parent}
      mine
      told={told}
      t={t}
      state={message.status === 'stored' ? undefined : message.status}
    >
      {message.status === 'sending' && <VisuallyHidden>{t('message.sending')}</VisuallyHidden>}
      {message.status === 'failed' && (
        <div className={cx(styles.failed, calm.has(message.reason) && styles.calm)}>
          {calm.has(message.reason) ? <Clock size={14} aria-hidden="true" /> : <CircleAlert size={14} aria-hidden="true" />}
          <span>{t(`message.failed.${message.reason}`)}</span>
          {/* What passes by itself is sent by itself: there is nothing to press for. */}
          {!calm.has(message.reason) && (
            <button type="button" onClick={message.retry}>
              {t('message.again')}
            </button>
          )}
          <button type="button" onClick={message.discard}>
            {t('message.discard')}
          </button>
        </div>
      )}
    </Row>
  );
});
