import { ArrowDown, ArrowUp } from 'lucide-react';
import { links } from '@portal/contracts';
import type { Season } from '@portal/contracts/odds';
import { shareOfPlaces, type TableRow, type TeamChances } from '@portal/domain';
import { Crest, VisuallyHidden } from '@portal/ui';
import { look, type Translate } from '../match/match-words.ts';
import { renderLinkAlone } from '../portal/links.tsx';
import { percentText } from '../portal/percent.ts';
import { inOrder } from './season-plan.ts';
import styles from './what-if.module.css';

interface Props {
  season: Season;
  /** As it is now. */
  table: readonly TableRow[];
  /** Undefined: nothing was played yet. */
  chances: readonly TeamChances[] | undefined;
  /** Without what is supposed; undefined: nothing is. */
  before: readonly TeamChances[] | undefined;
  busy: boolean;
  t: Translate;
}
/** What a cell says of a team. */
interface Column {
  readonly id: string;
  readonly head: string;
  readonly of: (chances: TeamChances) => number;
  readonly text: (value: number) => string;
  /** A change, without its sign. */
  readonly change: (change: number) => string;
  /** A smaller change is none. */
  readonly least: number;
}

/** Never what it is not: a chance is not nought because it is small. */
export function chanceText(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  return share < 1 && share > 0.995 ? '>99%' : percentText(share);
}

/** The table of now, and beside it how it will end; what changed by what is supposed, with an arrow and a word. A phone leaves out matches and points of now. */
export function ChancesTable({ season, table, chances, before, busy, t }: Props) {
  const { zones } = season;
  const teams = new Map(season.teams.map((team) => [String(team.id), team]));
  const ofTeam = new Map(chances?.map((one) => [one.team, one]));
  const wasOfTeam = new Map(before?.map((one) => [one.team, one]));
  const share = (id: string, head: string, of: Column['of']): Column => ({ id, head, of, text: chanceText, change: (by) => percentText(by), least: 0.005 });
  const columns: Column[] = [
    {
      id: 'points',
      head: t('whatIf.pointsAtEnd'),
      of: ({ points }) => points,
      text: (points) => points.toFixed(1),
      change: (by) => by.toFixed(1),
      least: 0.05,
    },
    share('champion', t('whatIf.champion'), (one) => shareOfPlaces(one, 'first', 1)),
    share('top', t('whatIf.top', { places: zones.top }), (one) => shareOfPlaces(one, 'first', zones.top)),
    share('last', t('whatIf.last', { places: zones.last }), (one) => shareOfPlaces(one, 'last', zones.last)),
  ];
  return (
    <div className={styles.frame} aria-busy={busy}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('whatIf.caption', { league: season.tournament.name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.team}>
              {t('whatIf.team')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('whatIf.played')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('whatIf.points')}
            </th>
            {columns.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(table, chances).map(({ team: id, position, played, points }) => {
            const team = teams.get(id);
            return (
              team && (
                <tr key={id}>
                  <th scope="row" className={styles.team}>
                    <span className={styles.name}>
                      <span className={styles.position}>{position}</span>
                      {renderLinkAlone({
                        href: links.team(team.id),
                        className: styles.link,
                        children: (
                          <>
                            <Crest {...look(team)} size={22} />
                            <span>{team.name}</span>
                          </>
                        ),
                      })}
                    </span>
                  </th>
                  <td className={styles.wide}>{played}</td>
                  <td className={styles.wide}>{points}</td>
                  {columns.map((column) => (
                    <Cell key={column.id} column={column} now={ofTeam.get(id)} was={wasOfTeam.get(id)} t={t} />
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, now, was, t }: { column: Column; now: TeamChances | undefined; was: TeamChances | undefined; t: Translate }) {
  if (!now) return <td className={styles.none}>–</td>;
  const value = column.of(now);
  const by = was ? value - column.of(was) : 0;
  return (
    <td>
      <span className={styles.value}>{column.text(value)}</span>
      {Math.abs(by) >= column.least && (
        <span className={styles.change} data-way={by > 0 ? 'up' : 'down'}>
          {by > 0 ? <ArrowUp size={12} aria-hidden="true" /> : <ArrowDown size={12} aria-hidden="true" />}
          <VisuallyHidden>{t(by > 0 ? 'whatIf.up' : 'whatIf.down')} </VisuallyHidden>
          {column.change(Math.abs(by))}
        </span>
      )}
    </td>
  );
}
