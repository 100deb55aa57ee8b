import type { OddsForm } from '@portal/domain';
import type { MatchWords } from '../match/match-words.ts';
import type { Market } from '../odds/markets.ts';
import { priceText } from '../odds/quotes.ts';
import styles from './movement.module.css';
import type { Point } from './points.ts';

interface Props {
  market: Market;
  points: readonly Point[];
  form: OddsForm;
  words: MatchWords;
  unfolded: boolean;
}

/** The chart as numbers, newest first: for those who do not see it, and without JavaScript. */
export function MovementTable({ market, points, form, words, unfolded }: Props) {
  const { t } = words;
  const withLine = market.kind !== 'european';
  return (
    <details className={styles.numbers} open={unfolded}>
      <summary>{t('movement.numbers')}</summary>
      <div className={styles.scroll} role="region" aria-label={t('movement.caption', { market: market.label })} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('movement.caption', { market: market.label })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('movement.time')}</th>
              {withLine && <th scope="col">{t('movement.line')}</th>}
              {market.picks.map((pick) => (
                <th key={pick} scope="col">
                  {t(`pickShort.${pick}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, line, prices, inPlay }, place) => (
              <tr key={`${at}/${place}`}>
                <th scope="row">
                  {words.clock(at)}{' '}
                  <small>
                    {words.day(at)}
                    {inPlay && ` · ${t('movement.inPlay')}`}
                  </small>
                </th>
                {withLine && <td>{line}</td>}
                {prices.map(({ pick, price }) => (
                  <td key={pick}>{priceText(market, price, form)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
