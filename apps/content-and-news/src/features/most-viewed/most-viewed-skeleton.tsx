import { Skeleton } from '@portal/ui';
import styles from './most-viewed-skeleton.module.css';

/** Numbered rows on their way. */
export function MostViewedSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={18} height={24} />
          <div className={styles.words}>
            <Skeleton height={14} />
            <Skeleton width="70%" height={14} />
            <Skeleton width={84} />
          </div>
        </div>
      ))}
    </div>
  );
}
