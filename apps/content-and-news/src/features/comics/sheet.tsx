import { balloonKinds, type Balloon, type ComicPage } from '@portal/contracts/comic';
import { cx } from '@portal/ui';
import styles from './sheet.module.css';

interface Props {
  page: ComicPage;
  /** "Trang 2 trên 6". */
  label: string;
  /** `lang` of what it says. */
  language: string;
  eager?: boolean;
}

/** One page: its picture, and over it what is said, as text in the order of reading. */
export function Sheet({ page, label, language, eager = false }: Props) {
  const { picture, alt, balloons } = page;
  return (
    <figure className={styles.sheet} aria-label={label}>
      <img
        className={styles.picture}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={alt}
        lang={language}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={styles.said} lang={language}>
        <svg className={styles.tails} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {balloons.map((balloon, place) => (
            <Tail key={place} balloon={balloon} />
          ))}
        </svg>
        {balloons.map(({ kind, x, y, width, words }, place) => (
          <p
            key={place}
            className={cx(styles.balloon, styles[balloonKinds.find((known) => known === kind) ?? 'speech'])}
            style={{ left: `${x}%`, top: `${y}%`, width: `${width}%` }}
          >
            {words}
          </p>
        ))}
      </div>
    </figure>
  );
}

/** Half of a tail's width where it leaves the balloon, in percent of the page. */
const HALF = 1.5;

/** From the middle of a balloon, which hides where it begins, to whose words they are. */
function Tail({ balloon: { kind, x, y, tail } }: { balloon: Balloon }) {
  if (!tail || kind === 'caption') return null;
  if (kind === 'thought')
    return [0.62, 0.78, 0.92].map((part, place) => (
      <ellipse key={part} cx={x + (tail.x - x) * part} cy={y + (tail.y - y) * part} rx={1.5 - place * 0.4} ry={1.1 - place * 0.3} />
    ));
  const length = Math.hypot(tail.x - x, tail.y - y) || 1;
  const [across, down] = [((tail.y - y) / length) * HALF, ((tail.x - x) / length) * HALF];
  return <polygon points={`${x - across},${y + down} ${x + across},${y - down} ${tail.x},${tail.y}`} />;
}
