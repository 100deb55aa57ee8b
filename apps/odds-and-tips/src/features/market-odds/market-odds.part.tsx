import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isApiError } from '@portal/api-client';
import { links, type SlotProps } from '@portal/contracts';
import { useApp, type SlotLoad } from '@portal/platform';
import { ErrorState, MoreLink, Panel, PanelHeader, SkeletonRows, Tag } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { isAnyOnAir, isOnAir } from '../match/standing.ts';
import { MarketTable } from '../match-odds/market-table.tsx';
import { dayWith, matchWith } from '../odds/odds-news.ts';
import { useMovingPart } from '../odds/use-live-odds.ts';
import { useOddsForm } from '../odds/use-odds-form.ts';
import { matchOddsLink, renderLink } from '../portal/links.tsx';
import { loadPart, type Loaded, type Part } from '../portal/part.ts';
import { marketsOfKind, type MarketKind } from './kinds.ts';
import { NextMatches } from './next-matches.tsx';

type Props = SlotProps<'odds-and-tips/market-odds'>;
/** `ofMatch`: the match has odds, or nobody could say. */
interface Found extends Loaded {
  readonly ofMatch: boolean;
}

/** A room's match may be one that has no odds, of another sport: then it is as if it had none. */
export const load = (async (a, { fixtureId }): Promise<Found> => {
  if (fixtureId !== undefined) {
    try {
      await a.queryClient.fetchQuery(queries.matchOdds(a, fixtureId));
      return { failed: false, ofMatch: true };
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'notFound') return { failed: true, ofMatch: true };
    }
  }
  return { ...(await loadPart(() => a.queryClient.fetchQuery(queries.nextOdds(a)))), ofMatch: false };
}) satisfies SlotLoad<Props>;

/** `odds-and-tips/market-odds`: a kind of markets of one match, or of those on air and next. */
export function Component({ market, fixtureId, data }: Props & { data: Found | null }) {
  const words = useMatchWords();
  return (
    <AdultsOnly>
      {fixtureId !== undefined && data?.ofMatch !== false ? (
        <OfMatch key={fixtureId} fixtureId={fixtureId} kind={market} loaded={data} words={words} />
      ) : (
        <OfNext kind={market} loaded={data} words={words} />
      )}
    </AdultsOnly>
  );
}

interface Own {
  kind: MarketKind;
  loaded: Found | null;
  words: MatchWords;
}

const OfMatch = observer(function OfMatch({ fixtureId, kind, loaded, words }: Own & { fixtureId: number }) {
  const a = useApp();
  const form = useOddsForm();
  const odds = useMovingPart(queries.matchOdds(a, fixtureId), loaded, { isOnAir, withNews: matchWith });
  return (
    <Frame kind={kind} odds={odds} more={matchOddsLink(fixtureId)} words={words}>
      {odds.status === 'ready' && <MarketTable odds={odds.data} form={form} words={words} markets={marketsOfKind(kind)} />}
    </Frame>
  );
});

const OfNext = observer(function OfNext({ kind, loaded, words }: Own) {
  const a = useApp();
  const day = useMovingPart(queries.nextOdds(a), loaded, { isOnAir: isAnyOnAir, withNews: dayWith });
  return (
    <Frame kind={kind} odds={day} more={links.odds()} words={words}>
      {day.status === 'ready' && <NextMatches day={day.data} kind={kind} words={words} />}
    </Frame>
  );
});

/** What both have around them: the title, the way to more, and what stands there before there are odds. */
function Frame({ kind, odds, more, words: { t }, children }: Omit<Own, 'loaded'> & { odds: Part<unknown>; more: string; children: ReactNode }) {
  return (
    <Panel edgeToEdge>
      <PanelHeader
        level={2}
        title={
          <>
            {t(`marketOdds.title.${kind}`)} <Tag>{t('odds.simulated')}</Tag>
          </>
        }
        action={
          <MoreLink href={more} renderLink={renderLink}>
            {t('marketOdds.more')}
          </MoreLink>
        }
      />
      {odds.status === 'loading' && <SkeletonRows rows={8} label={t('loading')} />}
      {odds.status === 'failed' && <ErrorState message={t('matchOdds.error')} retryLabel={t('retry')} onRetry={odds.retry} busy={odds.busy} bare />}
      {children}
    </Panel>
  );
}
