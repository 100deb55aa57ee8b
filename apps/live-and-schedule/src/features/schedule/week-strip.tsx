import { dayLabel } from '@portal/domain';
import { formatDay, onDay, weekdayLabel } from '@portal/i18n';
import { DateStrip } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { HourMenu } from './hour-menu.tsx';
import menus from './menus.module.css';
import { MonthMenu } from './month-menu.tsx';
import { addressWith, kindFor, weekFrom, type ScheduleAddress } from './schedule-address.ts';
import type { Day } from './schedule.page.tsx';

interface Props {
  address: ScheduleAddress;
  day: Day;
  today: string;
  /** How much is on air right now. */
  live: number;
  /** Of that, what counts beside the day as it is chosen. */
  counted: number;
  words: MatchWords;
}

/** Seven days around the chosen one; each is a link, to the page that has something to show of it. */
export function WeekStrip({ address, day, today, live, counted: onTop, words }: Props) {
  const { t } = words;
  // A tournament is played on some days only; to look for it on another one loses nothing.
  const to = (date: string) => addressWith(address, { kind: kindFor(address.kind, date, today), date });
  return (
    <DateStrip
      label={t('schedule.days')}
      days={(day.days ?? []).map(({ date, count: listed }) => {
        // The page of results counts no days to come and the schedule none that are over: there it says nothing.
        const count = listed + (date === today ? onTop : 0);
        const weekday = dayLabel(date);
        const told = onDay(date, words.zone.language);
        const counted = count > 0 ? t('count', { count }) : undefined;
        return {
          id: date,
          href: to(date),
          weekday: weekdayLabel(...told),
          day: String(Number(date.slice(8))),
          count: counted,
          current: date === day.date,
          today: date === today,
          sunday: weekday === 'CN',
          live: date === today && live > 0,
          description: [t('schedule.day', { weekday: t(`weekday.${weekday}`), date: formatDay(...told) }), date === today && t('schedule.today'), counted]
            .filter(Boolean)
            .join(', '),
        };
      })}
      previous={{ href: to(weekFrom(day.date, -1)), label: t('schedule.previousWeek') }}
      next={{ href: to(weekFrom(day.date, 1)), label: t('schedule.nextWeek') }}
      action={
        <div className={menus.beside}>
          <MonthMenu address={address} day={day} today={today} words={words} />
          <HourMenu address={address} day={day} words={words} />
        </div>
      }
      renderLink={renderLink}
    />
  );
}
