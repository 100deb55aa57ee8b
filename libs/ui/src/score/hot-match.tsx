import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Crest } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import type { FreshGoal, Score, TeamInMatch } from '../match-row/match-row.tsx';
import { PitchStripes } from '../pitch/pitch-stripes.tsx';
import { SeatsPattern } from '../pitch/seats-pattern.tsx';
import { GoalTag } from '../tag/goal-tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { ScoreDigits } from './score-digits.tsx';
import styles from './hot-match.module.css';

export type HotMatchProps = {
  /** Red label: "Hiệp 2 · 67'"; null when the match is not on air. */
  readonly liveLabel: string | null;
  /** "Trận Hot · V.League 1, vòng 11". */
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  /** "48,216 trên khán đài"; null when unknown. */
  readonly viewers?: ReactNode;
  /** Share of lit seats. */
  readonly lit?: number | undefined;
  readonly home: TeamInMatch;
  readonly away: TeamInMatch;
  /** Pages of the teams, where they have one. */
  readonly teamLinks?: { readonly home: string | undefined; readonly away: string | undefined; readonly renderLink?: RenderLink | undefined } | undefined;
  readonly score: Score | null;
  readonly goal?: FreshGoal | null | undefined;
  /** Read out politely when it changes: a goal, with the score it led to; '' while there is nothing to say. */
  readonly announcement?: string | undefined;
  /** Stands for the score before kick-off: "19:15". */
  readonly kickOff?: string | undefined;
  /** "Hiệp 1: 1–1 · Sân Hàng Đẫy". */
  readonly note?: ReactNode;
  /** Scorers and sendings-off of each side. */
  readonly homeEvents?: ReactNode;
  readonly awayEvents?: ReactNode;
  readonly commentator?:
    | { readonly seed: string; readonly name: string; readonly text: string; readonly picture?: string | null | undefined }
    | null
    | undefined;
  /** Buttons: 'Đổi BLV' (line), 'Vào phòng' (pitch). */
  readonly actions: ReactNode;
  /** The list of other live matches: a `LiveList joined`. */
  readonly aside?: ReactNode;
  /** Another slot stands directly at the right (home page): no round corners there. */
  readonly joined?: boolean | undefined;
};

/** The hot match on top of the home page: a stand full of people over the pitch. */
export function HotMatch(props: HotMatchProps) {
  const {
    liveLabel,
    title,
    level = 2,
    viewers,
    lit = 0.5,
    home,
    away,
    teamLinks,
    score,
    goal,
    announcement,
    kickOff,
    note,
    homeEvents,
    awayEvents,
    commentator,
    actions,
    aside,
    joined = false,
  } = props;
  return (
    <div className={cx(styles.hero, aside !== undefined && styles.withAside)}>
      <div className={cx(styles.main, (joined || aside !== undefined) && styles.joined)}>
        <div className={styles.stand}>
          <SeatsPattern curved lit={lit} seed={`${home.monogram}-${away.monogram}`} height={130} />
        </div>
        <PitchStripes className={styles.ground} />
        <div className={styles.top}>
          {liveLabel !== null && (
            <Tag tone="live" dot size="large">
              {liveLabel}
            </Tag>
          )}
          <Heading level={level} className={styles.pill}>
            {title}
          </Heading>
          {viewers !== undefined && viewers !== null && (
            <span className={styles.viewers}>
              <Users size={14} aria-hidden="true" />
              {viewers}
            </span>
          )}
        </div>
        <div className={styles.middle}>
          {announcement !== undefined && <VisuallyHidden live>{announcement}</VisuallyHidden>}
          <div className={styles.teams}>
            <Team team={home} href={teamLinks?.home} renderLink={teamLinks?.renderLink} goal={goal?.side === 'home' ? goal.label : null} />
            <div>
              {score === null ? <span className={styles.kickOff}>{kickOff}</span> : <ScoreDigits score={score} size="hero" />}
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </div>
            <Team team={away} href={teamLinks?.away} renderLink={teamLinks?.renderLink} goal={goal?.side === 'away' ? goal.label : null} />
          </div>
          <div className={styles.events}>
            <p>{homeEvents}</p>
            <p>{awayEvents}</p>
          </div>
        </div>
        <div className={styles.bottom}>
          {commentator && (
            <>
              <Avatar seed={commentator.seed} size={44} mic onAir={liveLabel !== null} picture={commentator.picture} />
              <p className={styles.who}>
                <b>{commentator.name}</b>
                <span>{commentator.text}</span>
              </p>
            </>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
      {aside}
    </div>
  );
}

function Team({
  team,
  goal,
  href,
  renderLink = plainLink,
}: {
  team: TeamInMatch;
  goal: string | null;
  href: string | undefined;
  renderLink: RenderLink | undefined;
}) {
  return (
    <div className={cx(styles.team, goal !== null && styles.scored)}>
      <Crest name={team.name} monogram={team.monogram} colors={team.colors} picture={team.picture} size={72} className={styles.crest} />
      {goal !== null && <GoalTag label={goal} pitch className={styles.goal} />}
      {href === undefined ? <span>{team.name}</span> : renderLink({ href, className: styles.teamLink, children: team.name })}
    </div>
  );
}
