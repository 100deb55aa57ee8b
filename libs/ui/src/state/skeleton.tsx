import { cx } from '../foundation/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  readonly width?: string | number | undefined;
  readonly height?: string | number | undefined;
  readonly round?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A gray bar in the place of something that is on its way. */
export function Skeleton({ width = '100%', height = 12, round = false, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles.bar, round && styles.round, className)} style={{ width, height }} />;
}

const NAME_WIDTHS = [
  ['60%', '48%'],
  ['44%', '66%'],
  ['70%', '52%'],
  ['52%', '58%'],
] as const;

export type SkeletonRowsProps = {
  readonly rows?: number | undefined;
  /** "Đang tải lịch". */
  readonly label: string;
  readonly withLeague?: boolean | undefined;
};

/** Match rows on their way, with the exact heights of the real ones. Put it into a Panel. */
export function SkeletonRows({ rows = 3, label, withLeague = false }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.rows}>
      {withLeague && (
        <div className={styles.league}>
          <Skeleton width={20} height={20} />
          <Skeleton width={120} />
        </div>
      )}
      {Array.from({ length: rows }, (_, index) => {
        const [home, away] = NAME_WIDTHS[index % NAME_WIDTHS.length] ?? NAME_WIDTHS[0];
        return (
          <div key={index} className={styles.row}>
            <Skeleton width={30} height={14} className={styles.time} />
            <div className={styles.names}>
              <Skeleton width={home} />
              <Skeleton width={away} />
            </div>
            <Skeleton height={26} />
          </div>
        );
      })}
    </div>
  );
}
