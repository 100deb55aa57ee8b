import type { Care } from '@portal/contracts/prediction';
import { formatNumber } from '@portal/i18n';
import { Panel, PanelHeader } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './care.module.css';

/** What one has staked lately, and what came back of it. */
export function StakedPanel({ care, words: { t } }: { care: Care; words: MatchWords }) {
  return (
    <Panel labelledBy="care-staked" edgeToEdge>
      <PanelHeader level={2} id="care-staked" title={t('care.staked.title')} />
      <div className={styles.form}>
        <p>{t('care.staked.about')}</p>
        <dl className={styles.figures}>
          {care.spans.map(({ days, count, staked, paid }) => (
            <div key={days}>
              <dt>{t(`care.span.${days}`)}</dt>
              <dd>
                {t('care.staked.points', { count: staked, points: formatNumber(staked) })}
                <small>{t('care.staked.more', { count, times: formatNumber(count), paid: formatNumber(paid) })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
