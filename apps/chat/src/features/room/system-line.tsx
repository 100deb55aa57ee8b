import { LogIn } from 'lucide-react';
import { FootballIcon, OwnGoalIcon } from '@portal/ui';
import type { TFunction } from 'i18next';
import { goalWords, type Line } from './line.ts';
import styles from './message.module.css';

/** What the room itself says: somebody came in, a goal fell. */
export function SystemLine({ line, t }: { line: Exclude<Line, { kind: 'words' } | { kind: 'nothing' }>; t: TFunction<'chat'> }) {
  switch (line.kind) {
    case 'goal':
      return (
        <li className={styles.goal}>
          {line.how === 'own-goal' ? <OwnGoalIcon size={18} className={styles.goalIcon} /> : <FootballIcon size={18} className={styles.goalIcon} />}
          <span>{goalWords(line, t)}</span>
          <b>
            {line.home} – {line.away}
          </b>
        </li>
      );
    case 'join':
      return (
        <li className={styles.system}>
          <LogIn size={14} aria-hidden="true" />
          <span>
            <b>{line.name}</b> {t('joined')}
          </span>
        </li>
      );
    case 'notice':
      return (
        <li className={styles.system}>
          <span>{line.text}</span>
        </li>
      );
  }
}
