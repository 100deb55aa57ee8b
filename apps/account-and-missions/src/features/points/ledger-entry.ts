import type { TFunction } from 'i18next';
import { knownWord } from '@portal/contracts';
import { ledgerReasons, type LedgerRow } from '@portal/contracts/points';
import { missionOfSubject } from '@portal/domain';
import { formatDay, formatNumber, formatTime, onDay, type Told } from '@portal/i18n';

const isDay = (subject: string) => /^\d{4}-\d{2}-\d{2}$/.test(subject) && !Number.isNaN(Date.parse(subject));

/** A row of the ledger in words: what for, when, how much. */
export function ledgerEntry({ id, amount, balance, reason, subject, createdAt }: LedgerRow, t: TFunction<'account-and-missions'>, zone: Told) {
  // Points whose reason this release has no words for are booked all the same.
  const why = t(`ledger.reason.${knownWord(ledgerReasons, reason) ?? 'adjustment'}`);
  return {
    id: String(id),
    title: titleOf(reason, subject, why, t, zone),
    note: `${formatDay(createdAt, zone)}, ${formatTime(createdAt, zone)}`,
    direction: amount < 0 ? ('out' as const) : ('in' as const),
    // A minus as wide as a plus.
    amount: `${amount < 0 ? '\u2212' : '+'}${formatNumber(Math.abs(amount))}`,
    balance: t('ledger.left', { points: formatNumber(balance) }),
  };
}

/** What for, and of what: a day, a mission, a ticket, a friend. A friend may be called like a day; one who has left is called nothing. */
function titleOf(reason: LedgerRow['reason'], subject: string, why: string, t: TFunction<'account-and-missions'>, { language }: Told): string {
  if (reason === 'referral') return subject === '' ? why : t('ledger.reasonOf', { reason: why, title: `@${subject}` });
  const ticket = reason === 'draw' ? /^(\d+)\/(\d+)$/.exec(subject) : null;
  if (ticket) return t('ledger.reasonOf', { reason: why, title: t('ledger.ticket', { round: ticket[1], number: ticket[2] }) });
  const mission = reason === 'mission' ? missionOfSubject(subject) : undefined;
  if (mission) return t('ledger.reasonOf', { reason: why, title: t(`missionTitle.${mission}`) });
  return isDay(subject) ? t('ledger.reasonOfDay', { reason: why, day: formatDay(...onDay(subject, language)) }) : why;
}
