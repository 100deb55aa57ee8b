import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import type { FreshGoal, Score, TeamInMatch } from '../match-row/match-row.tsx';
import { GoalTag } from '../tag/goal-tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { RollingDigit } from './rolling-digit.tsx';
import styles from './live-list.module.css';

export type LiveListRow = {
  readonly id: string;
  readonly href: string;
  readonly minute: string;
  /** The row as one sentence ("Hà Nội FC 2, Công An Hà Nội 1. Đang đá, phút 67."), for those who do not see how its figures stand. */
  readonly description?: string | undefined;
  readonly home: TeamInMatch;
  readonly away: TeamInMatch;
  readonly score: Score | null;
  readonly goal?: FreshGoal | null | undefined;
  readonly selected?: boolean | undefined;
};
export type LiveListProps = {
  /** "Đang đá". */
  readonly tag: string;
  /** Live (red, with a dot) or quiet ("Sắp đá"). */
  readonly live?: boolean | undefined;
  /** "23 trận". */
  readonly count: ReactNode;
  readonly rows: readonly LiveListRow[];
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly renderLink?: RenderLink | undefined;
  /** Stands directly right of the hot match: straight at the left. */
  readonly joined?: boolean | undefined;
};

/** The narrow list beside the hot match: minute, two teams, score. */
export function LiveList({ tag, live = true, count, rows, more, renderLink = plainLink, joined = false }: LiveListProps) {
  return (
    <div className={cx(styles.list, joined && styles.joined)}>
      <p className={styles.title}>
        <Tag tone={live ? 'live' : 'neutral'} dot={live}>
          {tag}
        </Tag>
        {count}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {renderLink({
              href: row.href,
              className: cx(styles.row, row.selected && styles.selected, row.goal && styles.goalRow),
              children: (
                <>
                  {row.description && <VisuallyHidden>{row.description}</VisuallyHidden>}
                  <span className={styles.seen} aria-hidden={row.description ? true : undefined}>
                    <span className={cx(styles.minute, live && styles.live)}>{row.minute}</span>
                    <span className={styles.names}>
                      <Name team={row.home} goal={row.goal?.side === 'home' ? row.goal.label : null} />
                      <Name team={row.away} goal={row.goal?.side === 'away' ? row.goal.label : null} />
                    </span>
                    <span className={styles.score}>
                      {row.score && (
                        <>
                          <RollingDigit value={row.score.home} />
                          <RollingDigit value={row.score.away} />
                        </>
                      )}
                    </span>
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {more &&
        renderLink({
          href: more.href,
          className: styles.more,
          children: (
            <>
              {more.label}
              <ChevronRight size={16} aria-hidden="true" />
            </>
          ),
        })}
    </div>
  );
}

function Name({ team, goal }: { team: TeamInMatch; goal: string | null }) {
  return (
    <span className={styles.name}>
      <Crest name={team.name} monogram={team.monogram} colors={team.colors} picture={team.picture} size={18} />
      <span>{team.name}</span>
      {goal !== null && <GoalTag label={goal} />}
    </span>
  );
}
