import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './ledger-row.module.css';

export type LedgerEntry = {
  readonly id: string;
  /** "Điểm danh ngày thứ 5". */
  readonly title: string;
  /** "21/11, 20:05". */
  readonly note?: ReactNode;
  readonly direction: 'in' | 'out';
  /** With its sign: "+50", "−200". */
  readonly amount: string;
  /** "còn 12,480". */
  readonly balance?: string | undefined;
  readonly icon?: ReactNode;
};

/** Points that came and went, newest first. */
export function LedgerList({ label, entries }: { label: string; entries: readonly LedgerEntry[] }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <LedgerRow {...entry} />
        </li>
      ))}
    </ul>
  );
}

/** One of them. */
export function LedgerRow({ title, note, direction, amount, balance, icon }: Omit<LedgerEntry, 'id'>) {
  const Icon = direction === 'in' ? ArrowDownLeft : ArrowUpRight;
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.icon}>
        {icon ?? <Icon size={18} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.sum}>
        <span className={cx(styles.amount, styles[direction])}>{amount}</span>
        {balance && <span className={styles.balance}>{balance}</span>}
      </div>
    </div>
  );
}
