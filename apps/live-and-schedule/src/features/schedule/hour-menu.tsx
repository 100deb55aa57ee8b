import { CalendarClock } from 'lucide-react';
import { useDetailsMenu } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { hourId, type HourGroup } from './hours.ts';
import styles from './schedule.module.css';

/** Leads to an hour of the list below. */
export function HourMenu({ hours, words: { t } }: { hours: readonly HourGroup[]; words: MatchWords }) {
  const menu = useDetailsMenu();
  return (
    <details className={styles.hourMenu} {...menu.props}>
      <summary>
        <CalendarClock size={18} aria-hidden="true" />
        {t('schedule.hours')}
      </summary>
      <ul>
        {hours.map(({ label, matches }, place) => (
          <li key={label}>
            <a href={`#${hourId(place)}`} onClick={menu.close}>
              <b>{label}</b>
              {t('count', { count: matches.length })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
