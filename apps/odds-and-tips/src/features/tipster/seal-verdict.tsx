import type { TipFault } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { Verdict } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import type { SealVerdict } from './seal-check.ts';

/** What goes with either verdict. */
const NOTES = ['takenBack', 'belated', 'rescheduled', 'renamed', 'unknown'] as const;

/** Whether somebody's tips are as they were sealed, in words. */
export function SealVerdictText({ of, t }: { of: SealVerdict; t: Translate }) {
  if (of === 'moved') return <Verdict found="later">{t('seal.moved')}</Verdict>;
  const good = of.faults.length === 0;
  const verdict = good ? (of.tips === 0 ? 'none' : 'good') : 'bad';
  // One link may be wrong in several ways.
  const faults = [...new Set(of.faults.map((fault) => faultText(fault, t)))];
  return (
    <Verdict found={good ? 'good' : 'bad'}>
      <b>{t(`seal.${verdict}`, { count: of.tips, tips: formatNumber(of.tips) })}</b>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {NOTES.map((note) => of[note] > 0 && <p key={note}>{t(`seal.${note}`, { count: of[note] })}</p>)}
    </Verdict>
  );
}

function faultText(of: TipFault, t: Translate): string {
  switch (of.fault) {
    case 'record':
      return t('seal.fault.record');
    case 'unknown':
    case 'missing':
    case 'published':
      return t(`seal.fault.${of.fault}`, { n: of.n });
    case 'order':
    case 'link':
    case 'changed':
    case 'deed':
      return t('seal.fault.link', { n: of.n });
    default:
      return t(`seal.fault.${of.fault}`, { id: of.tipId });
  }
}
