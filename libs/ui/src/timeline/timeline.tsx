import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { CardIcon, FootballIcon, OwnGoalIcon, PenaltyIcon, SubstitutionIcon } from '../icons/sport-icons.tsx';
import styles from './timeline.module.css';

export type MatchEventKind = 'goal' | 'own-goal' | 'penalty' | 'missed-penalty' | 'yellow' | 'second-yellow' | 'red' | 'substitution';
export type TimelineEvent =
  | { readonly kind: 'period'; readonly id: string; readonly text: string }
  | {
      readonly kind: MatchEventKind;
      readonly id: string;
      readonly side: 'home' | 'away';
      /** "61'", "45+2'". */
      readonly minute: string;
      /** "L. Quốc Triệu". */
      readonly title: ReactNode;
      /** Score after a goal, "2–1"; never broken over two lines. */
      readonly score?: string | undefined;
      /** "kiến tạo: Đ. Gia Khải", "vào thay L. Thế Vinh". */
      readonly detail?: ReactNode;
      /** By which an address leads to it. */
      readonly mark?: string | undefined;
      /** What the icon means, for screen readers: "Bàn thắng". */
      readonly kindLabel: string;
    };
export type TimelineProps = {
  /** As they happened, the oldest first. */
  readonly events: readonly TimelineEvent[];
  /** The newest on top (a match on air). */
  readonly newestFirst?: boolean | undefined;
  readonly label?: string | undefined;
  /** The `mark` of the one that the address leads to. */
  readonly marked?: string | undefined;
  /** Names of the sides for screen readers. */
  readonly sideLabels: { readonly home: string; readonly away: string };
};

const GOALS: readonly MatchEventKind[] = ['goal', 'own-goal', 'penalty'];

/** What happened, minute by minute: the home side left of the line, the away side right. */
export function Timeline({ events, newestFirst = false, label, marked, sideLabels }: TimelineProps) {
  const ordered = newestFirst ? events.toReversed() : events;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {ordered.map((event) =>
        event.kind === 'period' ? (
          <li key={event.id} className={styles.period}>
            <span>{event.text}</span>
          </li>
        ) : (
          <li
            key={event.id}
            id={event.mark}
            aria-current={event.mark !== undefined && event.mark === marked ? 'true' : undefined}
            className={cx(styles.event, GOALS.includes(event.kind) && styles.goal)}
          >
            <span className={styles.minute}>{event.minute}</span>
            <div className={cx(styles.what, styles[event.side])}>
              <span className={styles.icon}>
                <EventIcon kind={event.kind} />
              </span>
              <p>
                <VisuallyHidden>
                  {event.kindLabel}, {sideLabels[event.side]}:{' '}
                </VisuallyHidden>
                <b>
                  {event.title}
                  {event.score !== undefined && (
                    <>
                      {' '}
                      <span className={styles.score}>{event.score}</span>
                    </>
                  )}
                </b>
                {event.detail !== undefined && <small>{event.detail}</small>}
              </p>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

function EventIcon({ kind }: { kind: MatchEventKind }) {
  switch (kind) {
    case 'goal':
      return <FootballIcon />;
    case 'own-goal':
      return <OwnGoalIcon className={styles.against} />;
    case 'penalty':
      return <PenaltyIcon />;
    case 'missed-penalty':
      return <PenaltyIcon missed className={styles.against} />;
    case 'substitution':
      return <SubstitutionIcon className={styles.change} />;
    case 'yellow':
    case 'second-yellow':
    case 'red':
      return <CardIcon tone={kind} />;
  }
}
