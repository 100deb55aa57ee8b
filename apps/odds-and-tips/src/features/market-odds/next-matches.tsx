import { CalendarX2 } from 'lucide-react';
import { EmptyState } from '@portal/ui';
import type { DayOdds } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { isComing, isLive } from '../match/standing.ts';
import { useMoves } from '../odds/moves.ts';
import { QuoteCells } from '../odds/quote-cells.tsx';
import { useOddsForm } from '../odds/use-odds-form.ts';
import { matchOddsLink, renderLink } from '../portal/links.tsx';
import { marketsListed, type MarketKind } from './kinds.ts';
import styles from './market-odds.module.css';

interface Props {
  day: DayOdds;
  kind: MarketKind;
  words: MatchWords;
}

/** Matches on air and to come with their prices of the moment, one below the other: narrower than the table of the day. */
export function NextMatches({ day, kind, words }: Props) {
  const { t } = words;
  const moves = useMoves(day.list);
  const form = useOddsForm();
  const markets = marketsListed(kind);
  const next = day.list.filter(({ match }) => isLive(match) || isComing(match));
  if (next.length === 0)
    return (
      <EmptyState bare icon={<CalendarX2 size={32} aria-hidden="true" />} title={t('marketOdds.empty')}>
        {t('marketOdds.emptyText')}
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-label={t(`marketOdds.title.${kind}`)}>
      {next.map((odds) => {
        const { match } = odds;
        const score = words.listedScore(match);
        return (
          <li key={match.fixtureId} className={styles.line}>
            {renderLink({
              href: matchOddsLink(match.fixtureId),
              className: styles.match,
              children: (
                <>
                  <span className={styles.time} data-live={isLive(match) || undefined}>
                    {words.time(match)}
                  </span>
                  <span className={styles.teams}>{words.title(match)}</span>
                  {score !== undefined && <span className={styles.score}>{score}</span>}
                </>
              ),
            })}
            <dl className={styles.markets}>
              {markets.map((market) => (
                <div key={market.id}>
                  <dt>{market.label}</dt>
                  <dd>
                    <QuoteCells odds={odds} market={market} when="instant" form={form} moves={moves} t={t} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
