import type { Highlight } from '@portal/contracts/highlight';
import { renderLink } from '../links.tsx';
import type { HighlightWords } from './highlight-words.ts';
import styles from './goal-rows.module.css';

/** Goals one below the other: minute, who, score. */
export function GoalRows({ goals, withMatch = false, words }: { goals: readonly Highlight[]; withMatch?: boolean; words: HighlightWords }) {
  return (
    <ol className={styles.goals}>
      {goals.map((one) => (
        <li key={one.id} className={styles.goal}>
          {!words.hidesScores && <span className={styles.minute}>{words.minute(one)}</span>}
          <span className={styles.words}>
            {renderLink({ href: words.href(one), className: styles.link ?? '', children: words.goal(one) })}
            {withMatch && !words.hidesScores && (
              <small>
                {one.home.name} – {one.away.name}
              </small>
            )}
          </span>
          {!words.hidesScores && (
            <b className={styles.score}>
              {one.score.home}–{one.score.away}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}
