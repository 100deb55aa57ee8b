import { dayLabel, formatDay, zonedDate } from '@portal/i18n';
import { cx } from '@portal/ui';
import type { ChatMessage } from '@portal/contracts/chat';
import styles from './message.module.css';

/** True when a message is the first of its day, as days are where the reader is. */
export const startsDay = (message: ChatMessage, before: ChatMessage | undefined, timeZone: string): boolean =>
  before !== undefined && zonedDate(message.createdAt, { timeZone }) !== zonedDate(before.createdAt, { timeZone });

/** 'T7 21/11' across the list. */
export const DayLine = ({ at, timeZone }: { at: string; timeZone: string }) => (
  <li className={styles.day}>
    {dayLabel(at, { timeZone })} {formatDay(at, { timeZone })}
  </li>
);

export const UnreadLine = ({ label }: { label: string }) => <li className={cx(styles.day, styles.unread)}>{label}</li>;
