import { CalendarClock } from 'lucide-react';
import { cx, useDetailsMenu } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { addressWith, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';
import styles from './menus.module.css';

interface Props {
  address: ScheduleAddress;
  day: Day;
  words: MatchWords;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** From which hour on the day is listed. Nothing where there is nothing to choose between. */
export function HourMenu({ address, day, words: { t } }: Props) {
  const menu = useDetailsMenu();
  const hours = day.hours ?? [];
  if (hours.length < 2 && address.hour === undefined) return null;
  const choice = (hour: number | undefined, label: string, count: number | undefined) => (
    <li key={label}>
      {renderLink({
        href: addressWith(address, { hour }),
        'aria-current': hour === address.hour ? 'true' : undefined,
        children: (
          <>
            <b>{label}</b>
            {count !== undefined && t('count', { count })}
          </>
        ),
      })}
    </li>
  );
  return (
    <details className={cx(menu.frame, styles.menu)} {...menu.props}>
      <summary>
        <CalendarClock size={18} aria-hidden="true" />
        {address.hour === undefined ? t('schedule.hours') : t('schedule.from', { hour: clock(address.hour) })}
      </summary>
      {/* A choice made is a menu that has done. */}
      <ul className={cx(menu.panel, styles.panel, styles.hours)} onClick={menu.close}>
        {choice(undefined, t(address.evening ? 'schedule.wholeEvening' : 'schedule.wholeDay'), undefined)}
        {hours.map(({ hour, count }) => choice(hour, clock(hour), count))}
      </ul>
    </details>
  );
}
