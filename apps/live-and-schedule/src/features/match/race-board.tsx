import type { CSSProperties } from 'react';
import type { Race } from '@portal/contracts/match';
import type { MatchWords } from './match-words.ts';
import styles from './race-board.module.css';

/** The field from first to last, each with the way it has run. */
export function RaceBoard({ race, most = race.order.length, words: { t } }: { race: Race; most?: number; words: MatchWords }) {
  const first = race.order[0]?.way ?? 0;
  return (
    <ol className={styles.field} aria-label={t('race.field')}>
      {race.order.slice(0, most).map(({ id, name, color, way }, index) => (
        <li key={id}>
          <span className={styles.place}>{index + 1}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.marble} style={{ '--way': way / race.laps, '--marble': color } as CSSProperties} />
          </span>
          <span className={styles.way}>
            {way >= race.laps
              ? t('race.home')
              : index === 0
                ? t('race.lap', { lap: Math.floor(way) + 1, laps: race.laps })
                : t('race.behind', { laps: (first - way).toFixed(2) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
