import { memo, type ReactNode } from 'react';
import { CircleAlert, Clock } from 'lucide-react';
import { userTypes, type ChatMessage } from '@portal/contracts';
import { formatTime } from '@portal/i18n';
import { Avatar, Tag, VisuallyHidden, cx } from '@portal/ui';
import type { TFunction } from 'i18next';
import { nameOf } from './name-of.ts';
import type { Author, OutMessage } from './outbox.model.ts';
import styles from './message.module.css';

interface RowProps { author: Author; text: string; at: string | number; mine: boolean; timeZone: string; t: TFunction; state?: 'sending' | 'failed' | undefined; children?: ReactNode }

function Row({ author, text, at, mine, timeZone, t, state, children }: RowProps) {
  const commentator = author.userType === userTypes.commentator;
  return (
    <li className={cx(styles.message, commentator && styles.commentator, state && styles.muted)}>
      <Avatar seed={String(author.userId)} mic={commentator} className={styles.avatar} />
      <div className={styles.head}>
        <b className={cx(styles.name, styles[`name${author.colorName}`])}>{nameOf(author, t)}</b>
        {commentator && <Tag tone="blv">{t('blv')}</Tag>}
        {mine && <VisuallyHidden>{t('message.mine')}</VisuallyHidden>}
        <time className={styles.time} dateTime={new Date(at).toISOString()}>{formatTime(at, { timeZone })}</time>
      </div>
      <p className={styles.words}>{text}</p>
      {children}
    </li>
  );
}

interface MessageRowProps { message: ChatMessage; mine: boolean; timeZone: string; t: TFunction }

/** Somebody's words. Drawn once: a message never changes. */
export const MessageRow = memo(function MessageRow({ message, ...rest }: MessageRowProps) {
  return <Row author={message} text={message.filteredMessage} at={message.createdAt} {...rest} />;
});

/** One's own message on its way, or with 'Gửi lại' when it did not get there. */
export const OutRow = memo(function OutRow({ message, timeZone, t }: { message: OutMessage; timeZone: string; t: TFunction }) {
  return (
    <Row author={message.author} text={message.text} at={message.at} mine timeZone={timeZone} t={t} state={message.status === 'stored' ? undefined : message.status}>
      {message.status === 'sending' && <VisuallyHidden>{t('message.sending')}</VisuallyHidden>}
      {message.status === 'failed' && (
        <div className={cx(styles.failed, message.reason === 'tooFast' && styles.calm)}>
          {message.reason === 'tooFast' ? <Clock size={14} aria-hidden="true" /> : <CircleAlert size={14} aria-hidden="true" />}
          <span>{t(`message.failed.${message.reason}`)}</span>
          <button type="button" onClick={message.retry}>{t('message.again')}</button>
          <button type="button" onClick={message.discard}>{t('message.discard')}</button>
        </div>
      )}
    </Row>
  );
});
