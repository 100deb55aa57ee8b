import { useState, type MouseEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { addMonths, dayLabel, weeksOfMonth } from '@portal/domain';
import { formatDay, formatMonth, onDay, weekdayLabel } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { cx, MonthGrid, useDetailsMenu } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { addressWith, isMonth, kindFor, monthFilterOf, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';
import styles from './menus.module.css';

interface Props {
  address: ScheduleAddress;
  day: Day;
  today: string;
  words: MatchWords;
}

/** So long what a month holds is taken as told (ms). */
const KEPT = 60_000;

/** A month to choose a day from. Which days have something is asked for once it is opened; without JavaScript it opens and leads as well. */
export function MonthMenu({ address, day, today, words }: Props) {
  const a = useApp();
  const { t } = words;
  const { language } = words.zone;
  const menu = useDetailsMenu();
  const [opened, setOpened] = useState(address.month !== undefined);
  const month = address.month ?? day.date.slice(0, 7);
  // A month is not counted by team, nor from an hour on: then no day says how much it has.
  const countable = address.team === undefined && address.hour === undefined;
  const asked = useQuery({ ...queries.month(a, month, monthFilterOf(address)), enabled: opened && countable, staleTime: KEPT, retry: false });
  const counts = new Map((countable ? asked.data?.days : undefined)?.map(({ date, count }) => [date, count]));
  const weeks = weeksOfMonth(month);
  const title = (of: string) => formatMonth(of, language);
  const describe = (date: string) => {
    const count = counts.get(date);
    const words = [t('schedule.day', { weekday: t(`weekday.${dayLabel(date)}`), date: formatDay(...onDay(date, language)) })];
    if (date === today) words.push(t('schedule.today'));
    if (count) words.push(t('count', { count }));
    return words.join(', ');
  };
  const turn = (months: -1 | 1) => {
    const to = addMonths(month, months);
    return isMonth(to) ? { href: addressWith(address, { month: to }), label: title(to) } : undefined;
  };
  // A day closes the menu; another month stays in it.
  const close = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('td')) menu.close();
  };
  return (
    <details
      className={cx(menu.frame, styles.menu)}
      open={address.month !== undefined}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      {...menu.props}
    >
      <summary>
        <CalendarDays size={18} aria-hidden="true" />
        {title(day.date.slice(0, 7))}
      </summary>
      <div className={cx(menu.panel, styles.panel)} onClick={close}>
        <MonthGrid
          title={title(month)}
          weekdays={weeks[0]!.map((date) => ({ short: weekdayLabel(...onDay(date, language)), long: t(`weekday.${dayLabel(date)}`) }))}
          weeks={weeks.map((week) =>
            week.map((date) => ({
              id: date,
              href: addressWith(address, { kind: kindFor(address.kind, date, today), date }),
              day: String(Number(date.slice(8))),
              description: describe(date),
              outside: !date.startsWith(month),
              busy: (counts.get(date) ?? 0) > 0,
              current: date === day.date,
              today: date === today,
            })),
          )}
          previous={turn(-1)}
          next={turn(1)}
          renderLink={renderLink}
        />
      </div>
    </details>
  );
}
