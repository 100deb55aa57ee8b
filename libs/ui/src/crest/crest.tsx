import { useId } from 'react';
import { cx } from '../foundation/class-names.ts';
import { crestDrawing, isPale } from '@portal/domain';
import styles from './crest.module.css';

/** How a team looks until its licensed picture exists. */
export type TeamLook = {
  readonly name: string;
  /** Two or three letters: "HN", "VIE". */
  readonly monogram: string;
  /** Two shirt colours as #rrggbb. */
  readonly colors: readonly [string, string, ...string[]];
  /** Address of a licensed picture; it takes the place of the drawing. */
  readonly picture?: string | null | undefined;
};
export type CrestProps = TeamLook & {
  /** Pixels. The monogram shows from 26 up. */
  readonly size?: number | undefined;
  /** Read the team's name out. Off by default, because the name nearly always stands beside. */
  readonly labelled?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A generated shield: shape and pattern from the monogram, colours from the team. */
export function Crest({ name, monogram, colors, picture, size = 20, labelled = false, className }: CrestProps) {
  const clip = useId();
  if (picture) {
    return <img className={cx(styles.crest, className)} src={picture} width={size} height={size} alt={labelled ? name : ''} loading="lazy" decoding="async" />;
  }
  const { outline, pattern } = crestDrawing(monogram);
  const [ground, figure] = colors;
  return (
    <svg
      className={cx(styles.crest, className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={ground} />
      <path d={pattern} fill={figure} clipPath={`url(#${clip})`} />
      {size >= 26 && (
        <>
          <rect x={monogram.length > 2 ? 5 : 7.5} y="13" width={monogram.length > 2 ? 30 : 25} height="14" rx="2" fill="#FFFFFF" />
          <text className={styles.monogram} x="20" y="23.9" textAnchor="middle" fontSize={monogram.length > 2 ? 10.5 : 11} fill="#12181E">
            {monogram}
          </text>
        </>
      )}
      <path className={isPale(ground) ? styles.edgePale : styles.edge} d={outline} />
    </svg>
  );
}
