import { useQuery } from '@tanstack/react-query';
import { Gem, LogIn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { links, type Query } from '@portal/contracts';
import { idFromPath, PREDICTION } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { PageMeta, useApp, type Viewer } from '@portal/platform';
import { Button, EmptyState, ErrorState, LinkButton, PageGrid, PageHeader, Panel, RailPanel, SkeletonRows } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { Resting, useBreakEnd } from '../care/resting.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { useTippable } from '../new-tip/use-tippable.ts';
import { renderLink } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { PredictForm } from './predict-form.tsx';
import { PredictionList } from './prediction-list.tsx';
import styles from './prediction.module.css';
import { purseQuery } from './predictions.query.ts';
import { PursePanel } from './purse-panel.tsx';

/** `/tip-keo/du-doan`: for members; who is one is known in the browser alone. */
export const Component = observer(function PredictionPage() {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const [search]: [Query<'/tip-keo'>, unknown] = useSearchParams();
  const asked = idFromPath(search.get('tran') ?? '') ?? undefined;
  const { state } = a.session;
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('predict.title') })} description={t('predict.description')} path={links.predict()} noindex />
      <PageHeader title={t('predict.title')} note={t('predict.note')} />
      <AdultsOnly>
        {state.status === 'user' ? (
          <Game key={state.user.userId} userId={state.user.userId} asked={asked} words={words} />
        ) : (
          <PageGrid kind="rail" railLabel={t('predict.rules')} rail={<Rules words={words} />}>
            {state.status === 'starting' && <Waiting words={words} />}
            {state.status === 'unavailable' && <ErrorState message={t('newTip.sessionError')} retryLabel={t('retry')} onRetry={state.retry} />}
            {state.status === 'guest' && (
              <EmptyState
                level={2}
                icon={<LogIn size={32} aria-hidden="true" />}
                title={t('predict.guest')}
                action={<Button onClick={() => a.session.askLogin()}>{t('predict.login')}</Button>}
              >
                {t('predict.guestText')}
              </EmptyState>
            )}
          </PageGrid>
        )}
      </AdultsOnly>
    </div>
  );
});

function Game({ userId, asked, words }: { userId: Viewer; asked: number | undefined; words: MatchWords }) {
  const { t } = words;
  const { data: purse, isError, isFetching, refetch } = useQuery(purseQuery(useApp(), userId));
  return (
    <PageGrid
      kind="rail"
      railLabel={t('predict.purse')}
      rail={
        <>
          {purse && <PursePanel purse={purse} words={words} />}
          <Rules words={words} />
        </>
      }
    >
      <div className={page.stack}>
        {purse && <Staking userId={userId} asked={asked} purse={purse} words={words} />}
        {!purse && isError && <ErrorState message={t('predict.purseError')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
        {!purse && !isError && <Waiting words={words} />}
        <PredictionList userId={userId} words={words} />
      </div>
    </PageGrid>
  );
}

/** The form, or why there is none. */
function Staking({ userId, asked, purse, words }: Omit<Parameters<typeof PredictForm>[0], 'matches' | 'note'>) {
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

function Rules({ words: { t } }: { words: MatchWords }) {
  const { least, most, perDay } = PREDICTION;
  return (
    <RailPanel title={t('predict.rules')} padded>
      <div className={styles.rules}>
        <p>{t('predict.rule.points', { least: formatNumber(least), most: formatNumber(most), perDay: formatNumber(perDay) })}</p>
        <p>{t('predict.rule.price')}</p>
        <p>{t('predict.rule.late')}</p>
      </div>
    </RailPanel>
  );
}
