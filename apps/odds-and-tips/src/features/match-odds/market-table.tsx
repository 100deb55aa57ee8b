import { useState } from 'react';
import type { MatchOdds } from '@portal/contracts/odds';
import type { OddsForm } from '@portal/domain';
import type { MatchWords } from '../match/match-words.ts';
import { MARKETS, type Market } from '../odds/markets.ts';
import { useMoves } from '../odds/moves.ts';
import { QuoteCells } from '../odds/quote-cells.tsx';
import { quoteOf } from '../odds/quotes.ts';
import styles from './market-table.module.css';

const WHENS = ['initial', 'instant'] as const;

/** The markets of one match below each other: first prices and those of the moment. */
export function MarketTable({
  odds,
  form,
  words,
  compact = false,
  markets = MARKETS,
}: {
  odds: MatchOdds;
  form: OddsForm;
  words: MatchWords;
  /** Prices of the moment only: a narrow part of another page. */
  compact?: boolean;
  /** Those to show, of which a match may offer some or none. */
  markets?: readonly Market[];
}) {
  const { t } = words;
  // `useMoves` looks whether the list is another one: one match is a list of one, as long as its odds are the same object.
  const moves = useMovesOf(odds);
  const whens = compact ? (['instant'] as const) : WHENS;
  const offered = markets.filter((market) => quoteOf(odds, market, 'instant'));
  if (offered.length === 0) return <p className={styles.none}>{t('matchOdds.none')}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('matchOdds.caption', { match: words.title(odds.match) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('odds.market')}</th>
          {whens.map((when) => (
            <th key={when} scope="col">
              {t(`odds.${when}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offered.map((market) => (
          <tr key={market.id} data-half={market.half || undefined}>
            <th scope="row">{market.label}</th>
            {whens.map((when) => (
              <td key={when}>
                <QuoteCells odds={odds} market={market} when={when} form={form} moves={moves} t={t} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useMovesOf(odds: MatchOdds) {
  const [list, setList] = useState([odds]);
  if (list[0] !== odds) setList([odds]);
  return useMoves(list);
}
