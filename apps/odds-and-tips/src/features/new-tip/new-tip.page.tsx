import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Query } from '@portal/contracts';
import { idFromPath } from '@portal/domain';
import { useApp, PageMeta, type Viewer } from '@portal/platform';
import { EmptyState, ErrorState, PageGrid, PageHeader, Panel, RailPanel, SkeletonRows } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { careQuery } from '../care/care.query.ts';
import { Resting, useBreakEnd } from '../care/resting.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { ForMembers } from '../members/for-members.tsx';
import page from '../portal/page.module.css';
import { TipForm } from './tip-form.tsx';
import { useTippable } from './use-tippable.ts';

/** `/tip-keo/tao`: for members; who is one is known in the browser alone. */
export function Component() {
  const words = useMatchWords();
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const [search]: [Query<'/tip-keo'>, unknown] = useSearchParams();
  const asked = idFromPath(search.get('tran') ?? '') ?? undefined;
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
          <ForMembers guest={{ title: t('newTip.guest'), text: t('newTip.guestText'), login: t('newTip.login') }} words={words}>
            {({ userId }) => <Writing userId={userId} asked={asked} words={words} />}
          </ForMembers>
        </PageGrid>
      </AdultsOnly>
    </div>
  );
}

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
