import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { links, type Query } from '@portal/contracts';
import { idFromPath, PREDICTION } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { PageMeta, useApp, type Viewer } from '@portal/platform';
import { PageGrid, PageHeader, RailPanel } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { ForMembers } from '../members/for-members.tsx';
import page from '../portal/page.module.css';
import { PredictionList } from './prediction-list.tsx';
import styles from './prediction.module.css';
import { purseQuery } from './predictions.query.ts';
import { PursePanel } from './purse-panel.tsx';
import { Staking } from './staking.tsx';

/** `/tip-keo/du-doan`: for members; who is one is known in the browser alone. */
export function Component() {
  const words = useMatchWords();
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const [search]: [Query<'/tip-keo'>, unknown] = useSearchParams();
  const asked = idFromPath(search.get('tran') ?? '') ?? undefined;
  return (
    <div className={page.page}>
      <PageMeta title={shell('title.suffix', { page: t('predict.title') })} description={t('predict.description')} path={links.predict()} noindex />
      <PageHeader title={t('predict.title')} note={t('predict.note')} />
      <AdultsOnly>
        <ForMembers
          guest={{ title: t('predict.guest'), text: t('predict.guestText'), login: t('predict.login') }}
          words={words}
          around={(state) => (
            <PageGrid kind="rail" railLabel={t('predict.rules')} rail={<Rules words={words} />}>
              {state}
            </PageGrid>
          )}
        >
          {({ userId }) => <Game key={userId} userId={userId} asked={asked} words={words} />}
        </ForMembers>
      </AdultsOnly>
    </div>
  );
}

function Game({ userId, asked, words }: { userId: Viewer; asked: number | undefined; words: MatchWords }) {
  const { t } = words;
  const { data: purse } = useQuery(purseQuery(useApp(), userId));
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
        <Staking userId={userId} asked={asked} words={words} />
        <PredictionList userId={userId} words={words} />
      </div>
    </PageGrid>
  );
}

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
