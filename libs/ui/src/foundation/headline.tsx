import styles from './headline.module.css';

/** '3–2' among other words. */
const SCORE = /(\d+–\d+)/;

/** Words in which a score stays in one line: a browser may break behind its dash. */
export function Headline({ children }: { children: string }) {
  const parts = children.split(SCORE);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.score}>
        {part}
      </span>
    ),
  );
}
