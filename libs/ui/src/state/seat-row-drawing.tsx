import styles from './seat-row-drawing.module.css';

const ROWS = [
  { y: 5, xs: [4, 27, 50, 73, 96, 119, 142] },
  { y: 29, xs: [15, 38, 61, 84, 107, 130] },
  { y: 53, xs: [4, 27, 50, 73, 96, 119, 142] },
] as const;

function seatPath(x: number, y: number): string {
  return `M${x + 4} ${y}h12a2 2 0 0 1 2 2v9h-16v-9a2 2 0 0 1 2-2zM${x} ${y + 13}h20v4a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2z`;
}

/** Three rows of seats: closed off with tape, or waiting with one seat lit. */
export function SeatRowDrawing({ variant }: { variant: 'taped' | 'waiting' }) {
  const lit = variant === 'waiting' ? seatPath(61, 29) : null;
  return (
    <svg className={styles.drawing} width="168" height="76" viewBox="0 0 168 76" aria-hidden="true">
      <path className={styles.seat} d={ROWS.flatMap((row) => row.xs.map((x) => seatPath(x, row.y))).join('')} />
      {variant === 'taped' && <path className={styles.tape} d="M2 44h164" />}
      {variant === 'taped' && <path className={styles.tapeMarks} d="M2 44h164" />}
      {lit !== null && <path className={styles.lit} d={lit} />}
    </svg>
  );
}
