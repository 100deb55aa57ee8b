import { observer } from 'mobx-react-lite';
import { useApp, type SlotLoad } from '@portal/platform';
import { ErrorState, Panel, PanelHeader, SkeletonRows, MoreLink, Tag } from '@portal/ui';
import { queries } from '../../queries.ts';
import { AdultsOnlyPart } from '../age/adults-only.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { isOnAir } from '../match/standing.ts';
import { matchOddsLink, renderLink } from '../portal/links.tsx';
import { loadPart, type Loaded } from '../portal/part.ts';
import { MARKETS } from '../odds/markets.ts';
import { matchWith } from '../odds/odds-news.ts';
import { useMovingPart } from '../odds/use-live-odds.ts';
import { useOddsForm } from '../odds/use-odds-form.ts';
import { MarketTable } from './market-table.tsx';

type Props = { fixtureId: number };

export const loadMatchOdds: SlotLoad<Props> = (a, { fixtureId }) => loadPart(() => a.queryClient.fetchQuery(queries.matchOdds(a, fixtureId)));

/** `odds-and-tips/match-odds`: the odds of one match, moving while it is on air. */
export const MatchOddsSlot = observer(function MatchOddsSlot({ fixtureId, data }: Props & { data: Loaded | null }) {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const form = useOddsForm();
  const odds = useMovingPart(queries.matchOdds(a, fixtureId), data, { isOnAir, withNews: matchWith });
  return (
    <AdultsOnlyPart title={t('matchOdds.part')}>
      <Panel edgeToEdge>
        <PanelHeader
          level={2}
          title={
            <>
              {t('matchOdds.part')} <Tag>{t('odds.simulated')}</Tag>
            </>
          }
          action={
            <MoreLink href={matchOddsLink(fixtureId)} renderLink={renderLink}>
              {t('matchOdds.all')}
            </MoreLink>
          }
        />
        {odds.status === 'loading' && <SkeletonRows rows={MARKETS.length} label={t('loading')} />}
        {odds.status === 'failed' && <ErrorState message={t('matchOdds.error')} retryLabel={t('retry')} onRetry={odds.retry} busy={odds.busy} bare />}
        {odds.status === 'ready' && <MarketTable odds={odds.data} form={form} words={words} compact />}
      </Panel>
    </AdultsOnlyPart>
  );
});
