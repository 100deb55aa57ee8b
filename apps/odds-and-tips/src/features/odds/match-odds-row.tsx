import { ChartLine, ChevronUp } from 'lucide-react';
import type { MatchOdds } from '@portal/contracts/odds';
import { useHydrated } from '@portal/platform';
import { IconButton, IconLink, OddsRow } from '@portal/ui';
import { look, type MatchWords } from '../match/match-words.ts';
import { isComing, isLive } from '../match/standing.ts';
import { Movement } from '../movement/movement.tsx';
import { matchOddsLink, renderLink } from '../portal/links.tsx';
import { MARKETS, marketById } from './markets.ts';
import type { Moves } from './moves.ts';
import type { OddsAddress } from './odds-address.ts';
import { QuoteCells } from './quote-cells.tsx';
import { useOddsForm } from './use-odds-form.ts';

interface Props {
  odds: MatchOdds;
  /** The server's time, ISO-8601. */
  now: string;
  address: OddsAddress;
  moves: Moves;
  words: MatchWords;
  /** The market whose movement is open below the row. */
  open: string | undefined;
  onToggle: (market: string) => void;
}

/** One match of the table. Without JavaScript its buttons are the link to the match's own page of odds. */
export function MatchOddsRow({ odds, now, address, moves, words, open, onToggle }: Props) {
  const { t } = words;
  const { match } = odds;
  const hydrated = useHydrated();
  const form = useOddsForm(address.form);
  const shown = open ?? address.market;
  const icon = open ? <ChevronUp size={20} aria-hidden="true" /> : <ChartLine size={20} aria-hidden="true" />;
  const label = t('odds.movementOf', { match: words.title(match) });
  return (
    <OddsRow
      time={words.time(match)}
      day={isComing(match) ? words.dayOf(match.kickOff, now) : undefined}
      score={words.listedScore(match)}
      live={isLive(match)}
      home={look(match.home)}
      away={look(match.away)}
      href={matchOddsLink(match.fixtureId)}
      renderLink={renderLink}
      cells={Object.fromEntries(
        MARKETS.map((market) => [
          market.id,
          <QuoteCells
            key={market.id}
            odds={odds}
            market={market}
            when={address.when}
            form={form}
            moves={moves}
            t={t}
            expanded={open === market.id}
            onPress={hydrated ? () => onToggle(market.id) : undefined}
          />,
        ]),
      )}
      action={
        hydrated ? (
          <IconButton label={label} aria-expanded={open !== undefined} onClick={() => onToggle(shown)}>
            {icon}
          </IconButton>
        ) : (
          <IconLink label={label} href={matchOddsLink(match.fixtureId)} renderLink={renderLink}>
            {icon}
          </IconLink>
        )
      }
      details={open ? <Movement odds={odds} market={marketById(open)} company={address.company} form={form} words={words} /> : undefined}
    />
  );
}
