import { cx } from '../foundation/class-names.ts';
import styles from './spark-line.module.css';

export type SparkLineProps = {
  /** Oldest first. */
  readonly points: readonly number[];
  readonly move?: 'up' | 'down' | null | undefined;
  /** Where it began and where it is, in words. */
  readonly label: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** Corners of the line in a box, to a tenth of a pixel. One value, or values that are all equal, lie in the middle. */
export function sparkPath(points: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const at = (value: number) => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height);
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const all = points.length === 1 ? [points[0] as number, points[0] as number] : points;
  return all
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${Math.round((points.length === 1 ? index * width : index * step) * 10) / 10} ${Math.round(at(value) * 10) / 10}`,
    )
    .join('');
}

/** How a price moved, small: its line over the dashed height where it began. */
export function SparkLine({ points, move, label, width = 340, height = 44 }: SparkLineProps) {
  if (points.length === 0) return null;
  const begin = /^M0 ([\d.]+)/.exec(sparkPath(points, width, height))?.[1] ?? height / 2;
  return (
    <svg role="img" aria-label={label} viewBox={`0 -2 ${width} ${height + 4}`} className={cx(styles.line, move && styles[move])} preserveAspectRatio="none">
      <path d={`M0 ${begin}H${width}`} className={styles.base} fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={sparkPath(points, width, height)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
