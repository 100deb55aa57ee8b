import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { LiveDot } from '../tag/live-dot.tsx';
import styles from './date-strip.module.css';

export type DateStripDay = {
  readonly id: string;
  readonly href: string;
  /** "T7", "CN". */
  readonly weekday: string;
  /** "21". */
  readonly day: string;
  /** How it is read out: "Thứ Bảy 21 tháng 11, hôm nay, 64 trận". */
  readonly description: string;
  /** "64 trận"; a phone has no room for it. */
  readonly count?: ReactNode;
  readonly current?: boolean | undefined;
  readonly today?: boolean | undefined;
  readonly sunday?: boolean | undefined;
  /** Something is on air that day. */
  readonly live?: boolean | undefined;
};
type Turn = { readonly href: string; readonly label: string };
export type DateStripProps = {
  /** "Chọn ngày". */
  readonly label: string;
  /** Seven of them. */
  readonly days: readonly DateStripDay[];
  readonly previous?: Turn | undefined;
  readonly next?: Turn | undefined;
  /** At the right end on a desktop ("Chọn giờ"). */
  readonly action?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move along the days; Tab still visits each, as it does with any links. */
function step(event: KeyboardEvent<HTMLElement>) {
  const by = STEPS[event.key];
  if (by === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A week as seven links, with the weeks around it. Works without JavaScript. */
export function DateStrip({ label, days, previous, next, action, renderLink = plainLink }: DateStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const first = days[0]?.id;
  // On a phone the link to the week before starts out of sight; not every browser knows scroll-initial-target.
  useEffect(() => {
    const element = list.current;
    const start = element?.querySelector<HTMLElement>('[data-first]');
    if (element && start && element.scrollWidth > element.clientWidth) element.scrollLeft = start.offsetLeft;
  }, [first]);
  const turn = ({ href, label: words }: Turn, icon: ReactNode) =>
    renderLink({ href, 'aria-label': words, title: words, className: styles.turn, children: icon });
  return (
    <div className={cx(styles.strip, action !== undefined && styles.withAction)}>
      <nav aria-label={label} className={styles.days} onKeyDown={step}>
        <ul ref={list} className={styles.list}>
          <li>{previous && turn(previous, <ChevronLeft size={20} aria-hidden="true" />)}</li>
          {days.map((day) => (
            <li key={day.id} className={cx(day.id === first && styles.first)} data-first={day.id === first || undefined}>
              {renderLink({
                href: day.href,
                'aria-current': day.current ? 'date' : undefined,
                className: cx(styles.day, day.today && styles.today, day.sunday && styles.sunday),
                children: (
                  <>
                    <VisuallyHidden>{day.description}</VisuallyHidden>
                    <span aria-hidden="true" className={styles.weekday}>
                      {day.weekday}
                    </span>
                    <span aria-hidden="true" className={styles.number}>
                      {day.day}
                    </span>
                    {day.count !== undefined && (
                      <span aria-hidden="true" className={styles.count}>
                        {day.count}
                      </span>
                    )}
                    {day.live && <LiveDot className={styles.live} />}
                  </>
                ),
              })}
            </li>
          ))}
          <li>{next && turn(next, <ChevronRight size={20} aria-hidden="true" />)}</li>
        </ul>
      </nav>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
