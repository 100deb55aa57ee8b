import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './month-grid.module.css';

export type MonthDay = {
  readonly id: string;
  readonly href: string;
  /** "21". */
  readonly day: string;
  /** How it is read out: "Thứ Bảy 21/11, hôm nay, 64 trận". */
  readonly description: string;
  /** Of the month before or after. */
  readonly outside?: boolean | undefined;
  /** Something is on that day. */
  readonly busy?: boolean | undefined;
  readonly current?: boolean | undefined;
  readonly today?: boolean | undefined;
};
type Turn = { readonly href: string; readonly label: string };
export type MonthGridProps = {
  /** "Tháng 11/2026". */
  readonly title: string;
  /** Seven: "T2" and how it is read out. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly MonthDay[])[];
  readonly previous?: Turn | undefined;
  readonly next?: Turn | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** A month to choose a day from; each is a link. */
export function MonthGrid({ title, weekdays, weeks, previous, next, renderLink = plainLink }: MonthGridProps) {
  const turn = (to: Turn | undefined, icon: ReactNode) =>
    to ? renderLink({ href: to.href, 'aria-label': to.label, title: to.label, className: styles.turn, children: icon }) : <span className={styles.turn} />;
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        {turn(previous, <ChevronLeft size={18} aria-hidden="true" />)}
        <b id={id}>{title}</b>
        {turn(next, <ChevronRight size={18} aria-hidden="true" />)}
      </div>
      <table className={styles.month} aria-labelledby={id}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.id}>
              {week.map(({ id, href, day, description, outside, busy, current, today }) => (
                <td key={id}>
                  {renderLink({
                    href,
                    'aria-label': description,
                    'aria-current': current ? 'date' : undefined,
                    className: cx(styles.day, outside && styles.outside, busy && styles.busy, today && styles.today),
                    children: day,
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
