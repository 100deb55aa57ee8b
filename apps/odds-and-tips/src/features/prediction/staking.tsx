import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { links } from '@portal/contracts';
import type { PredictionPurse } from '@portal/contracts/prediction';
import { PREDICTION } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { useApp, type Viewer } from '@portal/platform';
import { EmptyState, ErrorState, LinkButton, Panel, SkeletonRows } from '@portal/ui';
import { Resting, useBreakEnd } from '../care/resting.tsx';
import type { MatchWords } from '../match/match-words.ts';
import { useTippable } from '../new-tip/use-tippable.ts';
import { renderLink } from '../portal/links.tsx';
import { PredictForm } from './predict-form.tsx';
import { purseQuery } from './predictions.query.ts';

interface Props {
  userId: Viewer;
  /** The match that was asked for. */
  asked: number | undefined;
  words: MatchWords;
}

/** Where one stakes points: once one's purse is there. */
export function Staking({ userId, asked, words }: Props) {
  const { t } = words;
  const { data: purse, isError, isFetching, refetch } = useQuery(purseQuery(useApp(), userId));
  if (purse) return <Stake userId={userId} asked={asked} purse={purse} words={words} />;
  if (isError) return <ErrorState message={t('predict.purseError')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />;
  return <Waiting words={words} />;
}

/** The form, or why there is none. */
function Stake({ userId, asked, purse, words }: Props & { purse: PredictionPurse }) {
  const { t } = words;
  const found = useTippable(asked);
  const resting = useBreakEnd(purse.breakUntil);
  if (resting) return <Resting until={resting} words={words} />;
  if (purse.left < purse.least)
    return purse.perDay < PREDICTION.perDay ? (
      <EmptyState
        level={2}
        icon={<Gem size={32} aria-hidden="true" />}
        title={t('predict.noneOwn', { points: formatNumber(purse.perDay) })}
        action={
          <LinkButton variant="secondary" href={links.care()} renderLink={renderLink}>
            {t('age.care')}
          </LinkButton>
        }
      />
    ) : (
      <EmptyState level={2} icon={<Gem size={32} aria-hidden="true" />} title={t('predict.none', { points: formatNumber(purse.perDay) })} />
    );
  if (purse.balance < purse.least)
    return (
      <EmptyState
        level={2}
        icon={<Gem size={32} aria-hidden="true" />}
        title={t('predict.poor', { balance: formatNumber(purse.balance) })}
        action={
          <LinkButton href={links.checkIn()} renderLink={renderLink}>
            {t('predict.earn')}
          </LinkButton>
        }
      />
    );
  if (found.status === 'loading') return <Waiting words={words} />;
  if (found.status === 'failed') return <ErrorState message={t('newTip.matchesError')} retryLabel={t('retry')} onRetry={found.retry} busy={found.busy} />;
  const matches = found.matches.filter(({ match }) => purse.onReplays || !match.replay);
  if (matches.length === 0)
    return (
      <EmptyState level={2} title={t('newTip.noMatches')}>
        {t('newTip.noMatchesText')}
      </EmptyState>
    );
  const gone = asked !== undefined && !matches.some(({ match }) => match.fixtureId === asked);
  return (
    <PredictForm userId={userId} matches={matches} asked={gone ? undefined : asked} note={gone ? t('predict.gone') : undefined} purse={purse} words={words} />
  );
}

const Waiting = ({ words: { t } }: { words: MatchWords }) => (
  <Panel edgeToEdge>
    <SkeletonRows rows={4} label={t('loading')} />
  </Panel>
);
