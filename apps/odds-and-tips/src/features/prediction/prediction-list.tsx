import { useInfiniteQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { links } from '@portal/contracts';
import type { Prediction } from '@portal/contracts/prediction';
import { formatNumber } from '@portal/i18n';
import { useApp, type Viewer } from '@portal/platform';
import { EmptyState, ErrorState, MoreSentinel, moreStateOf, Panel, PanelHeader, SkeletonRows, Stamp, TipSlip, type MoreState } from '@portal/ui';
import { look, type MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import { choiceOf, outcomeOf } from '../tips/tip-words.ts';
import styles from './prediction.module.css';
import { predictionsQuery } from './predictions.query.ts';

/** What one has predicted, newest first. */
export function PredictionList({ userId, words }: { userId: Viewer; words: MatchWords }) {
  const a = useApp();
  const { t } = words;
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    predictionsQuery(a, userId),
  );
  const rows = data?.pages.flatMap(({ list }) => list);
  const more: MoreState = hasNextPage
    ? moreStateOf({ isFetchingNextPage, isFetchNextPageError }, t('predict.moreError'), t('retry'))
    : { status: 'end', label: t('predict.end') };
  return (
    <Panel labelledBy="predictions">
      <PanelHeader level={2} id="predictions" title={t('predict.list')} />
      {!rows && isError && <ErrorState bare message={t('predict.listError')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!rows && !isError && <SkeletonRows rows={3} label={t('loading')} />}
      {rows?.length === 0 && !hasNextPage && <EmptyState bare icon={<Target size={32} aria-hidden="true" />} title={t('predict.empty')} />}
      {rows && (rows.length > 0 || hasNextPage) && (
        <>
          <ul className={styles.list} aria-labelledby="predictions">
            {rows.map((prediction) => (
              <li key={prediction.id}>
                <Slip prediction={prediction} words={words} />
              </li>
            ))}
          </ul>
          <MoreSentinel manual state={more} label={t('predict.more')} onMore={() => void fetchNextPage()} />
        </>
      )}
    </Panel>
  );
}

function Slip({ prediction, words }: { prediction: Prediction; words: MatchWords }) {
  const { t } = words;
  const { match, type, price, stake, state, result, payout } = prediction;
  const outcome = outcomeOf(result);
  const score = words.listedScore(match);
  return (
    <TipSlip
      home={look(match.home)}
      away={look(match.away)}
      date={renderLink({ href: links.liveRoom(match.fixtureId), children: `${words.kickOff(match)}${match.replay ? ` · ${t('replay')}` : ''}` })}
      facts={[
        { label: t(`type.${type}`), value: choiceOf(prediction, t) },
        { label: t('predict.price'), value: price.toFixed(2), figures: true },
        { label: t('predict.staked'), value: formatNumber(stake), figures: true },
        ...(payout === null ? [] : [{ label: t('predict.paid'), value: formatNumber(payout), figures: true }]),
        ...(outcome && score ? [{ label: t('predict.score'), value: score, figures: true }] : []),
      ]}
      stamp={
        outcome ? (
          <Stamp outcome={outcome}>{t(`predict.stamp.${outcome}`)}</Stamp>
        ) : (
          <span className={styles.state}>{t(`predict.state.${state === 'void' ? 'void' : 'open'}`)}</span>
        )
      }
    />
  );
}
