import { Crest, type TeamLook } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { ResultSquares, type MatchResult } from '../tag/result-squares.tsx';
import styles from './standings-table.module.css';

/** A column: what stands over it and how that is read out. */
type Head = { readonly short: string; readonly long: string };
export type StandingsRow = {
  readonly id: string;
  readonly position: number;
  readonly team: TeamLook;
  readonly href: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goals: string;
  /** "+12", "−3". */
  readonly difference: string;
  readonly points: number;
  /** Oldest first; read out by `formLabel`. */
  readonly form: readonly MatchResult[];
  readonly formLabel: string;
  /** The team whose page it is. */
  readonly current?: boolean | undefined;
  /** Goes on: a coloured edge, with words for it. */
  readonly through?: string | undefined;
};
export type StandingsTableProps = {
  /** Names the table; seen unless `captionHidden`. */
  readonly caption: string;
  readonly captionHidden?: boolean | undefined;
  readonly heads: Readonly<Record<'position' | 'team' | 'played' | 'won' | 'drawn' | 'lost' | 'goals' | 'difference' | 'points' | 'form', Head>>;
  readonly rows: readonly StandingsRow[];
  readonly renderLink?: RenderLink | undefined;
};

/** A table of teams. A phone shows place, team, matches, difference and points; where there is room, all of it. */
export function StandingsTable({ caption, captionHidden = false, heads, rows, renderLink = plainLink }: StandingsTableProps) {
  const head = (name: keyof typeof heads, className?: string) => (
    <th scope="col" className={className}>
      <abbr title={heads[name].long}>{heads[name].short}</abbr>
    </th>
  );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={cx(styles.caption, captionHidden && styles.hidden)}>{caption}</caption>
        <thead>
          <tr>
            {head('position')}
            {head('team', styles.team)}
            {head('played')}
            {head('won', styles.wide)}
            {head('drawn', styles.wide)}
            {head('lost', styles.wide)}
            {head('goals', styles.wide)}
            {head('difference')}
            {head('points')}
            {head('form', styles.widest)}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, position, team, href, current, through, ...row }) => (
            <tr key={id} className={cx(current && styles.current, through !== undefined && styles.through)}>
              <td className={styles.position} title={through}>
                {position}
                {through !== undefined && <VisuallyHidden>, {through}</VisuallyHidden>}
              </td>
              <th scope="row" className={styles.team}>
                {renderLink({
                  href,
                  'aria-current': current ? 'true' : undefined,
                  className: styles.link,
                  children: (
                    <>
                      <Crest {...team} size={22} />
                      <span>{team.name}</span>
                    </>
                  ),
                })}
              </th>
              <td>{row.played}</td>
              <td className={styles.wide}>{row.won}</td>
              <td className={styles.wide}>{row.drawn}</td>
              <td className={styles.wide}>{row.lost}</td>
              <td className={styles.wide}>{row.goals}</td>
              <td>{row.difference}</td>
              <td className={styles.points}>{row.points}</td>
              <td className={styles.widest}>{row.form.length > 0 && <ResultSquares results={row.form} label={row.formLabel} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
