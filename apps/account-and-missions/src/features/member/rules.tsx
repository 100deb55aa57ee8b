import styles from './rules.module.css';

/** Rules of a game for points, one line each. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
);
