import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './stat-tile.module.css';

export type Stat = { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode; readonly gold?: boolean | undefined };

/** Numbers with their names, side by side. */
export function StatTiles({ label, stats }: { label?: string | undefined; stats: readonly Stat[] }) {
  return (
    <ul aria-label={label} className={styles.tiles}>
      {stats.map((stat) => (
        <li key={stat.label} className={styles.tile}>
          <span className={styles.label}>{stat.label}</span>
          <span className={cx(styles.value, stat.gold && styles.gold)}>{stat.value}</span>
          {stat.note !== undefined && <span className={styles.note}>{stat.note}</span>}
        </li>
      ))}
    </ul>
  );
}

export type BalanceCardProps = {
  /** "Số dư". */
  readonly label: string;
  /** "12,480". */
  readonly value: string;
  /** "điểm". */
  readonly unit?: string | undefined;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
};

/** How many points one has. Gold is points and VIP, nothing else. */
export function BalanceCard({ label, value, unit, note, actions }: BalanceCardProps) {
  return (
    <div className={styles.balance}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.points}>
          <Gem size={26} aria-hidden="true" />
          {value}
          {unit && <span className={styles.unit}>{unit}</span>}
        </p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
