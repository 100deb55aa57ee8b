import { Lock } from 'lucide-react';
import type { MatchOdds } from '@portal/contracts/odds';
import type { OddsForm } from '@portal/domain';
import { OddsCell, OddsPair, OddsTriple } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import { pairOf, type Market } from './markets.ts';
import { moveKey, type Moves } from './moves.ts';
import styles from './quote-cells.module.css';
import { priceText, quoteOf, type When } from './quotes.ts';

interface Props {
  odds: MatchOdds;
  market: Market;
  when: When;
  form: OddsForm;
  moves: Moves;
  t: Translate;
  /** Shows how the market moved. Without it the cells are only to be read. */
  onPress?: (() => void) | undefined;
  expanded?: boolean | undefined;
}

/** The prices of one market of a match: two, one over the other, or three side by side. */
export function QuoteCells({ odds, market, when, form, moves, t, onPress, expanded }: Props) {
  const quote = quoteOf(odds, market, when);
  const wide = market.picks.length === 3;
  const Cells = wide ? OddsTriple : OddsPair;
  // A market that was offered keeps its button: how it moved can be looked at after it closed.
  const press = quote && onPress ? { onPress, label: t('odds.openMovement', { market: market.label }), expanded } : {};
  if (quote?.state === 'suspended' && when === 'instant')
    return (
      <Cells {...press}>
        <span className={styles.locked}>
          <Lock size={16} aria-hidden="true" />
          {t('odds.suspended')}
        </span>
      </Cells>
    );
  return (
    <Cells {...press}>
      {market.picks.map((pick) => {
        const shown = quote?.prices.find((price) => price.pick === pick);
        const open = quote !== undefined && shown !== undefined && (quote.state === 'open' || when === 'initial');
        const move = when === 'instant' ? moves.get(moveKey(odds.match.fixtureId, market, pick)) : undefined;
        return (
          <OddsCell
            key={pick}
            look={wide ? 'stacked' : 'line'}
            line={wide ? (pairOf(market, pick) ?? t(`sign.${pick}`)) : pick === 'under' ? t('sign.under') : open ? shown.line : undefined}
            price={open ? priceText(market, shown.price, form) : null}
            move={move}
            moveLabel={move && t(`odds.${move}`)}
            closedLabel={t('odds.closed')}
          />
        );
      })}
    </Cells>
  );
}
