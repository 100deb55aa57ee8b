import { CalendarPlus, CircleCheck, Gem, Gift, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import type { HeadingLevel } from '../foundation/heading.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { Panel, PanelHeader } from '../panel/panel.tsx';
import styles from './check-in-card.module.css';

export type CheckInState = 'done' | 'today' | 'missed' | 'makeUp' | 'future';
export type CheckInDay = {
  readonly id: string;
  /** "T7", "Hôm nay". */
  readonly label: string;
  /** "50", "+1 quay". */
  readonly reward: string;
  readonly state: CheckInState;
  /** The day as a sentence: "Thứ Bảy, hôm nay, 50 điểm, chưa điểm danh". */
  readonly description: string;
  /** The last day of a round, which gives more. */
  readonly big?: boolean | undefined;
  /** Checks in today, or makes up for a missed day. */
  readonly onPress?: (() => void) | undefined;
};
export type CheckInCardProps = {
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  /** "chuỗi 4 ngày". */
  readonly streak?: ReactNode;
  /** Seven of them. */
  readonly days: readonly CheckInDay[];
  /** "Điểm danh hôm nay", or that it is done. */
  readonly action?: ReactNode;
  /** One is being asked for. */
  readonly busy?: boolean | undefined;
};

const ICONS = { done: CircleCheck, today: Gem, missed: X, makeUp: CalendarPlus, future: Gem } as const;

/** A week of check-ins as tickets: done, today, missed, one that can be made up for, still to come. */
export function CheckInCard({ title, level = 2, streak, days, action, busy = false }: CheckInCardProps) {
  const id = useId();
  return (
    <Panel labelledBy={id} edgeToEdge>
      <PanelHeader
        id={id}
        level={level}
        title={
          <>
            {title}
            {streak !== undefined && <span className={styles.note}>{streak}</span>}
          </>
        }
        action={action}
      />
      <ol className={styles.tickets}>
        {days.map((day) => {
          const Icon = day.big && day.state === 'future' ? Gift : ICONS[day.state];
          const className = cx(styles.ticket, day.big && styles.big, styles[day.state]);
          const children = (
            <>
              <VisuallyHidden>{day.description}</VisuallyHidden>
              <Icon size={20} aria-hidden="true" />
              <span aria-hidden="true" className={styles.reward}>
                {day.reward}
              </span>
              <span aria-hidden="true">{day.label}</span>
            </>
          );
          return (
            <li key={day.id} aria-current={day.state === 'today' ? 'date' : undefined}>
              {day.onPress ? (
                <button type="button" disabled={busy} className={className} onClick={day.onPress}>
                  {children}
                </button>
              ) : (
                <div className={className}>{children}</div>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
