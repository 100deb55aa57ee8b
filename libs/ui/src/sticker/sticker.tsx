import { cx } from '../foundation/class-names.ts';
import styles from './sticker.module.css';

export type StickerTone = 'gold' | 'red' | 'green' | 'pink' | 'dark';
export type StickerProps = {
  /** Fan slang, one or two short lines: ["Bình", "tĩnh!"]. */
  readonly lines: readonly [string] | readonly [string, string];
  readonly tone?: StickerTone | undefined;
  /** How it is read out: "Nhãn dán Bình tĩnh!". */
  readonly label: string;
  readonly size?: number | undefined;
};

const BURST = 'M10 20l8-9 11 5 12-8 12 7 13-7 12 7 13-5 8 8 11 2-1 12 6 9-6 10 2 12-12 3-8 8-12-5-12 7-13-6-12 6-12-7-12 5-7-9-10-3 2-12-5-10 5-9z';

/** A sticker is type: a shout in a burst. */
export function Sticker({ lines, tone = 'gold', label, size = 120 }: StickerProps) {
  const longest = Math.max(...lines.map((line) => line.length));
  const fontSize = Math.min(lines.length > 1 ? 19 : 24, 128 / longest);
  return (
    <svg className={cx(styles.sticker, styles[tone])} width={size} height={size * 0.7} viewBox="0 0 120 84" role="img" aria-label={label}>
      <g transform="rotate(-6 60 42)">
        <path className={styles.burst} d={BURST} />
        {lines.map((line, index) => (
          <text key={line} className={styles.text} x="60" y={lines.length > 1 ? 39 + index * 20 : 42 + fontSize * 0.34} textAnchor="middle" fontSize={fontSize}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
