import { isDecimalMarket, type OddsForm } from '@portal/domain';
import type { MatchWords } from '../match/match-words.ts';
import { pairOf, type Market } from '../odds/markets.ts';
import { priceText } from '../odds/quotes.ts';
import styles from './movement.module.css';
import type { Mark, Point } from './points.ts';

interface Props {
  market: Market;
  points: readonly Point[];
  marks: readonly Mark[];
  /** Whose goals and cards they are. */
  sides: Readonly<Record<Mark['side'], string>>;
  form: OddsForm;
  words: MatchWords;
  unfolded: boolean;
}

/** The chart as numbers, newest first: for those who do not see it, and without JavaScript. */
export function MovementTable({ market, points, marks, sides, form, words, unfolded }: Props) {
  const { t } = words;
  const withLine = !isDecimalMarket(market.kind);
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
                  {pairOf(market, pick) ?? t(`pickShort.${pick}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(points, marks).map((row, place) =>
              'kind' in row ? (
                <tr key={`${row.at}/${place}`} className={styles.mark}>
                  <th scope="row">{row.minute}</th>
                  <td colSpan={market.picks.length + Number(withLine)}>{t(`movement.${row.kind}Of`, { team: sides[row.side], score: row.score })}</td>
                </tr>
              ) : (
                <PriceRow key={`${row.at}/${place}`} {...{ market, form, words, withLine }} point={row} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Newest first; a goal stands below the prices that followed it. */
const inOrder = (points: readonly Point[], marks: readonly Mark[]): (Point | Mark)[] => [...marks, ...points].sort((one, other) => other.at - one.at);

function PriceRow({ market, point, form, words, withLine }: { market: Market; point: Point; form: OddsForm; words: MatchWords; withLine: boolean }) {
  const { at, line, prices, inPlay } = point;
  return (
    <tr>
      <th scope="row">
        {words.clock(at)}{' '}
        <small>
          {words.day(at)}
          {inPlay && ` · ${words.t('movement.inPlay')}`}
        </small>
      </th>
      {withLine && <td>{line}</td>}
      {prices.map(({ pick, price }) => (
        <td key={pick}>{priceText(market, price, form)}</td>
      ))}
    </tr>
  );
}
