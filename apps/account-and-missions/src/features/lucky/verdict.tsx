import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@portal/i18n';
import type { VerdictOn } from './verdict-on.ts';
import styles from './lucky.module.css';

/** Whether a box was drawn as promised, in words. */
export function Verdict({ on }: { on: VerdictOn | undefined }) {
  const { t } = useTranslation('account-and-missions');
  if (!on)
    return (
      <p className={styles.verdict}>
        <Clock size={20} aria-hidden="true" /> {t('lucky.notTold')}
      </p>
    );
  const { draws, mine, missing, faults, bySeen } = on;
  const good = faults.length === 0 && missing === 0;
  return (
    <div className={styles.verdict} data-good={good}>
      {good ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
      <div>
        <b>{t(good ? 'lucky.honest' : 'lucky.dishonest', { count: draws, draws: formatNumber(draws) })}</b>
        {good && <p>{t(bySeen ? 'lucky.bySeen' : 'lucky.byTold')}</p>}
        {good && mine > 0 && <p>{t('lucky.mine', { count: mine })}</p>}
        {missing > 0 && <p>{t('lucky.missing', { count: missing })}</p>}
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.fault} ${'number' in fault ? fault.number : ''}`}>
                {'number' in fault ? t(`lucky.fault.${fault.fault}`, { number: fault.number }) : t(`lucky.fault.${fault.fault}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
