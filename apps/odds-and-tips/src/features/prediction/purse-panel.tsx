import type { PredictionPurse } from '@portal/contracts/prediction';
import { formatNumber } from '@portal/i18n';
import { BalanceCard, RailPanel } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import styles from './prediction.module.css';

/** What one has, may still stake today, and has staked and got back so far. */
export function PursePanel({ purse, words: { t } }: { purse: PredictionPurse; words: MatchWords }) {
  const { balance, left, perDay, settled, open } = purse;
  const shown = (points: number) => formatNumber(points);
  return (
    <RailPanel title={t('predict.purse')} padded>
      <div className={styles.purse}>
        <BalanceCard
          label={t('predict.balance')}
          value={shown(balance)}
          unit={t('predict.unit')}
          note={t('predict.left', { left: shown(left), perDay: shown(perDay) })}
        />
        <dl className={styles.sums}>
          <div>
            <dt>{t('predict.waiting')}</dt>
            <dd>{t('predict.waitingValue', { count: open.count, points: shown(open.staked) })}</dd>
          </div>
          <div>
            <dt>{t('predict.soFar')}</dt>
            <dd>
              {t('predict.soFarValue', { count: settled.count, won: shown(settled.won) })}
              <small>{t('predict.stakedPaid', { staked: shown(settled.staked), paid: shown(settled.paid) })}</small>
            </dd>
          </div>
        </dl>
      </div>
    </RailPanel>
  );
}
