import { useId } from 'react';
import { cx } from '../foundation/class-names.ts';
import { sequenceFrom } from '../foundation/seed.ts';
import styles from './seats-pattern.module.css';

export type SeatsPatternProps = {
  /** Share of lit seats, 0 to 1: how full the stand is. */
  readonly lit?: number | undefined;
  readonly seed?: string | undefined;
  /** Rows bend like a real stand. Without it the rows run straight and repeat. */
  readonly curved?: boolean | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Distance of two seats; 18 is the normal size. */
  readonly gap?: number | undefined;
  readonly className?: string | undefined;
};

const ONE_SEAT = 'h9v5.5h-9zm-1 7.3h11v2.6h-11z';
type Shade = 'empty' | 'gold' | 'green' | 'red';

function shadeOf(chance: number, lit: number): Shade {
  if (chance >= lit) return 'empty';
  const share = chance / lit;
  return share < 0.62 ? 'gold' : share < 0.85 ? 'green' : 'red';
}

/** One path per shade: a stand of hundreds of seats costs four elements. */
function seatPaths({ lit, seed, curved, width, height, gap }: Required<Omit<SeatsPatternProps, 'className'>>): Readonly<Record<Shade, string>> {
  const next = sequenceFrom(seed);
  const paths: Record<Shade, string> = { empty: '', gold: '', green: '', red: '' };
  for (let row = 0; row * gap < height + gap; row += 1) {
    const start = row % 2 === 0 ? 0 : -gap / 2;
    const first = shadeOf(next(), lit);
    for (let x = start; x < width; x += gap) {
      const bend = curved ? 10 - 10 * ((x - width / 2) / (width / 2)) ** 2 : 0;
      // In a tile the seat cut by the right edge is the one cut by the left edge.
      const shade = x === start || x + gap - start >= width + gap / 2 ? first : shadeOf(next(), lit);
      paths[shade] += `M${x + 1.5} ${Math.round((row * gap + bend) * 10) / 10}${ONE_SEAT}`;
    }
  }
  return paths;
}

/** The motif of the house: rows of seats, lit where people watch. Decoration; say the number beside it. */
export function SeatsPattern({ lit = 0.45, seed = 'stand', curved = false, width = 760, height = 130, gap = 18, className }: SeatsPatternProps) {
  const id = useId();
  // Straight rows repeat after a tile, which keeps a page-wide stand small.
  const tile = { width: gap * 24, height: gap * 8 };
  const paths = seatPaths({ lit, seed, curved, gap, ...(curved ? { width, height } : tile) });
  const seats = (
    <>
      <path className={styles.empty} d={paths.empty} />
      <path className={styles.gold} d={paths.gold} />
      <path className={styles.green} d={paths.green} />
      <path className={styles.red} d={paths.red} />
    </>
  );
  return (
    <svg className={cx(styles.seats, className)} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {curved ? (
        seats
      ) : (
        <>
          <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
            {seats}
          </pattern>
          <rect width={width} height={height} fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}

/** A single seat, lit: yours. */
export function LitSeat({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={(size * 10.4) / 12} viewBox="0 0 12 10.4" aria-hidden="true">
      <path
        className={styles.gold}
        d="M2.5 0h7A1.5 1.5 0 0 1 11 1.5V6H1V1.5A1.5 1.5 0 0 1 2.5 0zM0 7.2h12v1.6a1.6 1.6 0 0 1-1.6 1.6H1.6A1.6 1.6 0 0 1 0 8.8z"
      />
    </svg>
  );
}
