import { formatWeekday, zonedDate, type Told } from '@portal/i18n';
import { cx } from '@portal/ui';
import type { ChatMessage } from '@portal/contracts/chat';
import styles from './message.module.css';

/** True when a message is the first of its day, as days are where the reader is. */
export const startsDay = (message: ChatMessage, before: ChatMessage | undefined, told: Told): boolean =>
  before !== undefined && zonedDate(message.createdAt, told) !== zonedDate(before.createdAt, told);

/** 'T7 21/11' across the list. */
export const DayLine = ({ at, told }: { at: string; told: Told }) => <li className={styles.day}>{formatWeekday(at, told)}</li>;

export const UnreadLine = ({ label }: { label: string }) => <li className={cx(styles.day, styles.unread)}>{label}</li>;
