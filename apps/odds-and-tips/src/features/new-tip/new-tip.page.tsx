import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Query } from '@portal/contracts';
import { idFromPath } from '@portal/domain';
import { useApp, PageMeta, type Viewer } from '@portal/platform';
import { Button, EmptyState, ErrorState, PageGrid, PageHeader, Panel, RailPanel, SkeletonRows } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { careQuery } from '../care/care.query.ts';
import { Resting, useBreakEnd } from '../care/resting.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import page from '../portal/page.module.css';
import { TipForm } from './tip-form.tsx';
import { useTippable } from './use-tippable.ts';

/** `/tip-keo/tao`: for members; who is one is known in the browser alone. */
export const Component = observer(function NewTipPage() {
  const a = useApp();
  const words = useMatchWords();
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const [search]: [Query<'/tip-keo'>, unknown] = useSearchParams();
  const asked = idFromPath(search.get('tran') ?? '') ?? undefined;
  const { state } = a.session;
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('newTip.title') })} description={t('newTip.description')} noindex />
      <PageHeader title={t('newTip.title')} note={t('newTip.note')} />
      <AdultsOnly>
        <PageGrid
          kind="rail"
          railLabel={t('rules.title')}
          rail={
            <RailPanel title={t('rules.title')} padded>
              {t('rules.text')}
            </RailPanel>
          }
        >
          {state.status === 'starting' && (
            <Panel edgeToEdge>
              <SkeletonRows rows={4} label={t('loading')} />
            </Panel>
          )}
          {state.status === 'unavailable' && <ErrorState message={t('newTip.sessionError')} retryLabel={t('retry')} onRetry={state.retry} />}
          {state.status === 'guest' && (
            <EmptyState
              level={2}
              icon={<LogIn size={32} aria-hidden="true" />}
              title={t('newTip.guest')}
              action={<Button onClick={() => a.session.askLogin()}>{t('newTip.login')}</Button>}
            >
              {t('newTip.guestText')}
            </EmptyState>
          )}
          {state.status === 'user' && <Writing userId={state.user.userId} asked={asked} words={words} />}
        </PageGrid>
      </AdultsOnly>
    </div>
  );
});

function Writing({ userId, asked, words }: { userId: Viewer; asked: number | undefined; words: MatchWords }) {
  const { t } = words;
  const found = useTippable(asked);
  // Whether a break goes on may stay unknown: the api does.
  const resting = useBreakEnd(useQuery(careQuery(useApp(), userId)).data?.breakUntil);
  if (resting) return <Resting until={resting} words={words} />;
  if (found.status === 'loading')
    return (
      <Panel edgeToEdge>
        <SkeletonRows rows={4} label={t('loading')} />
      </Panel>
    );
  if (found.status === 'failed') return <ErrorState message={t('newTip.matchesError')} retryLabel={t('retry')} onRetry={found.retry} busy={found.busy} />;
  if (found.matches.length === 0)
    return (
      <EmptyState level={2} title={t('newTip.noMatches')}>
        {t('newTip.noMatchesText')}
      </EmptyState>
    );
  const begun = asked !== undefined && !found.matches.some(({ match }) => match.fixtureId === asked);
  return <TipForm matches={found.matches} asked={begun ? undefined : asked} note={begun ? t('newTip.begun') : undefined} words={words} />;
}
