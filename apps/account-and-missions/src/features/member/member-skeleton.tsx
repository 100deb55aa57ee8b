import { Panel, Skeleton } from '@portal/ui';
import styles from './member-skeleton.module.css';

/** A member's page on its way: head, menu, two columns, with the heights of the real ones. */
export function MemberSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.page}>
      <div className={styles.head}>
        <Skeleton round width={88} height={88} />
        <div>
          <Skeleton width={180} height={24} />
          <Skeleton width={240} height={14} />
        </div>
      </div>
      <div className={styles.columns}>
        <Panel as="div" padded>
          <Lines rows={6} />
        </Panel>
        <Panel as="div" padded>
          <Lines rows={8} />
        </Panel>
        <Panel as="div" padded>
          <Lines rows={6} />
        </Panel>
      </div>
    </div>
  );
}

const Lines = ({ rows }: { rows: number }) => (
  <div className={styles.lines}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} width={row % 2 ? '60%' : '85%'} height={16} />
    ))}
  </div>
);
