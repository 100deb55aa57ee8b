import { Panel, Skeleton } from '@portal/ui';
import styles from './post-skeleton.module.css';

/** Posts on their way, in the shape of short ones. */
export function PostSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.posts}>
      {Array.from({ length: count }, (_, index) => (
        <Panel key={index} as="div" edgeToEdge padded>
          <div className={styles.head}>
            <Skeleton width={44} height={44} round />
            <span className={styles.who}>
              <Skeleton width="40%" height={14} />
              <Skeleton width="24%" />
            </span>
          </div>
          <div className={styles.lines}>
            <Skeleton height={14} />
            <Skeleton width="72%" height={14} />
          </div>
          <Skeleton height={44} />
        </Panel>
      ))}
    </div>
  );
}
