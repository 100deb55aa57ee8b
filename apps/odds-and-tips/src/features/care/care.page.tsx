import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { PageMeta, useApp, type Viewer } from '@portal/platform';
import { ErrorState, PageGrid, PageHeader, Panel, RailPanel, SkeletonRows } from '@portal/ui';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { ForMembers } from '../members/for-members.tsx';
import page from '../portal/page.module.css';
import { BreakForm } from './break-form.tsx';
import styles from './care.module.css';
import { careQuery } from './care.query.ts';
import { LimitForm } from './limit-form.tsx';
import { StakedPanel } from './staked-panel.tsx';
import { TimePanel } from './time-panel.tsx';
import { useCareDeeds } from './use-care-deeds.ts';

/** `/tip-keo/choi-co-chung-muc`: what one keeps oneself to. It shows no odds, so it is there for who hides them, too. */
export function Component() {
  const words = useMatchWords();
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('care.title') })} description={t('care.description')} path={links.care()} noindex />
      <PageHeader title={t('care.title')} note={t('care.note')} />
      <PageGrid
        kind="rail"
        railLabel={t('care.word.title')}
        rail={
          <RailPanel title={t('care.word.title')} padded>
            <div className={styles.word}>
              <p>{t('care.word.points')}</p>
              <p>{t('care.word.signs')}</p>
              <p>{t('care.word.hide')}</p>
            </div>
          </RailPanel>
        }
      >
        <div className={page.stack}>
          <TimePanel words={words} />
          <ForMembers guest={{ title: t('care.guest'), text: t('care.guestText'), login: t('care.login') }} rows={WAITING_ROWS} words={words}>
            {({ userId }) => <Own key={userId} userId={userId} words={words} />}
          </ForMembers>
        </div>
      </PageGrid>
    </div>
  );
}

function Own({ userId, words }: { userId: Viewer; words: MatchWords }) {
  const { t } = words;
  const { data: care, isError, isFetching, refetch } = useQuery(careQuery(useApp(), userId));
  const deeds = useCareDeeds(userId, words);
  if (!care)
    return isError ? (
      <ErrorState message={t('care.error')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Waiting words={words} />
    );
  return (
    <>
      <LimitForm care={care} deeds={deeds} words={words} />
      <BreakForm care={care} deeds={deeds} words={words} />
      <StakedPanel care={care} words={words} />
    </>
  );
}

/** As high as a phone, so that what stands below it is seen when it has its place. */
const WAITING_ROWS = 14;
const Waiting = ({ words: { t } }: { words: MatchWords }) => (
  <Panel edgeToEdge>
    <SkeletonRows rows={WAITING_ROWS} label={t('loading')} />
  </Panel>
);
