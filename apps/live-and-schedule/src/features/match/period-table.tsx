import type { MatchSummary } from '@portal/contracts/match';
import { SPORT_ID } from '@portal/domain';
import { Crest } from '@portal/ui';
import { look, type MatchWords } from './match-words.ts';
import styles from './period-table.module.css';

/** Quarters of a basketball game before any overtime: they have a column before they are played. */
const QUARTERS = 4;

/** The score period by period: points by quarter, kills by map. */
export function PeriodTable({ match, words: { t } }: { match: MatchSummary; words: MatchWords }) {
  const periods = match.periods ?? [];
  const basketball = match.sportId === SPORT_ID.basketball;
  const columns = Array.from({ length: Math.max(basketball ? QUARTERS : 1, periods.length) }, (_, index) => {
    const number = index + 1;
    return basketball
      ? number > QUARTERS
        ? { short: t('gameShort.overtime', { number: number - QUARTERS }), full: t('game.overtime', { number: number - QUARTERS }) }
        : { short: t('gameShort.quarter', { number }), full: t('game.quarter', { number }) }
      : { short: t('gameShort.map', { number }), full: t('game.map', { number }) };
  });
  return (
    <div className={styles.frame}>
      <table className={styles.periods}>
        <caption>{t(basketball ? 'periods.points' : 'periods.kills')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('periods.team')}</th>
            {columns.map(({ short, full }) => (
              <th key={short} scope="col">
                <abbr title={full}>{short}</abbr>
              </th>
            ))}
            <th scope="col">{t(basketball ? 'periods.total' : 'periods.maps')}</th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                <span className={styles.team}>
                  <Crest {...look(match[side])} size={20} />
                  {match[side].name}
                </span>
              </th>
              {columns.map(({ short }, index) => (
                <td key={short} data-running={match.clock.period === index + 1 || undefined}>
                  {periods[index]?.[side] ?? '–'}
                </td>
              ))}
              <td className={styles.total}>{match.score?.[side] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
