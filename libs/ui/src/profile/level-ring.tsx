import type { CSSProperties } from 'react';
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx';
import styles from './level-ring.module.css';

export type LevelRingProps = Pick<AvatarProps, 'seed' | 'picture'> & {
  /** Whole size in pixels. */
  readonly size?: number | undefined;
  /** Undefined while it is asked for: the ring keeps its place. */
  readonly level: number | undefined;
  /** How far to the next one, 0 to 1. */
  readonly done: number;
  /** "Cấp 14, đã được 68%". */
  readonly label: string | undefined;
};

/** A face in a ring that fills towards the next level. */
export function LevelRing({ seed, picture, size = 56, level, done, label }: LevelRingProps) {
  const radius = size / 2 - 2;
  const round = 2 * Math.PI * radius;
  const share = Math.min(1, Math.max(0, done));
  return (
    <span role={label === undefined ? undefined : 'img'} aria-label={label} className={styles.ring} style={{ '--ring-size': `${size}px` } as CSSProperties}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" strokeWidth="3">
        <circle cx={size / 2} cy={size / 2} r={radius} className={styles.track} />
        <circle cx={size / 2} cy={size / 2} r={radius} className={styles.done} strokeDasharray={round} strokeDashoffset={round * (1 - share)} />
      </svg>
      <Avatar seed={seed} picture={picture} size={size - 10} />
      {level !== undefined && <span className={styles.number}>{level}</span>}
    </span>
  );
}
