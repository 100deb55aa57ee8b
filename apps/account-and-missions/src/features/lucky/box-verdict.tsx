import { useTranslation } from 'react-i18next';
import { formatNumber } from '@portal/i18n';
import { Verdict } from '@portal/ui';
import type { VerdictOn } from './verdict-on.ts';

/** Whether a box was drawn as promised, in words. */
export function BoxVerdict({ on }: { on: VerdictOn | undefined }) {
  const { t } = useTranslation('account-and-missions');
  if (!on) return <Verdict found="later">{t('lucky.notTold')}</Verdict>;
  const { draws, mine, missing, faults, bySeen } = on;
  const good = faults.length === 0 && missing === 0;
  return (
    <Verdict found={good ? 'good' : 'bad'}>
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
    </Verdict>
  );
}
