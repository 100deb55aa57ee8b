import type { CSSProperties, ReactNode } from 'react';
import { AvatarStack, type Person } from '../avatar/avatar.tsx';
import { Crest, type TeamLook } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { CardIcon } from '../icons/sport-icons.tsx';
import { RollingDigit } from '../score/rolling-digit.tsx';
import { GoalTag } from '../tag/goal-tag.tsx';
import styles from './match-row.module.css';

export type MatchState = 'coming' | 'live' | 'ended' | 'unknown';
export type TeamInMatch = TeamLook & {
  /** How many red cards, with their words for screen readers ("Một thẻ đỏ"). */
  readonly redCards?: { readonly count: number; readonly label: string } | null | undefined;
};
export type Score = { readonly home: number; readonly away: number };
/** A goal within the last minute: the side that scored and the word for it ("VÀO!"). */
export type FreshGoal = { readonly side: 'home' | 'away'; readonly label: string };

export type MatchRowProps = {
  /** undefined: there is nowhere to go. */
  readonly href: string | undefined;
  readonly renderLink?: RenderLink | undefined;
  readonly state: MatchState;
  /** First column: kick-off "19:15", minute "67'", "HT", "FT". */
  readonly timeLabel: string;
  /** Small words under it: "CN", "phát lại". */
  readonly timeNote?: string | undefined;
  /** Read before the teams: "Đang đá, phút 67". The column itself is then left out for screen readers. */
  readonly timeDescription?: string | undefined;
  readonly home: TeamInMatch;
  readonly away: TeamInMatch;
  /** null: no score yet, the column stays empty. 'hidden': there is one, which the visitor does not want to know; say so in `timeDescription`. */
  readonly score: Score | 'hidden' | null;
  readonly goal?: FreshGoal | null | undefined;
  /** Who holds the microphone. */
  readonly commentators?: readonly Person[] | undefined;
  /** Words beside the faces: "4 BLV", "Chín Penalty", "Chưa có BLV". */
  readonly commentatorsLabel?: string | undefined;
  /** Fourth column on a desktop (odds); hidden below 1024 px. */
  readonly aside?: ReactNode;
  /** At the right end: the reminder button. */
  readonly trailing?: ReactNode;
};

/** One match: time, two teams stacked, score, commentators. 60 px, inside `MatchList`. */
export function MatchRow(props: MatchRowProps) {
  const {
    href,
    renderLink = plainLink,
    state,
    timeLabel,
    timeNote,
    timeDescription,
    home,
    away,
    score,
    goal,
    commentators = [],
    commentatorsLabel,
    aside,
    trailing,
  } = props;
  const leader = score === null || score === 'hidden' || score.home === score.away ? null : score.home > score.away ? 'home' : 'away';
  const teams = (
    <>
      {timeDescription && <VisuallyHidden>{timeDescription}. </VisuallyHidden>}
      <Side
        team={home}
        goals={score === 'hidden' ? score : (score?.home ?? null)}
        beaten={state === 'ended' && leader === 'away'}
        goalLabel={goal?.side === 'home' ? goal.label : null}
      />
      <Side
        team={away}
        goals={score === 'hidden' ? score : (score?.away ?? null)}
        beaten={state === 'ended' && leader === 'home'}
        goalLabel={goal?.side === 'away' ? goal.label : null}
      />
    </>
  );
  return (
    <li className={cx(styles.row, styles[state], goal && styles.goalRow)}>
      <div className={styles.time} aria-hidden={timeDescription ? true : undefined}>
        <span>{timeLabel}</span>
        {timeNote && <small>{timeNote}</small>}
      </div>
      {href === undefined ? <div className={styles.match}>{teams}</div> : renderLink({ href, className: styles.match, children: teams })}
      <div className={styles.commentators}>
        {commentators.length > 0 && <AvatarStack people={commentators} mic />}
        {commentatorsLabel && <span className={styles.commentatorsLabel}>{commentatorsLabel}</span>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <div className={styles.trailing}>{trailing}</div>
    </li>
  );
}

function Side({ team, goals, beaten, goalLabel }: { team: TeamInMatch; goals: number | 'hidden' | null; beaten: boolean; goalLabel: string | null }) {
  return (
    <>
      <Crest name={team.name} monogram={team.monogram} colors={team.colors} picture={team.picture} size={20} />
      <span className={cx(styles.team, beaten && styles.beaten)}>
        <span className={styles.name}>{team.name}</span>
        {team.redCards && team.redCards.count > 0 && <CardIcon tone="red" label={team.redCards.label} />}
        {goalLabel && <GoalTag label={goalLabel} />}
      </span>
      <span className={cx(styles.score, beaten && styles.beaten)}>
        {goals === 'hidden' ? <span aria-hidden="true">–</span> : goals !== null && <RollingDigit value={goals} />}
      </span>
    </>
  );
}

/** The list around match rows. */
export function MatchList({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul aria-label={label} className={styles.list}>
        {children}
      </ul>
    </div>
  );
}

export type LeagueHeaderProps = {
  readonly name: string;
  readonly note?: string | undefined;
  /** One letter in a coloured square. */
  readonly monogram: string;
  readonly color: string;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly id?: string | undefined;
  /** At the right end: the star. */
  readonly trailing?: ReactNode;
  /** The competition's own page. */
  readonly href?: string | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** Name of the competition over its rows. */
export function LeagueHeader({ name, note, monogram, color, level = 3, id, trailing, href, renderLink = plainLink }: LeagueHeaderProps) {
  const Element = `h${level}` as const;
  return (
    <div className={styles.league}>
      <span className={styles.leagueMark} style={{ '--league-color': color } as CSSProperties} aria-hidden="true">
        {monogram}
      </span>
      <Element id={id} className={styles.leagueName}>
        {href === undefined ? name : renderLink({ href, className: styles.leagueLink, children: name })}
      </Element>
      {note && <span className={styles.leagueNote}>{note}</span>}
      {trailing !== undefined && <div className={styles.leagueTrailing}>{trailing}</div>}
    </div>
  );
}
