import type { OddsChatTab } from '@portal/domain';
import { Slot } from '@portal/platform';
import { Panel, SkeletonRows } from '@portal/ui';
import type { TFunction } from 'i18next';
import styles from './rooms-page.module.css';

interface Props {
  tab: OddsChatTab;
  /** Of the room's match; null: it is about none. */
  fixtureId: number | null | undefined;
  t: TFunction<'chat'>;
}
/** As high as what most parts show at first. Pixels. */
const HEIGHT = 240;

/** What another remote has for a tab, from its top on. A room about a match shows what there is of that match. */
export function TabPart({ tab, fixtureId, t }: Props) {
  return (
    <div key={tab} className={styles.part}>
      <OddsPart tab={tab} fixtureId={fixtureId} t={t} />
    </div>
  );
}

function OddsPart({ tab, fixtureId, t }: Props) {
  const waiting = (
    <Panel edgeToEdge>
      <SkeletonRows rows={6} label={t('tabs.loading', { tab: t(`tabs.${tab}`) })} />
    </Panel>
  );
  const ofMatch = fixtureId ? { fixtureId } : {};
  switch (tab) {
    case 'odds':
    case 'hdp':
    case 'overUnder':
    case '1x2':
      return (
        <Slot key={tab} name="odds-and-tips/market-odds" props={{ market: tab === 'odds' ? 'all' : tab, ...ofMatch }} loading={waiting} minHeight={HEIGHT} />
      );
    case 'TopTip':
      return <Slot key={tab} name="odds-and-tips/ranking" props={{}} loading={waiting} minHeight={HEIGHT} />;
    case 'focusOddTips':
    case 'oddTipsTonight':
      return (
        <Slot key={tab} name="odds-and-tips/open-tips" props={{ which: tab === 'focusOddTips' ? 'focus' : 'tonight' }} loading={waiting} minHeight={HEIGHT} />
      );
    case 'bet':
      return <Slot key={tab} name="odds-and-tips/predict" props={ofMatch} loading={waiting} minHeight={HEIGHT} />;
    case 'history':
      return <Slot key={tab} name="odds-and-tips/own-predictions" props={{}} loading={waiting} minHeight={HEIGHT} />;
  }
}
