import styles from './confidence.module.css';

export type ConfidenceProps = {
  /** Of `of`. */
  readonly value: number;
  readonly of?: number | undefined;
  /** "Khá chắc". */
  readonly label: string;
};

/** How sure somebody is: so many of the dots, and the words for it. */
export function Confidence({ value, of = 3, label }: ConfidenceProps) {
  return (
    <span className={styles.confidence}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          <i key={place} className={styles.dot} data-on={place < value || undefined} />
        ))}
      </span>
      {label}
    </span>
  );
}
