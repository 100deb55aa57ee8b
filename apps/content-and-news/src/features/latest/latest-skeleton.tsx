import { Skeleton } from '@portal/ui';
import styles from './latest.module.css';

/** The shape of the section while it is on its way. */
export function LatestSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.stories}>
      <div className={styles.bars}>
        <Skeleton height="auto" className={styles.picture} />
        <Skeleton width="86%" height={22} />
        <Skeleton width="64%" height={14} />
      </div>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width={96} height={54} />
            <div className={styles.bars}>
              <Skeleton height={14} />
              <Skeleton width="56%" height={14} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
