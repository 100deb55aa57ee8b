import { createContext, useContext, type ReactNode } from 'react';
import { Crest, type TeamLook } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import styles from './odds-table.module.css';
import { TeamNameCut } from './team-name-cut.tsx';

export type OddsMarketColumn = {
  /** "hdp-ft". */
  readonly id: string;
  /** "HDP/FT". */
  readonly label: string;
  /** Three prices side by side. */
  readonly wide?: boolean | undefined;
};
/** "Cả trận" or, sunken, "Hiệp 1". */
export type OddsColumnGroup = {
  readonly id: string;
  readonly label: string;
  readonly half?: boolean | undefined;
  readonly markets: readonly OddsMarketColumn[];
};
export type OddsTableWords = {
  /** What the table is, for screen readers. */
  readonly caption: string;
  readonly time: string;
  readonly match: string;
  /** The last column: "Biến động". */
  readonly more: string;
  /** The row of markets on a phone: "Loại kèo". */
  readonly markets: string;
};
export type OddsTableProps = {
  readonly words: OddsTableWords;
  /** The columns of now; the market that a phone shows is among them. */
  readonly groups: readonly OddsColumnGroup[];
  /** All markets there are, for a phone to choose from; the columns where nothing else is said. */
  readonly choices?: readonly OddsMarketColumn[] | undefined;
  /** The market that a phone shows. */
  readonly chosen: string;
  readonly marketHref: (id: string) => string;
  /** OddsLeague, with its OddsRows. */
  readonly children: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

const Frame = createContext<Pick<OddsTableProps, 'groups' | 'chosen'>>({ groups: [], chosen: '' });
const marketsOf = (groups: readonly OddsColumnGroup[]) => groups.flatMap((group) => group.markets.map((market) => ({ ...market, half: group.half ?? false })));

/** Prices of many matches: one table, the first half sunken; on a phone one market at a time, chosen above. */
export function OddsTable({ words, groups, choices, chosen, marketHref, children, renderLink = plainLink }: OddsTableProps) {
  const markets = marketsOf(groups);
  return (
    <Frame value={{ groups, chosen }}>
      <div className={styles.root}>
        <nav aria-label={words.markets} className={styles.markets}>
          <ul>
            {(choices ?? markets).map((market) => (
              <li key={market.id}>
                {renderLink({
                  href: marketHref(market.id),
                  'aria-current': market.id === chosen ? 'true' : undefined,
                  className: styles.market,
                  children: market.label,
                })}
              </li>
            ))}
          </ul>
        </nav>
        {/* Between 1024 and 1279 px the table may scroll sideways, which the keyboard must reach. */}
        <div role="region" aria-label={words.caption} tabIndex={0} className={styles.frame}>
          <table className={cx(styles.table, markets.length > 5 && styles.dense)}>
            <caption>
              <VisuallyHidden>{words.caption}</VisuallyHidden>
            </caption>
            <thead className={styles.head}>
              <tr>
                <th rowSpan={2} scope="col">
                  {words.time}
                </th>
                <th rowSpan={2} scope="col" className={styles.match}>
                  {words.match}
                </th>
                {groups.map((group) => (
                  <th key={group.id} colSpan={group.markets.length} scope="colgroup" className={cx(styles.group, group.half && styles.half)}>
                    {group.label}
                  </th>
                ))}
                <th rowSpan={2} scope="col">
                  <VisuallyHidden>{words.more}</VisuallyHidden>
                </th>
              </tr>
              <tr>
                {markets.map((market) => (
                  <th key={market.id} scope="col">
                    {market.label}
                  </th>
                ))}
              </tr>
            </thead>
            {children}
          </table>
        </div>
      </div>
    </Frame>
  );
}

/** The matches of one league; `header` is a LeagueHeader. */
export function OddsLeague({ header, children }: { header: ReactNode; children: ReactNode }) {
  const { groups } = useContext(Frame);
  return (
    <tbody>
      <tr className={styles.league}>
        <td colSpan={marketsOf(groups).length + 3}>{header}</td>
      </tr>
      {children}
    </tbody>
  );
}

export type OddsRowProps = {
  /** "67'", "HT", "19:15". */
  readonly time: ReactNode;
  /** "Hôm nay"; a phone has no room for it. */
  readonly day?: ReactNode;
  readonly score?: string | undefined;
  readonly live?: boolean | undefined;
  readonly home: TeamLook;
  readonly away: TeamLook;
  readonly href: string;
  /** By market: OddsPair or OddsTriple. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** At the right end on a desktop: an icon button that opens the details. */
  readonly action?: ReactNode;
  /** How the prices moved, below the row. */
  readonly details?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

/** One match. */
export function OddsRow({ time, day, score, live = false, home, away, href, cells, action, details, renderLink = plainLink }: OddsRowProps) {
  const { groups, chosen } = useContext(Frame);
  const markets = marketsOf(groups);
  return (
    <>
      <tr className={cx(styles.row, live && styles.live)}>
        <th scope="row" className={styles.time}>
          <span>{time}</span>
          {day !== undefined && <small>{day}</small>}
          {score !== undefined && <span className={styles.score}>{score}</span>}
        </th>
        <td>
          {renderLink({
            href,
            className: styles.teams,
            children: (
              <>
                {[home, away].map((team, side) => (
                  <span key={side}>
                    <Crest {...team} size={20} />
                    <TeamNameCut name={team.name} />
                  </span>
                ))}
              </>
            ),
          })}
        </td>
        {markets.map((market) => (
          <td
            key={market.id}
            data-chosen={market.id === chosen || undefined}
            className={cx(styles.prices, market.half && styles.half, market.wide && styles.wide)}
          >
            {cells[market.id]}
          </td>
        ))}
        <td className={styles.more}>{action}</td>
      </tr>
      {details !== undefined && (
        <tr className={styles.details}>
          <td colSpan={markets.length + 3}>{details}</td>
        </tr>
      )}
    </>
  );
}
